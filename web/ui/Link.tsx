import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { LinkProps as RouterLinkProps } from 'react-router'
import { cx } from '#web/lib/cx.ts'

export type LinkProps = { children: ReactNode; className?: string } & (
  | (RouterLinkProps & { href?: undefined })
  | (ComponentProps<'a'> & { href: string; to?: undefined })
)

/** A link in running text: `to` a screen of the app, `href` anywhere else (opens in a new tab and says so). */
export function Link({ children, className, ...target }: LinkProps) {
  const looks = cx(
    'rounded-[2px] text-ink underline decoration-line-strong decoration-1 underline-offset-3',
    'transition-colors hover:text-accent-strong hover:decoration-current',
    className,
  )
  if (target.to !== undefined) {
    return (
      <RouterLink {...target} className={looks}>
        {children}
      </RouterLink>
    )
  }
  return (
    <a target="_blank" rel="noopener noreferrer" {...target} className={looks}>
      {children}
      <ArrowUpRight aria-hidden className="ml-0.5 inline size-[1em] align-[-0.1em] text-ink-4" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
