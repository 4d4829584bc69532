import { expect, it } from 'vitest'
import { matchesOf, sameOption } from './combobox-matches.ts'

const options = ['3D printing', 'Adtech', 'Edtech', 'Fintech', 'Média', 'Other']

it('puts first what begins with the typed text', () => {
  expect(matchesOf(options, 'ed')).toEqual(['Edtech', 'Média'])
  expect(matchesOf(options, 'TECH')).toEqual(['Adtech', 'Edtech', 'Fintech'])
})

it('shows everything for nothing, and nothing for what no option holds', () => {
  expect(matchesOf(options, '  ')).toEqual(options)
  expect(matchesOf(options, 'zzz')).toEqual([])
})

it('takes the spelling of the option', () => {
  expect(sameOption(options, ' media ')).toBe('Média')
  expect(sameOption(options, 'med')).toBeUndefined()
  expect(sameOption(options, '')).toBeUndefined()
})
