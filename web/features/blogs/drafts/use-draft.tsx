import { useState } from 'react'
import { isSameValue } from '#domain/blog-steps.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'

/** A draft in the browser's storage: a text with something in it. */
export const asText = (kept: unknown) => (typeof kept === 'string' && kept.trim()) || undefined

/** The same for a list of words. */
export const asWords = (kept: unknown) =>
  Array.isArray(kept) && kept.length > 0 && kept.every((word) => typeof word === 'string') ? kept : undefined

/**
 * A value that is being changed. What is not saved is kept in the browser, and `offer` gives it back on the next visit.
 * `parse` must not change between renders.
 */
export const useDraft = <Value,>(name: string, stored: Value, parse: (kept: unknown) => Value | undefined) => {
  const [value, setValue] = useState(stored)
  const { offered, keep, dismiss, discard } = useLocalDraft(name, parse)

  const change = (next: Value) => {
    setValue(next)
    if (isSameValue(parse(next), parse(stored))) discard()
    else keep(next)
  }
  const offer = offered && !isSameValue(offered.value, parse(value)) && (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        setValue(offered.value)
        dismiss()
      }}
      onDiscard={discard}
    />
  )
  return { value, setValue, change, discard, offer }
}
