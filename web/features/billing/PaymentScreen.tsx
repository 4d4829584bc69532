import type { ReactNode } from 'react'

/** A heading, a sentence and actions, centred on a public page. */
export function PaymentScreen({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <section className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 py-16 text-center">
      <h1 className="display text-2xl sm:text-3xl">{title}</h1>
      {children && <div className="grid max-w-md gap-2 text-md text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </section>
  )
}
