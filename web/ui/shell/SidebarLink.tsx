import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { cx } from '#web/lib/cx.ts'

export type SidebarLinkProps = {
  /** An icon, or the brand's avatar. */
  icon: LucideIcon | ReactNode
  children: ReactNode
  onClick?: (() => void) | undefined
} & ({ to: string; href?: undefined } | { href: string; to?: undefined })

/** Link props for a configured URL: a screen of the app, or external. */
export const targetOf = (url: string) => (url.startsWith('/') ? { to: url } : { href: url })

const row =
  'relative flex min-h-10 items-center gap-3 rounded-control px-2 text-base transition-colors -outline-offset-2'

export function SidebarLink({ icon, children, onClick, to, href }: SidebarLinkProps) {
  const face = (
    <>
      <span className="flex size-6 shrink-0 items-center justify-center">{drawn(icon)}</span>
      <span className="min-w-0 truncate">{children}</span>
    </>
  )
  if (to === undefined) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onClick}
        className={cx(row, 'text-ink-2 hover:bg-surface-3 hover:text-ink')}
      >
        {face}
        <ArrowUpRight aria-hidden className="ml-auto size-3.5 text-ink-4" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    )
  }
  return (
    <NavLink
      to={to}
      onClick={onClick}
      className={({ isActive }) =>
        cx(
          row,
          isActive
            ? 'bg-surface-3 font-medium text-ink before:absolute before:inset-y-2 before:-left-3 before:w-0.75 before:bg-ink'
            : 'text-ink-2 hover:bg-surface-3 hover:text-ink',
        )
      }
    >
      {face}
    </NavLink>
  )
}

function drawn(icon: LucideIcon | ReactNode): ReactNode {
  if (!isComponent(icon)) return icon
  const Icon = icon
  return <Icon aria-hidden className="size-4.5" />
}

/** Lucide icons are components; other nodes are already elements. */
const isComponent = (icon: LucideIcon | ReactNode): icon is LucideIcon =>
  typeof icon === 'object' && icon !== null && 'render' in icon
