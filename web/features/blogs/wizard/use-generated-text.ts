import { useCallback, useEffect, useRef } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { asText, useDraft } from '../use-draft.tsx'
import { useWriting } from '../use-writing.ts'

/**
 * The text of a step that is written for the person and then theirs to change: the stored one, written by itself once
 * when there is none, with a draft of unsaved changes kept in the browser.
 */
export const useGeneratedText = (task: 'outline' | 'content', blog: Blog) => {
  const {
    value: text,
    setValue,
    change,
    discard,
    offer,
  } = useDraft(`${task} ${blog.blog_id}`, blog[task] ?? '', asText)
  const { writing, start } = useWriting(
    task,
    blog,
    useCallback(
      (written: string) => {
        setValue(written)
        discard()
      },
      [setValue, discard],
    ),
  )

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || blog[task]) return
    isBegun.current = true
    void start()
  }, [blog, task, start])

  return { text, change, discard, offer: writing.state !== 'running' && offer, writing, start }
}
