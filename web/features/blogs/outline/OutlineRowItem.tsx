import GripVertical from 'lucide-react/icons/grip-vertical'
import type { KeyboardEvent } from 'react'
import { cx } from '#web/lib/cx.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import type { OutlineRow } from './outline-markdown.ts'
import type { Direction, DropTarget } from './outline-moves.ts'
import { OutlineRowMenu, type RowActions } from './OutlineRowMenu.tsx'
import { indentPerLevel, useRowDrag } from './use-row-drag.ts'

const directions: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' }

const type = { 2: 'display text-lg', 3: 'font-serif text-md', 4: 'font-serif text-base' }
/** Aligns number and level with the heading's first line, by level. */
const labelOffsets = { 2: 'mt-3.5', 3: 'mt-3', 4: 'mt-2.5' }
const indents = { 2: '', 3: 'pl-3 sm:pl-6', 4: 'pl-6 sm:pl-12' }

/** A heading with its number, level and actions, and its notes below. */
export function OutlineRowItem({
  rows,
  index,
  number,
  isReadOnly,
  hasNotes,
  onText,
  onNotesText,
  onDrop,
  onErase,
  ...actions
}: {
  rows: readonly OutlineRow[]
  index: number
  number: string
  isReadOnly: boolean
  /** Shows the notes even if they are empty. */
  hasNotes: boolean
  onText: (text: string) => void
  onNotesText: (notes: string) => void
  onDrop: (from: number, target: DropTarget) => void
  /** Backspace in an empty heading. */
  onErase: () => void
} & RowActions) {
  const { id, level, text, notes } = rows[index]!
  const { row, handle, isDragged, line } = useRowDrag(rows, index, { isOff: isReadOnly, onMove: onDrop })

  const moveByKey = (event: KeyboardEvent) => {
    const direction = event.altKey && directions[event.key]
    if (!direction || isReadOnly) return
    event.preventDefault()
    actions.onMove(direction)
  }
  const onHeadingKey = (event: KeyboardEvent) => {
    moveByKey(event)
    if (isReadOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.shiftKey) actions.onNotes()
      else actions.onAdd('after')
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault()
      onErase()
    }
  }

  return (
    <li ref={row} className={cx('relative py-0.5', indents[level], isDragged && 'opacity-50')} data-level={level}>
      {line && (
        <span
          aria-hidden
          data-drop-line={line.edge}
          className={cx(
            'pointer-events-none absolute right-0 z-10 h-0.5 rounded-full bg-accent',
            line.edge === 'above' ? '-top-px' : '-bottom-px',
          )}
          style={{ left: (line.level - 2) * indentPerLevel }}
        />
      )}
      <div className="flex items-start gap-1">
        <button
          ref={handle}
          type="button"
          tabIndex={-1}
          aria-label={`Drag heading ${number}`}
          className={cx(
            'mt-1 flex h-10 w-6 shrink-0 cursor-grab items-center justify-center text-ink-4 hover:text-ink max-sm:hidden pointer-coarse:hidden',
            isReadOnly && 'invisible',
          )}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
        <span aria-hidden className={cx(labelOffsets[level], 'min-w-7 shrink-0 text-xs text-ink-4 tabular-nums')}>
          {number}
        </span>
        <div className={cx('min-w-0 flex-1', type[level])}>
          <TextArea
            isQuiet
            rows={1}
            maxRows={6}
            aria-label={`Heading ${number}`}
            data-row={id}
            placeholder="A heading"
            readOnly={isReadOnly}
            value={text}
            onChange={(event) => onText(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
            onKeyDown={onHeadingKey}
          />
        </div>
        <span aria-hidden className={cx(labelOffsets[level], 'shrink-0 text-xs text-ink-4')}>
          H{level}
        </span>
        <span className={cx('mt-0.5', isReadOnly && 'invisible')}>
          <OutlineRowMenu number={number} rows={rows} index={index} {...actions} />
        </span>
      </div>
      {(notes || hasNotes) && (
        <div className="-mt-2 pr-18 pl-8 text-sm text-ink-2 max-sm:pr-11 sm:pointer-fine:pl-15">
          <TextArea
            isQuiet
            rows={1}
            maxRows={12}
            aria-label={`Notes for heading ${number}`}
            data-notes={id}
            placeholder="What this section says: points or sentences"
            readOnly={isReadOnly}
            value={notes}
            onChange={(event) => onNotesText(event.currentTarget.value)}
            onKeyDown={moveByKey}
          />
        </div>
      )}
    </li>
  )
}
