import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/lib/jobs/queue.ts'

type ReportDeps = Pick<Deps, 'errorReports'>

/** Reports why `work` failed, and lets it fail. What was only stopped has not failed. */
export const reported = async <T>(
  { errorReports }: ReportDeps,
  about: Record<string, string>,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!signal.aborted) errorReports.failure(error, about)
    throw error
  }
}

/** A job whose failures are reported. */
export const reportedJob =
  (deps: ReportDeps) =>
  (job: Job): Job => ({
    ...job,
    run: (id, signal) => reported(deps, { job: job.name }, signal, () => job.run(id, signal)),
  })
