import { lexicons } from './lexicons/lexicons.ts'
import { topics, weakWords } from './lexicons/topics.ts'
import { trades } from './lexicons/trades.ts'
import { withoutSectors } from './industry-sectors.ts'
import { fold, foldedPattern } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Topic } from './lexicons/topics.ts'
import type { TradeName } from './lexicons/trade-names.ts'

export const pattern = (source: string): RegExp =>
  foldedPattern(`(?<![a-z0-9-])(?:${source.replaceAll('~', '[a-z-]*')})(?![a-z0-9])`, 'g')

type Vocabulary = { topic: Topic; words: RegExp; isForHeads: boolean }[]

const compiled = new Map<BaseLanguage, Vocabulary>()

/** The folded "Gießerei" has one s where the lists have "giesserei". */
const spelled = (words: string, language: BaseLanguage): string =>
  language === 'de' ? words.replaceAll('ss', 'ss?') : words

const compile = (language: BaseLanguage): Vocabulary => {
  const named = new Map(topics.toReversed().map((topic) => [topic.trades ?? topic.label, topic]))
  const wide = Object.entries(trades[language]).flatMap(([name, words]) => {
    const topic = named.get(name as TradeName)
    return topic ? [{ topic, words: pattern(spelled(words, language)), isForHeads: true }] : []
  })
  return [
    ...topics.map((topic) => ({ topic, words: pattern(spelled(topic.words[language], language)), isForHeads: false })),
    ...wide,
  ]
}

export const vocabularyOf = (language: BaseLanguage): Vocabulary => {
  const known = compiled.get(language) ?? compile(language)
  compiled.set(language, known)
  return known
}

/** Leaves out whom a thing is for ("software for hotels"): the customers' trade is not the company's. */
const withoutCustomers = (folded: string, language: BaseLanguage): string =>
  withoutSectors(folded, fold(lexicons[language].for_word)).replaceAll(
    new RegExp(`(?<=\\S )(?:${fold(lexicons[language].for_word)}) (?:[^.,;:!?|()–-]{1,60})`, 'g'),
    ' ',
  )

/** What a house or a street is called after ("in a converted boiler house", "Factory Street") is nobody's trade. */
const buildings =
  /\b(?:(?:former|converted|disused|ehemalige[nrs]?|anciens?|ancienne|antigu[oa]|ex) [a-z-]+(?: house)?|[a-z]+ (?:street|road|lane|avenue|square)|(?:boiler|engine|pump|school|station|custom|toll|mill|malt|bank|court) house)(?![a-z])/g

/** The words of a text among which a trade is looked for. */
export const tradeText = (text: string, language: BaseLanguage): string =>
  withoutCustomers(fold(text).replaceAll(buildings, ' . '), language)

export const weakPatterns = Object.fromEntries(
  Object.entries(weakWords).map(([language, source]) => [
    language,
    foldedPattern(`^(?:${source.replaceAll('~', '[a-z-]*')})$`),
  ]),
) as Record<BaseLanguage, RegExp>

export type Match = { topic: Topic; word: string; from: number; to: number }

/**
 * The words of all topics in a text; one inside a longer one ("hospital" in "animal hospital") does not count, nor does
 * what names a contested trade count for another one.
 */
export const matchesIn = (text: string, language: BaseLanguage, isOfHead = false): Match[] => {
  const matches = vocabularyOf(language)
    .filter(({ isForHeads }) => isOfHead || !isForHeads)
    .flatMap(({ topic, words }) =>
      [...text.matchAll(words)].map((match) => ({
        topic,
        word: match[0],
        from: match.index,
        to: match.index + match[0].length,
      })),
    )
  const contested = matches.filter(({ topic }) => topic.isContested)
  return matches.filter(
    (match) =>
      !matches.some(
        (other) => other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
      ) &&
      (match.topic.isContested || !contested.some((other) => other.from <= match.from && other.to >= match.to)),
  )
}

/** Whether a phrase holds a word that makes a trade, not only (unless it may be weak) one that many use. */
export const namesTrade = (text: string, language: BaseLanguage, mayBeWeak = false): boolean =>
  matchesIn(fold(text), language).some(({ word }) => mayBeWeak || !weakPatterns[language].test(word))

/**
 * What "a manufacturer of cargo bikes" and "a construction law firm" are: in English the last trade before "of" and
 * "and", in the other languages the first.
 */
export const kindNamed = (matches: Match[], text: string, language: BaseLanguage): Match[] => {
  const ordered = matches.toSorted((left, right) => left.from - right.from)
  const end = language === 'en' ? fold(text).search(/ (?:of|and|in|&) /) : -1
  const kind = end === -1 ? ordered : ordered.filter((match) => match.from < end)
  const named = (language === 'en' ? kind.at(-1) : kind[0]) ?? ordered[0]
  return matches.filter(({ topic }) => topic === named?.topic)
}
