import { lexicons } from './lexicons/lexicons.ts'
import { charityStatements, softwareWords, topics, weakWords } from './lexicons/topics.ts'
import { isInterfaceText } from './headings.ts'
import { isOrganisation, isOwnRole } from './structured-data.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { fold, foldedPattern, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Topic } from './lexicons/topics.ts'
import type { PageModel, Site } from './model.ts'

type Zone = { text: string; weight: number; page: PageModel }
type Evidence = {
  topic: Topic
  score: number
  headScore: number
  words: Set<string>
  best: { zone: Zone; gain: number } | null
}

/** A label needs this much, of which some in a title, description, first heading or schema.org type. */
const minimumScore = 3.4
const minimumHeadScore = 2.9
/** One word alone is enough only where nothing else comes near. */
const loneWordLead = 3
const weakShare = 0.4
/** How much more evidence the first needs than the second. */
const minimumLead = 1.4
/** The same word in running text counts only so often. */
const maximumRepeats = 5
const typeWeight = 9

const pattern = (source: string): RegExp =>
  foldedPattern(`(?<![a-z0-9-])(?:${source.replaceAll('~', '[a-z-]*')})(?![a-z0-9])`, 'g')

const compiled = new Map<BaseLanguage, { topic: Topic; words: RegExp }[]>()

const wordsIn = (language: BaseLanguage): { topic: Topic; words: RegExp }[] => {
  const known = compiled.get(language) ?? topics.map((topic) => ({ topic, words: pattern(topic.words[language]) }))
  compiled.set(language, known)
  return known
}

/** Leaves out whom a thing is for ("software for hotels"): the customers' trade is not the company's. */
const withoutCustomers = (folded: string, language: BaseLanguage): string =>
  folded.replaceAll(new RegExp(`(?<=\\S )(?:${fold(lexicons[language].for_word)}) (?:[^.,;:!?|()–-]{1,60})`, 'g'), ' ')

const weakPatterns = Object.fromEntries(
  Object.entries(weakWords).map(([language, source]) => [
    language,
    foldedPattern(`^(?:${source.replaceAll('~', '[a-z-]*')})$`),
  ]),
) as Record<BaseLanguage, RegExp>

const zonesOf = (site: Site): Zone[] => {
  const zones: Zone[] = []
  for (const page of site.pages.filter(
    (one) => speaksOfItself(one) && (one.language === site.language || one === site.home),
  )) {
    const isHome = page === site.home
    const add = (text: string | undefined, weight: number): void => {
      if (text) zones.push({ text: text.slice(0, 600), weight, page })
    }
    add(page.title, isHome ? 3 : 1)
    add(page.meta.get('description')?.[0] ?? page.meta.get('og:description')?.[0], isHome ? 3 : 1)
    if (isHome) {
      add(page.meta.get('keywords')?.[0], 1)
      add(page.meta.get('og:site_name')?.[0], 1)
    }
    for (const block of page.blocks.slice(0, 400)) {
      if (block.voice !== 'own' || block.isQuote || isInterfaceText(block.text)) continue
      if (block.level === 1) add(block.text, isHome ? 3 : 1.2)
      else if (block.level > 0 && block.level < 7) add(block.text, 0.8)
      else if (block.region === 'nav') add(block.text, 0.5)
      else add(block.text, block.region === 'footer' ? 0.2 : isHome || page.kind === 'about' ? 0.5 : 0.3)
    }
  }
  return zones
}

/** Zones of a title, description or first heading; the rest is running text. */
const isHead = (zone: Zone): boolean => zone.weight >= 3

type Match = { topic: Topic; word: string; from: number; to: number }

/** The words of all topics in a text; one inside a longer one ("hospital" in "animal hospital") does not count. */
const matchesIn = (text: string, language: BaseLanguage): Match[] => {
  const matches = wordsIn(language).flatMap(({ topic, words }) =>
    [...text.matchAll(words)].map((match) => ({
      topic,
      word: match[0],
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  return matches.filter(
    (match) =>
      !matches.some(
        (other) => other.from <= match.from && other.to >= match.to && other.to - other.from > match.to - match.from,
      ),
  )
}

/** Whether a phrase holds a word that makes a trade, not only (unless it may be weak) one that many use. */
export const namesTrade = (text: string, language: BaseLanguage, mayBeWeak = false): boolean =>
  matchesIn(fold(text), language).some(({ word }) => mayBeWeak || !weakPatterns[language].test(word))

const weigh = (site: Site, zones: Zone[]): Evidence[] => {
  const evidence = new Map(
    topics.map((topic): [Topic, Evidence] => [topic, { topic, score: 0, headScore: 0, words: new Set(), best: null }]),
  )
  const counts = new Map<string, number>()
  const weak = weakPatterns[site.language]
  for (const zone of zones) {
    const gains = new Map<Topic, number>()
    for (const { topic, word } of uniqueWords(
      matchesIn(withoutCustomers(fold(zone.text), site.language), site.language),
    )) {
      const key = `${topics.indexOf(topic)} ${word}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      const isWeak = weak.test(word)
      if (!isWeak) evidence.get(topic)?.words.add(word)
      if (count <= maximumRepeats) gains.set(topic, (gains.get(topic) ?? 0) + zone.weight * (isWeak ? weakShare : 1))
    }
    for (const [topic, gain] of gains) addGain(evidence.get(topic), zone, gain)
  }
  return withTypes(site, [...evidence.values()])
}

const uniqueWords = (matches: Match[]): Match[] => [
  ...new Map(matches.map((match) => [`${topics.indexOf(match.topic)} ${match.word}`, match])).values(),
]

const addGain = (found: Evidence | undefined, zone: Zone, gain: number): void => {
  if (!found) return
  // Many words of one sentence say the same thing.
  const capped = Math.min(gain, zone.weight * 2)
  found.score += capped
  if (isHead(zone)) found.headScore += capped
  if (capped > (found.best?.gain ?? 0)) found.best = { zone, gain: capped }
}

/** What schema.org types say outweighs words. */
const withTypes = (site: Site, evidence: Evidence[]): Evidence[] => {
  const own = ownOrganisations(site).flatMap(({ entity, page }) => entity.types.map((type) => ({ type, page })))
  const software = site.home.entities
    .filter((entity) => isOwnRole(entity) && !isOrganisation(entity))
    .flatMap((entity) => entity.types.map((type) => ({ type, page: site.home })))
  for (const one of evidence) {
    const types = one.topic.types
    if (!types) continue
    const match = [...own, ...software].find(({ type }) => new RegExp(`^(?:${types})$`).test(type))
    if (!match) continue
    one.score += typeWeight
    one.headScore += typeWeight
    one.words.add(match.type)
    one.best ??= { zone: { text: match.type, weight: 0, page: match.page }, gain: 0 }
  }
  return evidence
}

/** Software, a platform or an app that a title or description offers to somebody: the noun decides, not its subject. */
const offeredSoftware =
  /\b(?<!\b(?:our|your|the|unsere|notre|nuestra|nostra) )(?:(?:software|saas|logiciels?|gestionale)(?=\.?$|\. )|(?:software|saas|logiciels?|gestionale|plataforma|plateforme|plattform|piattaforma|platform|app)(?= (?:for (?!you)|that |which |fur (?!sie|ihr)|die |para (?!ti|tu)|que |pour (?!vous|vot)|qui |per (?!te|voi)|che )))/

const offersSoftware = (site: Site): boolean =>
  [site.home.title, site.home.meta.get('description')?.[0] ?? ''].some((text) => offeredSoftware.test(fold(text)))

/** Whether the head of the home page speaks of software, a platform or an app. */
const makesSoftware = (site: Site, zones: Zone[]): boolean => {
  const words = pattern(softwareWords[site.language])
  if (
    site.home.entities.some((entity) =>
      entity.types.some((type) => /^(?:SoftwareApplication|WebApplication|MobileApplication)$/.test(type)),
    )
  )
    return true
  if (offersSoftware(site)) return true
  const heads = zones.filter(isHead).map((zone) => withoutCustomers(fold(zone.text), site.language))
  const count = heads.reduce((sum, text) => sum + [...text.matchAll(words)].length, 0)
  const inText = zones
    .filter((zone) => !isHead(zone))
    .reduce((sum, zone) => sum + ([...fold(zone.text).matchAll(words)].length > 0 ? 1 : 0), 0)
  return count >= 2 || (count >= 1 && inText >= 2)
}

type Ranked = { label: string | null; score: number; evidence: Evidence }

/** Topics that lead to the same label vouch for each other. */
const byLabel = (evidence: Evidence[], isSoftware: boolean): Ranked[] => {
  const labels = new Map<string, Ranked>()
  for (const one of evidence) {
    if (one.score < 2) continue
    const label = isSoftware ? one.topic.software : one.topic.label
    const key = label ?? `none:${evidence.indexOf(one)}`
    const known = labels.get(key)
    if (!known) labels.set(key, { label, score: one.score, evidence: one })
    else {
      const isStronger = one.score > known.evidence.score
      known.score = Math.max(known.score, one.score) + Math.min(known.score, one.score) * 0.4
      if (isStronger) known.evidence = { ...one, headScore: Math.max(one.headScore, known.evidence.headScore) }
    }
  }
  return [...labels.values()].toSorted((left, right) => right.score - left.score)
}

const passageOf = (evidence: Evidence, language: BaseLanguage): string => {
  const text = evidence.best?.zone.text ?? ''
  const words = wordsIn(language).find(({ topic }) => topic === evidence.topic)?.words
  const sentence = words ? sentencesOf(text, language).find((one) => fold(one).search(words) !== -1) : undefined
  return toPassage(sentence ?? text)
}

/** Every label with evidence, strongest first. */
const rankIndustries = (site: Site): { ranked: Ranked[]; isSoftware: boolean } => {
  const zones = zonesOf(site)
  const isSoftware = makesSoftware(site, zones)
  return { ranked: byLabel(weigh(site, zones), isSoftware), isSoftware }
}

/** Whether the site says of itself that it is a charity: that outweighs what the charity deals with. */
const charityZone = (site: Site, zones: Zone[]): Zone | undefined => {
  const statement = wordPattern(charityStatements[site.language])
  return zones.find((zone) => statement.test(fold(zone.text)))
}

const isPlain = (one: Ranked, rival: Ranked | undefined): boolean => {
  const { words, score, headScore } = one.evidence
  if (one.score < minimumScore || headScore < minimumHeadScore) return false
  const lead = words.size >= 2 || score >= typeWeight ? minimumLead : loneWordLead
  return words.size > 0 && (!rival || one.score >= rival.score * lead)
}

/** One of the 55 industries when the site's own words are plain enough; null otherwise. */
export const findIndustry = (site: Site): Fact | null => {
  const charity = charityZone(site, zonesOf(site))
  if (charity)
    return {
      field: 'industry',
      value: 'Nonprofit',
      source_url: charity.page.url.href,
      passage: charityPassage(charity, site),
    }
  const { ranked } = rankIndustries(site)
  const special = ranked.filter((one) => !one.evidence.topic.isBroad && one.label !== 'SaaS')
  const [first, second] = special[0] && isPlain(special[0], special[1]) ? special : ranked
  if (!first?.label || !isPlain(first, second)) return null
  return {
    field: 'industry',
    value: first.label,
    source_url: first.evidence.best?.zone.page.url.href ?? site.home.url.href,
    passage: passageOf(first.evidence, site.language),
  }
}

const charityPassage = (zone: Zone, site: Site): string => {
  const statement = wordPattern(charityStatements[site.language])
  return toPassage(
    sentencesOf(zone.text, site.language).find((sentence) => statement.test(fold(sentence))) ?? zone.text,
  )
}
