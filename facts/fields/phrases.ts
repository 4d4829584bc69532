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
  /** Whether it stands inside a sentence, where a capital letter means something. */
  isInside: boolean
}

type Word = { text: string; folded: string; start: number; end: number; links: boolean; joins: boolean }

const maximumWords = 4
/** With the small words between them. */
const maximumSpan = 6
const longestWord = 40

const breaks = /[.,;:!?()[\]{}"„“”«»|•·→←✓✔★*#<>=_/…\\+–—]+(?:\s|$)|(?:^|\s)[-–—(["„“«*•·→✓✔★#<>=+]+|[|•·→…()[\]"„“”«»/]|\n/u
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}&.'’+×-]*/gu
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
  return {
    text,
    folded,
    start,
    end: start + text.length,
    links: isListed(folded.replace("'", ''), 'link', language),
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
  !links && !text.endsWith('-') && text.length <= longestWord && (!isStopWord(folded, language) || isListed(folded, 'common', language))

const toPhrase = (line: string, all: Word[], from: number, to: number, language: BaseLanguage): Phrase | undefined => {
  const span = all.slice(from, to)
  const content = span.filter(({ links, joins }) => !links && !joins)
  if (content.length > maximumWords || content.length === 0) return undefined
  const words = content.flatMap(({ folded }) => folded.match(/[\p{L}\p{N}]+/gu) ?? [])
  const known = words.map((word) => knownStem(word, language))
  return {
    value: line.slice(span[0]!.start, span.at(-1)!.end),
    key: known.join(' '),
    words,
    stems: known,
    isWhole: from === 0 && to === all.length,
    isInside: from > 0,
  }
}

/** The phrases of a text; those with "and" only where they are a whole line of at most six words. */
export const phrasesIn = (text: string, language: BaseLanguage): Phrase[] =>
  text.split(breaks).flatMap((line) => {
    const all = wordsIn(oneLine(line), language)
    const clean = oneLine(line)
    const isEdge = all.map((word) => isContent(word, language))
    const found: Phrase[] = []
    for (let from = 0; from < all.length; from++) {
      if (!isEdge[from]) continue
      for (let to = from + 1; to <= all.length && to - from <= maximumSpan; to++) {
        const last = all[to - 1]!
        const isWhole = from === 0 && to === all.length
        if (last.joins && !(all.length <= maximumSpan && from === 0)) break
        if (!last.links && !last.joins && !isEdge[to - 1]) break
        if (!isEdge[to - 1]) continue
        if (!isWhole && all.slice(from, to).some(({ joins }) => joins)) continue
        const phrase = toPhrase(clean, all, from, to, language)
        if (phrase) found.push(phrase)
      }
    }
    return found
  })

const commonSets = new Map<BaseLanguage, ReadonlySet<string>>()

/** Stems of the words that every site uses, whatever it is about. */
export const commonStems = (language: BaseLanguage): ReadonlySet<string> => {
  const known = commonSets.get(language) ?? new Set(termsOf('common', language).map((word) => stemOf(word, language)))
  commonSets.set(language, known)
  return known
}
