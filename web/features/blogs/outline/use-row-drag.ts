import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachInstruction,
  extractInstruction,
  type Instruction,
  type ItemMode,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutlineRow } from './outline-markdown.ts'
import { endOfSubtree, moveTo, dropTargetOf, type DropTarget } from './outline-moves.ts'

/** Pixels per level, as the rows are indented on a screen with a pointer. */
export const indentPerLevel = 24

/** The drop indicator: a line above or below the row under the pointer. */
type DropLine = { edge: 'above' | 'below'; level: number }

const modeOf = (rows: readonly OutlineRow[], index: number): ItemMode => {
  if (endOfSubtree(rows, index) > index + 1) return 'expanded'
  const next = rows[index + 1]
  return !next || next.level < rows[index]!.level ? 'last-in-group' : 'standard'
}

/** Makes a row draggable by its handle, and a drop target. */
export const useRowDrag = (
  rows: readonly OutlineRow[],
  index: number,
  { isOff, onMove }: { isOff: boolean; onMove: (from: number, target: DropTarget) => void },
) => {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [line, setLine] = useState<DropLine>()

  const attach = useEffectEvent((input: Parameters<typeof attachInstruction>[1]['input'], element: Element) =>
    attachInstruction(
      {},
      { input, element, currentLevel: rows[index]!.level - 2, indentPerLevel, mode: modeOf(rows, index) },
    ),
  )
  const dropOf = useEffectEvent((id: unknown, instruction: Instruction | null) => {
    const from = rows.findIndex((item) => item.id === id)
    const target = instruction && dropTargetOf(rows, index, instruction)
    return target && moveTo(rows, from, target)
      ? { from, target, isAbove: instruction.type === 'reorder-above' }
      : undefined
  })
  const move = useEffectEvent(onMove)
  const idOf = useEffectEvent(() => rows[index]!.id)
  const isInTree = useEffectEvent((id: unknown) => rows.some((item) => item.id === id))

  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current]
    if (isOff || !element || !dragHandle) return undefined
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ row: idOf() }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isInTree(source.data['row']),
        getData: ({ input, element: over }) => attach(input, over),
        onDrag: ({ self, source }) => {
          const drop = dropOf(source.data['row'], extractInstruction(self.data))
          setLine(drop && { edge: drop.isAbove ? 'above' : 'below', level: drop.target.level })
        },
        onDragLeave: () => setLine(undefined),
        onDrop: ({ self, source }) => {
          setLine(undefined)
          const drop = dropOf(source.data['row'], extractInstruction(self.data))
          if (drop) move(drop.from, drop.target)
        },
      }),
    )
  }, [isOff])

  return { row, handle, isDragged, line }
}
