import type { Kysely } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueOfKind } from '#server/jobs/names.ts'
import { openNotifications, type Notifications } from '#server/lib/db/notifications.ts'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { openQueue, type Queue } from '#server/lib/jobs/queue.ts'
import { startJobs } from '#server/lib/jobs/work.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { awaitGeneration, followGeneration, startGeneration, type Progress } from './generation.ts'
import { cancelGenerations, claimGeneration, endGeneration, findGeneration, appendText } from './queries.ts'
import { abandonGeneration, runGeneration, type Failed, type Run } from './run-generation.ts'

const log = pino({ level: 'silent' })
const forever = new AbortController().signal

let database: TestDatabase
let queue: Queue
let notifications: Notifications
let user_id: string

beforeAll(async () => {
  database = await createTestDatabase()
  queue = await openQueue(database.url, [queueOfKind.facts], log)
  notifications = await openNotifications(database.url, 'generations', log)
  const user = { issuer: 'test', subject: '1', email: 'a@example.test', first_name: 'A', last_name: 'B' }
  const plan = { verified: true, blogs_total: 5, blogs_left: 5, plan_expiry: new Date() }
  const inserted = await database.db
    .insertInto('users')
    .values({ ...user, ...plan })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  user_id = inserted.user_id
})

afterAll(async () => {
  await notifications.close()
  await queue.stop()
  await database.drop()
})

const newBrand = async () => {
  const { brand_id } = await database.db
    .insertInto('brands')
    .values({ user_id, scraping_status: 'processing', brand_creation_step: 'scraping' } as never)
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  return brand_id
}

const deps = () => ({ db: database.db, queue, notifications })
const startFor = (brand_id: string) =>
  database.db
    .transaction()
    .execute((transaction) => startGeneration(transaction, queue, { user_id, owner: { brand_id }, kind: 'facts' }))
const begin = async () => startFor(await newBrand())
const keepNothing: Failed = async () => {}

/** `started` settles when the reader has this much of the text, `all` at the end. */
const collectFrom = (generation_id: string, text: string) => {
  const started = Promise.withResolvers<void>()
  const read = async () => {
    const seen: Progress[] = []
    for await (const progress of followGeneration(deps(), generation_id, forever)) {
      seen.push(progress)
      if (textOf(seen) === text) started.resolve()
    }
    return seen
  }
  return { started: started.promise, all: read() }
}

const textOf = (seen: Progress[]) =>
  seen.reduce((text, part) => (part.type === 'text' ? (part.restart ? '' : text) + part.text : text), '')

describe('a generation', () => {
  test('runs once as a job, and several readers see all of it from the beginning', async () => {
    let runs = 0
    const bothRead = Promise.withResolvers<void>()
    const run: Run = async (_, write) => {
      runs += 1
      write('one ')
      await bothRead.promise
      for (const word of ['two ', 'three ']) write(word)
      return { result: 'done', model: 'test:model', input_tokens: 3, output_tokens: 4 }
    }
    const jobs = await startJobs(
      database.url,
      [
        {
          name: queueOfKind.facts,
          concurrency: 2,
          run: (id, signal) => runGeneration(database.db, id, { run, failed: keepNothing, log, signal }),
          abandoned: (id) => abandonGeneration(database.db, id, keepNothing),
        },
      ],
      log,
    )
    const id = await begin()
    const early = collectFrom(id, 'one ')
    await early.started
    const late = collectFrom(id, 'one ')
    await late.started
    bothRead.resolve()
    for (const seen of await Promise.all([early.all, late.all])) {
      expect(textOf(seen)).toBe('one two three ')
      expect(seen.at(-1)).toMatchObject({ type: 'end', state: 'completed', result: 'done', model: 'test:model' })
    }
    expect(runs).toBe(1)
    expect(await findGeneration(database.db, id)).toMatchObject({ input_tokens: 3, output_tokens: 4, attempt: 1 })
    await jobs.stop()
  })

  test('is attached to when asked for twice, also at the same instant', async () => {
    const brand_id = await newBrand()
    const ids = await Promise.all(Array.from({ length: 10 }, () => startFor(brand_id)))
    expect(new Set(ids).size).toBe(1)
  })

  test('begins again after a crash; readers are told, and the dead run can write no more', async () => {
    const id = await begin()
    const reader = collectFrom(id, 'half a sen')
    const crashed = await claimGeneration(database.db, id)
    await appendText(database.db, id, crashed!.attempt, 'half a sen')
    await reader.started
    const run: Run = async (_, write) => {
      write('a whole sentence')
      return { result: 'whole' }
    }
    await runGeneration(database.db, id, { run, failed: keepNothing, log, signal: forever })
    expect(await appendText(database.db, id, crashed!.attempt, 'ghost')).toBe(false)
    expect(await endGeneration(database.db, id, crashed!.attempt, { state: 'completed', result: 'ghost' })).toBe(false)
    const seen = await reader.all
    expect(seen.some((part) => part.type === 'text' && part.restart)).toBe(true)
    expect(textOf(seen)).toBe('a whole sentence')
    expect(seen.at(-1)).toMatchObject({ state: 'completed', result: 'whole' })
  })

  test('a failure of the provider is told in its words, with the text so far', async () => {
    const id = await begin()
    let kept = ''
    const run: Run = async (_, write) => {
      write('so far')
      throw new ProviderError('cut', 'The model stopped in the middle.')
    }
    const failed: Failed = async (_, __, text) => void (kept = text)
    await runGeneration(database.db, id, { run, failed, log, signal: forever })
    expect(await awaitGeneration(deps(), id, forever)).toMatchObject({
      state: 'failed',
      error: 'The model stopped in the middle.',
      error_code: 502,
    })
    expect(kept).toBe('so far')
  })

  test('a connection that is lost fails the job alone: it runs again, from the beginning', async () => {
    const id = await begin()
    const run: Run = async (_, write) => {
      write('half a sen')
      throw new DatabaseUnavailable(new Error('terminated'))
    }
    const lost = runGeneration(database.db, id, { run, failed: keepNothing, log, signal: forever })
    await expect(lost).rejects.toThrow(DatabaseUnavailable)
    expect(await findGeneration(database.db, id)).toMatchObject({ state: 'running' })
    const whole: Run = async (_, write) => (write('whole'), { result: 'whole' })
    await runGeneration(database.db, id, { run: whole, failed: keepNothing, log, signal: forever })
    expect(await findGeneration(database.db, id)).toMatchObject({ state: 'completed', text: 'whole', attempt: 2 })
  })

  test('a cancelled one stops its run and stores nothing', async () => {
    const brand_id = await newBrand()
    const id = await startFor(brand_id)
    let isStored = false
    const run: Run = async (_, write, signal) => {
      write('x')
      await cancelGenerations(database.db, { brand_id }, ['facts'])
      for (let i = 0; i < 50 && !signal.aborted; i += 1) {
        write('y')
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      signal.throwIfAborted()
      return { store: async () => void (isStored = true) }
    }
    await runGeneration(database.db, id, { run, failed: keepNothing, log, signal: forever })
    expect(isStored).toBe(false)
    expect(await awaitGeneration(deps(), id, forever)).toMatchObject({ state: 'cancelled' })
  })

  test('text that arrives while the database is busy is appended in one statement', async () => {
    const id = await begin()
    let notified = 0
    const unsubscribe = notifications.subscribe(id, () => void (notified += 1))
    const written = Promise.withResolvers<void>()
    const run: Run = async (_, write) => {
      for (const word of ['one ', 'two ', 'three ', 'four ', 'five ']) {
        write(word)
        await new Promise((resolve) => setTimeout(resolve, 80))
      }
      written.resolve()
      return { result: 'done' }
    }
    let running: Promise<void> | undefined
    const locked = Promise.withResolvers<void>()
    await database.db.transaction().execute(async (transaction) => {
      const claimed = Promise.withResolvers<void>()
      running = runGeneration(database.db, id, {
        run: async (generation, write, signal) => {
          claimed.resolve()
          await locked.promise
          return run(generation, write, signal)
        },
        failed: keepNothing,
        log,
        signal: forever,
      })
      await claimed.promise
      await transaction.selectFrom('generations').select('state').where('generation_id', '=', id).forUpdate().execute()
      locked.resolve()
      await written.promise
    })
    await running
    await expect.poll(async () => (await findGeneration(database.db, id))?.text).toBe('one two three four five ')
    // The first word, all that waited for it, and the end.
    await expect.poll(() => notified).toBe(3)
    unsubscribe()
  })

  test('its end and a change of its subject at the same moment come one after the other', async () => {
    const brand_id = await newBrand()
    const id = await startFor(brand_id)
    const named = Promise.withResolvers<void>()
    let isStored = false
    const store = async (transaction: Kysely<Database>) => {
      await transaction.updateTable('brands').set({ name: 'late' }).where('brand_id', '=', brand_id).execute()
      isStored = true
    }
    const run: Run = async () => {
      await named.promise
      return { store }
    }
    const running = runGeneration(database.db, id, { run, failed: keepNothing, log, signal: forever })
    await database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('brands').set({ name: 'first' }).where('brand_id', '=', brand_id).execute()
      named.resolve()
      await new Promise((resolve) => setTimeout(resolve, 150))
      await cancelGenerations(transaction, { brand_id }, ['facts'])
    })
    await running
    expect(isStored).toBe(false)
    expect(await findGeneration(database.db, id)).toMatchObject({ state: 'cancelled' })
  })

  test('one whose job was given up ends as failed, with its text kept', async () => {
    const id = await begin()
    const crashed = await claimGeneration(database.db, id)
    await appendText(database.db, id, crashed!.attempt, 'so far')
    let kept = ''
    await abandonGeneration(database.db, id, async (_, __, text) => void (kept = text))
    expect(kept).toBe('so far')
    expect(await awaitGeneration(deps(), id, forever)).toMatchObject({ state: 'failed', error_code: 502 })
  })

  test('a stopping worker gives the job back', async () => {
    const id = await begin()
    const stopping = new AbortController()
    const run: Run = async (_, __, signal) => {
      stopping.abort(new Error('stop'))
      signal.throwIfAborted()
      return {}
    }
    const running = runGeneration(database.db, id, { run, failed: keepNothing, log, signal: stopping.signal })
    await expect(running).rejects.toThrow('stop')
    expect(await findGeneration(database.db, id)).toMatchObject({ state: 'running' })
  })
})
