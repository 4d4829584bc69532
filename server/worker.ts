import type { Deps } from '#server/deps.ts'
import { startReconciling } from '#server/features/billing/reconcile.ts'
import { reportedJob } from '#server/features/errors/reported.ts'
import { startJobs } from '#server/lib/jobs/work.ts'
import { jobs } from '#server/jobs/jobs.ts'

/** Processes jobs and reconciles plans with the payment provider, until stopped. */
export const startWorker = async (deps: Deps): Promise<{ stop(): Promise<void> }> => {
  const queue = await startJobs(deps.database_url, jobs(deps).map(reportedJob(deps)), deps.log)
  const plans = startReconciling(deps)
  return {
    stop: async () => {
      await Promise.all([plans.stop(), queue.stop()])
    },
  }
}
