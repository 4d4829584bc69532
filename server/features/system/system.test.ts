import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { pathsOf, type Route } from '#contract/route.ts'
import { openDatabase } from '#server/lib/db/pool.ts'
import type { Deps } from '#server/deps.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'

let server: TestApp
let person: Person

const nowhere = await freePort()

beforeAll(async () => {
  server = await startTestApp({ withWorker: false, env: { DEMO_URL: 'https://example.com/demo' } })
  person = await server.signIn()
})
afterAll(() => server.stop())

const nobody: Person | undefined = undefined
const read = (path: string, from = server) => from.call(nobody, 'GET', path)

describe('health and ready', () => {
  const startWith = async (change: (deps: Deps) => Partial<Deps>) => {
    const other = await startTestApp({ withWorker: false, change })
    onTestFinished(() => other.stop())
    return other
  }

  test('both are 200 when all can be reached, for anyone who asks', async () => {
    for (const path of ['/api/health', '/api/ready'])
      expect(await read(path)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test.each<[string, (deps: Deps) => Partial<Deps>]>([
    ['the database', () => ({ db: openDatabase(`postgres://masthead:secret@127.0.0.1:${nowhere}/masthead`).db })],
    ['the queue', ({ queue }) => ({ queue: { ...queue, ping: () => Promise.reject(new Error('queue at 10.0.0.5')) } })],
    ['the storage', ({ storage }) => ({ storage: { ...storage, ping: () => Promise.reject(new Error('no bucket')) } })],
    ['a storage that never answers', ({ storage }) => ({ storage: { ...storage, ping: () => new Promise(() => {}) } })],
  ])('503 without %s, in a few words, while the process is healthy', async (_, change) => {
    const other = await startWith(change)
    const started = performance.now()
    expect((await read('/api/ready', other)).body).toEqual({
      error: 'Database, queue or storage cannot be reached',
      status: 'error',
      code: 503,
    })
    expect(performance.now() - started).toBeLessThan(15_000)
    expect((await read('/api/health', other)).status).toBe(200)
  })
})

describe('config', () => {
  test('tells the web app addresses, version and what is a stand-in', async () => {
    const { body } = await read(contract.system.config.path)
    const { API_URL } = server.deps.env
    expect(body).toEqual({
      version: '4.8.8',
      environment: 'app',
      api_url: API_URL,
      brand_logo_base: `${API_URL}/brand-logos/`,
      image_base: `${API_URL}/media/images/`,
      video_base: `${API_URL}/media/videos/`,
      faq_url: null,
      demo_url: 'https://example.com/demo',
      text_model: { id: server.deps.textModel.id, is_builtin: true },
      sandbox: null,
      partners: [],
      sentry_dsn: null,
      chat_widget_url: null,
    })
  })
})

describe('B7 product events', () => {
  const record = (body: unknown, by: Person | undefined = person) =>
    server.call(by, 'POST', '/api/product_events', body)

  test('B2 an event is kept with its person and position', async () => {
    const event = { event_name: 'add_new_brand', params: { page: '/dashboard', action: 'click', position: 'sidebar' } }
    expect((await record(event)).status).toBe(201)
    const rows = await server.deps.db.selectFrom('product_events').selectAll().execute()
    expect(rows).toMatchObject([{ user_id: person.user_id, ...event }])
  })

  test('B3 page, action and position may each be missing; the longest are kept whole', async () => {
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
    ['params that are a text', { event_name: 'x', params: '{}' }, ['params: Expected object, received string']],
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
  ])('B8 %s is 422, names the place and records nothing', async (_, event, expected) => {
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
})

type Schema = Record<string, unknown>
type Response = { description: string; content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
}
type Description = {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Schema> }
}

describe('OpenAPI 3.1', () => {
  let description: Description
  beforeAll(async () => {
    description = (await read('/api/openapi.json')).body
  })

  const routes: Route[] = Object.values(contract).flatMap((group) => Object.values(group))
  const spelled = routes.flatMap((route) => pathsOf(route).map((path) => [route.method, path, route] as const))
  const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods))

  test('names itself, its version and its address, and how a call is signed', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Masthead', version: '4.8.8' },
      servers: [{ url: server.deps.env.API_URL }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'session-id' } } },
    })
  })

  test('lists every call in both spellings, and nothing else', () => {
    const listed = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(spelled.map(([method, path]) => `${method} ${path}`).toSorted())
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(spelled)('%s %s is described as the contract has it', (method, path, route) => {
    const operation = description.paths[path]![method.toLowerCase()]!
    expect(operation.summary).toBe(route.summary)
    expect(operation.security).toEqual(route.access === 'public' ? [] : [{ [route.access ?? 'session']: [] }])

    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    for (const { required } of inPath) expect(required).toBe(true)
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query')
    expect(inQuery.map(({ name }) => name)).toEqual(Object.keys(route.query?.shape ?? {}))

    const bodies = Object.keys(operation.requestBody?.content ?? {})
    expect(bodies).toEqual(route.form ? ['multipart/form-data'] : route.body ? ['application/json'] : [])

    for (const { description: text } of Object.values(operation.responses)) expect(text).not.toBe('')
    const success = route.raw ? 'default' : String(route.status ?? (route.reply || route.stream ? 200 : 204))
    const types = Object.keys(operation.responses[success]!.content ?? {})
    expect(types.includes('application/json')).toBe(Boolean(route.reply))
    expect(types.includes('application/x-ndjson')).toBe(Boolean(route.stream))
    expect('401' in operation.responses).toBe(route.access !== 'public')
    for (const status of Object.keys(operation.responses)) expect(status).toMatch(/^([1-5]\d\d|default)$/)
  })

  test('every schema is one of JSON Schema 2020-12, and every reference leads somewhere', () => {
    const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']
    const nodes = [...schemas(operations()), ...schemas(description.components.schemas)]
    expect(nodes.length).toBeGreaterThan(200)
    for (const { type, required = [], ...node } of nodes) {
      for (const name of [type ?? 'object'].flat() as string[]) expect(types).toContain(name)
      expect(new Set(required as string[]).size).toBe((required as string[]).length)
      expect(followed(node['$ref'] as string | undefined)).toBeTypeOf('object')
      expect([node['$schema'], node['nullable'], node['example']]).toEqual([undefined, undefined, undefined])
    }
  })

  /** Every schema below a value, and the schemas within it. */
  const schemas = (value: unknown, isSchema = false): Schema[] => {
    if (!value || typeof value !== 'object') return []
    if (Array.isArray(value)) return value.flatMap((item) => schemas(item, isSchema))
    const inner = Object.entries(value).flatMap(([key, item]) => {
      const holdsSchemas = ['properties', '$defs', 'patternProperties'].includes(key)
      if (isSchema && holdsSchemas) return schemas(Object.values(item as Schema), true)
      if (isSchema) return schemas(item, /Of$|^(items|additionalProperties|propertyNames|not)$/.test(key))
      return schemas(item, key === 'schema' || key === 'Error')
    })
    return isSchema ? [value as Schema, ...inner] : inner
  }

  /** What a reference leads to; the description itself for none. */
  const followed = (reference = '#') =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Schema)[key], description)

  test('a file is a file, a choice its values, a limit its number', () => {
    const form = description.paths['/api/brands']!['post']!.requestBody!.content['multipart/form-data']!.schema
    expect(form['properties']).toMatchObject({
      logo_file: { type: 'string', format: 'binary', maxLength: 2_097_152 },
      name: { anyOf: [{ type: 'string', maxLength: 255 }, { type: 'null' }] },
      delete_logo: { enum: ['true', 'false'] },
    })
    expect(form['additionalProperties']).toBe(false)
    expect(description.components.schemas['Error']).toMatchObject({ required: ['error', 'status', 'code'] })
  })

  test('the page shows every call, without a script, with its texts as text', async () => {
    const response = await server.app.request('/api/docs')
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const page = await response.text()
    expect(page).toMatch(/^<!doctype html>/i)
    expect(page).not.toContain('<script')
    expect(page).toContain('href="/api/openapi.json"')
    for (const [method, path] of spelled) expect(page).toContain(`>${method}</code><code>${path}</code>`)
    expect(page).toContain('Needs the session-id header.')
    expect(page.match(/<details/g)).toHaveLength(spelled.length)
  })
})
