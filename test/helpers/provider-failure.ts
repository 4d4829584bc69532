import { expect } from 'vitest'
import { ProviderError } from '#server/providers/provider-error.ts'

/** What a call of a vendor was refused with; it tells neither a key nor an address. */
export const failure = async (promise: Promise<unknown>): Promise<ProviderError> => {
  const error = await promise.then(
    () => new Error('nothing was thrown'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ProviderError)) throw error
  expect(error.message).not.toMatch(/test-key|127\.0\.0\.1|https?:/)
  expect(error.detail).not.toMatch(/test-key/)
  return error
}
