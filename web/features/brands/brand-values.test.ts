import { describe, expect, test } from 'vitest'
import { brandValues, parseTypedValues, pickValues, sentValues, typedValues, withScheme } from './brand-values.ts'

describe('B5 what a form sends', () => {
  test('B5 empty texts are left out, but for one that is to be cleared', () => {
    const values = { name: ' Northlight ', summary: '', vision: '   ', mission: '' }
    expect(sentValues(values, { mission: 'Filled before' })).toEqual({ name: 'Northlight', mission: '' })
  })

  test('a website gets its scheme; what is none stays for its field to refuse', () => {
    expect(sentValues({ website: 'northlight.example' })).toEqual({ website: 'https://northlight.example' })
    expect(withScheme(' no website ')).toBe('no website')
  })

  test('B4 words for a custom tone count only while the tone is custom', () => {
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

describe('what is kept of a form', () => {
  test('is what was typed, not what the brand has', () => {
    const brand = { name: 'Northlight', vision: 'A vision' }
    expect(typedValues({ ...brandValues(brand), vision: '', mission: 'A mission' }, brand)).toEqual({
      vision: '',
      mission: 'A mission',
    })
  })

  test.each([null, 'text', 7, {}, { unknown: 'x' }, { name: 7 }])('%j is none', (kept) => {
    expect(parseTypedValues(kept)).toBeUndefined()
  })

  test('what is no field of the form, or no text, is left out', () => {
    expect(parseTypedValues({ name: 'Northlight', vision: 1, __proto__: null, version: '3' })).toEqual({
      name: 'Northlight',
    })
  })
})
