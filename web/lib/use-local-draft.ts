import { use, useCallback, useEffect, useRef, useState } from 'react'
import { DraftOwner } from './draft-owner.ts'
import { draftName, readDraft, removeDraft, writeDraft } from './local-drafts.ts'
import type { Draft } from './local-drafts.ts'

/** Debounce in milliseconds; the draft is written immediately when the page is left. */
const pause = 400

export type LocalDraft<Value> = {
  /** The draft of an earlier visit, until it is restored or dismissed. Show it with `DraftOffer`. */
  offered: Draft<Value> | undefined
  /** Call on every change of the form. */
  keep: (value: Value) => void
  /** Like `keep` without the debounce: the form may be filled again before it ends. */
  keepNow: (value: Value) => void
  /** Hides the offer once it was restored into the form. */
  dismiss: () => void
  /** Deletes the draft: the form was saved, or the offer declined. */
  discard: () => void
  /** Deletes what was typed in this visit and keeps a draft that is still on offer. */
  forgetTyped: () => void
}

/**
 * Keeps unsaved changes in localStorage and offers them to the same person on the next visit. `parse` must be stable
 * between renders.
 */
export function useLocalDraft<Value>(key: string, parse: (stored: unknown) => Value | undefined): LocalDraft<Value> {
  const owner = use(DraftOwner)
  const name = owner && draftName(owner, key)
  const read = () => ({ name, offered: name ? readDraft(localStorage, name, parse) : undefined })
  const [found, setFound] = useState(read)
  if (found.name !== name) setFound(read())
  const { offered } = found
  const pending = useRef<{ draft: Draft<Value>; timer: ReturnType<typeof setTimeout> } | undefined>(undefined)

  const flush = useCallback(() => {
    // Changes made before the user is known wait for the id.
    if (!pending.current || !name) return
    clearTimeout(pending.current.timer)
    writeDraft(localStorage, name, pending.current.draft)
    pending.current = undefined
  }, [name])

  const keep = useCallback(
    (value: Value) => {
      clearTimeout(pending.current?.timer)
      pending.current = { draft: { value, savedAt: Date.now() }, timer: setTimeout(flush, pause) }
    },
    [flush],
  )

  const keepNow = useCallback(
    (value: Value) => {
      keep(value)
      flush()
    },
    [keep, flush],
  )

  const dismiss = useCallback(() => setFound({ name, offered: undefined }), [name])

  const forgetPending = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = undefined
  }, [])

  const discard = useCallback(() => {
    forgetPending()
    if (name) removeDraft(localStorage, name)
    dismiss()
  }, [name, dismiss, forgetPending])

  const forgetTyped = useCallback(() => {
    forgetPending()
    if (name && offered) writeDraft(localStorage, name, offered)
    else if (name) removeDraft(localStorage, name)
  }, [name, offered, forgetPending])

  useEffect(() => {
    flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { offered, keep, keepNow, dismiss, discard, forgetTyped }
}
