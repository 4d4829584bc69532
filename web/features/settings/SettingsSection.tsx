import { useId, type ReactNode } from 'react'

export function SettingsSection({
  title,
  action,
  children,
}: {
  title: string
  /** Beside the heading. */
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} tabIndex={-1} className="display text-xl outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A sentence that describes an action, with its button. */
export function SettingsAction({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-prose flex-1 basis-72 text-ink-3">{children}</p>
      {button}
    </div>
  )
}
