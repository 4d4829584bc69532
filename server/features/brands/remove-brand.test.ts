// Deleting a brand with everything that belongs to it, also while something is being generated for it.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { TextModel } from '#server/providers/text/text-model.ts'
import { pathOf, startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'
import { countLockWaits } from '#test/helpers/database.ts'
import { formOf, linesOf } from '#test/helpers/wire.ts'

let app: BrandsApp
const logged: string[] = []

/** Controls the model: each of its calls waits for `proceed`. */
let pen: ReturnType<typeof newPen>
const newPen = () => ({
  asked: Promise.withResolvers<void>(),
  proceed: Promise.withResolvers<void>(),
  ended: Promise.withResolvers<void>(),
})
const answer = { model: 'test:pen', input_tokens: 1, output_tokens: 1, duration_ms: 1, finish_reason: 'stop' as const }

const model: TextModel = {
  id: 'test:pen',
  isBuiltIn: false,
  contextTokens: Infinity,
  stream: async (_, { onDelta, signal }) => {
    onDelta?.('## One\n')
    pen.asked.resolve()
    await pen.proceed.promise.finally(pen.ended.resolve)
    for (const word of ['Written ', 'too ', 'late']) onDelta?.(word)
    // As a real stream does: what is cancelled breaks off.
    await new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      setTimeout(resolve, 500)
    })
    return { ...answer, text: '## One\nWritten too late' }
  },
  object: async (_, schema) => {
    pen.asked.resolve()
    await pen.proceed.promise.finally(pen.ended.resolve)
    return { ...answer, text: '', object: schema.parse({ titles: ['A', 'B'], keywords: ['a', 'b'] }) }
  },
}

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  app = await startBrandsApp({ change: () => ({ textModel: model, log }) })
})
beforeEach(() => {
  pen = newPen()
  logged.length = 0
})
afterAll(() => app.server.stop())

const patient = { timeout: 20_000 }
const jobs = async () => {
  const { rows } = await sql<{ name: string; state: string }>`select name, state from pgboss.job`.execute(
    app.server.deps.db,
  )
  return rows
}
const jobsInWork = async () => (await jobs()).filter(({ state }) => !['completed', 'cancelled'].includes(state))
const everything = async () => {
  const { db } = app.server.deps
  const tables = ['brands', 'deliverables', 'blogs', 'blog_versions', 'deliverable_contexts', 'generations'] as const
  const counts = tables.map((table) => db.selectFrom(table).selectAll().execute())
  return Object.fromEntries((await Promise.all(counts)).map((rows, index) => [tables[index], rows.length]))
}
const nothing = { brands: 0, deliverables: 0, blogs: 0, blog_versions: 0, deliverable_contexts: 0, generations: 0 }

const picture = async () =>
  new File([new Uint8Array(await createCanvas(32, 32).encode('png'))], 'logo.png', { type: 'image/png' })
const files = () => readdir(join(app.server.deps.env.MASTHEAD_DATA, 'files/logos')).catch(() => [] as string[])

test('B5 deletes deliverables, blogs, texts, contexts and files; a second deletion is 404', async () => {
  const brand = await app.newBrand({ logo_file: await picture() })
  const { deliverable_id, blog_id } = await app.newBlog(brand)
  await app.call('PUT', `/api/blogs/${blog_id}`, { outline: '## One', content: 'Text' })
  const notes = formOf({ file: new File(['some notes'], 'notes.txt') })
  await app.call('POST', `/api/deliverables/${deliverable_id}/contexts`, notes)
  const full = await everything()
  expect([full.brands, full.deliverables, full.blogs, full.blog_versions, full.deliverable_contexts]).toEqual([
    1, 1, 1, 2, 1,
  ])
  expect(await files()).toEqual([brand.logo])

  expect((await app.remove(brand)).status).toBe(204)
  expect(await everything()).toEqual(nothing)
  expect(await files()).toEqual([])
  for (const path of [pathOf(brand), `/api/blogs/${blog_id}`, `/api/deliverables/${deliverable_id}/contexts`])
    expect((await app.call('GET', path)).status).toBe(404)
  for (const list of ['/api/brands', '/api/deliverables']) expect((await app.call('GET', list)).body).toEqual([])
  expect((await app.remove(brand)).status).toBe(404)
})

test('B5 other brands keep what they have', async () => {
  const [gone, kept] = [await app.newBrand(), await app.newBrand({ logo_file: await picture() })]
  await app.newBlog(gone)
  const { blog_id } = await app.newBlog(kept)
  await app.remove(gone)
  expect((await app.call('GET', `/api/blogs/${blog_id}`)).status).toBe(200)
  expect(await files()).toEqual([kept.logo])
  await app.remove(kept)
})

test('B7 of two concurrent deletions one is 204, the other 404', async () => {
  const brand = await app.newBrand()
  const answers = await Promise.all([app.remove(brand), app.remove(brand)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
})

describe('B5 deleting during a generation', () => {
  const stream = (path: string) =>
    app.server.app.request(path, {
      method: 'PUT',
      headers: {
        'session-id': app.person.session_id,
        'Content-Type': 'application/json',
        Accept: 'application/x-ndjson',
      },
      body: '{}',
    })

  /** The worker has done what it had to do, quietly, and nothing is there again. */
  const expectQuiet = async () => {
    await expect.poll(jobsInWork, patient).toEqual([])
    expect(await everything()).toEqual(nothing)
    expect((await jobs()).filter(({ name }) => name.includes('abandoned'))).toEqual([])
    expect(logged).toEqual([])
  }

  const begin = async () => {
    const brand = await app.newBrand()
    const { deliverable_id, blog_id } = await app.newBlog(brand)
    const reading = stream(`/api/blogs/${blog_id}/outline`)
    await pen.asked.promise
    return { brand, deliverable_id, blog_id, reading }
  }
  const deleting: [string, (begun: { brand: Brand; deliverable_id: string }) => Promise<{ status: number }>][] = [
    ['the brand', ({ brand }) => app.remove(brand)],
    ['the deliverable', ({ deliverable_id }) => app.call('DELETE', `/api/deliverables/${deliverable_id}`)],
  ]

  test.each(deleting)('B5 %s: the running outline ends silently, and its reader gets an error', async (_, remove) => {
    const begun = await begin()
    expect((await remove(begun)).status).toBe(204)
    const lines = await linesOf(await begun.reading)
    expect(lines.at(-1)).toMatchObject({ status: 'error' })
    expect(lines.some((line) => 'outline' in line)).toBe(false)
    pen.proceed.resolve()
    await pen.ended.promise
    await expect.poll(jobsInWork, patient).toEqual([])
    await app.remove(begun.brand)
    await expectQuiet()
  })

  test.each(deleting)('B5 %s: a later failure of the model has no effect', async (_, remove) => {
    const begun = await begin()
    await remove(begun)
    pen.proceed.reject(new ProviderError('rate-limited', 'The model is out of quota.'))
    await expect.poll(jobsInWork, patient).toEqual([])
    await app.remove(begun.brand)
    await expectQuiet()
  })

  test('B5 suggestions that arrive after the deletion are discarded', async () => {
    const brand = await app.newBrand()
    const { blog_id } = await app.newBlog(brand)
    const asking = app.call('GET', `/api/blogs/${blog_id}/topic_suggestions`)
    await pen.asked.promise
    expect((await app.remove(brand)).status).toBe(204)
    pen.proceed.resolve()
    expect((await asking).body).toMatchObject({ status: 'error' })
    await expectQuiet()
  })

  test('B5 a deletion concurrent with storing the outline: they are serialised, and neither fails', async () => {
    const { brand, blog_id, reading } = await begin()
    const lockWaits = () => countLockWaits(app.server.deps.db)
    const held = await app.server.database.pool.connect()
    await held.query('begin')
    await held.query('select 1 from blogs where blog_id = $1 for update', [blog_id])
    pen.proceed.resolve()
    await expect.poll(lockWaits, patient).toBe(1)
    const removing = app.remove(brand)
    await expect.poll(lockWaits, patient).toBe(2)
    await held.query('commit')
    held.release()
    expect((await removing).status).toBe(204)
    await (await reading).text()
    await expectQuiet()
  })
})
