// Requests are validated before anything else looks at them.
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { defaultMaxBytes } from './read.ts'
import { errorOf, json, senderOf, serveApp } from '#test/helpers/http.ts'

let server: TestApp
let person: Person
let send: ReturnType<typeof senderOf>
let port: number

beforeAll(async () => {
  port = await freePort()
  server = await startTestApp({ withWorker: false, env: { PORT: String(port) } })
  person = await server.signIn()
  send = senderOf(server, person)
})
afterAll(() => server.stop())

const events = contract.system.recordEvent.path
const event = JSON.stringify({ event_name: 'click', params: { page: 'dashboard' } })

describe('B8 requests are validated, and refused in one shape', () => {
  test.each<[name: string, body: string, message: string]>([
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
    ['a string for the whole body', '"x"', 'body: Expected object, received string'],
    ['invalid JSON', '{"event_name":', 'body: The body is not JSON'],
    ['JSON followed by something else', '{} x', 'body: The body is not JSON'],
    ['brackets that are never closed', '['.repeat(100_000), 'body: The body is not JSON'],
    [
      'the NUL character',
      '{"event_name":"a\\u0000","params":{}}',
      'body.event_name: Text must not hold the NUL character',
    ],
    [
      'half of a surrogate pair',
      '{"event_name":"x","params":{"page":"\\ud83d"}}',
      'body.params.page: Text must be valid Unicode',
    ],
    ['a prototype', '{"event_name":"x","params":{},"__proto__":{"event_name":"y"}}', 'body.__proto__: Unknown field'],
  ])('%s is 422 and says where', async (_, body, message) => {
    const { code, detail } = await errorOf(await send('POST', events, { headers: json, body }))
    expect(code).toBe(422)
    expect(detail!.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`)).toContain(message)
    for (const { type } of detail!) expect(type).toEqual(expect.any(String))
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
    'an invalid id is 404: %s',
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
    const { url } = await serveApp(server.app, port)
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
    const { http, url } = await serveApp(server.app, port)
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const head = [
      `POST ${events} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `session-id: ${person.session_id}`,
      'Content-Type: application/json',
      'Content-Length: 500',
    ]
    const received = once(http, 'request')
    socket.write(`${head.join('\r\n')}\r\n\r\n{"event`)
    await received
    socket.destroy()
    await expect.poll(() => connectionsOf(http), { timeout: 20_000 }).toBe(0)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
  })
})

const connectionsOf = (http: Server) =>
  new Promise<number>((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
