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
import { useOpenings, useToolbarOpenings } from './use-openings.ts'
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
  /** What AI edit asks; without it there is no AI edit. */
  assistant?: TextAssistant
  /** Lets the person choose an image, or none (null); without it there is no button for images. */
  onPickImage?: () => Promise<PickedImage | null>
  className?: string
}

// Neither is needed to begin to write. Both load with the first press on a key or a button, so that they are there when
// they are asked for.
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
  const { opened, open, close } = useOpenings()
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
      // What is scrolled to keeps clear of the bars above and the foot of the form.
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
  const openings = useToolbarOpenings(editor, open, onPickImage)

  return (
    <div
      className={cx('editor', className)}
      onFocus={() => {
        void loadFind()
        if (assistant) void loadAiEdit()
      }}
    >
      {!isReadOnly && <EditorToolbar ref={bar} editor={editor} isOff={isStreaming} open={openings} />}
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
            open={openings}
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

/** Whether nothing has to be scrolled; asking each element around the text takes longer. Code and tables scroll sideways. */
function isInSight(view: EditorView): boolean {
  const { $head } = view.state.selection
  if ($head.depth !== 1 || $head.parent.type.spec.code) return false
  const { top, bottom } = view.coordsAtPos($head.pos)
  return top > scrollMargin.top && bottom < innerHeight - scrollMargin.bottom
}
