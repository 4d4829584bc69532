import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { cx } from '#web/lib/cx.ts'
import { matchesOf, sameOption } from './combobox-matches.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './Field.tsx'
import { useAnchored } from './use-anchored.ts'

export type ComboboxProps = {
  value: string
  onChange: (value: string) => void
  options: readonly string[]
  /** Accepts text that is not an option. */
  isFreeText?: boolean
  placeholder?: string
  /** Shown if no option matches (without free text). */
  noMatch?: string
  name?: string
  onBlur?: () => void
  disabled?: boolean
  maxLength?: number
  ref?: Ref<HTMLInputElement>
}

/** A searchable select; arrow keys, Enter and Escape as in the ARIA combobox pattern. */
export function Combobox({
  value,
  onChange,
  options,
  isFreeText = false,
  placeholder,
  noMatch = 'Nothing matches',
  onBlur,
  disabled,
  ref,
  ...props
}: ComboboxProps) {
  const wiring = useFieldControl({})
  const listId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** The text being typed; undefined while the field only shows its value. */
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const matches = useMemo(() => matchesOf(options, typed ?? ''), [options, typed])
  // With free text and no match there is no list to show.
  const isShown = isOpen && (matches.length > 0 || !isFreeText)
  useAnchored(frame, list, { isOpen: isShown, side: 'bottom', align: 'start', hasAnchorWidth: true })

  useEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])

  const open = () => {
    if (disabled || isOpen) return
    setOpen(true)
    setActive(options.indexOf(value))
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
  }
  const choose = (option: string) => {
    onChange(option)
    close()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setActive(isFreeText || !text.trim() ? -1 : 0)
    if (isFreeText) onChange(text)
  }
  const leave = () => {
    const same = typed === undefined ? undefined : sameOption(options, typed)
    if (same) onChange(same)
    else if (typed?.trim() === '') onChange('')
    close()
    onBlur?.()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (isShown) setActive(next(active, step, matches.length))
      else open()
    } else if (event.key === 'Enter' && isShown) {
      const option = matches[active]
      if (option !== undefined) {
        event.preventDefault()
        choose(option)
      }
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <div ref={frame} className="relative">
      <input
        {...props}
        {...wiring}
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}${active}` : undefined}
        disabled={disabled}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={open}
        onKeyDown={press}
        onBlur={leave}
        className={cx(controlClass, 'h-10 truncate pr-9 pl-3')}
      />
      <ChevronDown
        aria-hidden
        className={cx(
          'pointer-events-none absolute top-3 right-3 size-4 text-ink-3 transition-transform',
          isShown && 'rotate-180',
        )}
      />
      {isShown && (
        <div
          ref={list}
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> cannot be searched by typing
          role="listbox"
          popover="manual"
          aria-label="Suggestions"
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          className={cx(
            'fixed inset-auto m-0 max-h-72 animate-appear overflow-y-auto overscroll-contain rounded-panel border',
            'border-line bg-surface-1 p-1 text-base text-ink shadow-float',
          )}
        >
          {matches.length === 0 && <p className="px-2.5 py-2 text-ink-3">{noMatch}</p>}
          {matches.map((option, index) => (
            <div
              key={option}
              id={`${listId}${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its listbox is not a <select>
              role="option"
              tabIndex={-1}
              aria-selected={option === value}
              data-active={index === active || undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(option)}
              onKeyDown={press}
              className={cx(
                'flex min-h-9 items-center justify-between gap-3 rounded-control px-2.5 py-1.5 aria-selected:font-medium',
                'data-active:bg-surface-3 pointer-coarse:min-h-10',
              )}
            >
              {option}
              {option === value && <Check aria-hidden className="size-4 shrink-0" />}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function next(active: number, step: number, count: number): number {
  if (active < 0) return step > 0 ? 0 : count - 1
  return (active + step + count) % count
}
