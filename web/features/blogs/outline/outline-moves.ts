// Operations on the rows of an outline. A row moves with its subtree; rows stay within H2 to H4.
import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { Level, OutlineRow } from './outline-markdown.ts'

type Rows = readonly OutlineRow[]
/** An index before the move, and a level. */
export type DropTarget = { before: number; level: number }
export type Direction = 'up' | 'down' | 'in' | 'out'

/** The index of the first row after the row's subtree. */
export const endOfSubtree = (rows: Rows, index: number): number => {
  const deeper = rows.slice(index + 1).findIndex(({ level }) => level <= rows[index]!.level)
  return deeper === -1 ? rows.length : index + 1 + deeper
}

const deepest = 4
const top = 2

/** Moves a row with its subtree; undefined if the target is invalid or its current position. */
export const moveTo = (rows: Rows, index: number, { before, level }: DropTarget): OutlineRow[] | undefined => {
  const row = rows[index]
  if (!row) return undefined
  const end = endOfSubtree(rows, index)
  // Inside its own subtree.
  if (before > index && before < end) return undefined
  const block = rows.slice(index, end)
  const depth = Math.max(...block.map((item) => item.level)) - row.level
  const above = before <= index ? rows[before - 1] : rows[before === end ? index - 1 : before - 1]
  // A level that is skipped already may stay so.
  const most = Math.max((above?.level ?? top - 1) + 1, rows[before]?.level ?? 0)
  if (level < top || level > most || level + depth > deepest) return undefined
  if (level === row.level && (before === index || before === end)) return undefined
  const moved = block.map((item) => ({ ...item, level: (item.level + level - row.level) as Level }))
  return before <= index
    ? [...rows.slice(0, before), ...moved, ...rows.slice(before, index), ...rows.slice(end)]
    : [...rows.slice(0, index), ...rows.slice(end, before), ...moved, ...rows.slice(before)]
}

const parentOf = (rows: Rows, index: number) =>
  rows.findLastIndex(({ level }, at) => at < index && level < rows[index]!.level)

/** The row that it moves before by one step up: the previous sibling, else its parent; -1 for neither. */
const stepUp = (rows: Rows, index: number) => {
  const parent = parentOf(rows, index)
  const sibling = rows.findLastIndex(({ level }, at) => at > parent && at < index && level <= rows[index]!.level)
  if (sibling !== -1) return sibling
  return parent + 1 < index ? parent + 1 : parent
}

/**
 * One step by key or menu: up and down among its siblings or, at their end, to the neighbouring parent; in and out by
 * one level. Undefined if the step is impossible.
 */
export const moveBy = (rows: Rows, index: number, direction: Direction): OutlineRow[] | undefined => {
  const row = rows[index]
  if (!row) return undefined
  const end = endOfSubtree(rows, index)
  switch (direction) {
    case 'up': {
      const before = stepUp(rows, index)
      return before === -1 ? undefined : moveTo(rows, index, { before, level: row.level })
    }
    case 'down': {
      const next = rows[end]
      if (!next) return undefined
      return next.level === row.level
        ? moveTo(rows, index, { before: endOfSubtree(rows, end), level: row.level })
        : moveTo(rows, index, { before: end + 1, level: Math.min(row.level, next.level + 1) })
    }
    case 'in':
      return moveTo(rows, index, { before: index, level: row.level + 1 })
    case 'out':
      return moveTo(rows, index, { before: index, level: row.level - 1 })
  }
}

/** The drop target for a dragged row, from the pointer's position over another row. */
export const dropTargetOf = (rows: Rows, over: number, instruction: Instruction): DropTarget | undefined => {
  const target = rows[over]
  if (!target) return undefined
  switch (instruction.type) {
    case 'reorder-above':
      return { before: over, level: target.level }
    case 'reorder-below':
      return { before: endOfSubtree(rows, over), level: target.level }
    case 'make-child':
      return { before: over + 1, level: target.level + 1 }
    case 'reparent':
      return { before: endOfSubtree(rows, over), level: instruction.desiredLevel + top }
    case 'instruction-blocked':
      return undefined
  }
}

/** Inserts a new heading relative to a row: before it, after its subtree, or as its first child (-1: the title). */
export const insertNextTo = (
  rows: Rows,
  index: number,
  where: 'before' | 'after' | 'below',
  id: string,
): OutlineRow[] => {
  const at = where === 'before' ? index : where === 'after' ? endOfSubtree(rows, index) : index + 1
  const level = Math.min(deepest, (rows[index]?.level ?? top - 1) + (where === 'below' ? 1 : 0)) as Level
  return rows.toSpliced(at, 0, { id, level, text: '', notes: '' })
}

/** Removes a row with its subtree; `taken` can be restored at `index`. */
export const takeOut = (rows: Rows, index: number): { rows: OutlineRow[]; taken: OutlineRow[] } => {
  const taken = rows.slice(index, endOfSubtree(rows, index))
  return { rows: rows.toSpliced(index, taken.length), taken }
}

/** The number of each row as in a table of contents: 1, 1.1, 1.1.1. */
export const numbersOf = (rows: Rows): string[] => {
  const counts: number[] = []
  return rows.map(({ level }) => {
    const depth = level - top
    counts.length = Math.min(counts.length, depth + 1)
    while (counts.length <= depth) counts.push(0)
    counts[depth] = (counts[depth] ?? 0) + 1
    return counts.map((count) => Math.max(count, 1)).join('.')
  })
}
