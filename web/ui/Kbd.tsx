import { cx } from '#web/lib/cx.ts'
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      className={cx(
        'inline-flex min-w-5 items-center justify-center rounded-[4px] border border-line-strong bg-surface-1',
        'px-1.5 font-sans text-xs text-ink-2 shadow-[0_1px_0_var(--line-strong)]',
      )}
    >
      {children}
    </kbd>
  )
}
