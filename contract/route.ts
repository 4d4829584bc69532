// A route of the HTTP API as plain data: the server serves it, the web app calls it, OpenAPI describes it.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Which limit a call counts against; the figures are in `server/lib/http/rate-limits.ts`. */
export type RateLimit =
  | 'sign_in'
  | 'email_form'
  | 'checkout'
  | 'generation'
  | 'text_tool'
  | 'image'
  | 'video'
  | 'upload'
  | 'scrape'
  | 'export'
  | 'webhook'
  | 'other'

export type Shape = {
  summary: string
  /** Who may call it: anyone, or the holder of the operator's token. Otherwise a session is required. */
  access?: 'public' | 'operator'
  /** 'other' by default; 'none' for health probes. */
  rateLimit?: RateLimit | 'none'
  query?: z.ZodObject
  /** JSON request body. */
  body?: z.ZodType
  /** multipart/form-data request body. */
  form?: z.ZodObject
  /** JSON reply; without it the reply is 204, unless `stream` or `raw` is set. */
  reply?: z.ZodType
  /** NDJSON reply: the type of one line. Where `reply` is set too, `Accept: application/x-ndjson` selects the stream. */
  stream?: z.ZodType
  /** The handler returns a Response itself (redirects, files). */
  raw?: true
  /** Success status; by default 200, or 204 without `reply`. */
  status?: 201 | 202
  /** Largest request body in bytes; 1 MiB by default. */
  maxBytes?: number
  /** A second path for the same route. */
  alias?: string
}

export type Route<P extends string = string, S extends Shape = Shape> = { method: Method; path: P } & S
export type Routes = Record<string, Route>

/** A route's path and its alias. */
export const pathsOf = ({ path, alias }: Route): string[] => (alias ? [path, alias] : [path])

// '/api/brands/{brand_id}' -> 'brand_id'
type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamNames<Rest> : never
type Params<P extends string> = [ParamNames<P>] extends [never] ? {} : { params: Record<ParamNames<P>, string> }

type SentPart<S, K extends string> = S extends { [k in K]: infer Z extends z.ZodType }
  ? {} extends z.input<Z>
    ? { [k in K]?: z.input<Z> }
    : { [k in K]: z.input<Z> }
  : {}
type ReceivedPart<S, K extends string> = S extends { [k in K]: infer Z extends z.ZodType }
  ? { [k in K]: z.output<Z> }
  : {}

/** What the web app sends. */
export type Sent<R extends Route> = Params<R['path']> & SentPart<R, 'query'> & SentPart<R, 'body'> & SentPart<R, 'form'>

/** What a handler receives, after validation. */
export type Received<R extends Route> = Params<R['path']> &
  ReceivedPart<R, 'query'> &
  ReceivedPart<R, 'body'> &
  ReceivedPart<R, 'form'>

type JsonReply<R extends Route> = R extends { reply: infer Z extends z.ZodType } ? z.output<Z> : never
export type Line<R extends Route> = R extends { stream: infer Z extends z.ZodType } ? z.output<Z> : never

/** The reply of a call that is not read as a stream. */
export type Reply<R extends Route> = R extends { reply: z.ZodType } ? JsonReply<R> : void

/** What a handler returns; with both `reply` and `stream`, a stream if the request asked for NDJSON. */
export type Handled<R extends Route> = R extends { raw: true }
  ? Response
  : R extends { stream: z.ZodType }
    ? AsyncIterable<Line<R>> | JsonReply<R>
    : Reply<R>

const route =
  (method: Method) =>
  <const P extends string, const S extends Shape>(path: P, shape: S): Route<P, S> => ({ method, path, ...shape })

export const get = route('GET')
export const post = route('POST')
export const put = route('PUT')
export const del = route('DELETE')
