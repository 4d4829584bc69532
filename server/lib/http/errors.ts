import type { ErrorBody, ErrorDetail } from '#contract/errors.ts'

export type ErrorStatus = 400 | 401 | 402 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503

type Extra = { detail?: string | ErrorDetail[]; current?: unknown; headers?: Record<string, string> }

/** What a handler throws to answer an error of the contract's shape. `message` is for people. */
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

/** Also for a row of another user: an answer must not reveal that the row exists. */
export const notFound = (what: string) => new HttpError(404, `${what} not found`)

export const invalid = (detail: ErrorDetail[]) =>
  new HttpError(422, 'Some of the values sent are not valid', { detail })

export const errorBody = (error: HttpError): ErrorBody => ({
  error: error.message,
  status: 'error',
  code: error.status,
  ...(error.extra.detail !== undefined && { detail: error.extra.detail }),
  ...(error.extra.current !== undefined && { current: error.extra.current }),
})
