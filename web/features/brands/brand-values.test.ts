import { describe, expect, test } from 'vitest'
import { brandValues, parseTypedValues, pickValues, sentValues, typedValues, withScheme } from './brand-values.ts'

describe('B5 what a form sends', () => {
  test('B5 leaves out empty fields, except those to be cleared', () => {
    const values = { name: ' Northlight ', summary: '', vision: '   ', mission: '' }
    expect(sentValues(values, { mission: 'Filled before' })).toEqual({ name: 'Northlight', mission: '' })
  })

  test('adds a scheme to a website, but leaves an invalid one for its field to reject', () => {
    expect(sentValues({ website: 'northlight.example' })).toEqual({ website: 'https://northlight.example' })
    expect(withScheme(' no website ')).toBe('no website')
  })

  test('B4 sends the custom tone only if the tone is custom', () => {
    const names = ['tone_of_voice_id', 'custom_tone_of_voice'] as const
    expect(pickValues({ tone_of_voice_id: 'bold', custom_tone_of_voice: 'Dry' }, names)).toEqual({
      tone_of_voice_id: 'bold',
    })
    expect(pickValues({ tone_of_voice_id: 'custom', custom_tone_of_voice: 'Dry' }, names)).toEqual({
      tone_of_voice_id: 'custom',
      custom_tone_of_voice: 'Dry',
    })
  })
})

describe('a stored draft', () => {
  test('holds what was typed, not the values of the brand', () => {
    const brand = { name: 'Northlight', vision: 'A vision' }
    expect(typedValues({ ...brandValues(brand), vision: '', mission: 'A mission' }, brand)).toEqual({
      vision: '',
      mission: 'A mission',
    })
  })

  test.each([null, 'text', 7, {}, { unknown: 'x' }, { name: 7 }])('%j is not a draft', (kept) => {
    expect(parseTypedValues(kept)).toBeUndefined()
  })

  test('drops unknown fields and non-strings', () => {
    expect(parseTypedValues({ name: 'Northlight', vision: 1, __proto__: null, version: '3' })).toEqual({
      name: 'Northlight',
    })
  })
})
