export type Draft<Value> = { value: Value; savedAt: number }

const prefix = 'draft:'

/** Storage may hold data of another version, so `parse` validates it and returns the value or undefined. */
export function readDraft<Value>(
  storage: Storage,
  key: string,
  parse: (stored: unknown) => Value | undefined,
): Draft<Value> | undefined {
  try {
    const stored = JSON.parse(storage.getItem(prefix + key) ?? 'null') as { value?: unknown; savedAt?: unknown } | null
    if (!stored || typeof stored.savedAt !== 'number') return undefined
    const value = parse(stored.value)
    return value === undefined ? undefined : { value, savedAt: stored.savedAt }
  } catch {
    return undefined
  }
}

export function writeDraft(storage: Storage, key: string, draft: Draft<unknown>): void {
  try {
    storage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the form still has the text.
  }
}

export function removeDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(prefix + key)
  } catch {
    // Forbidden storage has no draft either.
  }
}

/** On sign-out: the next person at this browser must not see drafts. */
export function removeAllDrafts(storage: Storage): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // Forbidden storage has no draft either.
  }
}
