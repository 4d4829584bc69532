import { cx } from '#web/lib/cx.ts'
import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** The popover's accessible name. */
  label: string
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  side = 'bottom',
  isOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cx(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-16px)] overflow-y-auto',
            'rounded-panel border border-line bg-surface-1 p-4 shadow-float data-[state=closed]:animate-vanish',
            'data-[state=open]:animate-appear',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
