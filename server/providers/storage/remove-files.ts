import type { Log } from '#server/lib/log.ts'
import type { Storage } from './index.ts'

/**
 * Removes files whose rows are gone. A storage that fails is told in the log alone: what was asked for is done, and a
 * file without a row is served to nobody.
 */
export const removeFiles = async ({ storage, log }: { storage: Storage; log: Log }, keys: readonly string[]) => {
  const outcomes = await Promise.allSettled(keys.map((key) => storage.remove(key)))
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected') log.warn({ error: outcome.reason, key: keys[index] }, 'file left behind')
}
