// Converts errors of the AI SDK into a ProviderError with a message for a marketer who wanted an image.
import { APICallError, InvalidResponseDataError, NoImageGeneratedError, type ImageModelProviderMetadata } from 'ai'
import { z } from 'zod'
import { ProviderError, amendError } from '#server/providers/provider-error.ts'
import { failureOf } from '#server/providers/text/failure.ts'
import type { VendorLabel } from '#server/vendors/vendor.ts'

// Vendors say so in the body of a 400, or in the reason for a missing image.
const contentRules = /content.?policy|moderation|safety|prohibited|blocked|recitation|nsfw|flagged|sensitive/i

/** The vendor rejected the prompt. */
export const filtered = ({ label }: VendorLabel, detail: string) =>
  new ProviderError(
    'filtered',
    `${label} declined to make this image because of its content rules. Change the title and try again.`,
    { detail },
  )

export const imageFailureOf = (error: unknown, vendor: VendorLabel): ProviderError => {
  if (error instanceof ProviderError) return error
  if (NoImageGeneratedError.isInstance(error)) return noImage(error, vendor)
  // The vendor's own report that the work failed: a retry would fail again.
  if (InvalidResponseDataError.isInstance(error)) {
    if (contentRules.test(error.message)) return filtered(vendor, error.message.slice(0, 300))
    const message = `${vendor.label} could not make this image. Try again.`
    return new ProviderError('server', message, { detail: error.message.slice(0, 300) })
  }
  const known = failureOf(error, vendor, '')
  const { status, detail } = known
  if (APICallError.isInstance(error)) {
    if ((status === 400 || status === 422) && contentRules.test(`${error.message} ${error.responseBody}`))
      return filtered(vendor, detail)
    // The URL of a finished image expires within an hour.
    if (isDownload(error) && status !== undefined && status >= 400 && status < 500)
      return new ProviderError(
        'refused',
        `${vendor.label} made an image, but it could not be fetched in time. Try again.`,
        { status, detail, isTransient: true },
      )
  }
  const message = wordsFor(known, vendor)
  return message ? amendError(known, { message }) : known
}

/** Whether the vendor blacked out the image instead of rejecting the prompt. */
export const isBlackedOut = ({ fal }: ImageModelProviderMetadata): boolean => FalImages.safeParse(fal).success

const FalImages = z.object({ images: z.tuple([z.object({ nsfw: z.literal(true) })]) })

const isDownload = (error: APICallError) => error.requestBodyValues === undefined || isEmpty(error.requestBodyValues)
const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0

/** The message for an image where the general one speaks of text; undefined where that fits. */
const wordsFor = ({ kind, status }: ProviderError, { label }: VendorLabel): string | undefined => {
  if (status === 404)
    return `${label} does not know the image model that is set. An administrator has to check AI_IMAGE_MODEL.`
  if (kind === 'too-long') return `${label} cannot take a request as long as this one. Shorten the title and try again.`
  if (kind === 'cut') return `${label} closed the connection before the image was complete. Try again.`
  return undefined
}

const noImage = (error: NoImageGeneratedError, vendor: VendorLabel) => {
  const detail = JSON.stringify(error.calls?.map(({ providerMetadata }) => providerMetadata) ?? []).slice(0, 300)
  if (contentRules.test(detail)) return filtered(vendor, detail)
  return new ProviderError('invalid-output', `${vendor.label} answered without an image. Try again.`, { detail })
}
