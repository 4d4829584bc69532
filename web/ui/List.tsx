import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/lib/cx.ts'

/** Rows separated by thin lines, without cards. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="border-y border-line [&>li+li]:border-t [&>li]:border-line">
      {children}
    </ul>
  )
}

export type ListRowProps = {
  title: ReactNode
  /** Makes the whole row a link; `trailing` stays separately clickable. */
  to?: string
  leading?: ReactNode
  meta?: ReactNode
  trailing?: ReactNode
}

export function ListRow({ title, to, leading, meta, trailing }: ListRowProps) {
  return (
    <li className={cx('relative flex items-center gap-4 py-3', to && 'group')}>
      {leading}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-40 flex-1 gap-0.5">
          {to ? (
            <Link
              to={to}
              className="font-medium wrap-break-word decoration-line-strong underline-offset-3 group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          ) : (
            <span className="font-medium wrap-break-word">{title}</span>
          )}
          {meta && <span className="text-sm text-ink-3">{meta}</span>}
        </div>
        {trailing && <div className="relative flex flex-wrap items-center gap-2">{trailing}</div>}
      </div>
    </li>
  )
}
