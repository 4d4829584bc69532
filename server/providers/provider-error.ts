/** Why a provider (a model, a payment service, a drive, a web page) did not do what was asked of it. */
export type ProviderErrorKind =
  /** Too many requests, or a quota that is used up. */
  | 'rate-limited'
  /** It could not be reached, or turned the request down. */
  | 'refused'
  /** The connection broke off in the middle of the answer. */
  | 'cut'
  /** It fell silent. */
  | 'timeout'
  /** It does not accept the key: the installation has to be configured, trying again does not help. */
  | 'auth'
  /** The answer does not have the form that was asked for. */
  | 'invalid-output'
  /** It declined because of its content rules. */
  | 'filtered'
  /** The request or the answer is longer than the model can take. */
  | 'too-long'
  | 'server'
  /** The caller stopped it. */
  | 'aborted'

type Extra = {
  retry_after_s?: number | undefined
  partial?: string
  isTransient?: boolean
  status?: number | undefined
  detail?: string
}

/**
 * What every provider throws. `message` is a sentence for the person; it names the vendor, and never a key or an
 * address with a key. `detail` is the vendor's own words for the operator, without keys.
 */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** Seconds after which the vendor wants to be asked again. */
  readonly retry_after_s: number | undefined
  /** The text that had arrived before the failure. */
  readonly partial: string
  /** The same request may succeed a little later. */
  readonly isTransient: boolean
  /** The HTTP status of the vendor's answer, when it gave one. */
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

/** The same failure in other words, or one that lasts. */
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
