import { expect, it } from 'vitest'
import { avatarHue, avatarHues, initials } from './avatar-hue.ts'

it('maps a name to a fixed colour, and uses all seven', () => {
  expect(avatarHue('Harbour & Pine')).toBe(avatarHue('Harbour & Pine'))
  const used = new Set(Array.from({ length: 200 }, (_, index) => avatarHue(`Brand ${index}`)))
  expect(used).toEqual(new Set(avatarHues))
})

it.each([
  ['Ada Lovelace', 'AL'],
  ['Harbour & Pine Coffee', 'HC'],
  ['élan', 'É'],
  ['3D printing', '3P'],
  ['日本 放送', '日放'],
  ['  ', '?'],
  ['', '?'],
])('shortens %j to %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
