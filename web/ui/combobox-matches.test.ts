import { expect, it } from 'vitest'
import { matchesOf, sameOption } from './combobox-matches.ts'

const options = ['3D printing', 'Adtech', 'Edtech', 'Fintech', 'Média', 'Other']

it('sorts prefix matches first', () => {
  expect(matchesOf(options, 'ed')).toEqual(['Edtech', 'Média'])
  expect(matchesOf(options, 'TECH')).toEqual(['Adtech', 'Edtech', 'Fintech'])
})

it('returns all options for no text, and none if nothing matches', () => {
  expect(matchesOf(options, '  ')).toEqual(options)
  expect(matchesOf(options, 'zzz')).toEqual([])
})

it('returns the spelling of the option', () => {
  expect(sameOption(options, ' media ')).toBe('Média')
  expect(sameOption(options, 'med')).toBeUndefined()
  expect(sameOption(options, '')).toBeUndefined()
})
