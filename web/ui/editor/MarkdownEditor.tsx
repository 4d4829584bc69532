import type { EditorView } from '@tiptap/pm/view'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { cx } from '#web/lib/cx.ts'
import type { TextAssistant } from './assistant.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { createExtensions } from './extensions.ts'
import type { PickedImage } from './insert-image.ts'
import { parseMarkdown } from './markdown-bridge.ts'
import { SelectionMenu } from './SelectionMenu.tsx'
import { useEditor } from './use-editor.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { usePanels, usePanelOpeners } from './use-panels.ts'
import { useStream } from './use-stream.ts'
import { useValue } from './use-value.ts'
import './editor.css'
import './post.css'

export type MarkdownEditorProps = {
  /** Markdown. A value other than the last from `onChange` replaces the document in one step that can be undone. */
  value: string
  /** Receives the Markdown at most four times a second while typing, and on blur. */
  onChange: (markdown: string) => void
  placeholder?: string
  /** The editor's accessible name. */
  label: string
  isReadOnly?: boolean
  /** While true, `streamed` is shown instead of `value`. */
  isStreaming?: boolean
  /** All streamed text so far. If `value` is empty when the stream ends, this stays and `onChange` receives it. */
  streamed?: string
  /** The backend of AI edit; without it there is no AI edit. */
  assistant?: TextAssistant
  /** Lets the person choose an image, or null; without it there is no image button. */
  onPickImage?: () => Promise<PickedImage | null>
  className?: string
}

// Not needed to start writing. Both are preloaded at the first key or press, so that they are ready when opened.
const loadAiEdit = async () => ({ default: (await import('./ai-edit/AiEditPanel.tsx')).AiEditPanel })
const loadFind = async () => ({ default: (await import('./find/FindBar.tsx')).FindBar })
const AiEditPanel = lazy(loadAiEdit)
const FindBar = lazy(loadFind)

export function MarkdownEditor({
  value,
  onChange,
  placeholder = '',
  label,
  isReadOnly = false,
  isStreaming = false,
  streamed = '',
  assistant,
  onPickImage,
  className,
}: MarkdownEditorProps) {
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [initial] = useState(() => ({ content: parseMarkdown(value), extensions: createExtensions(placeholder) }))
  const { opened, open, close } = usePanels()
  const handleKeyDown = useEditorKeys(bar, open, assistant !== undefined)
  const editorProps = useMemo(
    () => ({
      handleKeyDown,
      attributes: {
        class: 'post',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-readonly': String(isReadOnly),
        'aria-busy': String(isStreaming),
      },
      // Keeps the scroll target clear of the sticky bars.
      scrollMargin,
      scrollThreshold: scrollMargin,
      handleScrollToSelection: isInSight,
    }),
    [handleKeyDown, label, isReadOnly, isStreaming],
  )
  const isEditable = !isReadOnly && !isStreaming
  const editor = useEditor(text, { ...initial, editorProps, editable: isEditable })
  useStream(editor, isStreaming, streamed)
  useValue(editor, { value, onChange, isStreaming, streamed })
  const panelOpeners = usePanelOpeners(editor, open, onPickImage)

  return (
    <div
      className={cx('editor', className)}
      onFocus={() => {
        void loadFind()
        if (assistant) void loadAiEdit()
      }}
    >
      {!isReadOnly && <EditorToolbar ref={bar} editor={editor} isOff={isStreaming} open={panelOpeners} />}
      {isEditable && (
        <>
          {opened.find > 0 && (
            <Suspense>
              <FindBar editor={editor} request={opened.find} onClose={() => close('find')} />
            </Suspense>
          )}
          <SelectionMenu
            editor={editor}
            bar={bar}
            isLinkFormOpen={opened.linkForm > 0}
            open={panelOpeners}
            onLinkFormClose={() => close('linkForm')}
            onAiEdit={assistant && opened.aiEdit === 0 ? () => open('aiEdit') : undefined}
          />
          {assistant && opened.aiEdit > 0 && (
            <Suspense>
              <AiEditPanel
                editor={editor}
                assistant={assistant}
                request={opened.aiEdit}
                onClose={() => close('aiEdit')}
              />
            </Suspense>
          )}
        </>
      )}
      <div ref={text} />
    </div>
  )
}

const scrollMargin = { top: 160, bottom: 96, left: 0, right: 0 }

/**
 * Whether scrolling is unnecessary, which is faster to check than each scrollable ancestor. Code and tables scroll
 * sideways.
 */
function isInSight(view: EditorView): boolean {
  const { $head } = view.state.selection
  if ($head.depth !== 1 || $head.parent.type.spec.code) return false
  const { top, bottom } = view.coordsAtPos($head.pos)
  return top > scrollMargin.top && bottom < innerHeight - scrollMargin.bottom
}
