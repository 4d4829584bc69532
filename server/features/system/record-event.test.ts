import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'

let server: TestApp
let person: Person

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
  person = await server.signIn()
})
afterAll(() => server.stop())

const nobody: Person | undefined = undefined

const record = (body: unknown, by: Person | undefined = person) => server.call(by, 'POST', '/api/product_events', body)

test('B2 an event is stored with its person and position', async () => {
  const event = { event_name: 'add_new_brand', params: { page: '/dashboard', action: 'click', position: 'sidebar' } }
  expect((await record(event)).status).toBe(201)
  const rows = await server.deps.db.selectFrom('product_events').selectAll().execute()
  expect(rows).toMatchObject([{ user_id: person.user_id, ...event }])
})

test('B3 page, action and position are optional; the longest are stored unabridged', async () => {
  const params = { page: 'p'.repeat(255), action: '👩🏽‍🚀', position: '<b>top</b>' }
  for (const event of [
    { event_name: 'x', params: {} },
    { event_name: 'e'.repeat(100), params },
    { event_name: 'x', params: { position: '' } },
  ]) {
    expect(await record(event)).toMatchObject({ status: 201, body: {} })
    const [last] = await server.deps.db
      .selectFrom('product_events')
      .select(['event_name', 'params'])
      .orderBy('product_event_id', 'desc')
      .limit(1)
      .execute()
    expect(last).toEqual(event)
  }
})

const long = 'x'.repeat(256)
test.each<[string, unknown, string[]]>([
  ['nothing', {}, ['event_name: Required', 'params: Required']],
  ['no params', { event_name: 'x' }, ['params: Required']],
  ['no name', { params: {} }, ['event_name: Required']],
  ['an empty name', { event_name: '', params: {} }, [expect.stringMatching(/^event_name: /)]],
  ['a name of 101 characters', { event_name: long.slice(155), params: {} }, [expect.stringMatching(/^event_name: /)]],
  ['a name that is a number', { event_name: 7, params: {} }, ['event_name: Expected string, received number']],
  ['params that are a list', { event_name: 'x', params: [] }, ['params: Expected object, received array']],
  ['params that are null', { event_name: 'x', params: null }, ['params: Expected object, received null']],
  ['params that are a string', { event_name: 'x', params: '{}' }, ['params: Expected object, received string']],
  ...(['page', 'action', 'position'] as const).flatMap((param): [string, unknown, string[]][] => [
    [
      `${param} of 256 characters`,
      { event_name: 'x', params: { [param]: long } },
      [expect.stringMatching(`^params.${param}: `)],
    ],
    [
      `${param} that is a number`,
      { event_name: 'x', params: { [param]: 7 } },
      [`params.${param}: Expected string, received number`],
    ],
  ]),
  ['another param', { event_name: 'x', params: { e_mail: 'a@b.test' } }, ['params.e_mail: Unknown field']],
  ['another field', { event_name: 'x', params: {}, user_id: 'x' }, ['user_id: Unknown field']],
  [
    'the NUL character',
    { event_name: 'x', params: { page: 'a\u0000' } },
    ['params.page: Text must not hold the NUL character'],
  ],
])('B8 %s is 422, names the field and stores nothing', async (_, event, expected) => {
  const count = async () =>
    (await server.deps.db.selectFrom('product_events').select('product_event_id').execute()).length
  const before = await count()
  const { status, body } = await record(event)
  expect(status).toBe(422)
  expect(body).toEqual({
    error: 'Some of the values sent are not valid',
    status: 'error',
    code: 422,
    detail: expected.map(() => ({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) })),
  })
  const detail = body.detail as { loc: string[]; msg: string }[]
  expect(detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`)).toEqual(expected)
  expect(detail.map(({ loc }) => loc[0])).toEqual(expected.map(() => 'body'))
  expect(await count()).toBe(before)
})

test('decisions: an event of more than a megabyte is 413, one without a session 401', async () => {
  const large = { event_name: 'x', params: { page: 'x'.repeat(2 * 1024 * 1024) } }
  expect((await record(large)).status).toBe(413)
  const { status } = await server.call(nobody, 'POST', '/api/product_events', { event_name: 'x', params: {} })
  expect(status).toBe(401)
})
