import { useRef } from 'react'
import { SearchField } from '#web/ui/SearchField.tsx'

/** The search over a list. What it found is said to screen readers as well, when they have finished speaking. */
export function ListSearch({
  label,
  value,
  onChange,
  found,
  className,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  /** '12 deliverables found'; empty while nothing is searched for. */
  found: string
  className?: string
}) {
  const field = useRef<HTMLDivElement>(null)
  const change = (typed: string) => {
    onChange(typed)
    // The button that clears the field goes with what it cleared.
    if (!typed) field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={className}>
      <SearchField label={label} value={value} onChange={change} />
      <output className="sr-only">{found}</output>
    </div>
  )
}
