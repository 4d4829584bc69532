import type { ReactNode, SubmitEvent } from 'react'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Button } from '#web/ui/Button.tsx'

/** One step of the wizard: heading, the work, and at its foot back (left) and the one primary action (right). */
export function StepFrame({
  title,
  lead,
  badge,
  back,
  submitLabel,
  onSubmit,
  isBusy = false,
  disabledReason = false,
  extra,
  children,
}: {
  title: string
  lead?: ReactNode
  badge?: ReactNode
  back: { to: string; label: string }
  submitLabel: string
  onSubmit: () => void
  isBusy?: boolean
  disabledReason?: string | false
  /** Beside the primary action: a second one. */
  extra?: ReactNode
  children: ReactNode
}) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && !disabledReason) onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="display text-2xl">{title}</h1>
          {badge}
        </div>
        {lead && <p className="max-w-prose text-ink-3">{lead}</p>}
      </header>
      <div className="grid gap-8">{children}</div>
      <footer className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-1 py-4">
        <BackLink to={back.to}>{back.label}</BackLink>
        <div className="flex items-center gap-3">
          {extra}
          <Button type="submit" variant="primary" isBusy={isBusy} disabledReason={disabledReason}>
            {submitLabel}
          </Button>
        </div>
      </footer>
    </form>
  )
}
