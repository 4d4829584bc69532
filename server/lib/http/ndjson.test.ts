// Streams of newline-delimited JSON.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { get, post } from '#contract/route.ts'
import { silentLog } from '#server/lib/log.ts'
import { linesOf } from '#test/helpers/wire.ts'
import { HttpError } from './errors.ts'
import { mount, type Handlers } from './mount.ts'
import { serveApp } from '#test/helpers/http.ts'

const routes = {
  count: get('/api/test/count', {
    summary: 'Counts',
    access: 'public',
    query: z.object({ end: z.enum(['well', 'broken', 'expected', 'never']) }),
    stream: z.object({ n: z.int() }),
  }),
  either: post('/api/test/either', {
    summary: 'A stream on request, otherwise one reply',
    access: 'public',
    stream: z.object({ n: z.int() }),
    reply: z.object({ total: z.int() }),
  }),
}
let ended = 0
async function* count(end: string, signal: AbortSignal) {
  try {
    yield { n: 1 }
    yield { n: 2 }
    if (end === 'broken') throw new Error('secret of the database')
    if (end === 'expected') throw new HttpError(409, 'The blog was changed')
    if (end === 'never') await new Promise((resolve) => signal.addEventListener('abort', resolve))
  } finally {
    ended += 1
  }
}
const handlers: Handlers<typeof routes> = {
  count: ({ query }, { signal }) => count(query.end, signal),
  either: (_, { signal, wantsStream }) => (wantsStream ? count('well', signal) : { total: 3 }),
}
const app = new Hono()
mount(app, routes, handlers, { authenticate: async () => undefined, log: silentLog, checkReplies: true })
const read = (end: string) => app.request(`/api/test/count?end=${end}`)

test('a stream is one JSON object per line, neither cached nor buffered by a proxy', async () => {
  const response = await read('well')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(await response.text()).toBe('{"n":1}\n{"n":2}\n')
})

test('a stream that fails midway ends with an error line without internal details', async () => {
  const failure = { status: 'error', code: 500, error: 'Something went wrong on our side' }
  expect(await linesOf(await read('broken'))).toEqual([{ n: 1 }, { n: 2 }, failure])
  expect((await linesOf(await read('expected'))).at(-1)).toEqual({
    status: 'error',
    code: 409,
    error: 'The blog was changed',
  })
})

test('a stream stops when the reader disconnects, over a real connection too', async () => {
  const { url } = await serveApp(app)
  const before = ended
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/test/count?end=never`, { signal: leaving.signal })
  await response.body!.getReader().read()
  expect(ended).toBe(before)
  leaving.abort()
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(before + 1)
})

test('a stream is selected by Accept where a route has both', async () => {
  const ask = (Accept: string) => app.request('/api/test/either', { method: 'POST', headers: { Accept } })
  expect(await (await ask('application/json')).json()).toEqual({ total: 3 })
  expect(await linesOf(await ask('application/x-ndjson'))).toEqual([{ n: 1 }, { n: 2 }])
})

test('a reply that violates the contract is an error in tests', async () => {
  const wrong: Handlers<typeof routes> = { ...handlers, either: () => ({ total: 'three' }) as never }
  const other = new Hono().onError((error, context) => context.text(error.name, 500))
  mount(other, routes, wrong, { authenticate: async () => undefined, log: silentLog, checkReplies: true })
  expect((await other.request('/api/test/either', { method: 'POST' })).status).toBe(500)
})
