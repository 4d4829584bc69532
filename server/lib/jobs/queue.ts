// The durable queue: pg-boss on the same database, so that a job is as durable as the row it works on.
import { CompiledQuery, type Kysely } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '#server/lib/db/tables.ts'
import type { Log } from '#server/lib/log.ts'
import { notifyWaiting } from './queries.ts'

type SendOptions = {
  /** The person whose job it is: the concurrency of a queue is shared fairly between people. */
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
export const heartbeatSeconds = 10

/** Starts pg-boss. In a worker it also supervises jobs whose worker has died. */
export const startBoss = async (url: string, log: Log, { isWorker }: { isWorker: boolean }) => {
  const boss = new PgBoss({
    connectionString: url,
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: false,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue error'))
  await boss.start()
  return boss
}

/** The dead-letter queue. */
export const abandonedName = (name: string) => `${name}_abandoned`

export const createQueue = async (boss: PgBoss, name: string) => {
  await boss.createQueue(abandonedName(name), { heartbeatSeconds, retryLimit: 5, deleteAfterSeconds: 24 * 3600 })
  await boss.createQueue(name, {
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

/** The queue of a process that only sends jobs. Queues that are missing are created. */
export const openQueue = async (url: string, names: readonly string[], log: Log): Promise<Queue> => {
  const boss = await startBoss(url, log, { isWorker: false })
  for (const name of names) await createQueue(boss, name)
  return {
    send: async (name, id, transaction, { user_id, isRetriedUntilDone = false } = {}) => {
      const db = { executeSql: (text: string, values?: unknown[]) => executeSql(transaction, text, values) }
      const group = user_id && { group: { id: user_id } }
      await boss.send(name, { id }, { db, ...group, ...(isRetriedUntilDone && untilDone) })
      await notifyWaiting(db, name)
    },
    ping: async () => {
      await boss.getQueues()
    },
    stop: () => boss.stop({ graceful: false, close: true }),
  }
}
