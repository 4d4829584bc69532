/** Cards are at least 250 px wide (B9). Heights are in rem, to scale with the font size. */
export const minCardWidth = 250
export const cardHeight = 13.5
export const gap = 1
export const rowHeight = cardHeight + gap

/** Lists up to this length are rendered completely, so that the browser's own search finds everything. */
const maxUnvirtualised = 60
/** Overscan: extra rows rendered above and below the view. */
const overscan = 2

/** The rendered part of a grid of `count` cards: number of columns, first row, and last row (exclusive). */
export type GridWindow = { columns: number; first: number; last: number }

/** In px: the grid's top relative to the viewport, its width, the viewport's height, and one rem. */
export type GridPosition = { top: number; width: number; viewHeight: number; rem: number }

export function gridWindow(count: number, { top, width, viewHeight, rem }: GridPosition): GridWindow {
  const columns = Math.max(1, Math.floor((width + gap * rem) / (minCardWidth + gap * rem)))
  const rows = Math.ceil(count / columns)
  if (count <= maxUnvirtualised) return { columns, first: 0, last: rows }
  const row = (y: number) => Math.floor(y / (rowHeight * rem))
  const clamp = (value: number) => Math.min(Math.max(value, 0), rows)
  return { columns, first: clamp(row(-top) - overscan), last: clamp(row(viewHeight - top) + 1 + overscan) }
}

/**
 * The indexes to render, in order. The focused card and its neighbours stay rendered wherever the person scrolls, so
 * that the focus is not lost and Tab reaches the next card.
 */
export function indexesToRender(
  { columns, first, last }: GridWindow,
  count: number,
  focused: number | undefined,
): number[] {
  const indexes: number[] = []
  const add = (from: number, to: number) => {
    for (let index = Math.max(from, 0); index < Math.min(to, count); index += 1) indexes.push(index)
  }
  const [from, to] = [first * columns, last * columns]
  if (focused !== undefined) add(focused - 1, Math.min(focused + 2, from))
  add(from, to)
  if (focused !== undefined) add(Math.max(focused - 1, to), focused + 2)
  return indexes
}
