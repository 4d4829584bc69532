import { cx } from '#web/lib/cx.ts'

/** The logo: a page with three columns that is also an m. The same drawing as mark.svg. Give it a height. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 22 18" className={cx('shrink-0', className)}>
      <path className="fill-accent" d="M0 0h22v5.5H0z" />
      <path fill="currentColor" d="M0 7.5h6V18H0zM8 7.5h6V14H8zM16 7.5h6V18h-6z" />
    </svg>
  )
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-baseline gap-[0.4em] text-ink', className)}>
      <Mark className="h-[0.7em]" />
      <span className="font-serif font-semibold tracking-[-0.02em]">Masthead</span>
    </span>
  )
}
