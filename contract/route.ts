// One route of the HTTP API as plain data: what the server serves, the web app calls and OpenAPI describes.
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call costs whoever runs the product: each has a limit of its own. */
export type Cost =
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
  /** Who may call it: everyone, or whoever has the operator's token; without it a session is needed. */
  access?: 'public' | 'operator'
  /** 'other' unless said. 'none' is never refused: a probe of the machine's keepers. */
  cost?: Cost | 'none'
  query?: z.ZodObject
  /** JSON request body. */
  body?: z.ZodType
  /** multipart/form-data request body. */
  form?: z.ZodObject
  /** JSON answer; without it the answer is 204, unless `stream` or `raw` says otherwise. */
  reply?: z.ZodType
  /** NDJSON answer: the type of one line. With `reply` too, `Accept: application/x-ndjson` chooses it. */
  stream?: z.ZodType
  /** The handler answers a Response of its own (redirects, documents). */
  raw?: true
  /** Status of a success; 200, or 204 without `reply`. */
  status?: 201 | 202
  /** Largest request body in bytes; 1 MiB unless said. */
  maxBytes?: number
  /** A second spelling of the same path. */
  alias?: string
}

export type Route<P extends string = string, S extends Shape = Shape> = { method: Method; path: P } & S
export type Routes = Record<string, Route>

/** Every spelling of a route's path. */
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

/** What a call answers when it is not read as a stream. */
export type Reply<R extends Route> = R extends { reply: z.ZodType } ? JsonReply<R> : void

/** What a handler returns: for a route with both, the stream when the request asked for NDJSON. */
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
