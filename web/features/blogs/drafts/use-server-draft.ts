import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Blog, Draft } from '#contract/blogs.ts'
import { api } from '#web/api/client.ts'
import { createAutosave, type AutosaveState } from './autosave.ts'

export type TypedContent = Pick<Draft, 'content' | 'version'>

/** Browsers allow 64 KB for a request that outlives the page; the rest is for the other fields. */
const maxKeepaliveBytes = 60_000

const draftKey = (blog_id: string) => ['blog', blog_id, 'draft']

/**
 * Also keeps unsaved changes on the server. `found` is the draft that existed when the page was opened (undefined while
 * loading); it is not overwritten until the person has answered the offer (`isHeld`).
 */
export const useServerDraft = ({ blog_id, content }: Blog, isHeld: (found: Draft | null | undefined) => boolean) => {
  const client = useQueryClient()
  const { data: found } = useQuery({
    queryKey: draftKey(blog_id),
    // Unsaved changes of an earlier visit, perhaps on another device.
    queryFn: ({ signal }) => api.blogs.showDraft({ params: { blog_id } }, { signal }),
    // A post that is not written yet has no draft.
    enabled: Boolean(content),
    staleTime: 0,
    gcTime: 0,
  })
  const [state, setState] = useState<AutosaveState>('idle')
  const isKept = useRef(false)
  const isWaiting = Boolean(content) && isHeld(found)
  const hold = useEffectEvent(() => isWaiting)

  const save = useCallback(
    async (body: TypedContent, isLeaving: boolean) => {
      const keepalive = isLeaving && new Blob([body.content]).size < maxKeepaliveBytes
      await api.blogs.saveDraft({ params: { blog_id }, body }, { keepalive })
      isKept.current = true
    },
    [blog_id],
  )
  const autosave = useRef<ReturnType<typeof createAutosave<TypedContent>>>(undefined)
  useEffect(() => {
    const created = createAutosave<TypedContent>(async (body, isLeaving) => {
      if (hold()) throw new Error('There is another draft')
      await save(body, isLeaving)
    }, setState)
    autosave.current = created
    const leave = () => document.visibilityState === 'hidden' && created.flush()
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', created.flush)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', created.flush)
      created.flush()
    }
  }, [save])

  const keep = useCallback((body: TypedContent) => {
    autosave.current?.change(body)
    // The editor reports its last changes while the page unloads.
    if (document.visibilityState === 'hidden') autosave.current?.flush()
  }, [])
  /** Call before saving the content, so that no older draft is saved after it. */
  const settle = useCallback(async () => autosave.current?.settle(), [])
  const remove = useCallback(async () => {
    await autosave.current?.settle()
    const wasThere = isKept.current || client.getQueryData(draftKey(blog_id))
    isKept.current = false
    client.setQueryData(draftKey(blog_id), null)
    // If this fails, the draft is offered again on the next visit.
    if (wasThere) await api.blogs.removeDraft({ params: { blog_id } }).catch(() => {})
  }, [client, blog_id])

  return { found, state, keep, settle, remove }
}
