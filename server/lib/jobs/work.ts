// The worker's side of the queue: claims jobs, runs them, keeps their heartbeat, and returns them to the queue when it stops.
import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { openNotifications, type Notifications } from '#server/lib/db/notifications.ts'
import type { Log } from '#server/lib/log.ts'
import { claimJobs, giveBackJobs, touchJobs, waitingChannel, type ClaimedJob } from './queries.ts'
import { abandonedName, createQueue, heartbeatSeconds, startBoss } from './queue.ts'

/** A job: a name, and the work for an id, which may run again after a crash. */
export type Job = {
  name: string
  /** The limit of concurrent jobs of this name in one process. */
  concurrency: number
  run(id: string, signal: AbortSignal): Promise<void>
  /** Called when the job has failed after its last retry. */
  abandoned(id: string): Promise<void>
}

type Parts = { boss: PgBoss; notifications: Notifications; log: Log }
type Work = Pick<Job, 'name' | 'concurrency' | 'run'>

// Retries and dead letters send no notification: also poll.
const pollMs = 2000
// How many people the order of service is remembered for.
const mostServed = 200
// How long a stop waits for jobs to finish, and then for those that it interrupts.
const drainMs = 1000
const interruptMs = 500

/** Runs jobs until stopped. A job that does not finish in time is returned to the queue, without using up a retry. */
export const startJobs = async (url: string, jobs: Job[], log: Log): Promise<{ stop(): Promise<void> }> => {
  const boss = await startBoss(url, log, { isWorker: true })
  for (const { name } of jobs) await createQueue(boss, name)
  const notifications = await openNotifications(url, waitingChannel, log)
  const parts = { boss, notifications, log }
  const lines = jobs.flatMap((job) => [
    startLine(parts, job),
    startLine(parts, { name: abandonedName(job.name), concurrency: 1, run: (id) => job.abandoned(id) }),
  ])
  return {
    stop: async () => {
      await Promise.all(lines.map((line) => line.stop()))
      await notifications.close()
      await boss.stop({ graceful: false, close: true })
    },
  }
}

/** Runs the jobs of one queue with a single loop, which claims as many as the concurrency allows. */
const startLine = ({ boss, notifications, log }: Parts, { name, concurrency, run }: Work) => {
  const db = boss.getDb()
  /** The claimed jobs, each with the controller that aborts its run when another worker has claimed the job. */
  const claimed = new Map<ClaimedJob, AbortController>()
  const runs = new Set<Promise<void>>()
  const served = new Set<string>()
  const stopping = new AbortController()
  const interrupting = new AbortController()
  const bell = createBell()
  const unsubscribe = notifications.subscribe(name, bell.ring)
  const beating = setInterval(() => void beat().catch(warn('no heartbeat could be sent')), heartbeatSeconds * 500)
  const claiming = claimUntilStopped()

  async function claimUntilStopped() {
    while (!stopping.signal.aborted) {
      const rung = bell.next()
      const places = concurrency - runs.size
      const jobs = places > 0 ? await claimJobs(db, name, places, [...served]).catch(unreadable) : []
      for (const job of jobs) start(job)
      await Promise.race([rung, sleep(pollMs, undefined, { ref: false })])
    }
  }

  function unreadable(error: unknown): ClaimedJob[] {
    log.warn({ error, queue: name }, 'the queue could not be read')
    return []
  }

  function remember(user_id: string) {
    served.delete(user_id)
    served.add(user_id)
    if (served.size > mostServed) served.delete(served.values().next().value!)
  }

  function start(job: ClaimedJob) {
    if (job.user_id) remember(job.user_id)
    const lost = new AbortController()
    claimed.set(job, lost)
    const running = work(job, AbortSignal.any([interrupting.signal, lost.signal])).finally(() => {
      const isFull = runs.size >= concurrency
      runs.delete(running)
      if (isFull) bell.ring()
    })
    runs.add(running)
  }

  async function work(job: ClaimedJob, signal: AbortSignal) {
    const failure = await run(job.data.id, signal).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    // An interrupted job stays claimed until `stop` returns it.
    if (failure && interrupting.signal.aborted) return
    // If the end cannot be recorded, the heartbeat stops and the job runs again.
    const recording = failure ? boss.fail(name, job, failure.error as object) : boss.complete(name, job)
    await recording.catch(warn('the end of a job could not be recorded'))
    claimed.delete(job)
  }

  async function beat() {
    const jobs = [...claimed.keys()]
    if (jobs.length === 0) return
    for (const job of await touchJobs(db, name, jobs)) claimed.get(job)?.abort(new Error('Another worker has this job'))
  }

  function warn(message: string) {
    return (error: unknown) => log.warn({ error, queue: name }, message)
  }

  return {
    stop: async () => {
      stopping.abort()
      bell.ring()
      unsubscribe()
      // Jobs of the last claim are started, then drained or returned like the others.
      await claiming
      await Promise.race([Promise.all(runs), sleep(drainMs, undefined, { ref: false })])
      interrupting.abort(new Error('The worker stops'))
      await Promise.race([Promise.all(runs), sleep(interruptMs, undefined, { ref: false })])
      clearInterval(beating)
      await giveBackJobs(db, name, [...claimed.keys()]).catch(warn('jobs could not be given back'))
    },
  }
}

/** `next` resolves at the first ring from now on. */
const createBell = () => {
  let ring = () => {}
  return {
    ring: () => ring(),
    next: () => new Promise<void>((resolve) => (ring = resolve)),
  }
}
