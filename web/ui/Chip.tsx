import { cx } from '#web/lib/cx.ts'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useFieldGroup } from './Field.tsx'
import { focusNeighbour } from './focus-neighbour.ts'

/** A word in a list; removable with `onRemove`. */
export function Chip({ children, onRemove }: { children: string; onRemove?: () => void }) {
  return (
    <span className="inline-flex h-8 max-w-full items-center rounded-full bg-surface-3 pl-3 text-sm text-ink">
      <span className="truncate">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={`Remove ${children}`}
          onClick={onRemove}
          className="hit-40 ml-1 flex size-7 items-center justify-center rounded-full text-ink-3 transition-colors hover:text-danger"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      ) : (
        <span className="w-3" />
      )}
    </span>
  )
}

/** A list of chips. After a removal the focus moves to the neighbour, for keyboard users. */
export function ChipList({
  items,
  onRemove,
  label,
  empty,
}: {
  items: readonly string[]
  onRemove?: (item: string) => void
  /** The list's accessible name. */
  label: string
  empty?: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return empty ? <p className="text-sm text-ink-3">{empty}</p> : null

  const remove = (item: string, index: number) => {
    focusNeighbour(list.current, index)
    onRemove?.(item)
  }
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item, index) => (
        <li key={item} className="max-w-full">
          <Chip onRemove={onRemove && (() => remove(item, index))}>{item}</Chip>
        </li>
      ))}
    </ul>
  )
}

/** Suggested words: a click adds one, a second click removes it. */
export function SuggestionChips({
  items,
  chosen,
  onToggle,
  label,
}: {
  items: readonly string[]
  chosen: readonly string[]
  onToggle: (item: string) => void
  label: string
}) {
  const { 'aria-describedby': describedBy } = useFieldGroup()
  return (
    <ul aria-label={label} aria-describedby={describedBy} className="flex flex-wrap gap-2">
      {items.map((item) => {
        const isChosen = chosen.includes(item)
        const Icon = isChosen ? Check : Plus
        return (
          <li key={item} className="max-w-full">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(item)}
              className={cx(
                'hit-40 inline-flex h-8 max-w-full items-center gap-1.5 rounded-full border border-line-strong',
                'bg-surface-1 pr-3 pl-2.5 text-sm text-ink-2 transition-colors hover:border-ink-3 hover:text-ink',
                'aria-pressed:border-transparent aria-pressed:bg-surface-3 aria-pressed:text-ink',
              )}
            >
              <Icon aria-hidden className="size-3.5 shrink-0 text-ink-3" />
              <span className="truncate">{item}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
