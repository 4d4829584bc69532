import type { ErrorBody } from '#contract/errors.ts'

/** Thrown by every failed call. `status` is 0 if the server could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.status = status
    this.body = body
  }
  /** The server's message for the person ("server detail text" of B8 and M8), if it sent one. */
  get detail(): string | undefined {
    if (typeof this.body.detail === 'string') return this.body.detail
    return this.body.detail?.map((item) => item.msg).join(' ')
  }
}
