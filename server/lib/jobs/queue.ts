// The durable queue: pg-boss on the same database, so that a job is as safe as the row it works on.
import { CompiledQuery, type Kysely } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '#server/lib/db/tables.ts'
import type { Log } from '#server/lib/log.ts'

/** What a job is: a name and the work for its id. Work may run again after a crash. */
export type Job = {
  name: string
  /** Jobs of this name at once in one process. */
  concurrency: number
  run(id: string, signal: AbortSignal): Promise<void>
  /** What is left to do when the work was given up after its last retry. */
  abandoned(id: string): Promise<void>
}

type SendOptions = {
  /** Whose work it is: the places of a queue are shared out evenly between people. */
  user_id?: string
  /** A failed job is retried with growing delays until it succeeds. */
  isRetriedUntilDone?: boolean
}

export type Queue = {
  /** Sends in the transaction, so that a row and its job are inserted atomically. */
  send(name: string, id: string, transaction: Kysely<Database>, options?: SendOptions): Promise<void>
  /** Resolves when the queue can be reached. */
  ping(): Promise<void>
  stop(): Promise<void>
}

// A worker killed with -9 is noticed after this long and its job runs again.
const heartbeatSeconds = 10

const start = async (url: string, log: Log, isWorker: boolean) => {
  const boss = new PgBoss({
    connectionString: url,
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: false,
    useListenNotify: isWorker,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue error'))
  await boss.start()
  return boss
}

const abandonedName = (name: string) => `${name}_abandoned`

const createQueue = async (boss: PgBoss, name: string) => {
  await boss.createQueue(abandonedName(name), { notify: true, retryLimit: 5, deleteAfterSeconds: 24 * 3600 })
  await boss.createQueue(name, {
    notify: true,
    deadLetter: abandonedName(name),
    heartbeatSeconds,
    retryLimit: 3,
    retryDelay: 0,
    expireInSeconds: 30 * 60,
    deleteAfterSeconds: 24 * 3600,
  })
}

const executeSql = async (transaction: Kysely<Database>, text: string, values: unknown[] = []) => {
  const { rows } = await transaction.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
  return { rows }
}

const year = 365 * 24 * 3600
const untilDone = {
  retryLimit: 1_000_000,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 6 * 3600,
  retentionSeconds: 10 * year,
}

const asQueue = (boss: PgBoss): Queue => ({
  send: async (name, id, transaction, { user_id, isRetriedUntilDone = false } = {}) => {
    const db = { executeSql: (text: string, values?: unknown[]) => executeSql(transaction, text, values) }
    const group = user_id && { group: { id: user_id } }
    await boss.send(name, { id }, { db, ...group, ...(isRetriedUntilDone && untilDone) })
  },
  ping: async () => {
    await boss.getQueues()
  },
  stop: () => boss.stop({ graceful: false, close: true }),
})

/** The queue of a process that only sends jobs. Queues that are missing are created. */
export const openQueue = async (url: string, names: readonly string[], log: Log): Promise<Queue> => {
  const boss = await start(url, log, false)
  for (const name of names) await createQueue(boss, name)
  return asQueue(boss)
}

/** Works on jobs until stopped; a job still running then is given up and runs again elsewhere. */
export const startJobs = async (url: string, jobs: Job[], log: Log): Promise<{ stop(): Promise<void> }> => {
  const boss = await start(url, log, true)
  const stopping = new AbortController()
  for (const job of jobs) {
    await createQueue(boss, job.name)
    await boss.work<{ id: string }>(
      job.name,
      { batchSize: 1, localConcurrency: job.concurrency, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async ([next]) => {
        // One that was on its way when the stop began goes back unbegun.
        stopping.signal.throwIfAborted()
        if (next) await job.run(next.data.id, AbortSignal.any([stopping.signal, next.signal]))
      },
    )
    await boss.work<{ id: string }>(abandonedName(job.name), async ([next]) => {
      if (next) await job.abandoned(next.data.id)
    })
  }
  return {
    stop: async () => {
      // Nothing more is taken first: else the jobs thrown back now would be taken again at once, until no retry is left.
      await Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: false })))
      stopping.abort(new Error('The worker stops'))
      await boss.stop({ graceful: true, timeout: 2000, close: true })
    },
  }
}
