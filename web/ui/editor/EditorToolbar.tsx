import type { Editor } from '@tiptap/core'
import * as Toolbar from 'radix-ui/toolbar'
import type { KeyboardEvent, Ref } from 'react'
import { ActionButtons } from './ActionButtons.tsx'
import { barGroups, tableGroups } from './toolbar-actions.ts'
import { useEditorState } from './use-editor.ts'

type EditorToolbarProps = { editor: Editor; isOff: boolean; onLink: () => void; ref: Ref<HTMLDivElement> }

/** The slim bar over the text. Alt-F10 in the text comes here, Escape goes back. */
export function EditorToolbar({ editor, isOff, onLink, ref }: EditorToolbarProps) {
  const isInTable = useEditorState(editor, (current) => current.isActive('table'))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.view.focus()
  }
  return (
    <Toolbar.Root ref={ref} aria-label="Formatting" className="editor-bar" onKeyDown={onKeyDown}>
      <ActionButtons editor={editor} groups={isInTable ? tableGroups : barGroups} onLink={onLink} isOff={isOff} />
    </Toolbar.Root>
  )
}
