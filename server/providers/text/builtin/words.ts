import { createRequire } from 'node:module'
import type { BaseLanguage } from '#domain/languages.ts'
import { stopWords } from './stop-words.ts'

// The package carries no types.
const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as {
  newStemmer: (language: string) => { stem: (word: string) => string }
}

const stemmers = {
  en: newStemmer('english'),
  de: newStemmer('german'),
  fr: newStemmer('french'),
  es: newStemmer('spanish'),
  it: newStemmer('italian'),
}

const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|un|all|dell|dall|nell|sull|quest)['’]/iu

/** The words of a text in lower case, without the elided article of French and Italian (`l’idée` is `idée`). */
export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.toLowerCase().replace(elided, ''))

const known = new Map<string, string>()

/** The stem of a lower-case word (Snowball); remembered, as the same words come up in every sentence. */
export const stemOf = (word: string, language: BaseLanguage): string => {
  const key = `${language}:${word}`
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size > 50_000) known.clear()
  const stem = stemmers[language].stem(word)
  known.set(key, stem)
  return stem
}

export const isStopWord = (word: string, language: BaseLanguage): boolean => stopWords[language].has(word)

/** Stems of the words that carry meaning, in order, repetitions included. */
export const stemsIn = (text: string, language: BaseLanguage): string[] =>
  wordsIn(text)
    .filter((word) => word.length > 1 && !isStopWord(word, language))
    .map((word) => stemOf(word, language))

const segmenters = new Map<BaseLanguage, Intl.Segmenter>()

/** The sentences of a paragraph, trimmed, in order. */
export const sentencesIn = (text: string, language: BaseLanguage): string[] => {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * The language that a text is most likely written in, by its function words; null when there are too few to tell.
 * @param text prose; a line of keywords has no function words and answers null
 */
export const languageOf = (text: string): BaseLanguage | null => {
  const words = wordsIn(text)
  const counts = Object.entries(stopWords)
    .map(([language, list]) => ({ language, count: words.filter((word) => list.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  const [best, second] = counts
  return best && best.count >= 2 && best.count > (second?.count ?? 0) ? (best.language as BaseLanguage) : null
}
