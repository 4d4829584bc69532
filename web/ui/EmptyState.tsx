import type { ReactNode } from 'react'

/** Says what goes here and offers the one action, with a sketched page as illustration. */
export function EmptyState({
  title,
  children,
  action,
  level = 2,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The heading level; 1 if it replaces the whole page. */
  level?: 1 | 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center gap-2 px-6 py-16 text-center">
      <EmptyPage />
      <Heading className="display mt-3 text-xl">{title}</Heading>
      {children && <div className="max-w-sm text-ink-3">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

function EmptyPage() {
  return (
    <svg aria-hidden viewBox="0 0 72 56" className="h-14 w-18" fill="none">
      <path className="stroke-line-strong" strokeWidth="1" d="M8.5.5h55v55h-55z" />
      <path className="fill-line-strong" d="M14 6h44v5H14z" />
      <path className="stroke-line" strokeWidth="2" d="M14 18h12m-12 5h12m-12 5h12m-12 5h9" />
      <path className="stroke-line" strokeWidth="2" d="M30 18h12m-12 5h12m-12 5h12m-12 5h12m-12 5h12m-12 5h7" />
      <path className="stroke-line" strokeWidth="2" d="M46 18h12m-12 5h12m-12 5h5" />
    </svg>
  )
}
