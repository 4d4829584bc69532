import type { Log } from '#server/lib/log.ts'
import type { Storage } from './index.ts'

/**
 * Removes files whose rows were deleted. A storage failure is only logged: the deletion has succeeded, and a file without
 * a row is never served.
 */
export const removeFiles = async ({ storage, log }: { storage: Storage; log: Log }, keys: readonly string[]) => {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)))
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected') log.warn({ error: outcome.reason, key: keys[index] }, 'file left behind')
}
