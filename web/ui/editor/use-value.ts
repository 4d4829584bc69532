import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef } from 'react'
import { createChangeReporter } from './change-reporter.ts'
import type { ChangeReporter } from './change-reporter.ts'
import { readMarkdown, replaceMarkdown, setMarkdown } from './editor-document.ts'

type Value = { value: string; onChange: (markdown: string) => void; isStreaming: boolean; streamed: string }

/**
 * Syncs the document and `value`: reports changes, and applies external values. By layout effects: between a commit and
 * its passive effects the person may go on typing, and the committed value would replace what has been reported since.
 */
export function useValue(editor: Editor, { value, onChange, isStreaming, streamed }: Value): void {
  const report = useRef(onChange)
  const lastStreamed = useRef('')
  useLayoutEffect(() => {
    report.current = onChange
    if (isStreaming) lastStreamed.current = streamed
  })

  /** The value that the document represents; null while it belongs to a stream. */
  const shown = useRef<string | null>(value)
  const reporter = useRef<ChangeReporter>(undefined)
  useLayoutEffect(() => {
    const { schedule, flush, cancel } = createChangeReporter(() => {
      const markdown = readMarkdown(editor)
      if (markdown === shown.current) return
      shown.current = markdown
      report.current(markdown)
    })
    reporter.current = { schedule, flush, cancel }
    editor.on('update', schedule)
    editor.on('blur', flush)
    addEventListener('pagehide', flush)
    return () => {
      flush()
      editor.off('update', schedule)
      editor.off('blur', flush)
      removeEventListener('pagehide', flush)
    }
  }, [editor])

  useLayoutEffect(() => {
    if (isStreaming) {
      reporter.current?.flush()
      shown.current = null
    } else if (value !== shown.current) {
      // A stream whose text no value replaces must not be lost.
      const isOrphan = shown.current === null && value.trim() === '' && lastStreamed.current !== ''
      // After a stream, or from an empty text, there is nothing to undo.
      const put = shown.current?.trim() ? replaceMarkdown : setMarkdown
      shown.current = isOrphan ? lastStreamed.current : value
      reporter.current?.cancel()
      put(editor, shown.current)
      if (isOrphan) report.current(shown.current)
    }
  }, [editor, value, isStreaming])
}
