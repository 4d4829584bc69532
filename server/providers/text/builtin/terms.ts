import type { BaseLanguage } from '#domain/languages.ts'
import { plain } from './markdown.ts'
import type { Phrasebook } from './phrasebook.ts'
import { themeIds } from './phrases/types.ts'
import { isStopWord, stemOf, stemsIn, wordsIn } from './words.ts'

/** Prepositions that tie a term together inside (`pompe à chaleur`, `energía de tejado`). */
const ties: Record<BaseLanguage, Set<string>> = {
  en: new Set(),
  de: new Set(),
  fr: new Set(['de', 'du', 'des', 'à', 'en']),
  es: new Set(['de', 'del']),
  it: new Set(['di', 'del', 'della', 'dei', 'delle', 'da']),
}

/** Stems of words that say nothing about a subject: those of titles, searches and headings of any post. */
export const generalStems = ({ phrases, base }: Phrasebook): Set<string> => {
  const { cues } = phrases
  const texts = [
    ...Object.values(phrases.titles).flat(),
    ...phrases.searches,
    ...themeIds.map((id) => phrases.themes[id].cues),
    ...Object.values(cues),
  ]
  return new Set(texts.flatMap((text) => stemsIn(text.replace(/\{\w+\}/gu, ' '), base)))
}

/** German writes its nouns with a capital; -en, -n, -s are where a case other than the nominative may show. */
const isGermanTerm = (words: readonly string[]) =>
  words.length === 1 && /^\p{Lu}.{4,}$/u.test(words[0]!) && !/(?:n|s)$/u.test(words[0]!)

const isTitleCase = (words: readonly string[]) =>
  words.length > 2 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > 0.7

/** As a search term is written: the first letter small, but for names, acronyms and German nouns. */
export const lowered = (term: string, base: BaseLanguage): string =>
  base !== 'de' && /^\p{Lu}[\p{Ll}’'-]*(?=\s\P{Lu}|$)/u.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term

const runsIn = (sentence: string, book: Phrasebook, general: Set<string>): string[] => {
  const { base } = book
  const words = sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+/gu) ?? []
  const isTitle = isTitleCase(words)
  const isContent = (word: string) =>
    /^\p{L}{3,}|^\p{Lu}{2,}/u.test(word) &&
    !isStopWord(word.toLowerCase(), base) &&
    !general.has(stemOf(word.toLowerCase(), base))
  const runs: string[] = []
  let run: string[] = []
  const close = () => {
    while (run.length > 0 && ties[base].has(run.at(-1)!.toLowerCase())) run.pop()
    if (run.length > 0 && run.length <= 4 && (base !== 'de' || isGermanTerm(run)))
      runs.push(isTitle ? run.join(' ').toLowerCase() : run.join(' '))
    run = []
  }
  words.forEach((word) => {
    const isTie = run.length > 0 && ties[base].has(word.toLowerCase())
    // German terms are single nouns; each word stands for itself.
    if (base === 'de') close()
    if (isContent(word) || isTie) {
      run.push(word)
    } else close()
  })
  close()
  return runs
}

/**
 * Terms that a text is about: runs of words that carry meaning, the most frequent and then the longest first.
 * @param leastWord how often a single word must come up to count, and `leastRun` a run of several
 */
export const termsIn = (text: string, book: Phrasebook, leastWord: number, leastRun: number): string[] => {
  const general = generalStems(book)
  const counts = new Map<string, { term: string; count: number; size: number }>()
  for (const sentence of plain(text).split(/(?<=[.!?:;])\s/u))
    for (const term of runsIn(sentence, book, general)) {
      const key = stemsIn(term, book.base).join(' ')
      const entry = counts.get(key) ?? { term, count: 0, size: wordsIn(term).length }
      counts.set(key, { ...entry, count: entry.count + 1 })
    }
  return [...counts.values()]
    .filter(({ count, size }) => count >= (size > 1 ? leastRun : leastWord))
    .toSorted((one, other) => other.count * Math.sqrt(other.size) - one.count * Math.sqrt(one.size))
    .map(({ term }) => term)
}

/** The brand's keywords, those that a text speaks of first. */
export const brandTerms = (keywords: string | null, text: string, { base }: Phrasebook): string[] => {
  const stems = new Set(stemsIn(text, base))
  const terms = (keywords ?? '')
    .split(/[,;\n]/u)
    .map(plain)
    .filter((term) => term !== '' && term.length <= 80)
  const isNamed = (term: string) => stemsIn(term, base).some((stem) => stems.has(stem))
  return [...terms.filter(isNamed), ...terms.filter((term) => !isNamed(term))]
}

/** The terms without those that say the same as an earlier one or less (`Solar panels` and `solar` after `solar panel`). */
export const distinct = (terms: readonly string[], { base }: Phrasebook): string[] => {
  const kept: { term: string; stems: Set<string> }[] = []
  for (const term of terms) {
    const stems = new Set(stemsIn(term, base))
    const isKnown = kept.some((earlier) =>
      stems.size > 0 ? stems.isSubsetOf(earlier.stems) : earlier.term.toLowerCase() === term.toLowerCase(),
    )
    if (!isKnown) kept.push({ term, stems })
  }
  return kept.map(({ term }) => term)
}
