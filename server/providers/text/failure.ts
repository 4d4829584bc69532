// Converts errors of the AI SDK into a ProviderError with a message for a marketer.
import { APICallError, StreamProviderError } from 'ai'
import type { VendorLabel } from '#server/vendors/vendor.ts'
import { ProviderError, type ProviderErrorKind } from '#server/providers/provider-error.ts'

type Answer = { status: number | undefined; message: string; body: string; headers: Record<string, string> }

const answerOf = (error: unknown): Answer | undefined => {
  if (APICallError.isInstance(error)) {
    const { statusCode: status, message, responseBody: body = '', responseHeaders: headers = {} } = error
    return { status, message, body, headers }
  }
  if (StreamProviderError.isInstance(error)) {
    const { statusCode: status, message, type, code } = error
    return { status, message, body: `${type ?? ''} ${code ?? ''}`, headers: {} }
  }
  return undefined
}

/**
 * Converts an error into a ProviderError.
 * @param error what the SDK threw or streamed
 * @param partial the text that had arrived
 */
export const failureOf = (error: unknown, vendor: VendorLabel, partial: string): ProviderError => {
  const answer = answerOf(error)
  const { kind, message, isTransient } =
    answer?.status === undefined ? withoutStatus(error, answer, vendor) : withStatus(answer, vendor)
  const retry_after_s = answer && kind === 'rate-limited' ? retryAfter(answer) : undefined
  const waiting = retry_after_s === undefined ? '' : ` Try again in ${wait(retry_after_s)}.`
  const detail = detailOf(error, answer)
  return new ProviderError(kind, message + waiting, {
    retry_after_s,
    partial,
    isTransient,
    status: answer?.status,
    detail,
  })
}

type Failure = { kind: ProviderErrorKind; message: string; isTransient: boolean }

const failure = (kind: ProviderErrorKind, message: string, isTransient = false): Failure => ({
  kind,
  message,
  isTransient,
})

// Vendors report it in the body, with several statuses (400, 402, 403, 429).
const noCredit = /insufficient_quota|billing_hard_limit|credit balance|insufficient (balance|credit)|payment required/i
const contextExceeded =
  /context_length|context (length|window|size)|too long|too many (input )?tokens|maximum (number of )?tokens|token (count|limit)/i
const invalidKey = /api[ _]key|authentication/i

const withStatus = ({ status = 0, message, body }: Answer, vendor: VendorLabel): Failure => {
  const { label, keyVariable } = vendor
  // A successful response whose body was interrupted.
  if (status < 400) return interrupted(vendor)
  const words = `${message} ${body}`
  const auth = failure('auth', `${label} does not accept the key. An administrator has to check ${keyVariable}.`)
  if (status === 402 || (status < 500 && noCredit.test(words))) return accountWithoutCredit(vendor)
  if (status === 429) return failure('rate-limited', `${label} is receiving too many requests at the moment.`, true)
  if (status === 401 || status === 403) return auth
  if (status === 404)
    return failure(
      'refused',
      `${label} does not know the configured model. An administrator has to check AI_TEXT_MODEL.`,
    )
  if (status === 413 || (status === 400 && contextExceeded.test(words)))
    return failure('too-long', `${label} cannot process this much text at once. Remove some context and try again.`)
  if (status === 400 && invalidKey.test(words)) return auth
  if (status === 408) return failure('timeout', `${label} took too long to answer. Try again.`, true)
  if (status >= 500) return serverError(vendor)
  return failure('refused', `${label} rejected the request.`)
}

// A failed connection is an APICallError without a status; an interrupted one is a plain error of the stream's reader.
const withoutStatus = (error: unknown, answer: Answer | undefined, vendor: VendorLabel): Failure => {
  const { label } = vendor
  if (noCredit.test(answer?.body ?? '')) return accountWithoutCredit(vendor)
  if (StreamProviderError.isInstance(error)) return serverError(vendor)
  if (answer) return failure('refused', `${label} cannot be reached. Check the connection and try again.`, true)
  return interrupted(vendor)
}

const interrupted = ({ label }: VendorLabel) =>
  failure('cut', `${label} closed the connection before the text was complete. Try again.`, true)

const accountWithoutCredit = ({ label }: VendorLabel) =>
  failure(
    'rate-limited',
    `${label} reports that the account has no credit left. An administrator has to check its plan and billing.`,
  )

const serverError = ({ label }: VendorLabel) =>
  failure('server', `${label} is having problems at the moment. Try again in a few minutes.`, true)

/** Seconds, rounded up: `retry-after-ms`, `retry-after` as seconds or date, or Google's RetryInfo in the body. */
const retryAfter = ({ headers, body }: Answer): number | undefined => {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '')
  const header = headers['retry-after'] ?? ''
  const seconds = /^\s*[\d.]+\s*$/.test(header) ? Number.parseFloat(header) : (Date.parse(header) - Date.now()) / 1000
  const inBody = Number.parseFloat(/"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1] ?? '')
  const found = [milliseconds / 1000, seconds, inBody].find((value) => Number.isFinite(value))
  return found === undefined ? undefined : Math.max(0, Math.ceil(found))
}

const wait = (seconds: number) => {
  if (seconds < 90) return seconds <= 1 ? '1 second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}

// Long unbroken runs may be a key or a part of one.
const detailOf = (error: unknown, answer: Answer | undefined): string => {
  const words = answer?.message ?? (error instanceof Error ? error.message : String(error))
  const status = answer?.status === undefined ? '' : `HTTP ${answer.status}: `
  return (status + words.replace(/\b(sk|pk|key|AIza)[\w*.-]{6,}|[\w*-]{32,}/g, '[hidden]')).slice(0, 300)
}
