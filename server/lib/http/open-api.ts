// OpenAPI 3.1 from the contract: zod writes the JSON Schemas.
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import { pathsOf, type Route, type Routes } from '#contract/route.ts'

export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  security: object[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
export type ApiDescription = {
  openapi: '3.1.0'
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: object
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

const errorResponse = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const parameters = (path: string, query: z.ZodObject | undefined): Operation['parameters'] => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name: name!,
    in: 'path' as const,
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema, 'input'),
  }))
  return [...inPath, ...inQuery]
}

const requestBody = (route: Route): Pick<Operation, 'requestBody'> => {
  const content = {
    ...(route.body && { 'application/json': { schema: schemaOf(route.body, 'input') } }),
    ...(route.form && { 'multipart/form-data': { schema: schemaOf(route.form, 'input') } }),
  }
  return Object.keys(content).length > 0 ? { requestBody: { content } } : {}
}

const successResponse = (route: Route): Operation['responses'] => {
  if (route.raw) return { default: { description: 'A document or a redirect' } }
  const content = {
    ...(route.reply && { 'application/json': { schema: schemaOf(route.reply, 'output') } }),
    ...(route.stream && { 'application/x-ndjson': { schema: schemaOf(route.stream, 'output') } }),
  }
  if (Object.keys(content).length === 0) return { 204: { description: 'Done' } }
  return { [route.status ?? 200]: { description: 'Done', content } }
}

const refusals = { session: 'No session, or an unknown or expired one', operator: 'Not the operator’s token' }

const operation = (tag: string, name: string, path: string, route: Route): Operation => ({
  operationId: `${tag}.${name}`,
  summary: route.summary,
  tags: [tag],
  security: route.access === 'public' ? [] : [{ [route.access ?? 'session']: [] }],
  parameters: parameters(path, route.query),
  ...requestBody(route),
  responses: {
    ...successResponse(route),
    ...(route.access !== 'public' && { 401: errorResponse(refusals[route.access ?? 'session']) }),
    ...(path.includes('{') && { 404: errorResponse('Does not exist, or belongs to someone else') }),
    ...(route.rateLimit !== 'none' && {
      429: errorResponse('Too many calls; Retry-After is the number of seconds to wait'),
    }),
    ...((route.body ?? route.form ?? route.query) && { 422: errorResponse('Invalid values') }),
  },
})

/** The API as an OpenAPI document, aliases included. */
export const describeApi = (
  contract: Record<string, Routes>,
  { title, version, url }: { title: string; version: string; url: string },
): ApiDescription => {
  const paths: ApiDescription['paths'] = {}
  for (const [tag, routes] of Object.entries(contract))
    for (const [name, route] of Object.entries(routes))
      for (const path of pathsOf(route))
        (paths[path] ??= {})[route.method.toLowerCase()] = operation(
          tag,
          path === route.path ? name : `${name}Alias`,
          path,
          route,
        )
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'session-id' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}
