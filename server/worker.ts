import type { Deps } from '#server/deps.ts'
import { startJobs } from '#server/lib/jobs/queue.ts'
import { jobs } from './jobs.ts'

/** Works on the queue until stopped. */
export const startWorker = (deps: Deps) => startJobs(deps.database_url, jobs(deps), deps.log)
