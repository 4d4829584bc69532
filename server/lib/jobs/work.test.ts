// The queue on a real PostgreSQL: concurrency, fairness between people, planned stops and crashes.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { openQueue, type Queue } from './queue.ts'
import { startJobs, type Job } from './work.ts'

const log = pino({ level: 'silent' })
const patient = { timeout: 15_000, interval: 20 }

let database: TestDatabase
let queue: Queue
/** Unique to each test. */
let name: string

beforeAll(async () => void (database = await createTestDatabase()))
beforeEach(async () => {
  name = `test_${randomUUID()}`
  queue = await openQueue(database.url, [name], log)
  return () => queue.stop()
})
afterAll(() => database.drop())

/** Each in its own transaction, as jobs of the same transaction are equally old. */
const send = async (ids: string[], user_id?: string) => {
  for (const id of ids)
    await database.db
      .transaction()
      .execute((transaction) => queue.send(name, id, transaction, user_id ? { user_id } : {}))
}

const startWorker = (run: Job['run'], options: { concurrency?: number; abandoned?: Job['abandoned'] } = {}) =>
  startJobs(database.url, [{ name, concurrency: 1, abandoned: async () => {}, ...options, run }], log)

/** Work that runs until it is ended by id, or interrupted. */
const openEnded = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (id: string) => ends.get(id)!(),
    run: (id: string, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        begun.push(id)
        ends.set(id, resolve)
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  }
}

const rowOf = async (id: string) => {
  const { rows } = await sql<{ state: string; retry_count: number }>`
    select state, retry_count from pgboss.job where name = ${name} and data ->> 'id' = ${id}`.execute(database.db)
  return rows[0]
}

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

describe('concurrency', () => {
  test('jobs run up to the limit, and each that ends is followed by the next', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run, { concurrency: 3 })
    await send(numbered('a', 5))
    await expect.poll(() => work.begun.toSorted(), patient).toEqual(['a0', 'a1', 'a2'])
    work.end('a1')
    await expect.poll(() => work.begun.slice(3), patient).toEqual(['a3'])
    expect(await rowOf('a1')).toMatchObject({ state: 'completed' })
    await worker.stop()
  })

  test('hundreds of jobs run at once in one loop', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run, { concurrency: 300 })
    await send(numbered('a', 300))
    await expect.poll(() => work.begun.length, patient).toBe(300)
    await worker.stop()
  })

  test('a job whose transaction is rolled back never runs', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run)
    const failing = database.db.transaction().execute(async (transaction) => {
      await queue.send(name, 'never', transaction)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await send(['next'])
    await expect.poll(() => work.begun, patient).toEqual(['next'])
    await worker.stop()
  })
})

describe('fairness between people', () => {
  test('a newcomer’s job runs next, however many jobs another person has queued', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run, { concurrency: 2 })
    await send(numbered('anna', 100), 'anna')
    await expect.poll(() => work.begun.toSorted(), patient).toEqual(['anna0', 'anna1'])
    await send(numbered('ben', 2), 'ben')
    work.end('anna0')
    await expect.poll(() => work.begun.at(-1), patient).toBe('ben0')
    // Now Anna has no running job.
    work.end('anna1')
    await expect.poll(() => work.begun.at(-1), patient).toBe('anna2')
    await worker.stop()
  })

  test('with a concurrency of one, people take turns', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run)
    await send(numbered('anna', 3), 'anna')
    await expect.poll(() => work.begun, patient).toEqual(['anna0'])
    await send(numbered('ben', 2), 'ben')
    for (const next of ['ben0', 'anna1', 'ben1', 'anna2']) {
      work.end(work.begun.at(-1)!)
      await expect.poll(() => work.begun.at(-1), patient).toBe(next)
    }
    await worker.stop()
  })

  test('holds across several processes', async () => {
    const [one, two] = [openEnded(), openEnded()]
    const workers = [await startWorker(one.run), await startWorker(two.run)]
    await send(numbered('anna', 20), 'anna')
    await expect.poll(() => one.begun.length + two.begun.length, patient).toBe(2)
    await send(['ben0'], 'ben')
    one.end(one.begun[0]!)
    await expect.poll(() => one.begun.at(-1), patient).toBe('ben0')
    await Promise.all(workers.map((worker) => worker.stop()))
  })

  test('jobs without a person do not wait for those of people', async () => {
    await send(numbered('anna', 3), 'anna')
    await send(numbered('nobody', 3))
    const begun: string[] = []
    const worker = await startWorker(async (id) => void begun.push(id))
    await expect.poll(() => begun.length, patient).toBe(6)
    expect(begun.slice(0, 4)).toEqual(['anna0', 'nobody0', 'nobody1', 'nobody2'])
    await worker.stop()
  })
})

describe('a planned stop', () => {
  test('lets a job finish that is nearly done', async () => {
    const work = openEnded()
    const worker = await startWorker(work.run)
    await send(['quick'])
    await expect.poll(() => work.begun, patient).toEqual(['quick'])
    const stopped = worker.stop()
    work.end('quick')
    await stopped
    expect(await rowOf('quick')).toMatchObject({ state: 'completed' })
  })

  test('uses up no retry: after ten in a row, the job still completes', async () => {
    await send(['long'])
    for (let stop = 0; stop < 10; stop++) {
      const work = openEnded()
      const worker = await startWorker(work.run)
      await expect.poll(() => work.begun, patient).toEqual(['long'])
      await worker.stop()
      expect(await rowOf('long')).toEqual({ state: 'created', retry_count: 0 })
    }
    let ended = 0
    const worker = await startWorker(async () => void (ended += 1))
    await expect.poll(() => rowOf('long'), patient).toEqual({ state: 'completed', retry_count: 0 })
    expect(ended).toBe(1)
    await worker.stop()
  }, 60_000)

  test('also returns a job that ignores its signal', async () => {
    await send(['deaf'])
    const begun = Promise.withResolvers<void>()
    const worker = await startWorker(() => {
      begun.resolve()
      return new Promise(() => {})
    })
    await begun.promise
    await worker.stop()
    expect(await rowOf('deaf')).toEqual({ state: 'created', retry_count: 0 })
  })

  test('returns its jobs to other workers at once', async () => {
    const [one, two] = [openEnded(), openEnded()]
    const first = await startWorker(one.run)
    await send(['a'])
    await expect.poll(() => one.begun, patient).toEqual(['a'])
    const second = await startWorker(two.run)
    await first.stop()
    await expect.poll(() => two.begun, { timeout: 1500, interval: 20 }).toEqual(['a'])
    await second.stop()
  })
})

describe('a crash', () => {
  /** Makes an attempt look like one whose worker was killed with -9, by ageing its heartbeat. */
  const crash = async (id: string, attempt: number) => {
    const hasCrashed = async () => {
      await sql`
        update pgboss.job set heartbeat_on = now() - interval '1 hour'
        where name = ${name} and data ->> 'id' = ${id} and state = 'active' and retry_count = ${attempt}`.execute(
        database.db,
      )
      const row = await rowOf(id)
      return row?.state !== 'active' || row.retry_count > attempt
    }
    // Repeated, as the live worker may send a heartbeat in between.
    await expect.poll(hasCrashed, patient).toBe(true)
  }

  test('is retried at most three times; then the job has failed', async () => {
    const work = openEnded()
    const abandoned: string[] = []
    const worker = await startWorker(work.run, { concurrency: 9, abandoned: async (id) => void abandoned.push(id) })
    await send(['doomed'])
    for (let run = 1; run <= 4; run++) {
      await expect.poll(() => work.begun.length, patient).toBe(run)
      expect(abandoned).toEqual([])
      await crash('doomed', run - 1)
    }
    await expect.poll(() => abandoned, patient).toEqual(['doomed'])
    expect(work.begun).toHaveLength(4)
    expect(await rowOf('doomed')).toEqual({ state: 'failed', retry_count: 3 })
    await worker.stop()
  }, 60_000)

  test('uses up a retry even with planned stops in between', async () => {
    await send(['unlucky'])
    const crashAndStop = async (crashes: number) => {
      const work = openEnded()
      const worker = await startWorker(work.run, { concurrency: 2 })
      await expect.poll(() => work.begun, patient).toEqual(['unlucky'])
      await crash('unlucky', crashes)
      // It runs again at once, except after the last retry.
      await expect.poll(() => work.begun.length, patient).toBe(Math.min(2, 4 - crashes))
      await worker.stop()
      return rowOf('unlucky')
    }
    for (const crashes of [0, 1, 2])
      expect(await crashAndStop(crashes)).toEqual({ state: 'created', retry_count: crashes + 1 })
    expect(await crashAndStop(3)).toEqual({ state: 'failed', retry_count: 3 })
  }, 60_000)

  test('that did not happen: the work of a worker that only missed its heartbeats is aborted', async () => {
    const work = openEnded()
    let isEnded = false
    const worker = await startWorker((id, signal) => {
      signal.addEventListener('abort', () => (isEnded = true))
      return work.run(id, signal)
    })
    await send(['a'])
    await expect.poll(() => work.begun, patient).toEqual(['a'])
    await crash('a', 0)
    await expect.poll(() => isEnded, patient).toBe(true)
    await worker.stop()
  }, 30_000)
})

test('a job that throws is retried', async () => {
  let runs = 0
  const worker = await startWorker(async () => {
    runs += 1
    if (runs === 1) throw new Error('once')
  })
  await send(['a'])
  await expect.poll(() => rowOf('a'), patient).toEqual({ state: 'completed', retry_count: 1 })
  await worker.stop()
})
