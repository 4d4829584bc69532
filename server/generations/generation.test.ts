// Reading a generation while it runs.
import { countLockWaits } from '#test/helpers/database.ts'
import { afterAll, expect, test } from 'vitest'
import { queueOfKind } from '#server/jobs/names.ts'
import { startJobs } from '#server/lib/jobs/work.ts'
import { claimGeneration, endGeneration, findGeneration, appendText } from './queries.ts'
import { abandonGeneration, runGeneration, type Run } from './run-generation.ts'

import { keepNothing, log, neverStopped, startGenerations, textOf } from '#test/helpers/generations.ts'

const { url, db, notifications, newBrand, startFor, start, collectFrom, stop } = await startGenerations()
afterAll(stop)

test('a generation runs once as a job, and several readers see all of it from the beginning', async () => {
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
    url,
    [
      {
        name: queueOfKind.facts,
        concurrency: 2,
        run: (id, signal) => runGeneration(db, id, { run, failed: keepNothing, log, signal }),
        abandoned: (id) => abandonGeneration(db, id, keepNothing),
      },
    ],
    log,
  )
  const id = await start()
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
  expect(await findGeneration(db, id)).toMatchObject({ input_tokens: 3, output_tokens: 4, attempt: 1 })
  await jobs.stop()
})

test('concurrent starts for the same brand attach to one generation', async () => {
  const brand_id = await newBrand()
  const ids = await Promise.all(Array.from({ length: 10 }, () => startFor(brand_id)))
  expect(new Set(ids).size).toBe(1)
})

test('a generation restarts after a crash: readers start over, and the crashed run can no longer write', async () => {
  const id = await start()
  const reader = collectFrom(id, 'half a sen')
  const crashed = await claimGeneration(db, id)
  await appendText(db, id, crashed!.attempt, 'half a sen')
  await reader.started
  const run: Run = async (_, write) => {
    write('a whole sentence')
    return { result: 'whole' }
  }
  await runGeneration(db, id, { run, failed: keepNothing, log, signal: neverStopped })
  expect(await appendText(db, id, crashed!.attempt, 'ghost')).toBe(false)
  expect(await endGeneration(db, id, crashed!.attempt, { state: 'completed', result: 'ghost' })).toBe(false)
  const seen = await reader.all
  expect(seen.some((part) => part.type === 'text' && part.restart)).toBe(true)
  expect(textOf(seen)).toBe('a whole sentence')
  expect(seen.at(-1)).toMatchObject({ state: 'completed', result: 'whole' })
})

test('text that arrives while the database is busy is appended in one statement', async () => {
  const id = await start()
  let notified = 0
  const unsubscribe = notifications.subscribe(id, () => void (notified += 1))
  const written = Promise.withResolvers<void>()
  const run: Run = async (_, write) => {
    write('one ')
    await expect.poll(() => countLockWaits(db), { timeout: 20_000 }).toBe(1)
    for (const word of ['two ', 'three ', 'four ', 'five ']) write(word)
    written.resolve()
    return { result: 'done' }
  }
  let running: Promise<void> | undefined
  const locked = Promise.withResolvers<void>()
  await db.transaction().execute(async (transaction) => {
    const claimed = Promise.withResolvers<void>()
    running = runGeneration(db, id, {
      run: async (generation, write, signal) => {
        claimed.resolve()
        await locked.promise
        return run(generation, write, signal)
      },
      failed: keepNothing,
      log,
      signal: neverStopped,
    })
    await claimed.promise
    await transaction.selectFrom('generations').select('state').where('generation_id', '=', id).forUpdate().execute()
    locked.resolve()
    await written.promise
  })
  await running
  await expect.poll(async () => (await findGeneration(db, id))?.text).toBe('one two three four five ')
  // The first word, everything that arrived in the meantime, and the end.
  await expect.poll(() => notified).toBe(3)
  unsubscribe()
})
