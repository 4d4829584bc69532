import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { CloseButton, scrimClass, useReturnFocus } from './dialog-parts.tsx'

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** For content with its own heading. */
  isTitleHidden?: boolean
  side?: 'left' | 'right'
  children: ReactNode
}

/** A side panel on small screens: menu (left), details (right). */
export function Drawer({ isOpen, onClose, title, isTitleHidden = false, side = 'right', children }: DrawerProps) {
  const focus = useReturnFocus()
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className={cx(
            'fixed inset-y-0 z-50 flex max-w-[calc(100vw-48px)] flex-col bg-paper shadow-float outline-none data-[state=closed]:animate-vanish',
            side === 'left'
              ? 'left-0 w-70 border-r border-line data-[state=open]:animate-slide-left'
              : 'right-0 w-96 border-l border-line data-[state=open]:animate-slide-right',
          )}
        >
          <Radix.Title className={isTitleHidden ? 'sr-only' : 'display border-b border-line py-4 pr-14 pl-5 text-lg'}>
            {title}
          </Radix.Title>
          <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !isTitleHidden && 'p-5')}>
            {children}
          </div>
          <CloseButton onClick={onClose} className="absolute top-2.5 right-2" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
