import type { ReactNode } from 'react'
import { cx } from '#web/lib/cx.ts'

export type BadgeTone = 'neutral' | 'ink' | 'success' | 'warning' | 'danger' | 'outline'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  ink: 'bg-ink text-paper',
  success: 'bg-success-quiet text-success',
  warning: 'bg-warning-quiet text-warning',
  danger: 'bg-danger-quiet text-danger',
  outline: 'border border-line-strong text-ink-2',
}

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx('inline-flex min-h-5.5 items-center rounded-control px-2 py-px text-xs font-medium', tones[tone])}
    >
      {children}
    </span>
  )
}

/** The plan's name, or 'No active plan' (B2). */
export function PlanBadge({ plan }: { plan: string | null | undefined }) {
  if (!plan) return <Badge tone="outline">No active plan</Badge>
  return <Badge tone={plan === 'Free' ? 'neutral' : 'ink'}>{plan}</Badge>
}

/** Marks a text that the built-in writer generated. */
export function TemplateDraftBadge() {
  return <Badge tone="warning">Template draft: no AI model used</Badge>
}

/** Marks the results of local sandboxes. */
export function SandboxBadge() {
  return <Badge tone="warning">Sandbox: no real Google account</Badge>
}
