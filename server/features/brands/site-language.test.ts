import { expect, test } from 'vitest'
import { siteLanguage } from './site-language.ts'

const british = 'English - United Kingdom'
const american = 'English - United States'

test.each<[string, string, string | undefined, string, boolean]>([
  ['German', 'de', 'Lindenweg 3, 49074 Osnabrück', 'German', false],
  ['English with an American address', 'en', '410 Congress Ave, Austin, TX 78701', american, false],
  ['English with an address in Delaware', 'en', '8 Mill Road, Dover, DE 19901', american, false],
  ['English with a country', 'en', 'Portland, Oregon, United States', american, false],
  ['English with a British postcode', 'en', 'Unit 7, Ropemakers’ Yard, Bristol BS1 6QS', british, false],
  ['English with a part of the country', 'en', 'Leith, Scotland', british, false],
  ['English with a German address', 'en', 'Lindenweg 3, DE 49074 Osnabrück', british, true],
  ['English without an address', 'en', undefined, british, true],
])('%s', (_, code, location, label, isGuess) => {
  expect(siteLanguage(code, 'https://company.com', location)).toEqual({ label, isGuess })
})

test.each([
  ['https://company.co.uk', british],
  ['https://company.us/about', american],
])('English of %s, which has no address', (website, label) => {
  expect(siteLanguage('en', website)).toEqual({ label, isGuess: false })
})

test('an address tells more than the host name', () => {
  expect(siteLanguage('en', 'https://company.us', 'Leeds LS1 4AP')?.label).toBe(british)
})

test('a language that is not on offer has no label', () => {
  expect(siteLanguage('pt', 'https://company.com')).toBeUndefined()
})
