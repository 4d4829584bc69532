import { useState } from 'react'
import { isSameValue } from '#domain/blog-steps.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'

/** Parses a stored draft: a string that is not blank. */
export const asText = (kept: unknown) => (typeof kept === 'string' && kept.trim()) || undefined

/** Parses a stored draft: a list of strings. */
export const asWords = (kept: unknown) =>
  Array.isArray(kept) && kept.length > 0 && kept.every((word) => typeof word === 'string') ? kept : undefined

/**
 * A value while it is edited. Unsaved changes are kept in the browser, and `offer` restores them on the next visit.
 * `parse` must be stable between renders.
 */
export const useDraft = <Value,>(name: string, stored: Value, parse: (kept: unknown) => Value | undefined) => {
  const [value, setValue] = useState(stored)
  const { offered, keep, dismiss, discard, forgetTyped } = useLocalDraft(name, parse)

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
  return { value, setValue, change, discard, forgetTyped, offer }
}
