// Reads and validates requests before a handler sees them.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { ErrorDetail } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { HttpError, invalid } from './errors.ts'

export const defaultMaxBytes = 1024 * 1024

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** All ids are uuids; anything else is a 404. */
const readParams = (context: Context) => {
  const params = context.req.param()
  for (const value of Object.values(params)) if (!uuid.test(value)) throw new HttpError(404, 'Not found')
  return params
}

export const readInput = async (context: Context, route: Route) => ({
  params: readParams(context),
  query: route.query && check('query', route.query, refuseUnstorable(context.req.query(), ['query'])),
  body: route.body && check('body', route.body, await readJson(context, route)),
  form: route.form && check('body', route.form, await readForm(context, route)),
})

const check = (where: string, schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalid(result.error.issues.flatMap((issue) => detailsOf(where, issue)))
}

const detailsOf = (where: string, issue: z.core.$ZodIssue): ErrorDetail[] => {
  const loc = [where, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))]
  if (issue.code !== 'unrecognized_keys') return [{ loc, msg: issue.message, type: issue.code }]
  return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'Unknown field', type: issue.code }))
}

const readJson = async (context: Context, route: Route) => {
  const text = new TextDecoder().decode(await readBytes(context.req.raw, route.maxBytes))
  if (text.trim() === '') return {}
  requireType(context, 'application/json')
  try {
    return refuseUnstorable(JSON.parse(text), ['body'])
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw invalid([{ loc: ['body'], msg: 'The body is not JSON', type: 'invalid_json' }])
  }
}

const readForm = async (context: Context, route: Route) => {
  requireType(context, 'multipart/form-data')
  const bytes = await readBytes(context.req.raw, route.maxBytes)
  const form = await new Response(bytes, { headers: { 'Content-Type': context.req.header('Content-Type')! } })
    .formData()
    .catch(() => {
      throw invalid([{ loc: ['body'], msg: 'The body is not multipart form data', type: 'invalid_form' }])
    })
  // Forms send line breaks as CR LF.
  const entries = [...form.entries()].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ])
  return refuseUnstorable(Object.fromEntries(entries), ['body'])
}

const requireType = (context: Context, type: string) => {
  const given = context.req.header('Content-Type') ?? ''
  if (!given.toLowerCase().startsWith(type)) throw new HttpError(415, `This call accepts ${type}`)
}

/** Reads the body up to the route's limit: the declared length is not trusted. */
export const readBytes = async (request: Request, max = defaultMaxBytes): Promise<Uint8Array<ArrayBuffer>> => {
  const tooLarge = () => new HttpError(413, `The body is larger than ${max.toLocaleString('en-GB')} bytes`)
  if (Number(request.headers.get('Content-Length') ?? 0) > max) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > max) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** PostgreSQL cannot store U+0000 or, in JSON, lone surrogates; nobody types them. */
const refuseUnstorable = (value: unknown, loc: (string | number)[]): unknown => {
  const text = value instanceof File ? value.name : value
  if (typeof text === 'string') {
    if (text.includes('\u0000'))
      throw invalid([{ loc, msg: 'Text must not hold the NUL character', type: 'invalid_text' }])
    if (!text.isWellFormed()) throw invalid([{ loc, msg: 'Text must be valid Unicode', type: 'invalid_text' }])
  } else if (Array.isArray(value)) value.forEach((item, index) => refuseUnstorable(item, [...loc, index]))
  else if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) refuseUnstorable(item, [...loc, key])
  return value
}
