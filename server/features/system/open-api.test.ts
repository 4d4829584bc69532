// The description of the API at /api/openapi.json, and its page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { pathsOf, type Route } from '#contract/route.ts'
import { startTestApp, type TestApp } from '#test/helpers/app.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
})
afterAll(() => server.stop())

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
    description = (await (await server.app.request('/api/openapi.json')).json()) as Description
  })

  const routes: Route[] = Object.values(contract).flatMap((group) => Object.values(group))
  const spelled = routes.flatMap((route) => pathsOf(route).map((path) => [route.method, path, route] as const))
  const operations = () => Object.values(description.paths).flatMap((methods) => Object.values(methods))

  test('contains the name, version, URL and authentication of the API', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Masthead', version: '4.8.8' },
      servers: [{ url: server.deps.env.API_URL }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'session-id' } } },
    })
  })

  test('lists every route in both spellings, and nothing else', () => {
    const listed = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(spelled.map(([method, path]) => `${method} ${path}`).toSorted())
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(spelled)('%s %s matches the contract', (method, path, route) => {
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

  test('every schema is valid JSON Schema 2020-12, and every reference resolves', () => {
    const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']
    const nodes = [...schemas(operations()), ...schemas(description.components.schemas)]
    expect(nodes.length).toBeGreaterThan(200)
    for (const { type, required = [], ...node } of nodes) {
      for (const name of [type ?? 'object'].flat() as string[]) expect(types).toContain(name)
      expect(new Set(required as string[]).size).toBe((required as string[]).length)
      expect(resolve(node['$ref'] as string | undefined)).toBeTypeOf('object')
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

  /** What a reference points to; the description itself without one. */
  const resolve = (reference = '#') =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Schema)[key], description)

  test('files, enumerations and limits are in the schemas', () => {
    const form = description.paths['/api/brands']!['post']!.requestBody!.content['multipart/form-data']!.schema
    expect(form['properties']).toMatchObject({
      logo_file: { type: 'string', format: 'binary', maxLength: 2_097_152 },
      name: { anyOf: [{ type: 'string', maxLength: 255 }, { type: 'null' }] },
      delete_logo: { enum: ['true', 'false'] },
    })
    expect(form['additionalProperties']).toBe(false)
    expect(description.components.schemas['Error']).toMatchObject({ required: ['error', 'status', 'code'] })
  })

  test('the page lists every route, without scripts, and escapes its texts', async () => {
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
