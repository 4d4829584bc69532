/** Why a call to a provider (a model, a payment service, a drive, a web page) failed. */
export type ProviderErrorKind =
  /** Too many requests, or an exhausted quota. */
  | 'rate-limited'
  /** It could not be reached, or rejected the request. */
  | 'refused'
  /** The connection broke in the middle of the response. */
  | 'cut'
  /** It stopped sending. */
  | 'timeout'
  /** It rejected the API key: the operator must fix the configuration. */
  | 'auth'
  /** The response does not have the requested format. */
  | 'invalid-output'
  /** It declined because of its content rules. */
  | 'filtered'
  /** The request or the response exceeds the model's limits. */
  | 'too-long'
  | 'server'
  /** The caller aborted it. */
  | 'aborted'

type Extra = {
  retry_after_s?: number | undefined
  partial?: string
  isTransient?: boolean
  status?: number | undefined
  detail?: string
}

/**
 * The error of all providers. `message` is a sentence for the person; it names the vendor, but never contains a key.
 * `detail` is the vendor's error for the operator, without keys.
 */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** Seconds to wait before a retry. */
  readonly retry_after_s: number | undefined
  /** The text received before the failure. */
  readonly partial: string
  /** A retry may succeed. */
  readonly isTransient: boolean
  /** The HTTP status of the response, if there was one. */
  readonly status: number | undefined
  readonly detail: string
  constructor(kind: ProviderErrorKind, message: string, extra: Extra = {}) {
    super(message)
    this.name = 'ProviderError'
    this.kind = kind
    this.retry_after_s = extra.retry_after_s
    this.partial = extra.partial ?? ''
    this.isTransient = extra.isTransient ?? false
    this.status = extra.status
    this.detail = extra.detail ?? ''
  }
}

/** A copy with another message, or marked as permanent. */
export const amendError = (
  error: ProviderError,
  change: { message?: string; isTransient?: boolean },
): ProviderError => {
  const { kind, message, status, retry_after_s, isTransient, detail } = error
  return new ProviderError(kind, change.message ?? message, {
    status,
    retry_after_s,
    isTransient: change.isTransient ?? isTransient,
    detail,
  })
}
