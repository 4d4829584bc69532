import { topics } from './lexicons/topics.ts'
import { isHead } from './industry-zones.ts'
import { kindNamed, matchesIn, tradeText, weakPatterns } from './industry-words.ts'
import { ownOrganisations } from './own-entities.ts'
import { isOrganisation, isOwnRole } from './structured-data.ts'
import { fold, sentencesOf } from './text.ts'
import type { Topic } from './lexicons/topics.ts'
import type { Match } from './industry-words.ts'
import type { Zone } from './industry-zones.ts'
import type { Site } from './model.ts'

/** What speaks for one topic: its score, the part of it from titles, descriptions and first headings, and the words. */
export type Evidence = {
  topic: Topic
  score: number
  headScore: number
  words: Set<string>
  /** Those of titles, descriptions and first headings. */
  headWords: Set<string>
  best: { zone: Zone; gain: number } | null
  /** The home page's title or description names it before any other trade. */
  isFirst: boolean
}

const weakShare = 0.4
/** What the home page's title or description names first counts for more than what it adds. */
const firstMentionWeight = 3
/** The same word in running text counts only so often. */
const maximumRepeats = 5
/** What schema.org types say outweighs words. */
export const typeWeight = 9
const teachingWeight = 7

/** How much each topic is attested by the words of the zones, by what the title names first, by teaching and by types. */
export const weigh = (site: Site, zones: Zone[]): Evidence[] => {
  const evidence = new Map(
    topics.map((topic): [Topic, Evidence] => [
      topic,
      { topic, score: 0, headScore: 0, words: new Set(), headWords: new Set(), best: null, isFirst: false },
    ]),
  )
  const counts = new Map<string, number>()
  const weak = weakPatterns[site.language]
  for (const zone of zones) {
    const gains = new Map<Topic, number>()
    const matches = matchesIn(tradeText(zone.text, site.language), site.language, zone.weight >= 1)
    for (const { topic, word } of uniqueWords(zone.sentence ? kindNamed(matches, zone.text, site.language) : matches)) {
      const key = `${topics.indexOf(topic)} ${word}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      // In "we are a shop" even a word that many use is meant.
      const isWeak = !zone.sentence && weak.test(word)
      if (!isWeak) evidence.get(topic)?.words.add(word)
      if (isHead(zone)) evidence.get(topic)?.headWords.add(word)
      if (count <= maximumRepeats) gains.set(topic, (gains.get(topic) ?? 0) + zone.weight * (isWeak ? weakShare : 1))
    }
    for (const [topic, gain] of gains) addGain(evidence.get(topic), zone, gain)
  }
  addFirstMention(site, zones, evidence)
  addTeaching(site, evidence)
  return withTypes(site, [...evidence.values()])
}

/** "Hotel Adler – kitchen, wine, events" is a hotel: the first trade of the title, or else of the description, leads. */
const addFirstMention = (site: Site, zones: Zone[], evidence: Map<Topic, Evidence>): void => {
  for (const zone of zones.filter((one) => one.page === site.home && isHead(one) && !one.sentence)) {
    const matches = matchesIn(tradeText(zone.text, site.language), site.language, true)
      .filter(({ word }) => !weakPatterns[site.language].test(word))
      .toSorted((left, right) => left.from - right.from)
    const first = matches[0] && evidence.get(matches[0].topic)
    if (!first) continue
    first.score += firstMentionWeight
    first.headScore += firstMentionWeight
    first.isFirst = true
    return
  }
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

/** A house that teaches a trade ("forklift training centre") is not of that trade. */
const teaches =
  /\b(?<!\b(?:our|own|its|with a|unsere[mn]?|eigene[smn]?|notre|propre|nuestro|propio|nostro|proprio) )(?:training (?:cent(?:er|re)s?|college|academy|providers?|school)|vocational college|(?:centre|organisme|institut|ecole) de formation|bildungs(?:zentrum|trager|werk|institut)|(?:weiter|fort)bildungs(?:zentrum|institut|anbieter|trager)|ausbildungszentrum|centro de (?:formacion|estudios)|(?:centro|ente|istituto) di formazione)(?![a-z])/

const schools = topics.find(({ types }) => types?.startsWith('School|'))

const addTeaching = (site: Site, evidence: Map<Topic, Evidence>): void => {
  const description = sentencesOf(site.home.meta.get('description')?.[0] ?? '', site.language)[0] ?? ''
  const text = [site.home.title, description].find((one) => teaches.test(fold(one)))
  const found = schools && evidence.get(schools)
  const word = text && teaches.exec(fold(text))?.[0]
  if (!text || !word || !found) return
  found.words.add(word)
  found.best ??= { zone: { text, weight: 0, page: site.home }, gain: 0 }
  found.score += teachingWeight
  found.headScore += teachingWeight
}

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
