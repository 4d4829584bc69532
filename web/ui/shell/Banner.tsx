import type { ReactNode } from 'react'
import { CloseButton } from '../dialog-parts.tsx'

/** A line above a page: the subscription banner (B4). */
export function Banner({
  children,
  action,
  onDismiss,
}: {
  children: ReactNode
  action?: ReactNode
  onDismiss?: (() => void) | undefined
}) {
  return (
    <div className="flex min-h-12 items-center gap-2 rounded-panel border border-line bg-surface-2 py-2 pr-2 pl-4">
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-medium">{children}</p>
        {action}
      </div>
      {onDismiss && <CloseButton size="sm" onClick={onDismiss} />}
    </div>
  )
}
