// Finds the terms of many lists in a text at once. `hasTerm` is simpler, but reads the text once for each list.
import type { BaseLanguage } from '#domain/languages.ts'
import { termsOf } from './read-data.ts'

type Term = { list: string; text: string; words: ((word: string) => boolean)[] }

/** A term that stands at a word of the text. */
export type Hit = { list: string; term: string; at: number; length: number }

export type TermFinder = (words: readonly string[]) => Hit[]

/** Terms are filed under the first or the last letters of their first word. */
const filedLetters = 3
/** How many of the last words are remembered. */
const maximumRemembered = 20_000

const wordMatcher = (pattern: string): ((word: string) => boolean) => {
  if (!pattern.includes('*')) return (word) => word === pattern
  const [start, end] = pattern.split('*') as [string, string]
  return (word) => word.length >= start.length + end.length && word.startsWith(start) && word.endsWith(end)
}

const fileOf = (pattern: string) => {
  if (!pattern.includes('*')) return `=${pattern}`
  return pattern.startsWith('*') ? `-${pattern.slice(-filedLetters)}` : pattern.slice(0, filedLetters)
}

/**
 * Finds terms of the lists in folded words. Each word of a term may have one `*`, after or before three letters.
 * With `keepsCovered` also those inside longer terms.
 */
export const termFinder = (
  lists: readonly string[],
  language: BaseLanguage,
  { keepsCovered = false } = {},
): TermFinder => {
  const files = new Map<string, Term[]>()
  for (const list of lists)
    for (const text of termsOf(list, language)) {
      const patterns = text.match(/[\p{L}\p{N}*]*[\p{L}\p{N}][\p{L}\p{N}*]*/gu) ?? []
      if (patterns.length === 0) continue
      const file = fileOf(patterns[0]!)
      files.set(file, [...(files.get(file) ?? []), { list, text, words: patterns.map(wordMatcher) }])
    }
  const beginning = new Map<string, Term[]>()
  const termsFrom = (word: string): Term[] => {
    const known = beginning.get(word)
    if (known) return known
    const near = [`=${word}`, word.slice(0, filedLetters), `-${word.slice(-filedLetters)}`]
    const terms = near.flatMap((file) => files.get(file) ?? []).filter(({ words }) => words[0]!(word))
    if (beginning.size >= maximumRemembered) beginning.clear()
    beginning.set(word, terms)
    return terms
  }
  return (words) => {
    const hits = words.flatMap((word, at) =>
      termsFrom(word).flatMap(({ list, text, words: wanted }) =>
        wanted.every((matches, offset) => matches(words[at + offset] ?? ''))
          ? [{ list, term: text, at, length: wanted.length }]
          : [],
      ),
    )
    return keepsCovered ? hits : withoutCovered(hits)
  }
}

const covers = (outer: Hit, inner: Hit) =>
  outer.length > inner.length && outer.at <= inner.at && outer.at + outer.length >= inner.at + inner.length

/** A word that is part of a longer term says nothing by itself: "cargo bike" speaks of no cargo. */
const withoutCovered = (hits: Hit[]) => {
  const long = hits.filter(({ length }) => length > 1)
  return long.length === 0 ? hits : hits.filter((hit) => !long.some((other) => covers(other, hit)))
}
