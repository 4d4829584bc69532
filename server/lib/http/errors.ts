import type { ErrorBody, ErrorDetail } from '#contract/errors.ts'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'

export type ErrorStatus = 400 | 401 | 402 | 404 | 405 | 409 | 413 | 415 | 421 | 422 | 429 | 500 | 502 | 503

type Extra = { detail?: string | ErrorDetail[]; current?: unknown; headers?: Record<string, string> }

/** Thrown by a handler to reply with an error body. `message` is for people. */
export class HttpError extends Error {
  readonly status: ErrorStatus
  readonly extra: Extra
  constructor(status: ErrorStatus, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.extra = extra
  }
}

/** Also for a row of another user: the reply must not reveal that the row exists. */
export const notFound = (what: string) => new HttpError(404, `${what} not found`)

export const invalid = (detail: ErrorDetail[]) =>
  new HttpError(422, 'Some of the values sent are not valid', { detail })

/** What a request is told of any error: nothing of a fault of ours but that there was one. */
export const asHttpError = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error
  if (error instanceof DatabaseUnavailable)
    return new HttpError(503, 'The database cannot be reached', {
      detail: 'The database cannot be reached at the moment. Please try again shortly.',
      headers: { 'Retry-After': '5' },
    })
  return new HttpError(500, 'Something went wrong on our side')
}

export const errorBody = (error: HttpError): ErrorBody => ({
  error: error.message,
  status: 'error',
  code: error.status,
  ...(error.extra.detail !== undefined && { detail: error.extra.detail }),
  ...(error.extra.current !== undefined && { current: error.extra.current }),
})
