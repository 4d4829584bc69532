import type { ReactNode } from 'react'

export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-x-12 gap-y-6 border-t border-line py-10 xl:grid-cols-[200px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="display text-xl">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-sm text-ink-3">{note}</p>
      </div>
      <div className="grid content-start gap-8">{children}</div>
    </section>
  )
}

/** A row of examples with a caption. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-xs text-ink-4">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
