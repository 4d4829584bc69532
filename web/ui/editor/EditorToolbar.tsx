import type { Editor } from '@tiptap/core'
import { memo } from 'react'
import type { Ref } from 'react'
import { ActionButtons } from './ActionButtons.tsx'
import { barGroups, tableGroups } from './toolbar-actions.ts'
import type { PanelOpeners } from './toolbar-action.ts'
import { ToolbarFrame } from './ToolbarFrame.tsx'
import { useEditorState } from './use-editor.ts'

type EditorToolbarProps = { editor: Editor; isOff: boolean; open: PanelOpeners; ref: Ref<HTMLDivElement> }

/** The sticky toolbar. Alt-F10 in the text focuses it, Escape returns. Memoised, to not render with streamed text. */
export const EditorToolbar = memo(function EditorToolbar({ editor, isOff, open, ref }: EditorToolbarProps) {
  const isInTable = useEditorState(editor, (current) => current.isActive('table'))
  return (
    <ToolbarFrame ref={ref} label="Formatting" className="editor-bar" onEscape={() => editor.view.focus()}>
      <ActionButtons
        editor={editor}
        groups={isInTable ? tableGroups : barGroups(open.imagePicker !== undefined)}
        open={open}
        isOff={isOff}
      />
    </ToolbarFrame>
  )
})
