import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Indent from 'lucide-react/icons/indent-increase'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Outdent from 'lucide-react/icons/indent-decrease'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/Menu.tsx'
import type { OutlineRow } from './outline-markdown.ts'
import { moveBy, type Direction } from './outline-moves.ts'

export type RowActions = {
  onMove: (direction: Direction) => void
  onAdd: (where: 'before' | 'after' | 'below') => void
  onNotes: () => void
  onDelete: () => void
}

const moves = [
  { direction: 'up', icon: ArrowUp, label: 'Move up' },
  { direction: 'down', icon: ArrowDown, label: 'Move down' },
  { direction: 'in', icon: Indent, label: 'Indent' },
  { direction: 'out', icon: Outdent, label: 'Outdent' },
] as const

/** All actions on a row, for touch and keyboard. Each action sets the focus itself. */
export function OutlineRowMenu({
  number,
  rows,
  index,
  onMove,
  onAdd,
  onNotes,
  onDelete,
}: { number: string; rows: readonly OutlineRow[]; index: number } & RowActions) {
  const isChosen = useRef(false)
  const chosen =
    <Given extends unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      isChosen.current = true
      action(...given)
    }
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={`Change heading ${number}`} hasTooltip={false} />}
      keepsFocus={() => {
        const keeps = isChosen.current
        isChosen.current = false
        return keeps
      }}
    >
      <Items
        rows={rows}
        index={index}
        onMove={chosen(onMove)}
        onAdd={chosen(onAdd)}
        onNotes={chosen(onNotes)}
        onDelete={chosen(onDelete)}
      />
    </Menu>
  )
}

// A separate component, so that possible moves are only computed while the menu is open.
function Items({
  rows,
  index,
  onMove,
  onAdd,
  onNotes,
  onDelete,
}: { rows: readonly OutlineRow[]; index: number } & RowActions) {
  const { level, notes } = rows[index]!
  return (
    <>
      {moves.map(({ direction, icon, label }) => (
        <MenuItem
          key={direction}
          icon={icon}
          disabled={!moveBy(rows, index, direction)}
          onSelect={() => onMove(direction)}
        >
          {label}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={Plus} onSelect={() => onAdd('before')}>
        Add heading before
      </MenuItem>
      <MenuItem icon={Plus} onSelect={() => onAdd('after')}>
        Add heading after
      </MenuItem>
      <MenuItem icon={CornerDownRight} disabled={level === 4} onSelect={() => onAdd('below')}>
        Add heading below
      </MenuItem>
      {!notes && (
        <MenuItem icon={NotebookPen} onSelect={onNotes}>
          Add notes
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash} isDanger onSelect={onDelete}>
        Delete
      </MenuItem>
    </>
  )
}
