import { isTeamHeading } from './keyword-besides.ts'
import { isTradeBesideName } from './keyword-head.ts'
import { namesTrade } from './industry-words.ts'
import { placesOf } from './keyword-places.ts'
import { keywordCandidates } from './keyword-sources.ts'
import { innerWord, lowerCase, toKeyword } from './keyword-text.ts'
import { stretchWith } from './passages.ts'
import { stemOf } from './stemmer.ts'
import { compact, fold, toPassage, wordsOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Candidate } from './keyword-candidate.ts'
import type { Site } from './model.ts'

const minimumKeywords = 3
const maximumKeywords = 10
/** A phrase rests on one source that lists services, or on two others that agree. */
const minimumWeight = 2
/** Fewer plain phrases than a profile needs are filled up with the next best. */
const fillWeight = 1.4

/** "Pharmacokinetics and biodistribution": what is named together in one place and apart in another is two things. */
const pair = /^(\S.*?) (?:and|und|&|y|e|et) (\S.*)$/u

const unpaired = (candidates: Candidate[], site: Site, brand: string | null): Candidate[] => {
  const named = new Set(
    site.pages
      .flatMap((page) => page.blocks.filter((block) => block.region === 'nav' || block.level > 0))
      .map((block) => fold(block.text)),
  )
  const counts = Map.groupBy(candidates, (candidate) => fold(candidate.text))
  const isWhole = (half: string): boolean =>
    wordsOf(half, site.language).filter((word) => !innerWord.test(word)).length > 1 &&
    toKeyword(half, site.language, brand) !== null
  return candidates.flatMap((candidate) => {
    const halves = pair.exec(candidate.text)?.slice(1) ?? []
    const isOnce = counts.get(fold(candidate.text))?.length === 1
    // "Sports injuries and gait analysis": two things, each with a name of its own.
    if (isOnce && halves.length === 2 && halves.every(isWhole))
      return halves.map((text) => ({ ...candidate, text: text.trim() }))
    const alone = halves.find((half) => named.has(fold(half)) && toKeyword(half, site.language, brand) !== null)
    return [isOnce && alone !== undefined ? { ...candidate, text: alone } : candidate]
  })
}

type Keyword = Candidate & {
  isMinor: boolean
  key: string
  stems: string[]
  order: number
  best: number
  sources: number
}

/** The text that surrounds keywords, to see which words it writes with a capital and which phrases it repeats. */
const runningText = (site: Site): string =>
  ` ${site.pages
    .flatMap((page) =>
      page.blocks
        .filter((block) => block.level === 0 && block.voice === 'own' && !block.isLink)
        .map((block) => block.text),
    )
    .join(' . ')
    .slice(0, 100_000)} `

const merge = (candidates: Candidate[], site: Site, brand: string | null): Keyword[] => {
  const language = site.language
  const merged = new Map<string, Keyword>()
  for (const [order, candidate] of candidates.entries()) {
    const text = toKeyword(candidate.text, language, brand)
    if (!text) continue
    const stems = wordsOf(text, language)
      .filter((word) => !innerWord.test(word))
      .map((word) => stemOf(word, language))
    const key = stems.join(' ')
    const known = merged.get(key)
    if (known) {
      known.weight += candidate.weight * 0.6
      known.sources += 1
      known.best = Math.max(known.best, candidate.weight)
      known.isMinor &&= candidate.isMinor === true
    } else
      merged.set(key, {
        ...candidate,
        isMinor: candidate.isMinor === true,
        text,
        key,
        stems,
        order,
        best: candidate.weight,
        sources: 1,
      })
  }
  return [...merged.values()]
}

/** Words of the description, title and first headings: what the company itself puts first. */
const headStems = (site: Site): Set<string> => {
  const page = site.home
  const texts = [
    page.title,
    page.meta.get('description')?.[0] ?? '',
    ...page.blocks.filter((block) => block.level === 1 || block.level === 2).map((block) => block.text),
  ]
  return new Set(wordsOf(texts.join(' '), site.language).map((word) => stemOf(word, site.language)))
}

/** A name under a heading such as "Our team" is a person's. */
const isPerson = (keyword: Keyword, site: Site): boolean =>
  site.pages.some((page) =>
    page.blocks.some(
      (block) =>
        [block.text, block.boldHead].includes(keyword.text) && block.path.some((heading) => isTeamHeading(heading)),
    ),
  )

/** The town of the company's address, alone or beside its trade ("Exeter law firm"); "Rosso di Montepulciano" is a wine. */
const isPlace = (keyword: Keyword, location: string | null, sites: Set<string>): boolean => {
  if (sites.has(fold(keyword.text))) return true
  const places = fold(location ?? '').split(/[^a-z]+/)
  const words = fold(keyword.text).split(' ')
  return (
    !words.some((word) => innerWord.test(word)) &&
    [words[0], words.at(-1)].some((word) => word !== undefined && word.length > 3 && places.includes(word))
  )
}

/** Nothing but words of the brand's name, of which a single one may name its trade ("Physiotherapie"). */
const isOfBrand = (keyword: Keyword, site: Site, brand: string | null): boolean => {
  const names = new Set(wordsOf(brand ?? '', site.language).map((word) => stemOf(word, site.language)))
  return (
    keyword.stems.every((stem) => names.has(stem)) &&
    !(keyword.stems.length === 1 && isTradeBesideName(keyword.text, site, brand))
  )
}

/** "Brenner method" of Acme Brenner: a word of the name that is no trade and that the site never writes as a common word. */
const holdsOwnName = (keyword: Keyword, site: Site, brand: string | null, running: string): boolean => {
  const names = wordsOf(brand ?? '', site.language).filter(
    (word) =>
      word.length > 3 &&
      /^\p{Lu}/u.test(word) &&
      !running.includes(` ${word.toLowerCase()} `) &&
      !namesTrade(word, site.language, true),
  )
  const label = compact(site.domain ?? '')
  return (
    keyword.stems.length > 1 &&
    keyword.best <= 2.2 &&
    names.some(
      (name) => keyword.text.split(' ').some((word) => fold(word) === fold(name)) && label.includes(compact(name)),
    )
  )
}

const domainLabel = (site: Site): string => compact((site.domain ?? '').split('.')[0] ?? '')

const holds = (outer: string, inner: string): boolean => ` ${outer} `.includes(` ${inner} `)

/** Of two phrases one says what the other does, unless it is a word of three or more: "fibre" is not yet "dedicated fibre FTTO". */
const overlaps = (left: Keyword, right: Keyword): boolean =>
  (holds(left.key, right.key) || holds(right.key, left.key)) &&
  2 * Math.min(left.stems.length, right.stems.length) >= Math.max(left.stems.length, right.stems.length)

/** Products by name and points of a list are named only where the offers themselves are few. */
const enoughOffers = 5

const choose = (keywords: Keyword[]): Keyword[] => {
  const chosen: Keyword[] = []
  for (const isMinor of [false, true]) {
    if (isMinor && chosen.length >= enoughOffers) break
    for (const keyword of keywords.filter((one) => one.isMinor === isMinor)) {
      const isPart = chosen.some((other) => overlaps(other, keyword))
      // What only a line of text or a label says stands in a second place, or is an aside.
      if (keyword.best < 1.5 && keyword.sources < 2) continue
      // One word alone ("Admissions") is plain only in a list of services.
      if (keyword.stems.length === 1 && keyword.best < 2) continue
      const isEnough =
        keyword.weight >= minimumWeight || (keyword.weight >= fillWeight && chosen.length < minimumKeywords)
      if (!isPart && isEnough) chosen.push(keyword)
      if (chosen.length === maximumKeywords) return chosen
    }
  }
  return chosen
}

/** Three to ten phrases for what the company offers, as a comma list; null when fewer than three are plain. */
export const findKeywords = (site: Site, brand: string | null, location: string | null): Fact | null => {
  const running = runningText(site)
  const heads = headStems(site)
  const places = placesOf(site)
  const foldedRunning = fold(running)
  const keywords = merge(unpaired(keywordCandidates(site, brand), site, brand), site, brand).filter(
    (keyword) =>
      !isPerson(keyword, site) &&
      !isPlace(keyword, location, places) &&
      !isOfBrand(keyword, site, brand) &&
      !holdsOwnName(keyword, site, brand, running) &&
      compact(keyword.text) !== domainLabel(site),
  )
  for (const keyword of keywords) {
    if (keyword.stems.every((stem) => heads.has(stem))) keyword.weight += 0.4
    if (foldedRunning.split(fold(keyword.text)).length > 2) keyword.weight += 0.6
  }
  const chosen = choose(keywords.toSorted((left, right) => right.weight - left.weight || left.order - right.order))
  const first = chosen[0]
  if (!first || chosen.length < minimumKeywords) return null
  const phrases = new Map(
    chosen.map((keyword) => [compact(keyword.text), lowerCase(keyword.text, site.language, running)]),
  )
  const { page, passage } = stretchWith(
    site.pages,
    chosen.map((keyword) => keyword.text),
    first,
  )
  return {
    field: 'keywords',
    value: [...phrases.values()].join(', ').slice(0, 2_000),
    source_url: page.url.href,
    passage: toPassage(passage),
  }
}
