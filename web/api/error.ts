import type { ErrorBody } from '#contract/errors.ts'

/** What every failed call throws. `status` is 0 when the server could not be reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: ErrorBody
  constructor(status: number, body: ErrorBody) {
    super(body.error)
    this.status = status
    this.body = body
  }
  /** The server's sentence for the person ("server detail text" of B8 and M8), when it sent one. */
  get detail(): string | undefined {
    if (typeof this.body.detail === 'string') return this.body.detail
    return this.body.detail?.map((item) => item.msg).join(' ')
  }
}
