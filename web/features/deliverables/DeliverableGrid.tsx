import { useQuery } from '@tanstack/react-query'
import { memo, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { configQuery } from '#web/features/system/api.ts'
import { DeliverableCard, type DeliverableCardProps } from './DeliverableCard.tsx'
import { cardHeight, gap, rowHeight } from './grid-window.ts'
import { useGridWindow } from './use-grid-window.ts'

/** Virtualised cards: of a long list only those in view are rendered. */
export const DeliverableGrid = memo(function DeliverableGrid({
  items,
  level,
  onDelete,
}: { items: readonly Deliverable[] } & Pick<DeliverableCardProps, 'level' | 'onDelete'>) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, indexes } = useGridWindow(list, items.length)
  const logoBase = useQuery(configQuery).data?.brand_logo_base
  const rows = Math.ceil(items.length / columns)
  // Tells screen readers the full length of a virtualised list.
  const isWhole = indexes.length === items.length

  const card = (index: number) => {
    const item = items[index]
    if (!item) return null
    const logo = item.brand.logo
    return (
      <li
        key={item.deliverable_id}
        data-index={index}
        {...(!isWhole && { 'aria-posinset': index + 1, 'aria-setsize': items.length })}
        className="absolute"
        style={cardStyle(index, columns)}
      >
        <DeliverableCard
          deliverable={item}
          logoUrl={logo && logoBase ? logoBase + logo : undefined}
          level={level}
          onDelete={onDelete}
        />
      </li>
    )
  }

  return (
    <ul ref={list} aria-label="Deliverables" className="relative" style={{ height: `${rows * rowHeight - gap}rem` }}>
      {indexes.map(card)}
    </ul>
  )
})

const cardStyle = (index: number, columns: number): CSSProperties => ({
  height: `${cardHeight}rem`,
  top: `${Math.floor(index / columns) * rowHeight}rem`,
  left: `calc(${index % columns} * (100% + ${gap}rem) / ${columns})`,
  width: `calc((100% + ${gap}rem) / ${columns} - ${gap}rem)`,
})
