import { expect, it } from 'vitest'
import { counted, plural } from './plurals.ts'

it('picks the form of the noun', () => {
  expect([0, 1, 2, 1.5].map((count) => plural(count, 'day'))).toEqual(['days', 'day', 'days', 'days'])
  expect(plural(2, 'entry', 'entries')).toBe('entries')
})

it('groups thousands', () => {
  expect(counted(1, 'word')).toBe('1 word')
  expect(counted(1200, 'word')).toBe(`${new Intl.NumberFormat().format(1200)} words`)
})
