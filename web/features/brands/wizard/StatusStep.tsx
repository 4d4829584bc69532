import { useEffect, useState } from 'react'
import type { Brand } from '#contract/brands.ts'
import { brandField } from '#domain/brand-fields.ts'
import { foundFields, type FoundFact, type FoundField } from '#domain/facts.ts'
import { cx } from '#web/lib/cx.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import { FactOrigin, isInDoubt, shortAddress } from '../FactOrigin.tsx'
import { ReadingNotice } from '../ReadingNotice.tsx'
import { useScraping, type Failure } from './use-scraping.ts'

// B2, in this order; B9: every 5 seconds, 0.5 s transition.
const labels = [
  'Company Name',
  'Company Contacts',
  'Company Location',
  'Industry Information',
  'Industry Size',
  'Brand Audience',
  'Brand Tone',
  'Brand Vision',
  'Brand Mission',
  'Brand Perception',
  'Brand Positioning',
  'Keywords',
]
const turnMs = 5000

export function StatusStep({ brand, onFailed }: { brand: Brand; onFailed: (failure: Failure) => void }) {
  const { facts, page, note } = useScraping(brand.brand_id, onFailed)
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h2 className="display text-2xl">Searching for Brand Information</h2>
        <p className="text-ink-3">We&apos;re gathering your brand&apos;s details — this may take a few moments</p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-ink-3">
        <div className="flex items-center gap-2.5">
          <Spinner label="Reading the website" className="text-ink" />
          <LookingFor />
        </div>
        <span className="min-w-0 truncate">{shortAddress(page ?? brand.website ?? '')}</span>
      </div>
      {note && <ReadingNotice note={note} />}
      <dl className="grid divide-y divide-line border-y border-line" aria-live="polite">
        {foundFields.map((field) => (
          <FactLine key={field} field={field} fact={facts.get(field)} />
        ))}
      </dl>
    </div>
  )
}

function LookingFor() {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), turnMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p>
      Looking for:{' '}
      <span key={turn} className="inline-block animate-appear font-medium text-ink [animation-duration:500ms]">
        {labels[turn % labels.length]}
      </span>
    </p>
  )
}

/** A form field that fills itself in. */
function FactLine({ field, fact }: { field: FoundField; fact: FoundFact | undefined }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className={cx('text-sm', fact ? 'text-ink-3' : 'text-ink-4')}>{brandField(field).label}</dt>
      <dd className={cx('min-h-6', !fact && 'max-sm:hidden')}>
        {fact && (
          <div className="grid animate-appear gap-1.5">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {fact.value}
            </p>
            <FactOrigin
              source={{ url: fact.source_url, passage: fact.passage }}
              shown={fact.value}
              isInDoubt={isInDoubt(fact)}
            />
          </div>
        )}
      </dd>
    </div>
  )
}
