import { beforeEach, describe, expect, it } from 'vitest'
import { draftName, readDraft, removeDraft, removeDraftsOf, writeDraft } from './local-drafts.ts'

class MemoryStorage implements Storage {
  [name: string]: unknown
  readonly #items = new Map<string, string>()
  get length() {
    return this.#items.size
  }
  clear() {
    this.#items.clear()
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null
  }
  removeItem(key: string) {
    this.#items.delete(key)
  }
  setItem(key: string, value: string) {
    if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

const text = (stored: unknown) => (typeof stored === 'string' ? stored : undefined)
let storage: Storage

beforeEach(() => {
  storage = new MemoryStorage()
})

describe('drafts kept in the browser', () => {
  it('returns what was written, and when', () => {
    writeDraft(storage, 'brief', { value: 'Ten reasons', savedAt: 7 })
    expect(readDraft(storage, 'brief', text)).toEqual({ value: 'Ten reasons', savedAt: 7 })
  })

  it.each(['{', 'null', '[]', '{"value":"x"}', '{"value":4,"savedAt":7}'])('does not trust %s', (stored) => {
    storage.setItem('draft:brief', stored)
    expect(readDraft(storage, 'brief', text)).toBeUndefined()
  })

  it('survives full storage, and keeps the previous draft', () => {
    writeDraft(storage, 'brief', { value: 'short', savedAt: 1 })
    writeDraft(storage, 'brief', { value: 'x'.repeat(200), savedAt: 2 })
    expect(readDraft(storage, 'brief', text)?.value).toBe('short')
  })

  it('removes one draft, or all of one person and nothing else', () => {
    const [mine, others] = ['ada', 'adalbert'].map((owner) => (key: string) => draftName(owner, key))
    storage.setItem('redirect-url', '/brands')
    for (const name of ['a', 'b', 'c'].map(mine!)) writeDraft(storage, name, { value: name, savedAt: 1 })
    writeDraft(storage, others!('a'), { value: 'theirs', savedAt: 1 })
    removeDraft(storage, mine!('a'))
    expect(readDraft(storage, mine!('a'), text)).toBeUndefined()
    expect(readDraft(storage, mine!('b'), text)?.value).toBe('ada b')
    removeDraftsOf(storage, 'ada')
    expect(storage.length).toBe(2)
    expect(readDraft(storage, others!('a'), text)?.value).toBe('theirs')
    expect(storage.getItem('redirect-url')).toBe('/brands')
  })
})
