// Serves a group of contract routes: authorizes the caller, validates the input, calls the handler, sends the reply.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { pathsOf, type Handled, type Received, type Route, type Routes } from '#contract/route.ts'
import type { Log } from '#server/lib/log.ts'
import { clientAddress } from './client-address.ts'
import { asHttpError, errorBody, HttpError } from './errors.ts'
import type { RateLimiter } from './rate-limits.ts'
import { readInput } from './read.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Of an authorized call: for the error report. */
    route?: Route
    user_id?: string
  }
}

/** A call of a public or operator route. */
export type PublicCall = { request: Request; signal: AbortSignal; wantsStream: boolean; log: Log }
/** A call of any other route: `user_id` is whose rows it may see. */
export type Call = PublicCall & { user_id: string; session_id: string }

type CallOf<R extends Route> = R extends { access: string } ? PublicCall : Call

export type Handlers<G extends Routes> = {
  [K in keyof G]: (input: Received<G[K]>, call: CallOf<G[K]>) => Promise<Handled<G[K]>> | Handled<G[K]>
}

export type Mounting = {
  /** The user of a session id, or undefined. */
  authenticate(session_id: string): Promise<string | undefined>
  log: Log
  rateLimiter?: RateLimiter
  /** The operator's token; without one, operator routes answer 404. */
  operatorToken?: string | undefined
  /** How many trusted reverse proxies stand in front. */
  proxies?: number
  /** Reports a stream that broke because of a fault on our side. */
  report?(error: unknown, route: Route): void
  /** Validates every reply against its schema; only for tests, as it parses each reply again. */
  checkReplies?: boolean
}

type AnyHandler = (input: unknown, call: PublicCall & Partial<Call>) => unknown

export const mount = <G extends Routes>(app: Hono, routes: G, handlers: Handlers<G>, mounting: Mounting) => {
  for (const [name, route] of Object.entries(routes)) {
    const handler = handlers[name] as unknown as AnyHandler
    app.on(route.method, pathsOf(route).map(honoPath), async (context) => {
      context.set('route', route)
      const session = await authorize(context, route, mounting)
      const call = {
        ...session,
        request: context.req.raw,
        signal: context.req.raw.signal,
        wantsStream: (context.req.header('Accept') ?? '').includes('application/x-ndjson'),
        log: mounting.log,
      }
      return answer(context, route, await handler(await readInput(context, route), call), mounting)
    })
  }
}

const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Checks session, rate limit and role, in this order: 429, then 401 or 404. */
const authorize = async (context: Context, route: Route, mounting: Mounting) => {
  const session_id = route.access ? undefined : context.req.header('session-id')
  const user_id = session_id && (await mounting.authenticate(session_id))
  if (user_id) context.set('user_id', user_id)
  const { rateLimit = 'other' } = route
  // Calls without a valid session count too.
  if (rateLimit !== 'none')
    await mounting.rateLimiter?.(rateLimit, { user_id, ip: clientAddress(context, mounting.proxies ?? 0) })
  if (route.access === 'operator') requireOperator(context, mounting.operatorToken)
  if (route.access) return {}
  if (!user_id) throw new HttpError(401, 'Please sign in')
  return { user_id, session_id }
}

const requireOperator = (context: Context, token: string | undefined) => {
  if (!token) throw new HttpError(404, 'Not found')
  const given = /^Bearer (.+)$/i.exec(context.req.header('Authorization') ?? '')?.[1] ?? ''
  const [expected, actual] = [token, given].map((text) => createHash('sha256').update(text).digest())
  if (!timingSafeEqual(expected!, actual!)) throw new HttpError(401, 'This needs the operator’s token')
}

const answer = (context: Context, route: Route, result: unknown, mounting: Mounting) => {
  if (result instanceof Response) return result
  if (result && typeof result === 'object' && Symbol.asyncIterator in result)
    return ndjson(context, route, result as AsyncIterable<unknown>, mounting)
  if (!route.reply) return context.body(null, 204)
  if (mounting.checkReplies) route.reply.parse(result)
  return context.json(result as object, route.status ?? 200)
}

/** A failure after the first line can no longer change the status: it becomes the last line, as an error body. */
const ndjson = (context: Context, route: Route, lines: AsyncIterable<unknown>, mounting: Mounting) => {
  const { log, checkReplies } = mounting
  context.header('Content-Type', 'application/x-ndjson')
  context.header('Cache-Control', 'no-store')
  context.header('X-Accel-Buffering', 'no')
  return stream(context, async (out) => {
    const iterator = lines[Symbol.asyncIterator]()
    out.onAbort(() => void iterator.return?.())
    try {
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        if (checkReplies) route.stream?.parse(next.value)
        await out.write(`${JSON.stringify(next.value)}\n`)
      }
    } catch (error) {
      if (!(error instanceof HttpError)) {
        log.error({ error, path: route.path }, 'stream failed')
        mounting.report?.(error, route)
      }
      await out.write(`${JSON.stringify(errorBody(asHttpError(error)))}\n`)
    }
  })
}
