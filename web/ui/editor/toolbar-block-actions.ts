// The toolbar's actions on lists, quotations, code blocks and tables.
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import List from 'lucide-react/icons/list'
import ListChecks from 'lucide-react/icons/list-checks'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Quote from 'lucide-react/icons/quote'
import SquareCode from 'lucide-react/icons/square-code'
import Table from 'lucide-react/icons/table'
import Trash from 'lucide-react/icons/trash-2'
import type { ToolbarAction } from './toolbar-action.ts'
import { isInTable } from './toolbar-text-actions.ts'

export const lists: ToolbarAction[] = [
  {
    label: 'Bulleted list',
    icon: List,
    keys: 'Mod+Shift+8',
    isPressed: (editor) => editor.isActive('bulletList'),
    isOff: isInTable,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    isPressed: (editor) => editor.isActive('orderedList'),
    isOff: isInTable,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Task list',
    icon: ListChecks,
    keys: 'Mod+Shift+9',
    isPressed: (editor) => editor.isActive('taskList'),
    isOff: isInTable,
    run: (editor) => editor.chain().focus().toggleTaskList().run(),
  },
]

export const quote: ToolbarAction = {
  label: 'Quote',
  icon: Quote,
  keys: 'Mod+Shift+B',
  isPressed: (editor) => editor.isActive('blockquote'),
  isOff: isInTable,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
}

export const blocks: ToolbarAction[] = [
  quote,
  {
    label: 'Code block',
    icon: SquareCode,
    keys: 'Mod+Alt+C',
    isPressed: (editor) => editor.isActive('codeBlock'),
    isOff: isInTable,
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
  {
    label: 'Insert table',
    icon: Table,
    isOff: isInTable,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: 'Horizontal rule',
    icon: Minus,
    isOff: isInTable,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
]

export const rows: ToolbarAction[] = [
  { label: 'Row above', icon: ArrowUp, run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: 'Row below', icon: ArrowDown, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Delete row', icon: Trash, run: (editor) => editor.chain().focus().deleteRow().run() },
]

export const columns: ToolbarAction[] = [
  { label: 'Column before', icon: ArrowLeft, run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: 'Column after', icon: ArrowRight, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete column', icon: Trash, run: (editor) => editor.chain().focus().deleteColumn().run() },
]

export const wholeTable: ToolbarAction[] = [
  { label: 'Delete table', icon: Trash, run: (editor) => editor.chain().focus().deleteTable().run() },
]
