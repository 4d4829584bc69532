import { languages, type Language } from '#domain/languages.ts'

// DE stands for Germany too, so Delaware needs one of its own postal codes.
const states = [
  String.raw`AL|AK|AZ|AR|CA|CO|CT|DE(?=\.?,? 19)|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT`,
  'NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY',
].join('|')
const american = new RegExp(String.raw`\b(?:USA|U\.S\.A|United States)\b|\b(?:${states})\.?,? \d{5}(?:-\d{4})?\b`)
const british = /\b(?:UK|United Kingdom|Great Britain|England|Scotland|Wales)\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/

/** Which English a company writes, by its address or the end of its host name; undefined if neither tells. */
const englishOf = (website: string, location = ''): Language | undefined => {
  if (american.test(location)) return 'en_US'
  if (british.test(location)) return 'en_GB'
  const end = URL.parse(website)?.hostname.split('.').at(-1)
  return end === 'us' ? 'en_US' : end === 'uk' ? 'en_GB' : undefined
}

/**
 * The label of a site's language, such as `German` for `de`. For English that of the country, or else the United
 * Kingdom's as a guess.
 */
export const siteLanguage = (code: string, website: string, location?: string) => {
  const told = code === 'en' ? englishOf(website, location) : code
  const language = languages.find(({ value }) => value === (told ?? 'en_GB'))
  return language && { label: language.label, isGuess: told === undefined }
}
