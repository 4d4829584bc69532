import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useCallback } from 'react'
import type { RefObject } from 'react'
import { focusToolbar } from './ToolbarFrame.tsx'
import type { PanelName } from './use-panels.ts'

const letters: Record<string, PanelName> = { k: 'linkForm', f: 'find', j: 'aiEdit' }

/** Shortcuts that leave the text: Mod-K, Mod-F, Mod-J, and Alt-F10 for the toolbar. */
export function useEditorKeys(
  bar: RefObject<HTMLElement | null>,
  open: (name: PanelName) => void,
  hasAssistant: boolean,
) {
  return useCallback(
    (view: EditorView, event: KeyboardEvent) => {
      const isMod = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey
      const opening = isMod ? letters[event.key.toLowerCase()] : undefined
      const isBarKey = event.key === 'F10' && event.altKey
      const isOurs = opening ? opening !== 'aiEdit' || hasAssistant : isBarKey
      if (!view.editable || !isOurs) return false
      event.preventDefault()
      if (opening === 'aiEdit') selectSomething(view)
      if (opening) open(opening)
      else focusToolbar(bar.current)
      return true
    },
    [bar, open, hasAssistant],
  )
}

/** Selects the current paragraph for AI edit if nothing is selected. */
function selectSomething(view: EditorView): void {
  const { tr, selection } = view.state
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock) return
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, $from.start(), $from.end())))
}
