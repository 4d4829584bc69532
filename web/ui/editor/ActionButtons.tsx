import type { Editor } from '@tiptap/core'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '../IconButton.tsx'
import { Tooltip } from '../Tooltip.tsx'
import type { PanelOpeners, ToolbarAction, ToolbarGroup } from './toolbar-action.ts'
import { useEditorState } from './use-editor.ts'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

export type ActionButtonsProps = {
  editor: Editor
  groups: ToolbarGroup[]
  open: PanelOpeners
  /** Disables all buttons. */
  isOff?: boolean
}

/** The grouped buttons of a toolbar, which handles the arrow keys. */
export function ActionButtons({ editor, groups, open, isOff = false }: ActionButtonsProps) {
  return groups.map(({ title, actions }, index) => (
    <div
      key={actions[0]?.label}
      className={cx(
        'flex items-center gap-2 pointer-fine:gap-1',
        index > 0 && 'border-l border-line pl-2 pointer-fine:pl-1',
      )}
    >
      {title && (
        <span aria-hidden className="pl-1 text-sm text-ink-3">
          {title}
        </span>
      )}
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} editor={editor} open={open} isOff={isOff} />
      ))}
    </div>
  ))
}

type ActionButtonProps = { action: ToolbarAction; editor: Editor; open: PanelOpeners; isOff: boolean }

function ActionButton({ action, editor, open, isOff }: ActionButtonProps) {
  const { label, icon, keys, run } = action
  const isPressed = useEditorState(editor, (current) => action.isPressed?.(current) ?? false)
  const isOffHere = useEditorState(editor, (current) => action.isOff?.(current) ?? false)
  const shortcut = keys && { 'aria-keyshortcuts': ariaKeys(keys) }
  return (
    <Tooltip content={keys ? `${label} (${spellKeys(keys)})` : label}>
      <IconButton
        icon={icon}
        label={label}
        tabIndex={-1}
        size="sm"
        hasTooltip={false}
        disabled={isOff || isOffHere}
        // Keeps the focus and the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => run(editor, open)}
        {...(action.isPressed && { isPressed })}
        {...shortcut}
      />
    </Tooltip>
  )
}

/** Formats a shortcut for the person's platform. */
export function spellKeys(keys: string): string {
  if (!isApple) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
}

/** Formats a shortcut for `aria-keyshortcuts`. */
export function ariaKeys(keys: string): string {
  return keys.replace('Mod', isApple ? 'Meta' : 'Control')
}
