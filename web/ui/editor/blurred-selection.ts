import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

const name = 'blurred-selection'

/**
 * Highlights the selection while the editor is blurred, without changing the DOM. Tiptap's own `Selection` adds markup,
 * and removing that on focus by a click restores the old selection instead of the click's.
 */
export const BlurredSelection = Extension.create({
  name: 'blurredSelection',
  onBlur() {
    // The native selection would cover our highlight.
    if (isShown(this.editor)) getSelection()?.removeAllRanges()
    show(this.editor)
  },
  onFocus: hide,
  onDestroy: hide,
  onTransaction() {
    if (this.editor.isFocused) return
    if (isShown(this.editor)) show(this.editor)
    else hide()
  },
})

function isShown({ isEditable, state: { selection } }: Editor): boolean {
  return isEditable && !selection.empty && !(selection instanceof NodeSelection)
}

function show(editor: Editor): void {
  // Firefox before 140 has no CSS highlights.
  if (typeof Highlight !== 'function' || !isShown(editor) || !editor.view.dom.isConnected) return
  const { from, to } = editor.state.selection
  const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)]
  const range = new Range()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  CSS.highlights.set(name, new Highlight(range))
}

function hide(): void {
  if (typeof Highlight === 'function') CSS.highlights.delete(name)
}
