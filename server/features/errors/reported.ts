import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/lib/jobs/work.ts'

/** A job whose failures are reported. What was only stopped has not failed. */
export const reportedJob =
  ({ errorReports }: Pick<Deps, 'errorReports'>) =>
  (job: Job): Job => ({
    ...job,
    run: async (id, signal) => {
      try {
        return await job.run(id, signal)
      } catch (error) {
        if (!signal.aborted) errorReports.failure(error, { job: job.name })
        throw error
      }
    },
  })
