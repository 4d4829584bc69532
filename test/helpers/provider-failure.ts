import { expect } from 'vitest'
import { ProviderError } from '#server/providers/provider-error.ts'

/** The error of a vendor's call; its texts must contain neither a key nor a URL. */
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
