import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderError } from '#server/providers/provider-error.ts'

export type RetryOptions = {
  maxRetries: number
  /** Delay before the first retry, doubled for each further one, in milliseconds. */
  retryMs: number
  /** No retry if the vendor demands a longer delay, in milliseconds. */
  longestRetryMs: number
  signal?: AbortSignal | undefined
}

/** Retries after transient failures, as long as no text has arrived; respects the vendor's retry delay. */
export const withRetries = async <T>(run: () => Promise<T>, options: RetryOptions): Promise<T> => {
  const { maxRetries, retryMs, longestRetryMs, signal } = options
  for (let retries = 0; ; retries++) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isTransient || error.partial !== '' || retries >= maxRetries)
        throw error
      const pause = Math.max(retryMs * 2 ** retries, (error.retry_after_s ?? 0) * 1000)
      if (pause > longestRetryMs) throw error
      await sleep(pause, undefined, { signal }).catch(() => {
        throw stopped('')
      })
    }
  }
}

/** The error of an aborted call. */
export const stopped = (partial: string): ProviderError =>
  new ProviderError('aborted', 'Writing was stopped.', { partial })
