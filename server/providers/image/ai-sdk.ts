// Adapts the AI SDK's image models to the ImageModel interface.
import type { ImageModelV4 } from '@ai-sdk/provider'
import { generateImage } from 'ai'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import type { VendorLabel } from '#server/vendors/vendor.ts'
import { stopped, withRetries } from '#server/providers/text/retries.ts'
import { cappedFetch, tooLarge } from './capped-fetch.ts'
import type { EncodedImage, encodeFile, Unusable } from './encode.ts'
import { filtered, imageFailureOf, isBlackedOut } from './failure.ts'
import type { ImageModel } from './image-model.ts'
import type { Shape } from '#server/vendors/vendor.ts'

/** In milliseconds and bytes. */
export type ImageLimits = {
  /** From the request to the complete response: models take up to two minutes. */
  answerMs: number
  /** Delay before the first retry; doubled for each further one. */
  retryMs: number
  /** No retry if the vendor demands a longer delay: the error tells the person how long to wait. */
  longestRetryMs: number
  /** Limit of a response; base64 makes the image a third larger. */
  answerBytes: number
}

const defaultLimits: ImageLimits = {
  answerMs: 180_000,
  retryMs: 1000,
  longestRetryMs: 30_000,
  answerBytes: 48 * 1024 * 1024,
}

// Each attempt may be charged: retry once at most.
const maxRetries = 1
const encodeMs = 60_000
const encodeModule = new URL('./encode.ts', import.meta.url)

export type ImageModelSettings = VendorLabel & {
  id: string
  shape: Shape
  model: (fetch: typeof globalThis.fetch) => Promise<ImageModelV4>
  limits: Partial<ImageLimits>
}

export const createImageModelOver = (settings: ImageModelSettings): ImageModel => {
  const { id, label, shape } = settings
  const limits = { ...defaultLimits, ...settings.limits }
  const fetch = cappedFetch(limits.answerBytes, tooLarge(label))

  const ask = async (prompt: string, signal: AbortSignal | undefined): Promise<Uint8Array> => {
    const late = AbortSignal.timeout(limits.answerMs)
    const abortSignal = signal ? AbortSignal.any([signal, late]) : late
    // Masthead's own retries respect the vendor's delay; the SDK's do not.
    return generateImage({ model: await settings.model(fetch), prompt, ...shape, maxRetries: 0, abortSignal }).then(
      ({ image, providerMetadata }) => {
        if (isBlackedOut(providerMetadata)) throw filtered(settings, 'marked as not safe for work')
        return image.uint8Array
      },
      (error: unknown) => {
        if (signal?.aborted) throw stopped('')
        if (late.aborted) throw silent(label, limits.answerMs)
        throw imageFailureOf(causeOf(error), settings)
      },
    )
  }

  return {
    id,
    isBuiltIn: false,
    make: async ({ prompt, alt }, { signal } = {}) => {
      const bytes = await withRetries(() => ask(prompt, signal), { ...limits, maxRetries, signal })
      return { ...(await encoded(bytes, label, signal)), alt, model: id }
    },
  }
}

/** Unwraps an error of Masthead's own fetch from the SDK's. */
const causeOf = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof ProviderError) return cause
  return error
}

const silent = (label: string, ms: number) =>
  new ProviderError('timeout', `${label} sent no image for ${Math.round(ms / 1000)} seconds. Try again.`)

const encoded = async (bytes: Uint8Array, label: string, signal: AbortSignal | undefined): Promise<EncodedImage> => {
  const options = { timeoutMs: encodeMs, ...(signal && { signal }) }
  const made = await runInWorker<typeof encodeFile>(encodeModule, 'encodeFile', [bytes], options).catch(
    (error: unknown): Unusable => {
      if (error instanceof WorkerError) return { problem: 'not-an-image' }
      throw error
    },
  )
  if (!('problem' in made)) return made
  if (made.problem === 'too-large') throw tooLarge(label)
  throw new ProviderError('invalid-output', `${label} did not return a usable image. Try again.`, {
    detail: made.problem,
  })
}
