import type { Editor } from '@tiptap/core'
import * as Toolbar from 'radix-ui/toolbar'
import type { KeyboardEvent, Ref } from 'react'
import { Button } from '../Button.tsx'
import { ActionButtons } from './ActionButtons.tsx'
import { barActions, tableActions } from './toolbar-actions.ts'
import { useEditorState } from './use-editor.ts'

type EditorToolbarProps = { editor: Editor; isOff: boolean; onLink: () => void; ref: Ref<HTMLDivElement> }

/** The slim bar over the text. Alt-F10 in the text comes here, Escape goes back. */
export function EditorToolbar({ editor, isOff, onLink, ref }: EditorToolbarProps) {
  const isInTable = useEditorState(editor, (current) => current.isActive('table'))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus()
  }
  return (
    <Toolbar.Root ref={ref} aria-label="Formatting" className="editor-bar" onKeyDown={onKeyDown}>
      <div className="flex gap-2">
        <ActionButtons editor={editor} groups={barActions} onLink={onLink} isOff={isOff} />
      </div>
      {isInTable && !isOff && (
        <fieldset className="flex gap-2" aria-label="Table">
          {tableActions.map(({ label, run }) => (
            <Toolbar.Button key={label} asChild>
              <Button
                size="sm"
                variant="quiet"
                className="px-2"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                {label}
              </Button>
            </Toolbar.Button>
          ))}
        </fieldset>
      )}
    </Toolbar.Root>
  )
}
