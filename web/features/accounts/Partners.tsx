import { useEffect, useState, type ReactNode } from 'react'
import { readInstallation, type Installation } from '#web/api/sign-in.ts'

/** The partners (B2): the configured ones, or made-up examples if everything is a sandbox. */
export function Partners() {
  const [installation, setInstallation] = useState<Installation>()
  useEffect(() => void readInstallation().then(setInstallation), [])
  const partners = installation?.partners ?? []
  const hasExamples = partners.length === 0 && installation?.sandbox != null
  // Keeps its space while loading, to avoid a layout shift.
  if (installation && partners.length === 0 && !hasExamples) return null
  return (
    <section aria-labelledby="partners" className="grid min-h-44 content-center gap-6 border-t border-line py-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="partners" className="text-sm text-ink-3">
          Partners
        </h2>
        {hasExamples && <p className="text-sm text-ink-3">Made up, until the configuration names yours</p>}
      </div>
      <ul className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 text-ink-2">
        {partners.map(({ name, logo_url }) => (
          <li key={name}>
            <img src={logo_url} alt={name} className="h-8 max-w-40 object-contain" />
          </li>
        ))}
        {hasExamples &&
          examples.map(({ name, mark, style }) => (
            <li key={name} className="flex items-center gap-2.5">
              <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0 fill-current">
                {mark}
              </svg>
              <span className={style}>{name}</span>
            </li>
          ))}
      </ul>
    </section>
  )
}

type Example = { name: string; mark: ReactNode; style: string }

const examples: Example[] = [
  {
    name: 'Ferrywright',
    mark: <path d="M2 15h20l-3 6H5zM11 2h2v11h-2zM14 4l6 8h-6zM10 5v7H5z" />,
    style: 'display text-lg',
  },
  {
    name: 'ALDERMOOR',
    mark: <path d="M12 2 22 22H2zm0 7-5 10h10z" fillRule="evenodd" />,
    style: 'text-md font-medium tracking-[0.18em]',
  },
  {
    name: 'casa lumen',
    mark: <path d="M12 2a10 10 0 0 1 10 10H12zM2 12h10v10A10 10 0 0 1 2 12z" />,
    style: 'text-lg tracking-tight',
  },
  {
    name: 'Kessel & Rohr',
    mark: <path d="M3 3h8v8H3zm10 0h8v18h-8zM3 13h8v8H3z" />,
    style: 'display text-lg italic',
  },
  {
    name: 'Petit Quai',
    mark: (
      <path d="M2 8c3-4 6-4 10 0s7 4 10 0v4c-3 4-6 4-10 0s-7-4-10 0zm0 8c3-4 6-4 10 0s7 4 10 0v4c-3 4-6 4-10 0s-7-4-10 0z" />
    ),
    style: 'text-md font-semibold',
  },
]
