// Typed client of the contract: one function per route, one error type, NDJSON as an async iterable.
import type { ErrorBody } from '#contract/errors.ts'
import { contract } from '#contract/index.ts'
import type { Line, Reply, Route, Routes, Sent } from '#contract/route.ts'
import { apiBase } from './base.ts'
import { ApiError } from './error.ts'
import { reportingFetch } from './failed-calls.ts'
import { sessionRefused } from './session-refused.ts'
import { sessionId } from './session.ts'

type Options = {
  signal?: AbortSignal | undefined
  /** Lets the request outlive the page; browsers limit all such bodies to 64 KB in total. */
  keepalive?: boolean
}

type Arguments<R extends Route> =
  {} extends Sent<R> ? [input?: Sent<R>, options?: Options] : [input: Sent<R>, options?: Options]
type Answer<R extends Route> = R extends { raw: true } ? Response : Reply<R>
type Caller<R extends Route> = (...given: Arguments<R>) => Promise<Answer<R>>
type Streamer<R extends Route> = R extends { stream: object }
  ? { stream: (...given: Arguments<R>) => AsyncGenerator<Line<R>> }
  : {}
type Client<G extends Record<string, Routes>> = {
  [K in keyof G]: { [N in keyof G[K]]: Caller<G[K][N]> & Streamer<G[K][N]> }
}

type Plain = string | number | boolean | null | undefined

type Input = {
  params?: Record<string, string>
  query?: Record<string, Plain>
  body?: unknown
  form?: Record<string, Plain | Blob>
}

const pathOf = (route: Route, { params, query }: Input) => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return search ? `${path}?${search}` : path
}

const formData = (fields: Record<string, Plain | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, String(value))
  return form
}

const send = async (route: Route, input: Input, { signal, keepalive = false }: Options, accept: string) => {
  const session = sessionId() ?? ''
  const headers: Record<string, string> = { Accept: accept, 'session-id': session }
  if (route.body) headers['Content-Type'] = 'application/json'
  const response = await reportingFetch(apiBase() + pathOf(route, input), {
    method: route.method,
    headers,
    keepalive,
    ...(route.form && { body: formData(input.form ?? {}) }),
    ...(route.body && { body: JSON.stringify(input.body ?? {}) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, { error: 'Masthead cannot be reached', status: 'error', code: 0 })
  })
  if (response.status === 401) sessionRefused(session)
  if (!response.ok) throw new ApiError(response.status, await errorOf(response))
  return response
}

/** A proxy may respond with a body that doesn't match the contract. */
const errorOf = async (response: Response): Promise<ErrorBody> => {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | undefined
  return body?.error ? body : { error: 'Something went wrong', status: 'error', code: response.status }
}

async function* readLines(response: Response) {
  let rest = ''
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const parts = (rest + decoder.decode(chunk.value, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) if (part) yield JSON.parse(part)
    }
    if (rest.trim()) yield JSON.parse(rest)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const bind = (route: Route) =>
  Object.assign(
    async (input: Input = {}, options: Options = {}) => {
      const response = await send(route, input, options, 'application/json')
      if (route.raw) return response
      return route.reply ? response.json() : undefined
    },
    {
      stream: async function* (input: Input = {}, options: Options = {}) {
        yield* readLines(await send(route, input, options, 'application/x-ndjson'))
      },
    },
  )

const bindAll = <G extends Record<string, Routes>>(groups: G) =>
  Object.fromEntries(
    Object.entries(groups).map(([group, routes]) => [
      group,
      Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, bind(route)])),
    ]),
  ) as unknown as Client<G>

/** `api.brands.show({ params: { brand_id } })`; `api.blogs.content.stream(…)` for NDJSON. Throws ApiError. */
export const api = bindAll(contract)
