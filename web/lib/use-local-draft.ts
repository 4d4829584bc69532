import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from './local-drafts.ts'
import type { Draft } from './local-drafts.ts'

/** Debounce in milliseconds; the draft is written immediately when the page is left. */
const pause = 400

export type LocalDraft<Value> = {
  /** The draft of an earlier visit, until it is restored or dismissed. Show it with `DraftOffer`. */
  offered: Draft<Value> | undefined
  /** Call on every change of the form. */
  keep: (value: Value) => void
  /** Hides the offer once it was restored into the form. */
  dismiss: () => void
  /** Deletes the draft: the form was saved, or the offer declined. */
  discard: () => void
}

/** Keeps unsaved changes in localStorage and offers them on the next visit. `parse` must be stable between renders. */
export function useLocalDraft<Value>(key: string, parse: (stored: unknown) => Value | undefined): LocalDraft<Value> {
  const [offered, setOffered] = useState(() => readDraft(localStorage, key, parse))
  const pending = useRef<{ draft: Draft<Value>; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)

  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    writeDraft(localStorage, key, pending.current.draft)
    pending.current = undefined
  }, [key])

  const keep = useCallback(
    (value: Value) => {
      clearTimeout(pending.current?.timer)
      pending.current = { draft: { value, savedAt: Date.now() }, timer: setTimeout(flush, pause) }
    },
    [flush],
  )

  const dismiss = useCallback(() => setOffered(undefined), [])

  const discard = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
    removeDraft(localStorage, key)
    setOffered(undefined)
  }, [key])

  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { offered, keep, dismiss, discard }
}
