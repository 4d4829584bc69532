import type { ReadingNote } from '#domain/facts.ts'
import { ProviderError, type ProviderErrorKind } from '#server/providers/provider-error.ts'

export type WebPageReason =
  | 'invalid-url'
  | 'not-public'
  | 'not-found'
  | 'refused'
  | 'unreachable'
  | 'insecure'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'not-html'
  | 'not-image'
  | 'http-status'
  | 'login-required'
  | 'robots'
  | 'off-site'
  | 'empty'
  | 'needs-browser'
  | 'not-drawn'
  | 'unreadable'
  | 'cancelled'

const sentences: Record<WebPageReason, string> = {
  'invalid-url': 'This is not a valid web address: it needs http:// or https:// and a host name.',
  'not-public': 'This address leads to a private network, which Masthead does not read.',
  'not-found': 'No website was found under this name. Check the address for typing mistakes.',
  refused: 'The website’s server refused the connection. It may be down, or only support http:// instead of https://.',
  unreachable: 'The connection to the website was lost. Try again in a moment.',
  insecure: 'No secure connection to this website is possible. Its certificate may be out of date; http:// may work.',
  timeout: 'The website took too long to answer. Try again in a moment.',
  'too-large': 'This page is larger than 3 MB, which is more than Masthead reads.',
  'too-many-redirects': 'This address leads from one redirect to the next and never arrives at a page.',
  'not-html': 'There is no web page at this address, but a file of another kind.',
  'not-image': 'There is no image at this address.',
  'http-status': 'The website answered with an error.',
  'login-required': 'This page asks for a sign-in, so Masthead cannot read it. Use a page that everyone can see.',
  robots: 'The website’s robots.txt asks programs such as Masthead not to read this page.',
  'off-site': 'This page leads to another website.',
  empty: 'There is nothing to read on this page.',
  'needs-browser':
    'This website is drawn by JavaScript, and there is no browser on this server to draw it. ' +
    'Whoever runs Masthead can install Chromium or set CHROMIUM_PATH.',
  'not-drawn':
    'This website is drawn by JavaScript, and the browser on this server could not draw it. Try again in a moment.',
  unreadable: 'This page is built in a way that Masthead cannot read.',
  cancelled: 'Reading the website was cancelled.',
}

const statusSentence = (status: number) => {
  if (status === 404 || status === 410) return `The website has no page at this address (error ${status}).`
  if (status === 403 || status === 429) return `The website turns away programs such as Masthead (error ${status}).`
  if (status >= 500) return `The website is having problems at the moment (error ${status}). Try again later.`
  return `The website answered with an error (${status}).`
}

const kinds: Partial<Record<WebPageReason, ProviderErrorKind>> = { timeout: 'timeout', cancelled: 'aborted' }

/** The system's error: fetch wraps it in a "fetch failed". */
const innermostMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  return innermostMessage(error.cause) || error.message
}

type Details = { url?: string; status?: number; cause?: unknown }

/** Why a web page could not be read. The message is a sentence for the person who entered the URL. */
export class WebPageError extends ProviderError {
  readonly reason: WebPageReason
  readonly url: string | undefined

  constructor(reason: WebPageReason, { url, status, cause }: Details = {}) {
    const message = reason === 'http-status' && status ? statusSentence(status) : sentences[reason]
    super(kinds[reason] ?? 'refused', message, { status, detail: innermostMessage(cause) })
    this.name = 'WebPageError'
    this.reason = reason
    this.url = url
    if (cause !== undefined) this.cause = cause
  }
}

/** The error of a website that says nothing without being drawn. */
export const undrawn = (note: ReadingNote, url: string) =>
  new WebPageError(note === 'no_browser' ? 'needs-browser' : 'not-drawn', { url })

const reasonsByCode: Record<string, WebPageReason> = {
  ENOTFOUND: 'not-found',
  EAI_AGAIN: 'not-found',
  ENODATA: 'not-found',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'unreadable',
  EPROTO: 'insecure',
  HOSTNAME_MISMATCH: 'insecure',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'insecure',
}

const reasonOf = (code: string): WebPageReason | undefined => {
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_GET)/.test(code)) return 'insecure'
  // Broken compression.
  if (/^(Z_|ERR_BROTLI|ERR__|ZSTD_|ERR_ZSTD)/.test(code)) return 'unreadable'
  return reasonsByCode[code]
}

/** Converts a failed HTTP request into a WebPageError, by the system's error code among the causes. */
export const toWebPageError = (error: unknown, url: string): WebPageError => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof WebPageError) return cause
    if (cause.name === 'HTTPParserError') return new WebPageError('unreadable', { url, cause: error })
    const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause]
    const codes = errors.map((each) => (each instanceof Error && 'code' in each ? String(each.code) : ''))
    const reason = codes.map(reasonOf).find((each) => each !== undefined)
    if (reason) return new WebPageError(reason, { url, cause: error })
  }
  return new WebPageError('unreachable', { url, cause: error })
}
