import { cx } from '#web/lib/cx.ts'

/** A thin progress bar: determinate (`value` of `max`), or indeterminate. */
export function ProgressLine({ label, value, max = 100 }: { label: string; value?: number; max?: number }) {
  const isKnown = value !== undefined
  return (
    <div className="relative h-0.5 overflow-hidden bg-line">
      <progress className="sr-only" aria-label={label} value={value} max={max} />
      <div
        className={cx('h-full bg-ink-2', isKnown ? 'transition-[width]' : 'w-1/3 animate-sweep')}
        style={isKnown ? { width: `${Math.min(100, (value / max) * 100)}%` } : undefined}
      />
    </div>
  )
}
