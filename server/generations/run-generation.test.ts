// How a run of a generation can end.
import type { Kysely } from 'kysely'
import { once } from 'node:events'
import { countLockWaits } from '#test/helpers/database.ts'
import { afterAll, expect, test } from 'vitest'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { awaitGeneration } from './generation.ts'
import { cancelGenerations, claimGeneration, findGeneration, appendText } from './queries.ts'
import { abandonGeneration, runGeneration, type Failed, type Run } from './run-generation.ts'

import { keepNothing, log, neverStopped, startGenerations } from '#test/helpers/generations.ts'

const { db, deps, newBrand, startFor, start, stop } = await startGenerations()
afterAll(stop)

test('a failure of the provider is recorded with its message, and the text so far is kept', async () => {
  const id = await start()
  let kept = ''
  const run: Run = async (_, write) => {
    write('so far')
    throw new ProviderError('cut', 'The model stopped in the middle.')
  }
  const failed: Failed = async (_, __, text) => void (kept = text)
  await runGeneration(db, id, { run, failed, log, signal: neverStopped })
  expect(await awaitGeneration(deps, id, neverStopped)).toMatchObject({
    state: 'failed',
    error: 'The model stopped in the middle.',
    error_code: 502,
  })
  expect(kept).toBe('so far')
})

test('a lost connection fails only the job, which runs again from the beginning', async () => {
  const id = await start()
  const run: Run = async (_, write) => {
    write('half a sen')
    throw new DatabaseUnavailable(new Error('terminated'))
  }
  const lost = runGeneration(db, id, { run, failed: keepNothing, log, signal: neverStopped })
  await expect(lost).rejects.toThrow(DatabaseUnavailable)
  expect(await findGeneration(db, id)).toMatchObject({ state: 'running' })
  const whole: Run = async (_, write) => (write('whole'), { result: 'whole' })
  await runGeneration(db, id, { run: whole, failed: keepNothing, log, signal: neverStopped })
  expect(await findGeneration(db, id)).toMatchObject({ state: 'completed', text: 'whole', attempt: 2 })
})

test('cancelling stops the run, and nothing is stored', async () => {
  const brand_id = await newBrand()
  const id = await startFor(brand_id)
  let isStored = false
  const run: Run = async (_, write, signal) => {
    write('x')
    await cancelGenerations(db, { brand_id }, ['facts'])
    write('y')
    if (!signal.aborted) await once(signal, 'abort')
    signal.throwIfAborted()
    return { store: async () => void (isStored = true) }
  }
  await runGeneration(db, id, { run, failed: keepNothing, log, signal: neverStopped })
  expect(isStored).toBe(false)
  expect(await awaitGeneration(deps, id, neverStopped)).toMatchObject({ state: 'cancelled' })
})

test('the end of a run and a concurrent change of its brand are serialised', async () => {
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
  const running = runGeneration(db, id, { run, failed: keepNothing, log, signal: neverStopped })
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('brands').set({ name: 'first' }).where('brand_id', '=', brand_id).execute()
    named.resolve()
    await expect.poll(() => countLockWaits(db), { timeout: 20_000 }).toBe(1)
    await cancelGenerations(transaction, { brand_id }, ['facts'])
  })
  await running
  expect(isStored).toBe(false)
  expect(await findGeneration(db, id)).toMatchObject({ state: 'cancelled' })
})

test('a generation whose job was abandoned fails, and its text is kept', async () => {
  const id = await start()
  const crashed = await claimGeneration(db, id)
  await appendText(db, id, crashed!.attempt, 'so far')
  let kept = ''
  await abandonGeneration(db, id, async (_, __, text) => void (kept = text))
  expect(kept).toBe('so far')
  expect(await awaitGeneration(deps, id, neverStopped)).toMatchObject({ state: 'failed', error_code: 502 })
})

test('a stopping worker returns the job to the queue', async () => {
  const id = await start()
  const stopping = new AbortController()
  const run: Run = async (_, __, signal) => {
    stopping.abort(new Error('stop'))
    signal.throwIfAborted()
    return {}
  }
  const running = runGeneration(db, id, { run, failed: keepNothing, log, signal: stopping.signal })
  await expect(running).rejects.toThrow('stop')
  expect(await findGeneration(db, id)).toMatchObject({ state: 'running' })
})
