import type { ReactNode } from 'react'
import { BackLink } from './BackLink.tsx'

export type PageHeaderProps = {
  title: ReactNode
  /** Short text above the title: the brand, the step. */
  kicker?: ReactNode
  /** Beside the title: an avatar. */
  leading?: ReactNode
  children?: ReactNode
  /** Buttons; the primary one last. */
  actions?: ReactNode
  back?: { to: string; label: string }
  /** The subscription banner (B4), above everything else. */
  banner?: ReactNode
}

/** The header of a screen with its only h1. */
export function PageHeader({ title, kicker, leading, children, actions, back, banner }: PageHeaderProps) {
  return (
    <header className="grid gap-2">
      {banner && <div className="mb-4">{banner}</div>}
      {back && (
        <div className="-mt-2">
          <BackLink to={back.to}>{back.label}</BackLink>
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <div className="flex min-w-0 items-center gap-4">
            {leading}
            <div className="grid min-w-0 gap-1">
              {kicker && <p className="text-sm font-medium text-ink-3">{kicker}</p>}
              <h1 className="display text-2xl wrap-anywhere sm:text-3xl">{title}</h1>
            </div>
          </div>
          {children && <div className="max-w-prose text-md text-ink-3">{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </header>
  )
}
