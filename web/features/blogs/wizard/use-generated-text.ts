import { useCallback, useEffect, useRef, useState } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { useLocalDraft } from '#web/lib/use-local-draft.ts'
import { useWriting } from '../use-writing.ts'

const asText = (stored: unknown) => (typeof stored === 'string' && stored.trim() ? stored : undefined)

/**
 * The text of a step that is written for the person and then theirs to change: the stored one, written by itself once
 * when there is none, with a draft of unsaved changes kept in the browser.
 */
export const useGeneratedText = (task: 'outline' | 'content', blog: Blog) => {
  const [text, setText] = useState(blog[task] ?? '')
  const draft = useLocalDraft(`${task} ${blog.blog_id}`, asText)
  const { discard } = draft
  const { writing, start } = useWriting(
    task,
    blog,
    useCallback(
      (written: string) => {
        setText(written)
        discard()
      },
      [discard],
    ),
  )

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || blog[task]) return
    isBegun.current = true
    void start()
  }, [blog, task, start])

  const change = (next: string) => {
    setText(next)
    if (next.trim() === (blog[task] ?? '').trim()) discard()
    else draft.keep(next)
  }
  const offered = draft.offered && draft.offered.value !== text ? draft.offered : undefined
  const restore = () => {
    if (draft.offered) setText(draft.offered.value)
    draft.dismiss()
  }
  return { text, change, writing, start, offered, restore, discard }
}
