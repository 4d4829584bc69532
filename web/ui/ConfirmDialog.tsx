import { cx } from '#web/lib/cx.ts'
import * as Radix from 'radix-ui/alert-dialog'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { scrimClass, useReturnFocus } from './dialog-parts.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question: 'Are you sure you want to delete this brand?' */
  title: string
  /** The consequences: 'Proceeding with this action will ...' */
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string
  /** For a second button that does more than close; Escape always only closes. */
  onCancel?: () => void
  /** A request is running: both buttons are disabled and the dialog cannot be closed. */
  isBusy?: boolean
  /** False for a question that destroys nothing. */
  isDanger?: boolean
}

export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  onCancel,
  isBusy = false,
  isDanger = true,
}: ConfirmDialogProps) {
  const focus = useReturnFocus()
  // Kept during the closing animation, although its subject may be deleted.
  const [words, setWords] = useState(children)
  if (isOpen && words !== children) setWords(children)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center p-4">
          <Radix.Content
            {...focus}
            className={cx(
              'pointer-events-auto max-h-full w-full max-w-md overflow-y-auto rounded-panel border border-line bg-paper',
              'p-6 shadow-float outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise',
            )}
          >
            <Radix.Title className="display text-xl">{title}</Radix.Title>
            {words && <Radix.Description className="mt-2 text-ink-2">{words}</Radix.Description>}
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <Radix.Cancel asChild>
                <Button disabled={isBusy} onClick={onCancel}>
                  {cancelLabel}
                </Button>
              </Radix.Cancel>
              <Button variant={isDanger ? 'danger-strong' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}
