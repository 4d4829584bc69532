import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListChecks from 'lucide-react/icons/list-checks'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Quote from 'lucide-react/icons/quote'
import Redo from 'lucide-react/icons/redo-2'
import Search from 'lucide-react/icons/search'
import SquareCode from 'lucide-react/icons/square-code'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Table from 'lucide-react/icons/table'
import Trash from 'lucide-react/icons/trash-2'
import Undo from 'lucide-react/icons/undo-2'

/** The panels that buttons open. */
export interface PanelOpeners {
  linkForm: () => void
  find: () => void
  /** Set if images are available. */
  imagePicker?: () => void
}

export interface ToolbarAction {
  label: string
  icon: LucideIcon
  /** In the syntax of `aria-keyshortcuts`, with Mod for Command or Control. */
  keys?: string
  /** For toggles only. */
  isPressed?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor, open: PanelOpeners) => void
}

export interface ToolbarGroup {
  /** Visible before the buttons; their labels include it. */
  title?: string
  actions: ToolbarAction[]
}

// Table cells only contain lines of text.
const isInTable = (editor: Editor) => editor.isActive('table')

const heading = (level: 2 | 3 | 4, icon: LucideIcon): ToolbarAction => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  isPressed: (editor) => editor.isActive('heading', { level }),
  isOff: isInTable,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

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

const styles: ToolbarAction[] = [
  {
    label: 'Paragraph',
    icon: Pilcrow,
    keys: 'Mod+Alt+0',
    isPressed: (editor) => editor.isActive('paragraph'),
    isOff: isInTable,
    run: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading(2, Heading2),
  heading(3, Heading3),
  heading(4, Heading4),
]

const marks: ToolbarAction[] = [
  {
    label: 'Bold',
    icon: Bold,
    keys: 'Mod+B',
    isPressed: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    keys: 'Mod+I',
    isPressed: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Strikethrough',
    icon: Strikethrough,
    keys: 'Mod+Shift+S',
    isPressed: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    label: 'Code',
    icon: Code,
    keys: 'Mod+E',
    isPressed: (editor) => editor.isActive('code'),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    label: 'Link',
    icon: Link,
    keys: 'Mod+K',
    isPressed: (editor) => editor.isActive('link'),
    run: (_editor, open) => open.linkForm(),
  },
]

const lists: ToolbarAction[] = [
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

const quote: ToolbarAction = {
  label: 'Quote',
  icon: Quote,
  keys: 'Mod+Shift+B',
  isPressed: (editor) => editor.isActive('blockquote'),
  isOff: isInTable,
  run: (editor) => editor.chain().focus().toggleBlockquote().run(),
}

const blocks: ToolbarAction[] = [
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

const rows: ToolbarAction[] = [
  { label: 'Row above', icon: ArrowUp, run: (editor) => editor.chain().focus().addRowBefore().run() },
  { label: 'Row below', icon: ArrowDown, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'Delete row', icon: Trash, run: (editor) => editor.chain().focus().deleteRow().run() },
]

const columns: ToolbarAction[] = [
  { label: 'Column before', icon: ArrowLeft, run: (editor) => editor.chain().focus().addColumnBefore().run() },
  { label: 'Column after', icon: ArrowRight, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'Delete column', icon: Trash, run: (editor) => editor.chain().focus().deleteColumn().run() },
]

const wholeTable: ToolbarAction[] = [
  { label: 'Delete table', icon: Trash, run: (editor) => editor.chain().focus().deleteTable().run() },
]

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
