import { useState } from 'react'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { DraftOffer } from '#web/ui/DraftOffer.tsx'

const asText = (stored: unknown) => (typeof stored === 'string' && stored.trim() ? stored : undefined)

/** A text that is being changed. What is not saved is kept in the browser, and `offer` gives it back on the next visit. */
export const useTextDraft = (name: string, stored: string) => {
  const [text, setText] = useState(stored)
  const { offered, keep, dismiss, discard } = useLocalDraft(name, asText)

  const change = (next: string) => {
    setText(next)
    if (next.trim() === stored.trim()) discard()
    else keep(next)
  }
  const offer = offered && offered.value !== text && (
    <DraftOffer
      savedAt={offered.savedAt}
      onRestore={() => {
        setText(offered.value)
        dismiss()
      }}
      onDiscard={discard}
    />
  )
  return { text, setText, change, discard, offer }
}
