import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import type { encodeIcon } from './encode-icon.ts'
import type { GuardedFetch } from './guarded-fetch.ts'
import { WebPageError } from './web-page-error.ts'

const module = new URL('./encode-icon.ts', import.meta.url)
const timeoutMs = 5000

/**
 * The first decodable icon of these URLs, as a PNG of at most 512 x 512 pixels.
 * @param candidates from crawlSite, the best first
 * @returns undefined if there is none
 * @throws WebPageError with reason cancelled when the signal aborts
 */
export const fetchIcon = async (
  candidates: readonly string[],
  fetch: GuardedFetch,
  signal?: AbortSignal,
): Promise<Uint8Array | undefined> => {
  for (const address of candidates) {
    try {
      const { bytes } = await fetch(address, { accepts: 'image', signal })
      const icon = await runInWorker<typeof encodeIcon>(module, 'encodeIcon', [bytes], { timeoutMs, signal })
      if (icon) return icon
    } catch (error) {
      if (signal?.aborted) throw new WebPageError('cancelled', { url: address, cause: error })
      if (!(error instanceof WebPageError) && !(error instanceof WorkerError)) throw error
    }
  }
  return undefined
}
