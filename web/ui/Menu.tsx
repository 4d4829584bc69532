import type { LucideIcon } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

/** Not modal: a modal menu hides the page from screen readers while the focus may still be in it. */
export function Menu({
  trigger,
  children,
  align = 'end',
  keepsFocus,
}: {
  /** The button that opens it. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /** Called on closing: true leaves the focus where the chosen item has put it, instead of the trigger. */
  keepsFocus?: () => boolean
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={(event) => keepsFocus?.() && event.preventDefault()}
          className={cx(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-panel',
            'border border-line bg-surface-1 p-1 shadow-float data-[state=closed]:animate-vanish',
            'data-[state=open]:animate-appear',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({
  icon: Icon,
  children,
  onSelect,
  isDanger = false,
  disabled = false,
}: {
  icon?: LucideIcon
  children: ReactNode
  onSelect: () => void
  isDanger?: boolean
  disabled?: boolean
}) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={cx(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 outline-none select-none',
        'data-disabled:cursor-default data-disabled:text-ink-4 data-highlighted:bg-surface-3',
        'pointer-coarse:min-h-10',
        isDanger ? 'text-danger' : 'text-ink',
      )}
    >
      {Icon && <Icon aria-hidden className="size-4 shrink-0 opacity-80" />}
      {children}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-ink-4">{children}</Radix.Label>
}
