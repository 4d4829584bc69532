import { describe, expect, test } from 'vitest'
import { cardHeight, gridWindow, minCardWidth, rowHeight, indexesToRender } from './grid-window.ts'

const place = { top: 300, width: 1120, viewHeight: 900, rem: 16 }

describe('columns', () => {
  test.each([
    [358, 1],
    [515, 1],
    [516, 2],
    [1120, 4],
  ])('B9 a card is at least 250 px wide: %i px hold %i', (width, columns) => {
    expect(gridWindow(10, { ...place, width }).columns).toBe(columns)
    expect((width - (columns - 1) * 16) / columns).toBeGreaterThanOrEqual(minCardWidth)
  })

  test('is at least one, even if narrower than a card', () => {
    expect(gridWindow(10, { ...place, width: 200 }).columns).toBe(1)
  })
})

describe('rows', () => {
  test('a short list is rendered completely', () => {
    expect(gridWindow(60, { ...place, top: -100_000 })).toEqual({ columns: 4, first: 0, last: 15 })
  })

  test('of a long list, the rows in view and a few more are rendered', () => {
    for (let top = 300; top > -290_000; top -= 97) {
      const { columns, first, last } = gridWindow(5000, { ...place, top })
      const rowTop = (row: number) => top + row * rowHeight * 16
      expect(first === 0 || rowTop(first) < 0).toBe(true)
      expect(last === 1250 || rowTop(last - 1) + cardHeight * 16 > 900).toBe(true)
      expect((last - first) * columns).toBeLessThanOrEqual(40)
      expect(last).toBeLessThanOrEqual(1250)
    }
  })

  test('outside of the list nothing is rendered', () => {
    expect(indexesToRender(gridWindow(5000, { ...place, top: 5000 }), 5000, undefined)).toEqual([])
    expect(indexesToRender(gridWindow(5000, { ...place, top: -900_000 }), 5000, undefined)).toEqual([])
  })
})

describe('the focus', () => {
  const view = { columns: 4, first: 10, last: 12 }
  const drawn = [40, 41, 42, 43, 44, 45, 46, 47]

  test.each([
    ['above', 3, [2, 3, 4, ...drawn]],
    ['at the very top', 0, [0, 1, ...drawn]],
    ['just above', 39, [38, 39, ...drawn]],
    ['within', 42, drawn],
    ['at the edge', 47, [...drawn, 48]],
    ['below', 90, [...drawn, 89, 90, 91]],
    ['at the very end', 99, [...drawn, 98, 99]],
  ])('%s: its card and its neighbours are rendered, each once and in order', (_, focused, places) => {
    expect(indexesToRender(view, 100, focused)).toEqual(places)
  })

  test('the last row may be incomplete', () => {
    expect(indexesToRender({ columns: 4, first: 1, last: 2 }, 6, undefined)).toEqual([4, 5])
  })
})
