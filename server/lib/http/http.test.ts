import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/index.ts'
import { get, pathsOf, post, type Route, type Routes } from '#contract/route.ts'
import { createApp } from '#server/app.ts'
import { listen, stopListening } from '#server/lib/listen.ts'
import { silentLog } from '#server/lib/log.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { completeBrand, formOf, linesOf } from '#test/helpers/wire.ts'
import { HttpError } from './errors.ts'
import { mount, type Handlers } from './mount.ts'
import { defaultMaxBytes } from './read.ts'

let server: TestApp
let person: Person
let port: number

beforeAll(async () => {
  port = await freePort()
  server = await startTestApp({
    withWorker: false,
    env: { PORT: String(port) },
    change: ({ webPages }) => ({
      webPages: {
        ...webPages,
        readArticle: () => Promise.reject(new Error('password of postgres://user:secret@10.0.0.5/db is wrong')),
      },
    }),
  })
  person = await server.signIn()
})
afterAll(() => server.stop())

const send = (
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: RequestInit['body'] } = {},
) =>
  server.app.request(path, {
    method,
    headers: { 'session-id': person.session_id, ...options.headers },
    ...(options.body !== undefined && { body: options.body, duplex: 'half' }),
  })

const soon = { timeout: 5000 }
const json = { 'Content-Type': 'application/json' }
const events = contract.system.recordEvent.path
const event = JSON.stringify({ event_name: 'click', params: { page: 'dashboard' } })

type ErrorAnswer = {
  error: string
  status: string
  code: number
  detail?: { loc: string[]; msg: string; type: string }[]
}

const errorOf = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const body = (await response.json()) as ErrorAnswer
  expect(body).toMatchObject({ error: expect.any(String), status: 'error', code: response.status })
  return body
}

/** Serves on a free port until the test ends. */
const serve = async (app: Hono, port = 0) => {
  const answer = getRequestListener(app.fetch)
  const http = createServer((request, response) => void answer(request, response))
  await listen(http, port, '127.0.0.1')
  onTestFinished(() => void (http.closeAllConnections(), http.close()))
  return { http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

describe('B8 requests are validated, and refused in one shape', () => {
  test.each<[string, string, string]>([
    ['an unknown field', '{"event_name":"x","params":{},"user_id":"me"}', 'body.user_id: Unknown field'],
    [
      'an unknown field further in',
      '{"event_name":"x","params":{"colour":"red"}}',
      'body.params.colour: Unknown field',
    ],
    ['a number for text', '{"event_name":1,"params":{}}', 'body.event_name: Expected string, received number'],
    ['null for text', '{"event_name":null,"params":{}}', 'body.event_name: Expected string, received null'],
    ['a list for an object', '{"event_name":"x","params":[]}', 'body.params: Expected object, received array'],
    ['a field left out', '{"params":{}}', 'body.event_name: Required'],
    ['no body', '', 'body.event_name: Required'],
    ['a text', '"x"', 'body: Expected object, received string'],
    ['JSON that is none', '{"event_name":', 'body: The body is not JSON'],
    ['JSON with something behind it', '{} x', 'body: The body is not JSON'],
    ['brackets without end', '['.repeat(100_000), 'body: The body is not JSON'],
    [
      'the NUL character',
      '{"event_name":"a\\u0000","params":{}}',
      'body.event_name: Text must not hold the NUL character',
    ],
    ['half a pair', '{"event_name":"x","params":{"page":"\\ud83d"}}', 'body.params.page: Text must be valid Unicode'],
    ['a prototype', '{"event_name":"x","params":{},"__proto__":{"event_name":"y"}}', 'body.__proto__: Unknown field'],
  ])('%s is 422 and says where', async (_, body, message) => {
    const answer = await errorOf(await send('POST', events, { headers: json, body }))
    expect(answer.code).toBe(422)
    expect(answer.detail!.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)).toContain(message)
    for (const { type } of answer.detail!) expect(type).toEqual(expect.any(String))
    expect(await server.deps.db.selectFrom('product_events').selectAll().execute()).toEqual([])
  })

  test('a list nested 100,000 deep is 422', async () => {
    const body = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect((await errorOf(await send('POST', events, { headers: json, body }))).code).toBe(422)
  })

  test.each<Record<string, string>>([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
  ])('a body that is not said to be JSON is 415: %j', async (headers) => {
    const body = new TextEncoder().encode(event)
    expect((await errorOf(await send('POST', events, { headers, body }))).code).toBe(415)
  })

  test.each<Record<string, string>>([{}, json, { 'Content-Type': 'application/x-www-form-urlencoded' }])(
    'a form that is not multipart is 415: %j',
    async (headers) => {
      const body = new TextEncoder().encode('name=x')
      expect((await errorOf(await send('POST', '/api/brands', { headers, body }))).code).toBe(415)
    },
  )

  test('truncated multipart is 422', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf'
    const { code, detail } = await errorOf(await send('POST', '/api/brands', { headers, body }))
    expect([code, detail![0]!.msg]).toEqual([422, 'The body is not multipart form data'])
  })

  test.each(['%00', 'a%00b', 'x'.repeat(2100)])('a query that cannot be stored is 422: %s', async (redirect) => {
    const { code, detail } = await errorOf(await send('GET', `/api/auth/google_login?redirect=${redirect}`))
    expect([code, detail![0]!.loc]).toEqual([422, ['query', 'redirect']])
  })

  test.each(['not-a-uuid', '%00', '%zz', "1'%20or%20'1'='1", '..%2f..', 'x'.repeat(5000)])(
    'an id that is none is 404: %s',
    async (id) => {
      expect((await errorOf(await send('GET', `/api/brands/${id}`))).code).toBe(404)
    },
  )
})

describe('413 a body that is too large', () => {
  const large = `{"event_name":"${'x'.repeat(defaultMaxBytes)}"}`
  const parts = (count: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (count-- > 0) controller.enqueue(new Uint8Array(64 * 1024).fill(32))
        else controller.close()
      },
    })

  test('is refused by its declared length, or once it exceeds the limit', async () => {
    const { error } = await errorOf(await send('POST', events, { headers: json, body: large }))
    expect(error).toBe('The body is larger than 1,048,576 bytes')
    const length = { ...json, 'Content-Length': String(defaultMaxBytes + 1) }
    expect((await errorOf(await send('POST', events, { headers: length, body: event }))).code).toBe(413)
    expect((await errorOf(await send('POST', events, { headers: json, body: parts(17) }))).code).toBe(413)
    expect((await send('POST', events, { headers: json, body: parts(16) })).status).toBe(422)
  })

  test('over a real connection, with and without Content-Length, gets a response, then the connection is closed', async () => {
    const { url } = await serve(server.app, port)
    const headers = { 'session-id': person.session_id, ...json }
    for (const body of [large, parts(640)]) {
      const response = await fetch(url + events, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
      expect((await errorOf(response)).code).toBe(413)
    }
    const after = await fetch(url + events, { method: 'POST', headers, body: event })
    expect(after.status).toBe(201)
    await server.deps.db.deleteFrom('product_events').execute()
  })

  test('a body shorter than declared does not block the server', async () => {
    const { http, url } = await serve(server.app, port)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const head = [
      `POST ${events} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `session-id: ${person.session_id}`,
      'Content-Type: application/json',
      'Content-Length: 500',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{"event`)
    await sleep(100)
    socket.destroy()
    await expect.poll(() => connectionsOf(http), soon).toBe(0)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })
})

const connectionsOf = (http: Server) =>
  new Promise<number>((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const routes: Route[] = Object.values(contract).flatMap((group: Routes) => Object.values(group))
const spelled = routes.flatMap(pathsOf)

describe('404 and 405', () => {
  const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

  test.each([...new Set(spelled)])('405 with Allow: PATCH %s', async (path) => {
    const response = await send('PATCH', fill(path))
    const { code } = await errorOf(response)
    expect(code).toBe(405)
    const allowed = response.headers.get('Allow')!.split(', ')
    const known = routes.filter((route) => pathsOf(route).includes(path)).map(({ method }) => method)
    expect(allowed).toEqual(expect.arrayContaining(known))
    expect(new Set(allowed).size).toBe(allowed.length)
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/brands/', '/api/brands/x/y/z', '/api//brands', '/api/Brands'])(
    '404 in the error shape: %s',
    async (path) => {
      expect((await errorOf(await send('GET', path))).code).toBe(404)
    },
  )

  test('pattern characters in a path are matched literally', async () => {
    expect((await send('PATCH', '/api/brands|health')).status).toBe(404)
    expect((await send('PATCH', '/api/openapi-json')).status).toBe(404)
  })

  test('HEAD is GET without the body', async () => {
    const response = await send('HEAD', '/api/health')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('401 the session', () => {
  const self = contract.accounts.self.path
  const statusOf = async (headers: Record<string, string>) => (await server.app.request(self, { headers })).status

  test('is checked before the request is read', async () => {
    const response = await server.app.request(events, { method: 'POST', headers: json, body: '{"broken' })
    expect(await errorOf(response)).toEqual({ error: 'Please sign in', status: 'error', code: 401 })
  })

  test.each([
    ['missing', {}],
    ['empty', { 'session-id': '' }],
    ['forged', { 'session-id': `s_${'0'.repeat(43)}` }],
    ['of another kind', { 'session-id': "' or 1=1 --" }],
    ['very long', { 'session-id': 'x'.repeat(100_000) }],
    ['in another place', { cookie: 'session-id=stolen', authorization: 'Bearer stolen' }],
  ])('%s: 401', async (_, headers) => {
    expect(await statusOf(headers as Record<string, string>)).toBe(401)
  })

  test('is not accepted as a cookie or bearer token, so that no other site can send it', async () => {
    const { session_id } = person
    const address = `${self}?session-id=${session_id}`
    const headers = { cookie: `session-id=${session_id}`, authorization: `Bearer ${session_id}` }
    expect((await server.app.request(address, { headers })).status).toBe(401)
  })

  test('expires 30 days after its last use, and is invalid after logout', async () => {
    const { user_id, session_id } = await server.signIn()
    const seen = (days: number) =>
      server.deps.db
        .updateTable('sessions')
        .set({ seen_at: new Date(Date.now() - days * 24 * 3600 * 1000) })
        .where('user_id', '=', user_id)
        .execute()
    await seen(29.9)
    expect(await statusOf({ 'session-id': session_id })).toBe(200)
    await seen(30.1)
    expect(await statusOf({ 'session-id': session_id })).toBe(401)
    const other = await server.signIn()
    expect((await server.call(other, 'POST', contract.accounts.logout.path)).status).toBe(204)
    expect(await statusOf({ 'session-id': other.session_id })).toBe(401)
  })
})

describe('500 a handler that throws', () => {
  test('replies with an error body without internal details', async () => {
    const { brand_id } = (await server.call(person, 'POST', '/api/brands', formOf(completeBrand))).body
    const blog = { language: 'en_GB', has_brief: false }
    const { deliverable_id } = (await server.call(person, 'POST', '/api/deliverables', { brand_id, blog })).body
    const path = `/api/deliverables/${deliverable_id}/contexts/scrape`
    const response = await send('POST', path, { headers: json, body: '{"url":"https://example.com"}' })
    expect(await errorOf(response)).toEqual({ error: 'Something went wrong on our side', status: 'error', code: 500 })
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('NDJSON', () => {
  const routes = {
    count: get('/api/test/count', {
      summary: 'Counts',
      access: 'public',
      query: z.object({ end: z.enum(['well', 'broken', 'told', 'never']) }),
      stream: z.object({ n: z.int() }),
    }),
    either: post('/api/test/either', {
      summary: 'A stream when asked for, else one answer',
      access: 'public',
      stream: z.object({ n: z.int() }),
      reply: z.object({ total: z.int() }),
    }),
  }
  let left = 0
  async function* count(end: string, signal: AbortSignal) {
    try {
      yield { n: 1 }
      yield { n: 2 }
      if (end === 'broken') throw new Error('secret of the database')
      if (end === 'told') throw new HttpError(409, 'The blog was changed')
      if (end === 'never') await new Promise((resolve) => signal.addEventListener('abort', resolve))
    } finally {
      left += 1
    }
  }
  const handlers: Handlers<typeof routes> = {
    count: ({ query }, { signal }) => count(query.end, signal),
    either: (_, { signal, wantsStream }) => (wantsStream ? count('well', signal) : { total: 3 }),
  }
  const app = new Hono()
  mount(app, routes, handlers, { authenticate: async () => undefined, log: silentLog, checkReplies: true })
  const read = (end: string) => app.request(`/api/test/count?end=${end}`)

  test('is one JSON object per line, neither cached nor buffered by a proxy', async () => {
    const response = await read('well')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(await response.text()).toBe('{"n":1}\n{"n":2}\n')
  })

  test('that fails midway ends with an error line without internal details', async () => {
    const told = { status: 'error', code: 500, error: 'Something went wrong on our side' }
    expect(await linesOf(await read('broken'))).toEqual([{ n: 1 }, { n: 2 }, told])
    expect((await linesOf(await read('told'))).at(-1)).toEqual({
      status: 'error',
      code: 409,
      error: 'The blog was changed',
    })
  })

  test('stops when the reader disconnects, over a real connection too', async () => {
    const { url } = await serve(app)
    const before = left
    const leaving = new AbortController()
    const response = await fetch(`${url}/api/test/count?end=never`, { signal: leaving.signal })
    await response.body!.getReader().read()
    expect(left).toBe(before)
    leaving.abort()
    await expect.poll(() => left, soon).toBe(before + 1)
  })

  test('is selected by Accept where a route has both', async () => {
    const ask = (Accept: string) => app.request('/api/test/either', { method: 'POST', headers: { Accept } })
    expect(await (await ask('application/json')).json()).toEqual({ total: 3 })
    expect(await linesOf(await ask('application/x-ndjson'))).toEqual([{ n: 1 }, { n: 2 }])
  })

  test('or JSON that violates the contract fails in tests', async () => {
    const wrong: Handlers<typeof routes> = { ...handlers, either: () => ({ total: 'three' }) as never }
    const other = new Hono().onError((error, context) => context.text(error.name, 500))
    mount(other, routes, wrong, { authenticate: async () => undefined, log: silentLog, checkReplies: true })
    expect((await other.request('/api/test/either', { method: 'POST' })).status).toBe(500)
  })
})

describe('headers', () => {
  test.each(['/api/health', '/api/nothing', '/api/docs', '/brand-logos/x.png', '/media/images/x.png', '/dashboard'])(
    'of every answer: the policy, no sniffing, no referrer, no rights, no other window: %s',
    async (path) => {
      const { headers } = await send('GET', path)
      const policy = headers.get('Content-Security-Policy')!.split('; ')
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(rule)
      expect(policy.join(';')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*microphone=\(\)/)
      expect(headers.get('Strict-Transport-Security')).toBeNull()
    },
  )

  test('of the API: never cached', async () => {
    for (const path of ['/api/health', '/api/nothing', '/api/docs'])
      expect((await send('GET', path)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('with error reports and a chat: allow only their origins', async () => {
    const other = await startTestApp({
      withWorker: false,
      env: { SENTRY_DSN: 'https://key@sentry.test/1', CHAT_WIDGET_URL: 'https://chat.test/frame?site=1' },
    })
    onTestFinished(() => other.stop())
    const response = await other.app.request('/api/config')
    const policy = response.headers.get('Content-Security-Policy')!.split('; ')
    expect(policy).toContain("connect-src 'self' https://sentry.test")
    expect(policy).toContain('frame-src https://chat.test')
    expect(await response.json()).toMatchObject({
      sentry_dsn: 'https://key@sentry.test/1',
      chat_widget_url: 'https://chat.test/frame?site=1',
    })
  })
})

describe('when the web app and the API have different origins', () => {
  const WEB_URL = 'https://app.masthead.test'
  const API_URL = 'https://api.masthead.test'
  let split: TestApp
  let folder: string
  let app: Hono

  beforeAll(async () => {
    split = await startTestApp({ withWorker: false, env: { WEB_URL, API_URL, ALLOW_SANDBOX: '1' } })
    folder = await mkdtemp(join(tmpdir(), 'masthead-web-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><html><head><title>Masthead</title></head><body></body></html>',
    )
    await writeFile(join(folder, 'assets/main-abc123.js'), 'export {}')
    await writeFile(`${folder}.secret`, 'secret')
    app = createApp(split.deps, { webApp: folder })
  })
  afterAll(async () => {
    await split.stop()
    for (const path of [folder, `${folder}.secret`]) await rm(path, { recursive: true, force: true })
  })

  const sessionPath = contract.accounts.createSession.path
  const preflight = (path: string, origin: string, method = 'PUT') =>
    app.request(path, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'session-id,content-type',
      },
    })

  test('only the web app may call the API with a session header', async () => {
    const { status, headers } = await preflight('/api/brands', WEB_URL)
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB_URL)
    expect(headers.get('Access-Control-Allow-Headers')).toMatch(/session-id/)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(headers.get('Access-Control-Allow-Methods')).toContain(method)
    for (const origin of [
      'https://evil.test',
      'null',
      'https://app.masthead.test.evil.test',
      'http://app.masthead.test',
    ]) {
      const refused = await preflight('/api/brands', origin)
      expect(refused.headers.get('Access-Control-Allow-Origin')).not.toBe(origin)
      expect(refused.headers.get('Access-Control-Allow-Origin')).not.toBe('*')
    }
  })

  test('the web app can also read errors', async () => {
    for (const path of ['/api/users/self', '/api/nothing']) {
      const { headers } = await app.request(path, { headers: { Origin: WEB_URL } })
      expect(headers.get('Access-Control-Allow-Origin')).toBe(WEB_URL)
      expect(headers.get('Access-Control-Expose-Headers')).toContain('Retry-After')
    }
  })

  test('cookies are allowed only for the sign-in exchange', async () => {
    const credentials = 'Access-Control-Allow-Credentials'
    expect((await preflight(sessionPath, WEB_URL, 'POST')).headers.get(credentials)).toBe('true')
    for (const path of spelled.filter((path) => path !== sessionPath))
      expect((await preflight(path, WEB_URL)).headers.get(credentials)).toBeNull()
  })

  test('pages may connect to the API and load its images, and get its URL; https stays https', async () => {
    const response = await app.request('/dashboard')
    expect(await response.text()).toContain(`<meta name="api-url" content="${API_URL}" />`)
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toContain(`connect-src 'self' ${API_URL}`)
    expect(policy).toMatch(/img-src [^;]*https:\/\/api\.masthead\.test/)
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000/)
  })

  test('every screen warns where other machines may reach the sandbox, and none on a machine of its own', async () => {
    const warning = 'anyone can sign in here as anyone'
    for (const path of ['/', '/index.html', '/dashboard', '/terms'])
      expect(await (await app.request(path)).text()).toContain(warning)
    const local = createApp(server.deps, { webApp: folder })
    expect(await (await local.request('/')).text()).not.toContain('<aside')
  })

  test('the page is never cached, hashed files for ever; screen paths serve the page, API paths do not', async () => {
    expect((await app.request('/')).headers.get('Cache-Control')).toBe('no-cache')
    const file = await app.request('/assets/main-abc123.js')
    expect([await file.text(), file.headers.get('Cache-Control')]).toEqual([
      'export {}',
      'public, max-age=31536000, immutable',
    ])
    expect((await app.request('/brands/new')).headers.get('Content-Type')).toContain('text/html')
    expect((await errorOf(await app.request('/api/brands/new/manual'))).code).toBe(404)
    expect((await errorOf(await app.request('/dashboard', { method: 'POST' }))).code).toBe(404)
  })

  test('serves no file outside the folder', async () => {
    const name = folder.split('/').at(-1)
    for (const path of [
      `/../${name}.secret`,
      `/%2e%2e/${name}.secret`,
      `/..%2f${name}.secret`,
      `/assets/..%2f..%2f${name}.secret`,
      `/assets/%5c..%5c..%5c${name}.secret`,
    ])
      expect(await (await app.request(path)).text()).not.toContain('secret')
  })
})

describe('a graceful stop', () => {
  const startSlow = async () => {
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const app = new Hono().get('/slow', async (context) => {
      begun.resolve()
      await finish.promise
      return context.text('whole')
    })
    const { http, url } = await serve(app)
    const answer = fetch(`${url}/slow`).then(
      (response) => response.text(),
      () => 'cut off',
    )
    await begun.promise
    return { http, url, answer, finish: finish.resolve }
  }

  test('lets a running request finish, accepts no new one, and then ends', async () => {
    const { http, url, answer, finish } = await startSlow()
    const stopped = stopListening(http, 5000)
    await expect(fetch(`${url}/slow`)).rejects.toThrow('fetch failed')
    await sleep(100)
    const from = performance.now()
    finish()
    expect(await answer).toBe('whole')
    await stopped
    expect(performance.now() - from).toBeLessThan(1500)
  })

  test('closes what does not finish in time', async () => {
    const { http, answer } = await startSlow()
    const from = performance.now()
    await stopListening(http, 200)
    expect(await answer).toBe('cut off')
    expect(performance.now() - from).toBeLessThan(1000)
  })
})
