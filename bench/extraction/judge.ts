// Whether a value is right, judged by the truth that was written down for the site.
import type { BaseLanguage } from '#domain/languages.ts'
import { keyOf, wordsOf } from '#facts/text/fold.ts'
import { isStopWord, stemOf } from '#facts/text/stems.ts'
import type { EngineField } from '#facts/types.ts'
import type { RealTruth } from './real-sites.ts'

/** `neither`: a value that may be given or left out. */
export type Verdict = 'right' | 'wrong' | 'neither'

const overlap = (left: string[], right: string[]) => {
  const rest = new Map<string, number>()
  for (const word of right) rest.set(word, (rest.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of left) {
    const count = rest.get(word) ?? 0
    if (count > 0) shared++
    rest.set(word, count - 1)
  }
  return (2 * shared) / (left.length + right.length || 1)
}

/** One text holds the other, which is at least a quarter of it. */
const holds = (left: string[], right: string[]) => {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  return short.length > 0 && short.length * 4 >= long.length && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
}

const isSimilar = (left: string, right: string) =>
  overlap(wordsOf(left), wordsOf(right)) >= 0.6 || holds(wordsOf(left), wordsOf(right))

/** A number's last eight digits. */
const phoneKey = (text: string) => text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '').slice(-8)
const contactKey = (text: string) => (text.includes('@') ? text.trim().toLowerCase() : phoneKey(text))

/** A place is right with the same post code or street number and half of its words, or with the whole town. */
const samePlace = (value: string, truth: string) => {
  const [left, right] = [wordsOf(value), wordsOf(truth)]
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  const shared = short.filter((word) => long.includes(word)).length / (short.length || 1)
  const digits = (words: string[]) => words.filter((word) => /^\d{2,}/.test(word))
  const bothHaveDigits = digits(left).length > 0 && digits(right).length > 0
  return shared >= 0.6 && (!bothHaveDigits || digits(left).some((word) => digits(right).includes(word)))
}

const knownStems = new Map<string, string[]>()

export const stemsOf = (text: string, language: string): string[] => {
  const key = `${language} ${text}`
  const stems =
    knownStems.get(key) ??
    wordsOf(text)
      .filter((word) => !isStopWord(word, language as BaseLanguage))
      .map((word) => stemOf(word, language as BaseLanguage))
  knownStems.set(key, stems)
  return stems
}

/** The stems of one are all among the other's and make at least half of them. */
const sameKeyword = (left: string, right: string, language: string) => {
  const [one, two] = [new Set(stemsOf(left, language)), new Set(stemsOf(right, language))]
  const [small, large] = one.size <= two.size ? [one, two] : [two, one]
  return small.size > 0 && small.size * 2 >= large.size && small.isSubsetOf(large)
}

const matches: Partial<Record<EngineField, (value: string, truth: string) => boolean>> = {
  name: (value, truth) => keyOf(value) === keyOf(truth),
  industry: (value, truth) => keyOf(value) === keyOf(truth),
  website: (value, truth) => URL.parse(value)?.host === URL.parse(truth)?.host,
  language: (value, truth) => value === truth,
  location: samePlace,
}

/** The accepted values of a field; `[null]` where the site says none. */
export const acceptedOf = (field: EngineField, truth: RealTruth): (string | null)[] => {
  if (field === 'website') return [truth.url]
  if (field === 'language') return [truth.language]
  return truth[field] ?? [null]
}

export const judge = (field: EngineField, value: string, truth: RealTruth): Verdict => {
  if (field === 'emails' || field === 'phones') {
    const key = contactKey(value)
    if (truth[field].some((one) => contactKey(one) === key)) return 'right'
    return truth.accepted_contacts.some((one) => contactKey(one) === key) ? 'neither' : 'wrong'
  }
  if (field === 'keywords') {
    const isAmong = (phrases: string[]) => phrases.some((one) => keyOf(one) === keyOf(value))
    if (isAmong(truth.keep) || isAmong(truth.keywords)) return 'right'
    // A phrase that a reader would strike is struck although it holds a good word.
    if (isAmong(truth.strike)) return 'wrong'
    return truth.keywords.some((one) => sameKeyword(value, one, truth.language)) ? 'right' : 'wrong'
  }
  const isMatch = matches[field] ?? isSimilar
  return acceptedOf(field, truth).some((one) => one !== null && isMatch(value, one)) ? 'right' : 'wrong'
}

/** How many values the truth holds that have to be found: each contact; otherwise one, none if it may be left out. */
export const wantedOf = (field: EngineField, truth: RealTruth): string[] => {
  if (field === 'emails' || field === 'phones')
    return [...new Map(truth[field].map((contact) => [contactKey(contact), contact])).values()]
  const accepted = acceptedOf(field, truth)
  return accepted.includes(null) ? [] : accepted.slice(0, 1).filter((one) => one !== null)
}
