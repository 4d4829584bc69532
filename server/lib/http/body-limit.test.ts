// Bodies that are too large, or shorter than declared.
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
