import { factFields } from '#domain/facts.ts'
import { stemOf } from '#server/features/brands/extract/stemmer.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Fact, FactField } from '#domain/facts.ts'
import type { BenchSite } from './sites.ts'

/** How often a field was right, wrong, and missing although the site states it. */
export type Count = { right: number; wrong: number; missing: number }

export type Miss = { site: string; field: FactField; kind: 'wrong' | 'missing'; got: string; wanted: string }

export type Score = { counts: Record<FactField, Count>; misses: Miss[] }

const tokens = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const overlap = (left: string[], right: string[]): number => {
  const counts = new Map<string, number>()
  for (const token of right) counts.set(token, (counts.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of left) {
    const rest = counts.get(token) ?? 0
    if (rest > 0) shared += 1
    counts.set(token, rest - 1)
  }
  return (2 * shared) / (left.length + right.length || 1)
}

/** One text contains the other, which is at least a quarter of it. */
const contains = (left: string[], right: string[]): boolean => {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  return short.length > 0 && short.length * 4 >= long.length && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
}

const sameWords = (left: string, right: string): boolean => tokens(left).join(' ') === tokens(right).join(' ')

const similar = (left: string, right: string): boolean =>
  overlap(tokens(left), tokens(right)) >= 0.6 || contains(tokens(left), tokens(right))

const exact = new Set<FactField>(['name', 'industry', 'website'])

const digits = (text: string): string => text.replace('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '').slice(-8)

/** The compared part of a contact: an e-mail address in lower case, or a number's last eight digits. */
const contactKey = (text: string): string => (text.includes('@') ? text.trim().toLowerCase() : digits(text))

const stems = (text: string, language: string): Set<string> =>
  new Set(
    tokens(text)
      .filter((token) => token.length > 2)
      .map((token) => stemOf(token, language.slice(0, 2) as BaseLanguage)),
  )

/** Two phrases are one keyword when the stems of one are all in the other and make at least half of it. */
const sameKeyword = (left: string, right: string, language: string): boolean => {
  const [one, two] = [stems(left, language), stems(right, language)]
  const [small, large] = one.size <= two.size ? [one, two] : [two, one]
  return small.size > 0 && small.size * 2 >= large.size && [...small].every((stem) => large.has(stem))
}

type Tally = Count & { wrongParts: string[]; missingParts: string[] }

const tallySet = (
  got: string[],
  expected: string[],
  accepted: string[],
  isSame: (left: string, right: string) => boolean,
): Tally => {
  const wrongParts = got.filter((part) => ![...expected, ...accepted].some((one) => isSame(part, one)))
  const missingParts = expected.filter((part) => !got.some((one) => isSame(one, part)))
  return {
    right: expected.length - missingParts.length,
    wrong: wrongParts.length,
    missing: missingParts.length,
    wrongParts,
    missingParts,
  }
}

const splitList = (value: string | undefined): string[] =>
  (value ?? '')
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

const tallyField = (site: BenchSite, field: FactField, value: string | undefined): Tally => {
  if (field === 'contacts') {
    const truth = site.truth.contacts ?? { emails: [], phones: [], accepted: [] }
    return tallySet(
      splitList(value),
      [...truth.emails, ...truth.phones],
      truth.accepted,
      (left, right) => contactKey(left) === contactKey(right),
    )
  }
  if (field === 'keywords') {
    const truth = site.truth.keywords ?? { expected: [], accepted: [] }
    return tallySet(splitList(value), truth.expected, truth.accepted, (left, right) =>
      sameKeyword(left, right, site.language),
    )
  }
  const accepted = site.truth[field] ?? [null]
  const texts = accepted.filter((one) => one !== null)
  const mayMiss = accepted.includes(null)
  if (value === undefined) {
    return {
      right: 0,
      wrong: 0,
      missing: mayMiss ? 0 : 1,
      wrongParts: [],
      missingParts: mayMiss ? [] : texts.slice(0, 1),
    }
  }
  const isRight = texts.some((text) => (exact.has(field) ? sameWords(text, value) : similar(text, value)))
  return {
    right: isRight ? 1 : 0,
    wrong: isRight ? 0 : 1,
    missing: isRight || mayMiss ? 0 : 1,
    wrongParts: isRight ? [] : [value],
    missingParts: isRight ? [] : texts.slice(0, 1),
  }
}

/** Compares the extracted facts of sites with the expected ones. */
export const scoreSites = (results: { site: BenchSite; facts: Fact[] }[]): Score => {
  const counts = Object.fromEntries(factFields.map((field) => [field, { right: 0, wrong: 0, missing: 0 }])) as Record<
    FactField,
    Count
  >
  const misses: Miss[] = []
  for (const { site, facts } of results) {
    for (const field of factFields) {
      const value = facts.find((fact) => fact.field === field)?.value
      const tally = tallyField(site, field, value)
      counts[field].right += tally.right
      counts[field].wrong += tally.wrong
      counts[field].missing += tally.missing
      const wanted = tally.missingParts.join(' | ')
      if (tally.wrong > 0)
        misses.push({ site: site.slug, field, kind: 'wrong', got: tally.wrongParts.join(' | '), wanted })
      else if (tally.missing > 0) misses.push({ site: site.slug, field, kind: 'missing', got: value ?? '', wanted })
    }
  }
  return { counts, misses }
}

/** Correct among given; 1 if nothing was given. */
export const precisionOf = ({ right, wrong }: Count): number => (right + wrong === 0 ? 1 : right / (right + wrong))

/** Found among existing; 1 if nothing exists. */
export const recallOf = ({ right, missing }: Count): number => (right + missing === 0 ? 1 : right / (right + missing))
