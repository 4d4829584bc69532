import * as Radix from 'radix-ui/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { CloseButton, scrimClass, useReturnFocus } from './dialog-parts.tsx'

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-7xl' }

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  size?: keyof typeof widths
  /** Prevents closing by Escape or an outside click while work is in progress. */
  isLocked?: boolean
}

const doubleClickMs = 500

/** A modal dialog, always mounted and opened by state: traps the focus and restores it on closing. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  isLocked = false,
}: DialogProps) {
  const focus = useReturnFocus()
  const opened = useRef(0)
  useEffect(() => {
    if (isOpen) opened.current = performance.now()
  }, [isOpen])
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && !isLocked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center p-4">
          <Radix.Content
            {...focus}
            // Ignores the second half of a double click on the element that opened it.
            onPointerDownOutside={(event) => {
              if (event.detail.originalEvent.timeStamp - opened.current < doubleClickMs) event.preventDefault()
            }}
            className={cx(
              'pointer-events-auto relative flex max-h-full w-full flex-col rounded-panel border border-line bg-paper',
              'shadow-float outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
              widths[size],
            )}
          >
            <header className="grid gap-1 pt-6 pr-16 pb-3 pl-6">
              <Radix.Title className="display text-xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-3">{description}</Radix.Description>}
            </header>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</footer>
            )}
            <CloseButton disabled={isLocked} onClick={onClose} className="absolute top-4 right-4" />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
