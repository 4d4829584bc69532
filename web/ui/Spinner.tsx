import { cx } from '#web/lib/cx.ts'

/** For a few seconds of work in a control; for loading content, use `Skeleton`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      className={cx(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    >
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
