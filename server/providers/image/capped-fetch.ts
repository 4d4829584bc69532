import { ProviderError } from '#server/providers/provider-error.ts'

/** A fetch that throws `tooLong`, a ProviderError 'too-long', for a response above `maxBytes`. */
export const cappedFetch =
  (maxBytes: number, tooLong: ProviderError): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    let read = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          read += chunk.byteLength
          if (read > maxBytes) controller.error(tooLong)
          else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }

/** For an image, or a response with one, above the limit. */
export const tooLarge = (label: string) =>
  new ProviderError('too-long', `${label} sent an image that is too large to use. Try again.`)
