import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/lib/jobs/work.ts'

/** Wraps a job so that its failures are reported; an aborted job has not failed. */
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
