import { redoDepth, undoDepth } from '@tiptap/pm/history'
import ImagePlus from 'lucide-react/icons/image-plus'
import Redo from 'lucide-react/icons/redo-2'
import Search from 'lucide-react/icons/search'
import Undo from 'lucide-react/icons/undo-2'
import { isInTable, marks, styles } from './toolbar-text-actions.ts'
import { blocks, columns, lists, quote, rows, wholeTable } from './toolbar-block-actions.ts'
import type { ToolbarAction, ToolbarGroup } from './toolbar-action.ts'

const history: ToolbarAction[] = [
  {
    label: 'Undo',
    icon: Undo,
    keys: 'Mod+Z',
    isOff: (editor) => undoDepth(editor.state) === 0,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    icon: Redo,
    keys: 'Mod+Shift+Z',
    isOff: (editor) => redoDepth(editor.state) === 0,
    run: (editor) => editor.chain().focus().redo().run(),
  },
]

const find: ToolbarAction = {
  label: 'Find and replace',
  icon: Search,
  keys: 'Mod+F',
  run: (_editor, open) => open.find(),
}

const image: ToolbarAction = {
  label: 'Insert image',
  icon: ImagePlus,
  isOff: isInTable,
  run: (_editor, open) => open.imagePicker?.(),
}

export const barGroups = (hasImages: boolean): ToolbarGroup[] =>
  [[...history, find], styles, marks, lists, hasImages ? [...blocks, image] : blocks].map((actions) => ({ actions }))
/** Replaces the other groups inside a table, where styles, lists and blocks are not possible. */
export const tableGroups: ToolbarGroup[] = [
  { actions: [...history, find] },
  { actions: marks },
  { title: 'Row', actions: rows },
  { title: 'Column', actions: columns },
  { title: 'Table', actions: wholeTable },
]
export const selectionGroups: ToolbarGroup[] = [{ actions: marks }, { actions: [...styles.slice(1), quote] }]
