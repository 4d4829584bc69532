import type { WritingBrief } from '#domain/writing.ts'
import { isModelOrder } from '#domain/model-orders.ts'
import { capitalised } from './grammar.ts'
import { plain } from './markdown.ts'
import { phrasedFormat, phrasedFormats } from './phrased-format.ts'
import { openPhrasebook, type Phrasebook, subjectOf } from './phrasebook.ts'
import { readBrief } from './brief-points.ts'
import { seededNumber, seededOrder } from './random.ts'
import { brandTerms, distinct, generalStems, lowered, termsIn } from './terms.ts'
import { languageOf, stemsIn, wordsIn } from './words.ts'

const titleCount = 6
const keywordCount = 12
const longestKeyword = 80

/** A short line of the brief that names a subject and gives no order. */
const namedInBrief = (brief: WritingBrief, { phrases }: Phrasebook): string[] =>
  readBrief(brief, phrases).points.filter((point) => wordsIn(point).length <= 6 && !/[.!?:]/u.test(point))

const inLanguage = (text: string | null, { base }: Phrasebook): string =>
  text !== null && (languageOf(text) ?? base) === base ? text : ''

const isSubject = (term: string) => !isModelOrder(term) && term.length <= longestKeyword

const subjects = (brief: WritingBrief, book: Phrasebook): string[] => {
  const { brand } = brief
  const firstLine = plain((brief.brief ?? '').trim().split('\n')[0]!)
  const own = [brief.brief, brand.summary, brand.positioning].join('\n')
  const found = [
    ...brief.keywords.map(plain),
    ...namedInBrief(brief, book).filter((point) => firstLine === point),
    ...brandTerms(brand.keywords, brief.brief ?? '', book),
    ...termsIn(inLanguage(brief.brief, book), book, 2, 2).slice(0, 2),
  ]
  const fallback = [...termsIn(inLanguage(own, book), book, 1, 1), plain(brand.industry ?? ''), plain(brand.name ?? '')]
  return distinct([...found, ...(found.length < 2 ? fallback : [])].filter(Boolean), book).filter(isSubject)
}

/** The subjects that a first list of titles is about, and those for further lists: the others, and what contexts speak of. */
const subjectRounds = (brief: WritingBrief, book: Phrasebook) => {
  const named = subjects(brief, book)
  const read = brief.contexts.map(({ text }) => inLanguage(text.slice(0, 20_000), book)).join('\n')
  const all = distinct([...named, ...termsIn(read, book, 4, 3).slice(0, 6)], book).filter(isSubject)
  return { first: named.length > 0 ? named.slice(0, 4) : [book.subject], others: all.slice(Math.min(4, named.length)) }
}

/** Every frame of titles with every subject, each frame with another one first. */
const pairs = (frames: readonly string[], about: readonly string[]): [frame: string, subject: string][] =>
  about.flatMap((_, shift) =>
    frames.map((frame, index): [string, string] => [frame, about[(index + shift) % about.length]!]),
  )

/**
 * Six titles in the manner of the format, or one of six formats each when none is chosen yet, about what brand and
 * brief name. A number in a title is the number of sections that the post will have.
 * @param seen titles that are not to come again; when all have been seen there are fewer, or none
 */
export const suggestTitles = (brief: WritingBrief, seen: readonly string[] = []): { titles: string[] } => {
  const book = openPhrasebook({ ...brief, title: null })
  const { titles } = book.phrases
  const pools = brief.format
    ? seededOrder(titles[phrasedFormat(brief.format)], book.seed)
    : seededOrder(phrasedFormats, book.seed).map((label) => seededOrder(titles[label], book.seed + label)[0]!)
  const { first, others } = subjectRounds(brief, book)
  // Each frame once, then the other subjects in all frames, then the first ones in those that they did not have.
  const offered = [...pairs(pools, first).slice(0, pools.length), ...pairs(pools, others), ...pairs(pools, first)]
  const found = offered.map(([title, subject]) => {
    // More than eight mistakes of 100 words leave no room for anything else.
    const number = String(seededNumber(book.seed + title, 5, 8))
    const filled = book.say(title.replaceAll('{K}', '\u0001'), { n: number })
    return filled.replaceAll('\u0001', () =>
      filled.startsWith('\u0001') ? capitalised(subject, book.language) : subject,
    )
  })
  const known = new Set([...seen, brief.title ?? ''].map((title) => title.toLowerCase()))
  return { titles: [...new Set(found)].filter((title) => !known.has(title.toLowerCase())).slice(0, titleCount) }
}

const escapedPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** What a title is about when it is one that we suggest ourselves. */
const subjectOfOurs = (title: string, { phrases, say }: Phrasebook): string | null => {
  for (const frame of Object.values(phrases.titles).flat()) {
    const pattern = escapedPattern(say(frame.replace('{K}', '\u0001').replace('{n}', '\u0002')))
      .replace('\u0001', '(.+)')
      .replace('\u0002', '\\d+')
    const found = new RegExp(`^${pattern}$`, 'iu').exec(title)
    if (found) return found[1]!
  }
  return null
}

/** Parts of a title that are search terms by themselves: `Before winter: solar panels` holds `solar panels`. */
const namedInTitle = (brief: WritingBrief, book: Phrasebook): string[] => {
  const title = plain(brief.title ?? '')
  const ours = subjectOfOurs(title, book)
  if (ours !== null) return [ours]
  const general = generalStems(book)
  const parts = title.split(/\s*[:–—?]\s*/u).filter((part) => {
    const stems = stemsIn(part, book.base)
    return wordsIn(part).length <= 5 && stems.filter((stem) => !general.has(stem)).length * 2 > stems.length
  })
  return [...parts, ...termsIn(inLanguage(title, book), book, 1, 1).slice(0, 2)]
}

const postcode = /\b(?:[A-Z]{1,2}-)?\d{4,5}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gu

/** The town of an address: what stands with the postcode (before it in the US), else the first of plain names; '' if unclear. */
const townOf = (location: string): string => {
  const parts = location.split(/[,;(\n]/u).map((part) => part.trim())
  const at = parts.findIndex((part) => part.search(postcode) >= 0)
  if (at < 0) return /\d/u.test(location) || parts[0]!.length > 30 ? '' : parts[0]!
  const beside = parts[at]!.replaceAll(postcode, '').trim()
  const town = beside.length > 2 ? beside : (parts[at - 1] ?? '')
  return /\d/u.test(town) || town.length > 30 ? '' : town
}

/**
 * Ten to twelve search terms: what title, brand, brief and context speak of, then searches around the first of them.
 * None when nothing at all names a subject.
 * @param seen terms that are not to come again; when all have been seen there are fewer, or none
 */
export const suggestKeywords = (brief: WritingBrief, seen: readonly string[] = []): { keywords: string[] } => {
  const book = openPhrasebook(brief)
  const { brand, contexts } = brief
  const context = contexts.map(({ text }) => inLanguage(text.slice(0, 20_000), book)).join('\n')
  const own = distinct(
    [
      ...namedInTitle(brief, book),
      ...brandTerms(brand.keywords, [brief.title, brief.brief].join(' '), book).slice(0, 5),
      ...namedInBrief(brief, book),
      ...termsIn(inLanguage(brief.brief, book), book, 2, 2).slice(0, 3),
      ...termsIn(context, book, 4, 3).slice(0, 3),
    ].map((term) => lowered(term, book.base)),
    book,
  ).filter((term) => !isModelOrder(term))
  const main = own[0] ?? subjectOf(brief)
  if (main === '') return { keywords: [] }
  const place = townOf(plain(brand.location ?? ''))
  const around = (term: string) =>
    seededOrder(book.phrases.searches, book.seed).map((search) => search.replace('{k}', () => term))
  const known = [...own.slice(0, 8), ...(place ? [`${main} ${place}`] : []), ...around(main)]
  const further = [...own.slice(8), ...own.slice(1, 3).flatMap(around)]
  const keywords = distinct([...seen, ...known, ...further], book).filter(
    (term) => term.length <= longestKeyword && term !== '' && !seen.includes(term),
  )
  return { keywords: keywords.slice(0, keywordCount) }
}
