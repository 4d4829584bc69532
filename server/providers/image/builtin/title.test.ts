import { describe, expect, test } from 'vitest'
import { breakWord, syllables } from './hyphenate.ts'
import { drawableTitle } from './title.ts'

describe('a title as it is set', () => {
  test.each([
    ['  Two   words\n', 'Two words'],
    ['Ride 🚲 to work 👩‍🔧 ❤️ 1️⃣', 'Ride to work 1'],
    ['No. 1 for £2 & 50 % (#3) *', 'No. 1 for £2 & 50 % (#3) *'],
    ['Masthead® and Masthead™', 'Masthead® and Masthead™'],
    ['a\u0000b\u200b\u202ec', 'abc'],
    ['Łódź, Ærø, Škoda, Ελλάδα, Москва', 'Łódź, Ærø, Škoda, Ελλάδα, Москва'],
  ])('%j becomes %j', (title, set) => expect(drawableTitle(title)).toBe(set))

  test.each([[null], [''], [' \n'], ['🚲🚲'], ['\u{10FFFD}\u{1F900}']])('%j is none', (title) =>
    expect(drawableTitle(title)).toBeNull(),
  )

  test('a script that no font here has is left out of the picture', () => {
    // Ancient scripts for which hardly any machine has letters; where one has, they are set.
    const title = '𐎀𐎁𐎂'
    expect([null, title]).toContain(drawableTitle(title))
  })
})

describe('a word that is too long', () => {
  test.each([
    ['Versicherungsgesellschaft', 'Ver-siche-rungs-gesell-schaft'],
    ['Bodenbeschaffenheit', 'Boden-beschaf-fen-heit'],
    ['responsabilidad', 'respon-sabi-lidad'],
    ['consapevolezza', 'con-sape-volezza'],
    ['Haus', 'Haus'],
  ])('%s is broken between syllables: %s', (word, broken) => expect(syllables(word).join('-')).toBe(broken))

  test('soft hyphens win', () =>
    expect(syllables('Dampf\u00adschiff\u00adfahrt')).toEqual(['Dampf', 'schiff', 'fahrt']))

  test('each line fits, and nothing is lost', () => {
    const fits = (text: string) => text.length <= 12
    const word = 'Rechtsschutzversicherungsgesellschaftenvertreterversammlungs'
    const lines = breakWord(word, fits)
    expect(lines.every(fits)).toBe(true)
    expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(word)
    expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
  })

  test('without a vowel it is broken anywhere', () => {
    expect(breakWord('x'.repeat(30), (text) => text.length <= 10)).toEqual([
      'xxxxxxxxx-',
      'xxxxxxxxx-',
      'xxxxxxxxx-',
      'xxx',
    ])
  })
})
