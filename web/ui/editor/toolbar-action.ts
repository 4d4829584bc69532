import type { Editor } from '@tiptap/core'
import type { LucideIcon } from 'lucide-react'

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
