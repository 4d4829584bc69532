import type { Experimental_VideoModelV4OperationStatusResult as Status } from '@ai-sdk/provider'
import { ProviderError } from '#server/providers/provider-error.ts'
import { stopped } from '#server/providers/text/retries.ts'
import { hostAndPort } from '#server/providers/web-page/address.ts'
import { createGuardedFetch } from '#server/providers/web-page/guarded-fetch.ts'
import { WebPageError } from '#server/providers/web-page/web-page-error.ts'

export type VideoData = Extract<Status, { status: 'completed' }>['videos'][number]

type DownloadOptions = {
  label: string
  /** The vendor's configured base URL: results may be there even if it is private. */
  address: string | undefined
  maxBytes: number
  timeoutMs: number
}

/** Downloads a vendor's result, from public addresses only. Throws a ProviderError. */
export const createDownload = ({ label, address, maxBytes, timeoutMs }: DownloadOptions) => {
  const allowHosts = address ? [hostAndPort(new URL(address))] : []
  const fetch = createGuardedFetch({ allowHosts, maxBytes, timeoutMs })

  return async (data: VideoData, signal: AbortSignal | undefined): Promise<Uint8Array> => {
    switch (data.type) {
      case 'binary':
        return data.data
      case 'base64':
        return Buffer.from(data.data, 'base64')
      case 'url':
        return (await fetch(data.url, { accepts: 'any', ...(signal && { signal }) }).catch(fail)).bytes
      case 'uploaded':
        throw new ProviderError('invalid-output', `${label} answered without a video. Try again.`)
    }
  }

  // The URL may contain a key, so errors do not include it.
  function fail(error: unknown): never {
    if (!(error instanceof WebPageError)) throw error
    const { reason, status } = error
    const extra = { status, detail: `download: ${reason}` }
    if (reason === 'cancelled') throw stopped('')
    if (reason === 'too-large')
      throw new ProviderError('too-long', `${label} sent a video that is too large to use. Try again.`, extra)
    if (reason === 'not-public' || reason === 'invalid-url')
      throw new ProviderError('invalid-output', `${label} answered without a video. Try again.`, extra)
    // The URL expires within hours, at some vendors within one.
    if (status !== undefined && status < 500 && status !== 429)
      throw new ProviderError(
        'refused',
        `${label} made a video, but it could not be fetched in time. Try again.`,
        extra,
      )
    throw new ProviderError('cut', `${label} closed the connection before the video was complete. Try again.`, {
      ...extra,
      isTransient: true,
    })
  }
}
