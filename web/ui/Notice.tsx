import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'
import { Button } from './Button.tsx'
import { CloseButton } from './dialog-parts.tsx'

type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { icon: Info, ground: 'bg-surface-2', mark: 'text-ink-3' },
  success: { icon: CircleCheck, ground: 'bg-success-quiet', mark: 'text-success' },
  warning: { icon: TriangleAlert, ground: 'bg-warning-quiet', mark: 'text-warning' },
  danger: { icon: CircleAlert, ground: 'bg-danger-quiet', mark: 'text-danger' },
}

export type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  /** Buttons, `size="sm"`. */
  actions?: ReactNode
  onDismiss?: () => void
  className?: string
}

/** An inline message. A danger is announced immediately, other tones politely. */
export function Notice({ tone = 'info', title, children, actions, onDismiss, className }: NoticeProps) {
  const { icon: Icon, ground, mark } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-panel px-4 py-3', ground, className)}
    >
      <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', mark)} />
      <div className="flex flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-prose gap-0.5">
          {title && <p className="font-medium text-ink">{title}</p>}
          {children && <div className="text-ink-2">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && <CloseButton size="sm" className="-my-1 -mr-2" onClick={onDismiss} />}
    </div>
  )
}

/** What happened (`title`), what was kept (`children`), and what to do (`onRetry`). */
export function ErrorPanel({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
  isRetrying = false,
}: {
  title: string
  children?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
}) {
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        onRetry && (
          <Button size="sm" icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Notice>
  )
}
