// Phrases of one to four words, as keywords are: from anywhere in a text, none across a stop or a comma.
import type { BaseLanguage } from '#domain/languages.ts'
import { termsOf } from '../data/read-data.ts'
import { fold, oneLine } from '../text/fold.ts'
import { isStopWord, stemOf } from '../text/stems.ts'

export type Phrase = {
  /** As printed. */
  value: string
  /** The stems of its words without those that only link them; phrases of one key are the same keyword. */
  key: string
  words: string[]
  stems: string[]
  /** Whether it is all of the line. */
  isWhole: boolean
  /** Whether no word of content stands beside it. */
  isFree: boolean
}

type Word = { text: string; folded: string; start: number; end: number; links: boolean; binds: boolean; joins: boolean }

const maximumWords = 4
const maximumLooseWords = 3
/** With the small words between them. */
const maximumSpan = 6
const longestWord = 40

/** Whatever is no letter, digit or space parts phrases, but for hyphens, apostrophes and the like inside words. */
const breaks = /[^\p{L}\p{N} &'’+×-]+|(?:^| )[-+'’×]+|[-+'’×]+ (?=[-+])/u
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}&'’+×-]*|&/gu
/** "l'", "d'", "dell'": a word of its own before another. */
const elision = /^(?:[cdjlmnst]|qu|dell|all|nell|dall|sull|un|quest)['’](?=\p{L})/iu

const sets = new Map<string, Set<string>>()

/** Whether the folded word is in a list of single words. */
export const isListed = (word: string, list: string, language: BaseLanguage): boolean => {
  const key = `${list} ${language}`
  const set = sets.get(key) ?? new Set(termsOf(list, language))
  sets.set(key, set)
  return set.has(word)
}

const stems = new Map<string, string>()
const maximumStems = 50_000

/** The stem of a folded word, remembered. */
export const knownStem = (word: string, language: BaseLanguage): string => {
  const key = `${language} ${word}`
  const known = stems.get(key)
  if (known !== undefined) return known
  if (stems.size >= maximumStems) stems.clear()
  const stem = stemOf(word, language)
  stems.set(key, stem)
  return stem
}

const toWord = (text: string, start: number, language: BaseLanguage): Word => {
  const folded = fold(text)
  const letters = folded.replace("'", '')
  return {
    text,
    folded,
    start,
    end: start + text.length,
    links: isListed(letters, 'link', language),
    binds: isListed(letters, 'binding', language),
    joins: folded === '&' || isListed(folded, 'joining', language),
  }
}

const wordsIn = (line: string, language: BaseLanguage): Word[] =>
  [...line.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const text = found.replace(/[.'’+&-]+$/, (end) => (end === '-' || end === '+' ? end : ''))
    const short = elision.exec(text)?.[0]
    if (!short) return text ? [toWord(text, index, language)] : []
    return [toWord(short, index, language), toWord(text.slice(short.length), index + short.length, language)]
  })

const isContent = ({ folded, links, text }: Word, language: BaseLanguage) =>
  !links && text.length <= longestWord && (!isStopWord(folded, language) || isListed(folded, 'common', language))

const toPhrase = (
  line: string,
  all: Word[],
  from: number,
  to: number,
  language: BaseLanguage,
): Omit<Phrase, 'isFree'> | undefined => {
  const span = all.slice(from, to)
  const content = span.filter(({ links, joins }) => !links && !joins)
  const isWhole = from === 0 && to === all.length
  if (content.length > maximumWords) return undefined
  const isLoose = span.some((word) => word.joins || (word.links && !word.binds))
  if (isLoose && !(isWhole && content.length <= maximumLooseWords)) return undefined
  const words = content.flatMap(({ folded }) => folded.match(/[\p{L}\p{N}]+/gu) ?? [])
  const known = words.map((word) => knownStem(word, language))
  const value = line.slice(span[0]!.start, span.at(-1)!.end)
  return { value, key: known.join(' '), words, stems: known, isWhole }
}

/** The phrases of a text. Those with "and" or "with" inside have to be a whole line. */
export const phrasesIn = (text: string, language: BaseLanguage): Phrase[] =>
  text.split(breaks).flatMap((part) => {
    const line = oneLine(part)
    const all = wordsIn(line, language)
    const isEdge = all.map((word) => isContent(word, language))
    const found: Phrase[] = []
    for (let from = 0; from < all.length; from++) {
      if (!isEdge[from]) continue
      for (let to = from + 1; to <= all.length && to - from <= maximumSpan; to++) {
        const last = all[to - 1]!
        if (!last.links && !last.joins && !isEdge[to - 1]) break
        const phrase = isEdge[to - 1] && !last.text.endsWith('-') ? toPhrase(line, all, from, to, language) : undefined
        if (phrase) found.push({ ...phrase, isFree: !isEdge[from - 1] && !isEdge[to] })
      }
    }
    return found
  })

const stemSets = new Map<string, ReadonlySet<string>>()

/** The stems of a list of single words: `common` ones, that every site uses, or `vague` ones, that need another word. */
export const listedStems = (list: string, language: BaseLanguage): ReadonlySet<string> => {
  const key = `${list} ${language}`
  const known = stemSets.get(key) ?? new Set(termsOf(list, language).map((word) => stemOf(word, language)))
  stemSets.set(key, known)
  return known
}
