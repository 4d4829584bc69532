import { useCallback, useEffect, useRef } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { useTextDraft } from '../use-text-draft.tsx'
import { useWriting } from '../use-writing.ts'

/**
 * The text of a step that is written for the person and then theirs to change: the stored one, written by itself once
 * when there is none, with a draft of unsaved changes kept in the browser.
 */
export const useGeneratedText = (task: 'outline' | 'content', blog: Blog) => {
  const draft = useTextDraft(`${task} ${blog.blog_id}`, blog[task] ?? '')
  const { setText, discard } = draft
  const { writing, start } = useWriting(
    task,
    blog,
    useCallback(
      (written: string) => {
        setText(written)
        discard()
      },
      [setText, discard],
    ),
  )

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || blog[task]) return
    isBegun.current = true
    void start()
  }, [blog, task, start])

  return { ...draft, offer: writing.state !== 'running' && draft.offer, writing, start }
}
