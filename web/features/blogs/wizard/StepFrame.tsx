import type { ReactNode } from 'react'
import { BackLink } from '#web/ui/BackLink.tsx'
import { Form, type FormProps } from '#web/ui/Form.tsx'

/** The layout of a wizard step: heading, content, and a footer with back (left) and the primary action (right). */
export function StepFrame({
  title,
  lead,
  badge,
  actions,
  back,
  children,
  ...form
}: Omit<FormProps, 'start' | 'className'> & {
  title: string
  lead?: ReactNode
  badge?: ReactNode
  /** Beside the title: actions on the whole text. */
  actions?: ReactNode
  back: { to: string; label: string }
}) {
  return (
    <Form {...form} className="gap-8" start={<BackLink to={back.to}>{back.label}</BackLink>}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-80 gap-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display text-2xl">{title}</h1>
            {badge}
          </div>
          {lead && <p className="max-w-prose text-ink-3">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </Form>
  )
}
