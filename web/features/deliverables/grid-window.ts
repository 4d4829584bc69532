/** Cards no narrower than 250 px (B9). Heights in rem, so that they follow the size of the text. */
export const minCardWidth = 250
export const cardHeight = 13.5
export const gap = 1
export const pitch = cardHeight + gap

/** Lists up to this long are drawn as a whole, and found by the browser's own search. */
const whole = 60
/** Rows that are drawn ahead, above and below. */
const ahead = 2

/** What of a grid of `count` cards is drawn: so many columns, and from the first row to before the last. */
export type GridWindow = { columns: number; first: number; last: number }

/** All in px: where the grid begins below the top of the view, how wide it is, how high the view is, and one rem. */
export type GridPlace = { top: number; width: number; viewHeight: number; rem: number }

export function gridWindow(count: number, { top, width, viewHeight, rem }: GridPlace): GridWindow {
  const columns = Math.max(1, Math.floor((width + gap * rem) / (minCardWidth + gap * rem)))
  const rows = Math.ceil(count / columns)
  if (count <= whole) return { columns, first: 0, last: rows }
  const row = (y: number) => Math.floor(y / (pitch * rem))
  const clamp = (value: number) => Math.min(Math.max(value, 0), rows)
  return { columns, first: clamp(row(-top) - ahead), last: clamp(row(viewHeight - top) + 1 + ahead) }
}

/**
 * The places to draw, in order. The card that has the focus stays, with its neighbours, wherever one has scrolled to: the
 * focus is not lost, and Tab finds what comes next.
 */
export function placesIn({ columns, first, last }: GridWindow, count: number, focused: number | undefined): number[] {
  const places: number[] = []
  const add = (from: number, to: number) => {
    for (let place = Math.max(from, 0); place < Math.min(to, count); place += 1) places.push(place)
  }
  const [from, to] = [first * columns, last * columns]
  if (focused !== undefined) add(focused - 1, Math.min(focused + 2, from))
  add(from, to)
  if (focused !== undefined) add(Math.max(focused - 1, to), focused + 2)
  return places
}
