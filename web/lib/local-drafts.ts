export type Draft<Value> = { value: Value; savedAt: number }

const prefix = 'draft:'

/** Drafts are stored per person, so that nobody else at this browser is offered them. */
export const draftName = (owner: string, key: string): string => `${owner} ${key}`

/** Storage may hold data of another version, so `parse` validates it and returns the value or undefined. */
export function readDraft<Value>(
  storage: Storage,
  name: string,
  parse: (stored: unknown) => Value | undefined,
): Draft<Value> | undefined {
  try {
    const stored = JSON.parse(storage.getItem(prefix + name) ?? 'null') as { value?: unknown; savedAt?: unknown } | null
    if (!stored || typeof stored.savedAt !== 'number') return undefined
    const value = parse(stored.value)
    return value === undefined ? undefined : { value, savedAt: stored.savedAt }
  } catch {
    return undefined
  }
}

export function writeDraft(storage: Storage, name: string, draft: Draft<unknown>): void {
  try {
    storage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the form still has the text.
  }
}

export function removeDraft(storage: Storage, name: string): void {
  try {
    storage.removeItem(prefix + name)
  } catch {
    // Forbidden storage has no draft either.
  }
}

/** On an intentional sign-out: removes all drafts of the person from this browser. */
export function removeDraftsOf(storage: Storage, owner: string): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
    for (const key of keys) if (key?.startsWith(prefix + draftName(owner, ''))) storage.removeItem(key)
  } catch {
    // Forbidden storage has no draft either.
  }
}
