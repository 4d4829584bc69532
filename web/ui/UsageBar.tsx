import { cx } from '#web/lib/cx.ts'

export type UsageBarProps = {
  /** Its accessible name: 'Blogs used'. */
  label: string
  used: number
  total: number
  /** Shown beside the label: '3 of 5 blogs left'. */
  note: string
}

/** The used share (B9). Changes colour when a fifth is left, and when nothing is. */
export function UsageBar({ label, used, total, note }: UsageBarProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, used / total)) : 1
  const colour = share >= 1 ? 'bg-danger' : share >= 0.8 ? 'bg-warning' : 'bg-ink-2'
  return (
    <div className="relative grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-ink-3 tabular-nums">{note}</span>
      </div>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={note}
        max={Math.max(1, total)}
        value={Math.min(used, total)}
      />
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div className={cx('h-full rounded-full transition-[width]', colour)} style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}
