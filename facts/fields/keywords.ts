import type { BaseLanguage } from '#domain/languages.ts'
import { hasTerm } from '../data/read-data.ts'
import { wordsOf } from '../text/fold.ts'
import type { Candidate, Field, Known, Site, SitePage } from '../types.ts'
import { passageAround } from './passage.ts'
import { piecesOf, type Piece, type Source } from './phrase-places.ts'
import { listedStems, isListed, knownStem, phrasesIn, type Phrase } from './phrases.ts'
import { tradesIn } from './trades.ts'

/** All mentions of one keyword. */
type Group = {
  phrase: Phrase
  forms: Map<string, number>
  count: number
  pages: Set<SitePage>
  sources: Set<Source>
  wholes: Set<Source>
  offers: number
  free: number
  best: Piece
}

const maximumText = 400_000
/** A phrase that mostly stands inside one and the same longer phrase is a piece of it. */
const wholeShare = 0.7

/** The mentions of each phrase; one that running text alone holds has to be said twice. */
const groupsOf = (site: Site): Map<string, Group> => {
  const groups = new Map<string, Group>()
  let length = 0
  for (const piece of piecesOf(site)) {
    length += piece.text.length
    if (length > maximumText) break
    for (const phrase of phrasesIn(piece.text, site.language)) addMention(groups, phrase, piece)
  }
  const longer = longerCounts(groups)
  for (const [key, { count, sources, phrase }] of groups) {
    const isPart = phrase.words.length > 1 && (longer.get(key) ?? 0) >= count * wholeShare
    const isRare = count < 2 && [...sources].every((source) => source === 'text' || source === 'alt')
    if (isRare || isPart) groups.delete(key)
  }
  return groups
}

const addMention = (groups: Map<string, Group>, phrase: Phrase, piece: Piece) => {
  let group = groups.get(phrase.key)
  if (!group) {
    const [pages, sources, wholes] = [new Set<SitePage>(), new Set<Source>(), new Set<Source>()]
    const none = { count: 0, offers: 0, free: 0 }
    group = { phrase, forms: new Map(), pages, sources, wholes, best: piece, ...none }
    groups.set(phrase.key, group)
  }
  group.forms.set(phrase.value, (group.forms.get(phrase.value) ?? 0) + 1)
  group.count++
  if (phrase.isFree) group.free++
  group.pages.add(piece.page)
  group.sources.add(piece.source)
  if (phrase.isWhole) group.wholes.add(piece.source)
  if (piece.isOffer && piece.source !== 'text') group.offers++
}

const isUpper = (text: string) => text === text.toUpperCase() && text.length > 5

/** The form that is printed most often, one in capitals only if there is no other. */
const formOf = ({ forms }: Group) =>
  [...forms].toSorted(
    ([left, leftCount], [right, rightCount]) =>
      Number(isUpper(left)) - Number(isUpper(right)) || rightCount - leftCount || left.length - right.length,
  )[0]![0]

const share = (words: readonly string[], holds: (word: string) => boolean) =>
  words.filter(holds).length / (words.length || 1)

type Surroundings = {
  site: Site
  name: Set<string>
  ownName: Set<string>
  place: Set<string>
  trades: Map<string, number>
  longer: Map<string, number>
  common: ReadonlySet<string>
  vague: ReadonlySet<string>
}

const stemsIn = (text: string, language: BaseLanguage) =>
  new Set(
    wordsOf(text)
      .filter((word) => word.length > 2)
      .map((word) => knownStem(word, language)),
  )

/** The stems of a name that say nothing about a trade. */
const ownStems = (name: string, language: BaseLanguage) => {
  const said = stemsIn(
    tradesIn(name, language)
      .map(({ at, length }) =>
        wordsOf(name)
          .slice(at, at + length)
          .join(' '),
      )
      .join(' '),
    language,
  )
  return stemsIn(name, language).difference(said)
}

/** How much of what the site says of trades is about each industry. */
const tradeShares = (groups: Group[], language: BaseLanguage) => {
  const weights = new Map<string, number>()
  let all = 1
  for (const { phrase, count } of groups) {
    if (phrase.words.length > 1) continue
    for (const { list } of tradesIn(phrase.value, language)) {
      weights.set(list, (weights.get(list) ?? 0) + Math.log2(1 + count))
      all += Math.log2(1 + count)
    }
  }
  return new Map([...weights].map(([list, weight]) => [list, weight / all]))
}

/** How often each phrase stands inside a longer one that is said as a whole nearly as often. */
const longerCounts = (groups: Map<string, Group>) => {
  const longest = new Map<string, number>()
  for (const { phrase, count } of groups.values()) {
    const { stems } = phrase
    for (let from = 0; from < stems.length; from++)
      for (let to = from + 1; to <= stems.length; to++) {
        if (to - from === stems.length) continue
        const key = stems.slice(from, to).join(' ')
        longest.set(key, Math.max(longest.get(key) ?? 0, count))
      }
  }
  return longest
}

const features = (group: Group, value: string, around: Surroundings): Record<string, number> => {
  const { phrase, count, pages, sources, wholes, offers, free } = group
  const { site, place, name, trades, longer, common, vague } = around
  const { language } = site
  const { words, stems } = phrase
  const has = (...wanted: Source[]) => Number(wanted.some((source) => sources.has(source)))
  const whole = (...wanted: Source[]) => Number(wanted.some((source) => wholes.has(source)))
  const hits = tradesIn(value, language)
  const folded = wordsOf(value)
  const isOne = Number(words.length === 1)
  const ownTrade = 2 * Math.max(0, ...hits.map(({ list }) => trades.get(list) ?? 0))
  return {
    title: has('title'),
    description: has('description'),
    metaKeyword: whole('metaKeyword'),
    data: whole('data'),
    heading: has('heading', 'subheading'),
    wholeHeading: whole('heading', 'subheading'),
    menu: whole('menu'),
    item: whole('item'),
    alt: has('alt'),
    text: has('text'),
    offer: Math.min(2, Math.log2(1 + offers) / 2),
    count: Math.log2(count) / 3,
    pages: (pages.size - 1) / Math.max(1, site.pages.length - 1),
    one: isOne,
    free: free / count,
    freeOne: isOne * (free / count),
    trade: share(stems, (stem) => hits.some(({ at }) => knownStem(folded[at]!, language) === stem)),
    ownTrade,
    oneOfTrade: isOne * ownTrade,
    common: 2 * share(stems, (stem) => common.has(stem)),
    vague: share(stems, (stem) => vague.has(stem)),
    vagueOne: isOne * Number(vague.has(stems[0]!)),
    verb: Number(words.length > 1 && hasTerm(folded[0]!, 'verb form', language)),
    endsInVerb: Number(words.length > 1 && hasTerm(folded.at(-1)!, 'verb form', language)),
    adjective: isOne * Number(hasTerm(folded[0]!, 'adjective', language)),
    name: share(stems, (stem) => name.has(stem)),
    mixed: Number(language !== 'de' && language !== 'en' && / \p{Lu}\p{Ll}/u.test(value)),
    apostrophe: Number(/['’]/.test(value)),
    place: share(stems, (stem) => place.has(stem)),
    noNoun: Number(language === 'de' && /^\p{Ll}/u.test(value.split(' ').at(-1)!)),
    digits: Number(/\d/.test(value)),
    short: Number(value.length < 4),
    length: Math.min(value.length, 30) / 15,
    part: Math.min(1, (longer.get(phrase.key) ?? 0) / count),
  }
}

/** Calls to act, people, the company's own name and its place are no keywords. */
const isKeyword = (
  { phrase: { words, stems, value } }: Group,
  { site: { language }, name, ownName, place }: Surroundings,
) => {
  const folded = wordsOf(value)
  const isCall = [folded[0]!, folded.at(-1)!].some((word) => isListed(word, 'call', language))
  const isPerson = words.length > 1 && words.length < 4 && isListed(words[0]!, 'given name', language)
  const isOwn =
    share(stems, (stem) => ownName.has(stem)) >= 0.5 || (stems.length > 1 && stems.every((stem) => name.has(stem)))
  return !isCall && !isPerson && !isOwn && !stems.every((stem) => place.has(stem) || /^\d+$/.test(stem))
}

const candidatesOf = (site: Site, { name = '', location = '' }: Known): Candidate[] => {
  const groups = groupsOf(site)
  const { language } = site
  const around: Surroundings = {
    site,
    name: stemsIn(name, language),
    ownName: ownStems(name, language),
    place: stemsIn(location, language),
    trades: tradeShares([...groups.values()], language),
    longer: longerCounts(groups),
    common: listedStems('common', language),
    vague: listedStems('vague', language),
  }
  const wanted = [...groups.values()].filter((group) => isKeyword(group, around))
  return wanted.map((group): Candidate => {
    const value = formOf(group)
    const { best } = group
    const passage = passageAround(best.text, value)
    return { value, url: best.page.url, passage, features: features(group, value, around) }
  })
}

/** The goods, services and subjects that the site speaks of, as short phrases. */
export const keywords: Field = { name: 'keywords', most: 10, least: 5, candidates: candidatesOf }
