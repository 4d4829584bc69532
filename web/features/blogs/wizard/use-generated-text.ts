import { useEffect, useEffectEvent } from 'react'
import type { Blog } from '#contract/blogs.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { useKeepText } from '../use-keep-text.ts'
import { useWriting } from '../use-writing.ts'

/**
 * The text of a step: generated automatically once if there is none, then edited by the person. Partial text from a
 * failed generation only fills an empty field.
 */
export const useGeneratedText = (
  task: 'outline' | 'content',
  blog: Blog,
  { value, setValue, forgetTyped }: { value: string; setValue: (text: string) => void; forgetTyped: () => void },
) => {
  const { writing, start } = useWriting(task, blog, {
    onWritten: (text) => {
      setValue(text)
      forgetTyped()
    },
    onFailed: (text) => {
      if (!value.trim()) setValue(text)
    },
  })

  const keep = useKeepText(blog, task)
  const again = useSingleFlight(async () => {
    // Partial text of a failed generation is already in the history.
    const isAsItCame = writing.state === 'failed' && value.trim() === writing.text.trim()
    if (isAsItCame || (await keep(value))) void start()
  })

  const isMissing = !blog[task]
  const begin = useEffectEvent(() => void start())
  // Runs twice under StrictMode: the server attaches the second request to the same generation.
  useEffect(() => {
    if (isMissing) begin()
  }, [isMissing])

  return {
    writing,
    /** Generates another text, after adding manual changes to the history. */
    restart: () => void again(),
    streamed: writing.state === 'running' ? writing.text : undefined,
  }
}
