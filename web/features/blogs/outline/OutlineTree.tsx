import Plus from 'lucide-react/icons/plus'
import Undo from 'lucide-react/icons/undo-2'
import { Fragment, useRef, useState } from 'react'
import { plural } from '#web/lib/plurals.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import '#web/ui/editor/editor.css'
import type { OutlineRow } from './outline-markdown.ts'
import { insertNextTo, moveBy, moveTo, numbersOf, takeOut, type Direction, type DropTarget } from './outline-moves.ts'
import { OutlineRowItem } from './OutlineRowItem.tsx'
import { useFollowText } from './use-follow-text.ts'
import { useOutline } from './use-outline.ts'
import { useTreeFocus } from './use-tree-focus.ts'

/** The outline as an editable tree of headings with notes: edit, move, add and delete. */
export function OutlineTree({
  value,
  onChange,
  title,
  isStreaming,
}: {
  /** Markdown. */
  value: string
  onChange: (markdown: string) => void
  /** Shown at the top if the outline has no H1. */
  title: string
  isStreaming: boolean
}) {
  const { outline, source, edit } = useOutline(value, onChange)
  const { rows } = outline
  const [lastDeleted, setDeleted] = useState<{ at: number; taken: OutlineRow[]; from: string }>()
  // Not to be restored into another outline that was loaded in the meantime.
  const deleted = lastDeleted?.from === source ? lastDeleted : undefined
  const [opened, setOpened] = useState<string>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const focus = useTreeFocus(list)
  useFollowText(list, isStreaming)

  const setRows = (next: OutlineRow[]) => edit({ ...outline, rows: next })
  const change = (index: number, fields: Partial<OutlineRow>) =>
    setRows(rows.with(index, { ...rows[index]!, ...fields }))

  const moved = (id: string, next: OutlineRow[] | undefined) => {
    if (!next) return setSaid('It cannot be moved any further in that direction')
    const at = next.findIndex((row) => row.id === id)
    setRows(next)
    setSaid(`${nameOf(next[at]!)} moved to ${numbersOf(next)[at]}, level H${next[at]!.level}`)
    focus({ part: 'row', id })
  }
  const move = (index: number, direction: Direction) => moved(rows[index]!.id, moveBy(rows, index, direction))
  const drop = (from: number, target: DropTarget) => moved(rows[from]!.id, moveTo(rows, from, target))
  const add = (index: number, where: 'before' | 'after' | 'below') => {
    const id = crypto.randomUUID()
    setRows(insertNextTo(rows, index, where, id))
    focus({ part: 'row', id })
  }
  const openNotes = (id: string) => {
    setOpened(id)
    focus({ part: 'notes', id })
  }
  const remove = (index: number) => {
    const { rows: left, taken } = takeOut(rows, index)
    setRows(left)
    setDeleted({ at: index, taken, from: source })
    setSaid(`${deletedWords(taken)} You can undo this.`)
    focus({ part: 'undo' })
  }
  const restore = () => {
    if (!deleted) return
    setRows(rows.toSpliced(deleted.at, 0, ...deleted.taken))
    setDeleted(undefined)
    focus({ part: 'row', id: deleted.taken[0]!.id })
  }
  /** Deletes an empty row without offering undo, and focuses the row before it. */
  const erase = (index: number) => {
    const { taken } = takeOut(rows, index)
    const before = rows[index - 1]
    if (taken.length > 1 || taken[0]!.notes.trim()) return
    setRows(rows.toSpliced(index, 1))
    focus(before ? { part: 'row', id: before.id } : { part: 'add' })
  }

  const numbers = numbersOf(rows)
  const undo = deleted && (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-surface-2 px-3 py-1.5 text-sm text-ink-2">
      <span className="min-w-0 flex-1 basis-48 wrap-break-word">{deletedWords(deleted.taken)}</span>
      <Button size="sm" variant="quiet" icon={Undo} data-undo onClick={restore}>
        Undo
      </Button>
    </li>
  )
  return (
    <div ref={list} className="grid grid-cols-1 gap-3">
      <p className="flex items-baseline gap-4">
        <span className="display min-w-0 flex-1 text-xl wrap-break-word">{outline.title || title}</span>
        <span aria-hidden className="text-xs text-ink-4 sm:pr-11">
          H1
        </span>
      </p>
      {outline.notes && (
        <div className="text-sm text-ink-2">
          <TextArea
            isQuiet
            rows={1}
            aria-label="Notes for the whole post"
            readOnly={isStreaming}
            value={outline.notes}
            onChange={(event) => edit({ ...outline, notes: event.currentTarget.value })}
          />
        </div>
      )}
      <ol aria-label="Outline" aria-busy={isStreaming} className="border-t border-line pt-2">
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {deleted?.at === index && undo}
            <OutlineRowItem
              rows={rows}
              index={index}
              number={numbers[index]!}
              isReadOnly={isStreaming}
              hasNotes={opened === row.id}
              onText={(text) => change(index, { text })}
              onNotesText={(notes) => change(index, { notes })}
              onDrop={drop}
              onErase={() => erase(index)}
              onMove={(direction) => move(index, direction)}
              onAdd={(where) => add(index, where)}
              onNotes={() => openNotes(row.id)}
              onDelete={() => remove(index)}
            />
          </Fragment>
        ))}
        {deleted && deleted.at >= rows.length && undo}
        {isStreaming && (
          <li aria-hidden>
            <span className="stream-caret" />
          </li>
        )}
      </ol>
      {!isStreaming && (
        <Button
          variant="quiet"
          icon={Plus}
          data-add
          className="justify-self-start"
          onClick={() => (rows.length > 0 ? add(lastTop(rows), 'after') : add(-1, 'below'))}
        >
          Add heading
        </Button>
      )}
      <output className="sr-only">{said}</output>
    </div>
  )
}

const lastTop = (rows: readonly OutlineRow[]) =>
  Math.max(
    0,
    rows.findLastIndex(({ level }) => level === 2),
  )

const nameOf = ({ text }: OutlineRow) => (text.trim() ? `“${text.trim()}”` : 'The heading')

const deletedWords = ([first, ...beneath]: OutlineRow[]) =>
  beneath.length > 0
    ? `${nameOf(first!)} is deleted, with the ${beneath.length} ${plural(beneath.length, 'heading')} beneath it.`
    : `${nameOf(first!)} is deleted.`
