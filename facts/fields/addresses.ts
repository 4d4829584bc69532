// Postal addresses in running text.
import type { BaseLanguage } from '#domain/languages.ts'
import { matcherOf, termsOf } from '../data/read-data.ts'
import { fold, oneLine, wordsOf } from '../text/fold.ts'

const capital = String.raw`[\p{Lu}][\p{L}'’.-]+`
const between = 'am|an der|an|bei|im|in|ob der|sur|sous|en|lès|les|le|la|de|del|della|di|du|los|las|upon|on|of'
/** A name of up to five words that begin with capitals: "Rothenburg ob der Tauber". */
export const town = String.raw`${capital}(?:[ -](?:(?:(?:${between})[ -])*${capital}|\(${capital}\))){0,4}`

/** A postal code with its town, as each country writes them. */
const codeAndTown = [
  String.raw`(?:(?:D|A|CH|F|I|E|B|L)[- ])?\b\d{4,5}[ ,–-]{1,3}${town}(?:[ ,]{1,2}\((?:${capital}|[A-Z]{2})\)| [A-Z]{2}\b)?`,
  String.raw`${town},? (?:[A-Z]{2,3},? )?(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|[A-Z]\d[A-Z] \d[A-Z]\d\b)`,
  String.raw`${town},? (?:[A-Z]{2,3}|${capital}(?: ${capital})?)[ ,.–-]{1,3}\d{4,6}(?:-\d{4})?\b`,
].map((pattern) => new RegExp(pattern, 'gu'))

/** Longer texts hold no address block; their first characters are read. */
const longestText = 1500
const longestStreet = 90

const streetWords = new Map<BaseLanguage, RegExp>()

const streetWordIn = (line: string, language: BaseLanguage) => {
  const words = streetWords.get(language) ?? matcherOf(termsOf('street', language))
  streetWords.set(language, words)
  return words.exec(fold(line))
}

/** Whether a line names a street with its number, which follows the name but in English and French. */
export const isStreet = (line: string, language: BaseLanguage): boolean => {
  const found = line.length <= longestStreet ? streetWordIn(line, language) : null
  if (!found) return false
  const isNumbered = /\d|\bs\/n\b/.test(line.slice(found.index + found[0].length))
  return isNumbered || ((language === 'en' || language === 'fr') && /\d/.test(line.slice(0, found.index)))
}

/** Whether a line could be a street although no word says so. */
export const mayBeStreet = (line: string): boolean =>
  line.length <= longestStreet &&
  wordsOf(line).length <= 10 &&
  /\d/.test(line) &&
  !/[€$£%@©]/.test(line) &&
  line.replaceAll(/\D/g, '').length < 8

const withoutLabel = (line: string) => line.replace(/^[^\d,:]{2,40}:\s*/u, '')

/** Where the word for street comes first, what stands before it and its number is the rest of a sentence. */
const fromStreetWord = (line: string, language: BaseLanguage) => {
  const at = language === 'de' || language === 'en' ? undefined : streetWordIn(line, language)?.index
  return at ? line.slice(at - (/\d{1,4}(?: ?(?:bis|ter|quater))?,? $/i.exec(line.slice(0, at))?.[0].length ?? 0)) : line
}

/** A line as a street: its own label and the sentence around it left out. */
export const toStreet = (line: string, language: BaseLanguage): string =>
  oneLine(fromStreetWord(withoutLabel(line.trim()), language)).replaceAll(/^[,;\s]+|[,;.\s]+$/g, '')

/** The street before a postal code: the rest of its line, else the line above. */
const streetBefore = (before: string, language: BaseLanguage): string => {
  const lines = before.split(/\n|[|•·]|: |\s[–—-]\s/).map((line) => toStreet(line, language))
  const near = lines.filter(Boolean).slice(-2).toReversed()
  return near.find(mayBeStreet) ?? ''
}

/** Four digits are a postal code in few countries: they need a street, or the country's letter, and are no year. */
const isCode = (found: string, street: string) => {
  const [, letter, code = ''] = /^(?:([A-Z]{1,2})[- ])?(\d{4})\b/.exec(found) ?? []
  return code === '' || letter !== undefined || (street !== '' && !/^(?:19|20)\d\d/.test(code))
}

/** A number that ends an address is no year. */
const endsInYear = (found: string) => /\D(?:19|20)\d\d$/.test(found)

/** The addresses in a text, each on one line, "Hauptstraße 1, 80331 München", with the index of its end in the text. */
export const addressesIn = (text: string, language: BaseLanguage): { value: string; end: number }[] =>
  codeAndTown.flatMap((pattern) =>
    [...text.slice(0, longestText).matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const street = streetBefore(text.slice(Math.max(0, index - 160), index), language)
      if (!isCode(found, street) || endsInYear(found)) return []
      const value = oneLine([street, found].filter(Boolean).join(', ')).replace(/[.,]$/, '')
      return [{ value, end: index + found.length }]
    }),
  )
