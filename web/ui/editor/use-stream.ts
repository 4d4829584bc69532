import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { applyUpdate } from './editor-document.ts'
import { followText } from './follow-text.ts'
import { createIncrementalParser } from './incremental-parse.ts'

/** Shows text that arrives, at most once in a frame, and has the page follow it. */
export function useStream(editor: Editor, isStreaming: boolean, streamed: string): void {
  const show = useRef<(markdown: string) => void>(undefined)

  useEffect(() => {
    if (!isStreaming) return undefined
    const parse = createIncrementalParser()
    const { follow, stop } = followText(editor.view.dom)
    let frame = 0
    show.current = (markdown) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        applyUpdate(editor, parse(markdown))
        follow()
      })
    }
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [editor, isStreaming])

  useEffect(() => {
    if (isStreaming) show.current?.(streamed)
  }, [isStreaming, streamed])
}
