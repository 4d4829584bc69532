import type { Editor } from '@tiptap/core'
import * as Toolbar from 'radix-ui/toolbar'
import { cx } from '#web/lib/cx.ts'
import { IconButton } from '../IconButton.tsx'
import { Tooltip } from '../Tooltip.tsx'
import type { ToolbarAction, ToolbarGroup } from './toolbar-actions.ts'
import { useEditorState } from './use-editor.ts'

const isApple = /mac|iphone|ipad/i.test(navigator.platform)

export type ActionButtonsProps = {
  editor: Editor
  groups: ToolbarGroup[]
  onLink: () => void
  /** Nothing can be edited now. */
  isOff?: boolean
}

/** The buttons of a toolbar, in groups; its arrow keys are the toolbar's. */
export function ActionButtons({ editor, groups, onLink, isOff = false }: ActionButtonsProps) {
  return groups.map(({ title, actions }, index) => (
    <div key={actions[0]?.label} className={cx('flex items-center gap-2', index > 0 && 'border-l border-line pl-2')}>
      {title && (
        <span aria-hidden className="pl-1 text-sm text-ink-3">
          {title}
        </span>
      )}
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} editor={editor} onLink={onLink} isOff={isOff} />
      ))}
    </div>
  ))
}

type ActionButtonProps = { action: ToolbarAction; editor: Editor; onLink: () => void; isOff: boolean }

function ActionButton({ action, editor, onLink, isOff }: ActionButtonProps) {
  const { label, icon, keys, run } = action
  const isPressed = useEditorState(editor, (current) => action.isPressed?.(current) ?? false)
  const isOffHere = useEditorState(editor, (current) => action.isOff?.(current) ?? false)
  const shortcut = keys && { 'aria-keyshortcuts': keys.replace('Mod', isApple ? 'Meta' : 'Control') }
  return (
    <Tooltip content={keys ? `${label} (${spellKeys(keys)})` : label}>
      <Toolbar.Button asChild>
        <IconButton
          icon={icon}
          label={label}
          size="sm"
          hasTooltip={false}
          disabled={isOff || isOffHere}
          // Leaves the focus and the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor, onLink)}
          {...(action.isPressed && { isPressed })}
          {...shortcut}
        />
      </Toolbar.Button>
    </Tooltip>
  )
}

function spellKeys(keys: string): string {
  if (!isApple) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
}
