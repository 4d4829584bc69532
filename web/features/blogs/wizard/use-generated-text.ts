import { useEffect, useRef } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { useWriting } from '../use-writing.ts'

/**
 * The text of a step: generated automatically once if there is none, then edited by the person. Partial text from a
 * failed generation only fills an empty field.
 */
export const useGeneratedText = (
  task: 'outline' | 'content',
  blog: Blog,
  { value, setValue, discard }: { value: string; setValue: (text: string) => void; discard: () => void },
) => {
  const { writing, start } = useWriting(task, blog, {
    onWritten: (text) => {
      setValue(text)
      discard()
    },
    onFailed: (text) => {
      if (!value.trim()) setValue(text)
    },
  })

  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || blog[task]) return
    isBegun.current = true
    void start()
  }, [blog, task, start])

  return { writing, start, streamed: writing.state === 'running' ? writing.text : undefined }
}
