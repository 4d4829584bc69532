import { useQuery } from '@tanstack/react-query'
import { memo, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { Deliverable } from '#contract/blogs.ts'
import { configQuery } from '#web/features/system/api.ts'
import { DeliverableCard, type DeliverableCardProps } from './DeliverableCard.tsx'
import { cardHeight, gap, pitch } from './grid-window.ts'
import { useGridWindow } from './use-grid-window.ts'

/** Virtualised cards: of a long list only those in view are rendered. */
export const DeliverableGrid = memo(function DeliverableGrid({
  items,
  level,
  onDelete,
}: { items: readonly Deliverable[] } & Pick<DeliverableCardProps, 'level' | 'onDelete'>) {
  const list = useRef<HTMLUListElement>(null)
  const { columns, places } = useGridWindow(list, items.length)
  const logoBase = useQuery(configQuery).data?.brand_logo_base
  const rows = Math.ceil(items.length / columns)
  // Tells screen readers the full length of a virtualised list.
  const isWhole = places.length === items.length

  const card = (place: number) => {
    const item = items[place]
    if (!item) return null
    const logo = item.brand.logo
    return (
      <li
        key={item.deliverable_id}
        data-place={place}
        {...(!isWhole && { 'aria-posinset': place + 1, 'aria-setsize': items.length })}
        className="absolute"
        style={cardStyle(place, columns)}
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
    <ul ref={list} aria-label="Deliverables" className="relative" style={{ height: `${rows * pitch - gap}rem` }}>
      {places.map(card)}
    </ul>
  )
})

const cardStyle = (place: number, columns: number): CSSProperties => ({
  height: `${cardHeight}rem`,
  top: `${Math.floor(place / columns) * pitch}rem`,
  left: `calc(${place % columns} * (100% + ${gap}rem) / ${columns})`,
  width: `calc((100% + ${gap}rem) / ${columns} - ${gap}rem)`,
})
