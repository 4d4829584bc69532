import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'
import { applyUpdate } from './editor-document.ts'
import { followText } from './follow-text.ts'
import { createIncrementalParser } from './incremental-parse.ts'

/**
 * Shows streamed text, at most once per frame, and scrolls along. By layout effects, as in `useValue`: no frame with
 * streamed text comes after the value that replaces it.
 */
export function useStream(editor: Editor, isStreaming: boolean, streamed: string): void {
  const show = useRef<(markdown: string) => void>(undefined)

  useLayoutEffect(() => {
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

  useLayoutEffect(() => {
    if (isStreaming) show.current?.(streamed)
  }, [isStreaming, streamed])
}
