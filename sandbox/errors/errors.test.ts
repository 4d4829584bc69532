import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono, type Context } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { keptReports } from './queries.ts'
import { errorsSite } from './site.ts'

const web = 'http://127.0.0.1:4000'
let database: TestDatabase
let app: Hono

beforeAll(async () => {
  database = await createTestDatabase()
  const notFound = async (context: Context) => context.text('nothing', 404)
  app = new Hono().route('/', errorsSite({ db: database.db, client_uri: web, notFound }))
})
afterAll(() => database?.drop())
beforeEach(() => database.db.deleteFrom('sandbox.error_reports').execute())

const item = (type: string, body: object, withLength = true) => {
  const text = JSON.stringify(body)
  return `${JSON.stringify({ type, ...(withLength && { length: Buffer.byteLength(text) }) })}\n${text}`
}
const envelope = (...items: string[]) => ['{"event_id":"1","dsn":"x"}', ...items].join('\n')
const event = {
  level: 'warning',
  message: '404 GET /api/brands/{brand_id}',
  transaction: 'GET /api/brands/{brand_id}',
  tags: { side: 'server', status: '404' },
  user: { email: 'ada@example.test' },
}

const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  app.request('/api/1/envelope/', { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers })
const stored = async () => {
  const rows = await database.db.selectFrom('sandbox.error_reports').select('event').execute()
  return rows.map((row) => row.event)
}

describe('accepts what Sentry accepts', () => {
  test('events with and without a length, among other items, compressed or not', async () => {
    const other = item('session', { sid: '1' })
    expect((await send(envelope(other, item('event', event), item('event', event, false)))).status).toBe(200)
    expect((await send(gzipSync(envelope(item('event', event))), { 'Content-Encoding': 'gzip' })).status).toBe(200)
    expect(await stored()).toEqual([event, event, event])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello\nworld'],
    ['an event that is a list', envelope('{"type":"event"}\n[]')],
    ['an item without a body', envelope('{"type":"event"}')],
    ['a length that lies', envelope('{"type":"event","length":3}\n{"a":1}')],
  ])('%s stores nothing and is no failure of the sandbox', async (_, body) => {
    expect((await send(body)).status).toBeLessThan(500)
    expect(await stored()).toEqual([])
  })

  test('characters that PostgreSQL cannot store are dropped', async () => {
    await send(envelope(item('event', { message: 'a\u0000b\ud800' })))
    expect(await stored()).toEqual([{ message: 'ab\ufffd' }])
  })

  test('too large a body is refused, before and after decompression', async () => {
    const large = envelope(item('event', { message: 'x'.repeat(300_000) }))
    expect((await send(large)).status).toBe(413)
    expect((await send(gzipSync(large), { 'Content-Encoding': 'gzip' })).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('Masthead’s pages may send reports, other sites may not', async () => {
    const preflight = await app.request('/api/1/envelope/', { method: 'OPTIONS', headers: { Origin: web } })
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(web)
    const own = await send(envelope(item('event', event)), { Origin: web })
    expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([200, web])
    const foreign = await send(envelope(item('event', event)), { Origin: 'https://evil.test' })
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    expect(await stored()).toHaveLength(1)
  })

  test('frames of the built web app name the file and line of the source; others stay as they came', async () => {
    const root = join(import.meta.dirname, '../..')
    const assets = join(root, 'dist/web/assets')
    const built = readdirSync(assets).filter((name) => name.endsWith('.js'))
    const thrown = 'index.html has no #root'
    const read = (path: string) => readFileSync(path, 'utf8').split('\n')
    const file = built.find((name) => read(join(assets, name)).join('\n').includes(thrown))!
    const lines = read(join(assets, file))
    const line = lines.findIndex((text) => text.includes(thrown))
    const frame = {
      filename: `${web}/assets/${file}`,
      function: 'x',
      lineno: line + 1,
      colno: lines[line]!.indexOf(thrown) + 1,
    }
    const unknown = [
      { filename: `${web}/assets/older-build.js`, lineno: 1, colno: 1 },
      { filename: `${web}/assets/../../package.json`, lineno: 1, colno: 1 },
      { ...frame, lineno: 'x' },
      null,
    ]
    const frames = [frame, ...unknown]
    await send(envelope(item('event', { exception: { values: [{ value: thrown, stacktrace: { frames } }] } })))
    const [kept] = (await stored()) as { exception: { values: { stacktrace: { frames: unknown[] } }[] } }[]
    const [found, ...rest] = kept!.exception.values[0]!.stacktrace.frames
    expect(found).toMatchObject({ filename: 'web/main.tsx', function: 'x' })
    const { lineno } = found as { lineno: number }
    expect(read(join(root, 'web/main.tsx'))[lineno - 1]).toContain(thrown)
    expect(rest).toEqual(unknown)
    // Strangers are served none.
    expect(readdirSync(assets).filter((name) => name.endsWith('.map'))).toEqual([])
  })

  test('only the newest are kept', async () => {
    const numbered = (from: number, to: number) =>
      envelope(...Array.from({ length: to - from }, (_, index) => item('event', { n: from + index })))
    for (let from = 0; from < keptReports + 20; from += 52) await send(numbered(from, from + 52))
    const kept = await stored()
    expect(kept).toHaveLength(keptReports)
    expect(Math.max(...kept.map(({ n }) => n as number))).toBe(keptReports + 19)
  })
})

describe('the pages', () => {
  const open = async (path: string) => (await app.request(path)).text()

  test('list time, level, side, status, route, person and message, with a link to the details', async () => {
    await send(envelope(item('event', event)))
    const list = await open('/errors')
    for (const text of ['warning', 'server', '404', 'GET /api/brands/{brand_id}', 'ada@example.test'])
      expect(list).toContain(text)
    const [, path] = /href="(\/errors\/\d+)"/.exec(list)!
    expect(await open(path!)).toContain('&quot;email&quot;: &quot;ada@example.test&quot;')
    expect((await app.request('/errors/999999')).status).toBe(404)
  })

  test('escape what was sent, and handle events of any shape', async () => {
    const hostile = '<script>alert(1)</script>'
    const odd = [
      { message: hostile, level: hostile, transaction: hostile, user: { email: hostile }, tags: { status: hostile } },
      { exception: { values: [null, { type: {}, value: 7, stacktrace: { frames: [null, { function: hostile }] } }] } },
      { exception: 7, user: null, tags: 'x', request: [] },
      {},
    ]
    await send(envelope(...odd.map((each) => item('event', each))))
    const list = await open('/errors')
    const pages = await Promise.all([...list.matchAll(/href="(\/errors\/\d+)"/g)].map(([, path]) => open(path!)))
    expect(pages).toHaveLength(odd.length)
    for (const page of [list, ...pages]) expect(page).not.toContain('<script')
    const { headers } = await app.request('/errors')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })
})
