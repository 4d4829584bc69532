import { useRef } from 'react'
import { SearchField } from '#web/ui/SearchField.tsx'

/** The search of a list. The number of results is announced politely to screen readers. */
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
  /** '12 deliverables found'; empty without a search. */
  found: string
  className?: string
}) {
  const field = useRef<HTMLDivElement>(null)
  const change = (typed: string) => {
    onChange(typed)
    // The clear button disappears when pressed, so the input gets the focus.
    if (!typed) field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className={className}>
      <SearchField label={label} value={value} onChange={change} />
      <output className="sr-only">{found}</output>
    </div>
  )
}
