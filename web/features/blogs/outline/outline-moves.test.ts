import { describe, expect, test } from 'vitest'
import type { Level, OutlineRow } from './outline-markdown.ts'
import {
  endOfSubtree,
  insertNextTo,
  moveBy,
  moveTo,
  numbersOf,
  dropTargetOf,
  takeOut,
  type Direction,
} from './outline-moves.ts'

/** `A b c D`: capitals are H2, small letters H3, and letters in brackets H4. */
const rowsOf = (drawing: string): OutlineRow[] =>
  drawing.split(' ').map((word) => {
    const level: Level = word.startsWith('(') ? 4 : word === word.toUpperCase() ? 2 : 3
    return { id: word, level, text: word, notes: '' }
  })
const draw = (rows: readonly OutlineRow[] | undefined) =>
  rows
    ?.map(({ level, text }) => {
      const letter = text.replaceAll(/[()]/g, '')
      return level === 2 ? letter.toUpperCase() : level === 3 ? letter.toLowerCase() : `(${letter.toLowerCase()})`
    })
    .join(' ')

describe('one step by keyboard', () => {
  test.each<[string, string, Direction, string | undefined]>([
    ['A b C', 'C', 'up', 'C A b'],
    ['A b C', 'A', 'down', 'C A b'],
    ['A b c D', 'c', 'up', 'A c b D'],
    ['A b (x) c D', 'b', 'down', 'A c b (x) D'],
    // From the end of its siblings over to the next parent.
    ['A b C d', 'd', 'up', 'A b d C'],
    ['A b C d', 'b', 'down', 'A C b d'],
    ['A b (x) C', 'x', 'down', 'A b C x'],
    ['A b', 'A', 'up', undefined],
    ['A b', 'b', 'up', undefined],
    ['A b', 'b', 'down', undefined],
    ['A b C', 'C', 'in', 'A b c'],
    ['A b c', 'c', 'in', 'A b (c)'],
    ['A b (c)', '(c)', 'in', undefined],
    ['A b', 'A', 'in', undefined],
    ['A b C d', 'C', 'in', 'A b c (d)'],
    // Its subtree would become H5.
    ['A B c (d)', 'B', 'in', undefined],
    ['A b (x) c', 'b', 'out', 'A B x c'],
    ['A b', 'A', 'out', undefined],
  ])('%s: %s %s', (before, word, direction, after) => {
    const rows = rowsOf(before)
    const index = rows.findIndex(({ text }) => text.replaceAll(/[()]/g, '') === word.replaceAll(/[()]/g, ''))
    expect(draw(moveBy(rows, index, direction))).toBe(after)
    expect(draw(rows)).toBe(before)
  })

  test('rows can be swapped where a level is skipped', () => {
    expect(draw(moveBy(rowsOf('A (b) (c)'), 2, 'up'))).toBe('A (c) (b)')
    expect(draw(moveBy(rowsOf('A (b) c'), 2, 'up'))).toBe('A c (b)')
  })

  test('every step keeps every row and its text, and never leaves H2 to H4', () => {
    const rows = rowsOf('A b (c) (d) e F g H (i)')
    for (const index of rows.keys())
      for (const direction of ['up', 'down', 'in', 'out'] as const) {
        const moved = moveBy(rows, index, direction)
        if (!moved) continue
        expect(moved.map(({ text }) => text).toSorted()).toEqual(rows.map(({ text }) => text).toSorted())
        expect(moved.every(({ level }) => level >= 2 && level <= 4)).toBe(true)
      }
  })
})

describe('drag and drop', () => {
  const levels = { currentLevel: 0, indentPerLevel: 24 }
  const drop = (drawing: string, from: number, over: number, instruction: Parameters<typeof dropTargetOf>[2]) => {
    const rows = rowsOf(drawing)
    const place = dropTargetOf(rows, over, instruction)
    return draw(place && moveTo(rows, from, place))
  }
  test('above, below and into a row, with the subtree', () => {
    expect(drop('A b C d', 2, 0, { type: 'reorder-above', ...levels })).toBe('C d A b')
    expect(drop('A b C d', 0, 2, { type: 'reorder-below', ...levels })).toBe('C d A b')
    expect(drop('A b C d', 2, 0, { type: 'make-child', ...levels })).toBe('A c (d) b')
    expect(drop('A b C d', 3, 1, { type: 'make-child', ...levels })).toBe('A b (d) C')
  })
  test('out of a group, to the level of the pointer', () => {
    expect(drop('A b (c) D', 3, 2, { type: 'reparent', desiredLevel: 1, ...levels })).toBe('A b (c) d')
    expect(drop('A b (c) D', 2, 2, { type: 'reparent', desiredLevel: 0, ...levels })).toBe('A b C D')
  })
  test('not into itself, not deeper than H4, not where it already is', () => {
    expect(drop('A b C', 0, 1, { type: 'reorder-above', ...levels })).toBeUndefined()
    expect(drop('A b (c)', 0, 2, { type: 'make-child', ...levels })).toBeUndefined()
    expect(drop('A b c (d)', 2, 1, { type: 'make-child', ...levels })).toBeUndefined()
    expect(drop('A B', 0, 1, { type: 'reorder-above', ...levels })).toBeUndefined()
    expect(
      dropTargetOf(rowsOf('A'), 0, { type: 'instruction-blocked', desired: { type: 'make-child', ...levels } }),
    ).toBe(undefined)
    expect(dropTargetOf([], 0, { type: 'make-child', ...levels })).toBeUndefined()
  })
})

describe('inserting and removing', () => {
  test('before, after the subtree, and as a child', () => {
    const rows = rowsOf('A b C')
    const at = (where: 'before' | 'after' | 'below', index = 0) =>
      insertNextTo(rows, index, where, 'new').map(({ id, level }) => `${id}${level}`)
    expect(at('before')).toEqual(['new2', 'A2', 'b3', 'C2'])
    expect(at('after')).toEqual(['A2', 'b3', 'new2', 'C2'])
    expect(at('below')).toEqual(['A2', 'new3', 'b3', 'C2'])
    expect(at('below', -1)[0]).toBe('new2')
    expect(insertNextTo(rowsOf('A b (c)'), 2, 'below', 'new').at(-1)!.level).toBe(4)
  })

  test('a row is removed with its subtree and can be restored', () => {
    const rows = rowsOf('A b (c) D')
    const { rows: left, taken } = takeOut(rows, 1)
    expect([draw(left), draw(taken)]).toEqual(['A D', 'b (c)'])
    expect(left.toSpliced(1, 0, ...taken)).toEqual(rows)
    expect(endOfSubtree(rows, 0)).toBe(3)
  })

  test('numbers follow a table of contents', () => {
    expect(numbersOf(rowsOf('A b (c) (d) e F (g) h'))).toEqual([
      '1',
      '1.1',
      '1.1.1',
      '1.1.2',
      '1.2',
      '2',
      '2.1.1',
      '2.1',
    ])
    expect(numbersOf(rowsOf('a B'))).toEqual(['1.1', '1'])
  })
})
