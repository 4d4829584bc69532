import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { cx } from '#web/lib/cx.ts'

export type MenuEntry = {
  label: string
  hint?: string
  /** Opens a submenu. */
  hasMore?: boolean
  /** Disabled; the element `noteId` says why. */
  isOff?: boolean
  run: () => void
}

type MenuListProps = {
  label: string
  entries: MenuEntry[]
  noteId?: string
  /** The entry that gets the focus when the menu opens; in a submenu the first. */
  focused?: number | undefined
  /** Makes it a submenu, which shows its name and a way back. */
  onBack?: () => void
}

/** A menu inside the panel: arrows, Home and End, type-ahead, left and right for submenus. */
export function MenuList({ label, entries, noteId, focused, onBack }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const first = onBack ? (focused ?? 1) : focused
  useEffect(() => {
    if (first !== undefined) itemsOf(list.current)[first]?.focus()
  }, [first])
  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsOf(list.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const move = (index: number) => all[(index + all.length) % all.length]?.focus()
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(-1)
    else if ((event.key === 'ArrowLeft' || event.key === 'Escape') && onBack) onBack()
    else if (event.key === 'ArrowRight' && all[at]?.ariaHasPopup) all[at].click()
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey)
      focusLetter(all, at, event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items have the focus
    <div ref={list} role="menu" aria-label={label} className="min-h-0 overflow-y-auto p-1" onKeyDown={onKeyDown}>
      {onBack && (
        <button type="button" role="menuitem" tabIndex={-1} className={cx(itemClass, 'text-ink-3')} onClick={onBack}>
          <ChevronLeft aria-hidden className="size-4 shrink-0" />
          {label}
          <span className="sr-only">: back</span>
        </button>
      )}
      {entries.map(({ label: name, hint, hasMore, isOff, run }, index) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={index === 0 && !onBack ? 0 : -1}
          aria-haspopup={hasMore ? 'menu' : undefined}
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? noteId : undefined}
          className={cx(itemClass, isOff && 'cursor-default text-ink-4')}
          onClick={() => !isOff && run()}
        >
          <span className="min-w-0 flex-1">
            {name}
            {hint && <span className="block text-sm text-ink-3">{hint}</span>}
          </span>
          {hasMore && <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-4" />}
        </button>
      ))}
    </div>
  )
}

const itemClass =
  'flex min-h-9 w-full items-center gap-2 rounded-control px-2.5 py-1.5 text-left outline-none select-none ' +
  'hover:bg-surface-3 focus:bg-surface-3 pointer-coarse:min-h-11'

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

function focusLetter(items: HTMLElement[], at: number, letter: string): void {
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  after.find(({ innerText }) => innerText.trim().toLowerCase().startsWith(letter.toLowerCase()))?.focus()
}
