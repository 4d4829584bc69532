import { expect, test } from 'vitest'
import { createSearch } from './deliverable-search.ts'

const entries = [
  { title: 'Ten ways to keep bread fresh', brand: 'Harbour Bakery' },
  { title: 'How to plan a kitchen', brand: 'Oak and Plane' },
  { title: '', brand: 'Harbour Bakery' },
  { title: 'A checklist for the first winter with a wooden floor', brand: 'Oak and Plane' },
]

test.each([
  ['a word of the title', 'bread', [0]],
  ['a brand', 'Harbour Bakery', [0, 2]],
  ['a title with letters swapped and left out', 'kithcen', [1]],
  ['capitals', 'CHECKLIST', [3]],
])('B5 the search is fuzzy over blog title and brand name: %s', (_, text, places) => {
  const found = createSearch(entries)(text)
  expect(found.slice(0, places.length)).toEqual(places)
})

test('finds nothing for a term that does not occur', () => {
  expect(createSearch(entries)('xyzzyqqwvv')).toEqual([])
})

test('B5 the threshold is 0.5: at most half of the letters may differ', () => {
  const search = createSearch([{ title: 'abcdefgh', brand: '' }])
  expect(search('abcdxxxx')).toEqual([0])
  expect(search('abcxxxxx')).toEqual([])
})
