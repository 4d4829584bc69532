// Converts errors of the AI SDK into a ProviderError with a message for a marketer who wanted a video.
import { APICallError } from 'ai'
import { ProviderError, amendError } from '#server/providers/provider-error.ts'
import { failureOf } from '#server/providers/text/failure.ts'
import type { VendorLabel } from '#server/vendors/vendor.ts'

// Vendors say so in the body of a 400 or 422, or as the result of the operation.
const contentRules = new RegExp(
  [
    'content[ _-]?(?:policy|polic|rule|filter)',
    'polic(?:y|ies)[ _]violation',
    String.raw`violat\w*[^.]{0,80}(?:polic|guideline|terms)`,
    'rai_?media_?filter',
    'moderat(?:ed|ion)',
    'flagged|nsfw|prohibited',
    'safety (?:filter|system|setting|reason)',
    '(?:sensitive|unsafe) (?:content|word)',
  ].join('|'),
  'i',
)

/**
 * Converts an error into a ProviderError.
 * @param error what the SDK threw, or the vendor's report of a failed operation
 * @param body the vendor's last response, of which the SDK keeps only the parts that it knows
 */
export const videoFailureOf = (error: unknown, vendor: VendorLabel, body = ''): ProviderError => {
  if (error instanceof ProviderError) return error
  const { label } = vendor
  if (APICallError.isInstance(error)) {
    const status = error.statusCode ?? 0
    const known = failureOf(error, vendor, '')
    const isRefused = status === 400 || status === 403 || status === 422
    if (isRefused && contentRules.test(`${error.message} ${error.responseBody}`)) return filtered(vendor, known.detail)
    if (status >= 200 && status < 400) return unreadable(vendor, known.detail)
    const message = wordsFor(known, vendor)
    return message ? amendError(known, { message }) : known
  }
  const words = error instanceof Error ? error.message : String(error)
  if (contentRules.test(`${words} ${body}`)) return filtered(vendor, words.slice(0, 300))
  if (error instanceof TypeError) return cut(vendor, words)
  return new ProviderError('server', `${label} could not make this video. Try again, or with another first frame.`, {
    detail: words.slice(0, 300),
  })
}

/** The vendor rejected the prompt. */
const filtered = ({ label }: VendorLabel, detail: string) =>
  new ProviderError(
    'filtered',
    `${label} declined to make this video because of its content rules. Choose another scenario or first frame and try again.`,
    { detail },
  )

const unreadable = ({ label }: VendorLabel, detail: string) =>
  new ProviderError('invalid-output', `${label} answered in a form that cannot be used. Try again.`, { detail })

const cut = ({ label }: VendorLabel, detail: string) =>
  new ProviderError('cut', `${label} closed the connection before the video was complete. Try again.`, {
    isTransient: true,
    detail,
  })

/** The message for a video where the general one speaks of text; undefined where that fits. */
const wordsFor = ({ kind, status }: ProviderError, { label }: VendorLabel): string | undefined => {
  if (status === 404)
    return `${label} does not know the video model that is set, or no longer knows the video. An administrator has to check AI_VIDEO_MODEL.`
  if (kind === 'too-long') return `${label} cannot take a scenario and picture as large as these.`
  if (kind === 'cut') return `${label} closed the connection before the video was complete. Try again.`
  return undefined
}
