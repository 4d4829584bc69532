import type { EditorView } from '@tiptap/pm/view'
import { useMemo, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { createExtensions } from './extensions.ts'
import { parseMarkdown } from './markdown-bridge.ts'
import { SelectionMenu } from './SelectionMenu.tsx'
import { useEditor } from './use-editor.ts'
import { useStream } from './use-stream.ts'
import { useValue } from './use-value.ts'
import './editor.css'
import './post.css'

export type MarkdownEditorProps = {
  /** Markdown. Another value than the last that `onChange` gave replaces the document, and cannot be undone. */
  value: string
  /** Gets the Markdown at most four times a second while someone writes, and when the focus leaves. */
  onChange: (markdown: string) => void
  placeholder?: string
  /** Its accessible name. */
  label: string
  isReadOnly?: boolean
  /** Text arrives: `streamed` is shown instead of `value`, which takes its place when this ends. */
  isStreaming?: boolean
  /** All of it so far. Where `value` is empty in the end, this stays and `onChange` gets it. */
  streamed?: string
  className?: string
}

export function MarkdownEditor({
  value,
  onChange,
  placeholder = '',
  label,
  isReadOnly = false,
  isStreaming = false,
  streamed = '',
  className,
}: MarkdownEditorProps) {
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [isLinkFormOpen, setLinkFormOpen] = useState(false)
  const [initial] = useState(() => ({ content: parseMarkdown(value), extensions: createExtensions(placeholder) }))
  const editorProps = useMemo(
    () => ({
      handleKeyDown: (view: EditorView, event: KeyboardEvent) => {
        const isLinkKey = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey
        const isBarKey = event.key === 'F10' && event.altKey
        if (!view.editable || !(isLinkKey || isBarKey)) return false
        event.preventDefault()
        if (isLinkKey) setLinkFormOpen(true)
        else bar.current?.focus()
        return true
      },
      attributes: {
        class: 'post',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-readonly': String(isReadOnly),
        'aria-busy': String(isStreaming),
      },
    }),
    [label, isReadOnly, isStreaming],
  )
  const isEditable = !isReadOnly && !isStreaming
  const editor = useEditor(text, { ...initial, editorProps, editable: isEditable })
  useStream(editor, isStreaming, streamed)
  useValue(editor, { value, onChange, isStreaming, streamed })

  const openLinkForm = () => setLinkFormOpen(true)
  return (
    <div className={cx('editor', className)}>
      {!isReadOnly && <EditorToolbar ref={bar} editor={editor} isOff={isStreaming} onLink={openLinkForm} />}
      {isEditable && (
        <SelectionMenu
          editor={editor}
          bar={bar}
          isLinkFormOpen={isLinkFormOpen}
          onLink={openLinkForm}
          onLinkFormClose={() => setLinkFormOpen(false)}
        />
      )}
      <div ref={text} />
    </div>
  )
}
