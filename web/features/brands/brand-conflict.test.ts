import { describe, expect, test } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { remoteChanges, localChanges } from './brand-conflict.ts'
import { brandValues } from './brand-values.ts'

const base = {
  ...(Object.fromEntries(Object.keys(brandValues()).map((name) => [name, null])) as unknown as Brand),
  logo: null,
  name: 'Northlight',
  location: 'Bristol',
  tone_of_voice_id: 'friendly',
  version: 1,
  sources: [],
}
const current = (fields: Partial<Brand>): Brand => ({ ...base, version: 2, ...fields })

describe('two concurrent saves of a brand', () => {
  test('our changes are the fields that we changed or cleared, and the logo', () => {
    const logo_file = new File([], 'logo.png')
    const fields = { name: 'Northlight', location: '', vision: 'Ours', logo_file }
    expect(localChanges(base, fields)).toEqual({ location: '', vision: 'Ours', logo_file })
  })

  test('the other changes are listed by field, with ours where both changed', () => {
    const fields = { name: 'Northlight', location: 'Bath', tone_of_voice_id: 'friendly' }
    const changed = remoteChanges(base, current({ location: null, tone_of_voice_id: 'bold', vision: 'Theirs' }), fields)
    expect(changed).toEqual(
      expect.arrayContaining([
        { label: 'Location', theirs: undefined, ours: 'Bath' },
        { label: 'Tone of Voice', theirs: 'Bold' },
        { label: 'Vision', theirs: 'Theirs' },
      ]),
    )
    expect(changed).toHaveLength(3)
  })

  test('the same change in both is not a conflict', () => {
    expect(remoteChanges(base, current({ location: 'Bath' }), { location: 'Bath' })).toEqual([
      { label: 'Location', theirs: 'Bath' },
    ])
  })

  test('a logo is listed without its file name', () => {
    const mine = { delete_logo: 'true' } as const
    expect(remoteChanges(base, current({ logo: 'x.png' }), mine)).toEqual([
      { label: 'Logo', theirs: 'A new one', ours: undefined },
    ])
  })
})
