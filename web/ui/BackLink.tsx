import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LinkProps } from 'react-router'

/** 'Back to Brand': above a page's heading. */
export function BackLink({
  children,
  ...target
}: Pick<LinkProps, 'to' | 'replace' | 'onClick'> & { children: ReactNode }) {
  return (
    <Link
      {...target}
      className="group -ml-1 inline-flex h-10 items-center gap-1.5 rounded-control px-1 text-sm font-medium text-ink-3 transition-colors hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4 transition-transform group-hover:-translate-x-0.5" />
      {children}
    </Link>
  )
}
