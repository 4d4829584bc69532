import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProductEvent } from '#contract/system.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'

const token = 'operator-token-of-the-test'
const path = '/api/product_events'

/** The receiver rejects an event of this name twice. */
const refusedTwice = 'refused_twice'

const startReceiver = async () => {
  const received: { event: ProductEvent; key: unknown; sent: string }[] = []
  const ofName = (name: string) => received.filter(({ event }) => event.event_name === name)
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const event = (await json(request)) as ProductEvent
    const key = request.headers['idempotency-key']
    received.push({ event, key, sent: JSON.stringify([request.headers, event]) })
    const isTaken = event.event_name !== refusedTwice || ofName(refusedTwice).length > 2
    response.writeHead(isTaken ? 204 : 503).end()
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`
  return { url, ofName, stop: () => server.close() }
}

let receiver: Awaited<ReturnType<typeof startReceiver>>
let server: TestApp
let person: Person

beforeAll(async () => {
  receiver = await startReceiver()
  server = await startTestApp({ env: { OPERATOR_TOKEN: token, EVENTS_URL: receiver.url } })
  person = await server.signIn()
})
afterAll(async () => {
  await server?.stop()
  receiver?.stop()
})
beforeEach(async () => {
  await server.deps.db.deleteFrom('product_events').execute()
})

const record = (event_name: string) =>
  server.call(person, 'POST', path, { event_name, params: { page: '/dashboard', position: 'sidebar' } })
const list = async (query = '', bearer: string | undefined = token) => {
  const response = await server.app.request(path + query, { headers: { Authorization: `Bearer ${bearer}` } })
  return { status: response.status, body: (await response.json()) as ProductEvent[] }
}
const names = ({ body }: { body: ProductEvent[] }) => body.map(({ event_name }) => event_name)

describe('B3 the operator’s list of product events', () => {
  test('is sorted newest first, paginated, and can be filtered by name', async () => {
    for (const name of ['a', 'b', 'a', 'c']) await record(name)
    const all = await list()
    expect(names(all)).toEqual(['c', 'a', 'b', 'a'])
    expect(all.body[0]).toEqual({
      product_event_id: expect.any(Number),
      event_name: 'c',
      params: { page: '/dashboard', position: 'sidebar' },
      user_id: person.user_id,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const first = await list('?limit=2')
    const rest = await list(`?limit=2&before=${first.body.at(-1)!.product_event_id}`)
    expect([...names(first), ...names(rest)]).toEqual(names(all))
    expect(names(await list('?event_name=a'))).toEqual(['a', 'a'])
  })

  test.each(['?limit=0', '?limit=201', '?limit=x', '?before=-1', '?before=1.5'])('%s is 422', async (query) => {
    expect((await list(query)).status).toBe(422)
  })
})

describe('B3 product events are forwarded to EVENTS_URL', () => {
  test('as JSON with the person’s id, without their e-mail address', async () => {
    await record('sent_on')
    await expect.poll(() => receiver.ofName('sent_on').length, { timeout: 15_000 }).toBe(1)
    const { event, key, sent } = receiver.ofName('sent_on')[0]!
    expect(event).toEqual((await list()).body[0])
    expect(key).toBe(String(event.product_event_id))
    expect(sent).not.toMatch(/@|Test Person/)
  })

  test('again if the receiver fails, with the same idempotency key', async () => {
    await record(refusedTwice)
    await expect.poll(() => receiver.ofName(refusedTwice).length, { timeout: 60_000 }).toBe(3)
    expect(new Set(receiver.ofName(refusedTwice).map(({ key }) => key)).size).toBe(1)
  }, 90_000)
})
