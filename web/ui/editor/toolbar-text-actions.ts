// The toolbar's actions on paragraphs, headings and marks.
import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'
import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Strikethrough from 'lucide-react/icons/strikethrough'
import type { ToolbarAction } from './toolbar-action.ts'

// Table cells only contain lines of text.
export const isInTable = (editor: Editor) => editor.isActive('table')

const heading = (level: 2 | 3 | 4, icon: LucideIcon): ToolbarAction => ({
  label: `Heading ${level}`,
  icon,
  keys: `Mod+Alt+${level}`,
  isPressed: (editor) => editor.isActive('heading', { level }),
  isOff: isInTable,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

export const styles: ToolbarAction[] = [
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

export const marks: ToolbarAction[] = [
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
