import { charityStatements, softwareWords, topics } from './lexicons/topics.ts'
import { firstPerson } from './audience.ts'
import { kindNamed, matchesIn, pattern, tradeText, vocabularyOf, weakPatterns } from './industry-words.ts'
import { isInterfaceText, maskBrand } from './headings.ts'
import { isOrganisation, isOwnRole, textOf } from './structured-data.ts'
import { selfDescriptions } from './self-descriptions.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { fold, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Industry } from '#domain/industries.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Topic } from './lexicons/topics.ts'
import type { Match } from './industry-words.ts'
import type { PageModel, Site } from './model.ts'

type Zone = {
  text: string
  weight: number
  page: PageModel
  /** The whole sentence when the text is what a company says that it is. */
  sentence?: string
}
type Evidence = {
  topic: Topic
  score: number
  headScore: number
  words: Set<string>
  best: { zone: Zone; gain: number } | null
}

/** A label needs this much, of which some in a title, description, heading or schema.org type. */
const minimumScore = 3
const minimumHeadScore = 1.2
/** One word alone is enough only where nothing else comes near. */
const loneWordLead = 1.5
const weakShare = 0.4
/** How much more evidence the first needs than the second. */
const minimumLead = 1.3
/** What the home page's title or description names first counts for more than what it adds. */
const firstMentionWeight = 3
/** Running text adds to what titles, descriptions, first headings and sentences about the company say at most as much again and this. */
const textAllowance = 3
/** A company says what it is once or twice; more would count it too often. */
const maximumSelfDescriptions = 2
/** A special trade beside a broad one ("workshop", "shop") needs this share of its evidence. */
const specialShare = 0.5
/** The same word in running text counts only so often. */
const maximumRepeats = 5
const typeWeight = 9
const teachingWeight = 7
const footerWeight = 0.2
/** "We are a manufacturer of …" says more than the wares that a title names. */
const selfWeight = 4

/** "Acme is a manufacturer of …", and how structured data describes the company. */
const selfZones = (site: Site, brand: string | null): Zone[] => [
  ...selfDescriptions(site, brand)
    .filter(({ text }) => matchesIn(text, site.language, true).length > 0)
    .slice(0, maximumSelfDescriptions)
    .map((told): Zone => ({ ...told, weight: selfWeight })),
  ...ownOrganisations(site)
    .map(({ entity, page }): Zone => ({ text: textOf(entity.values.description).slice(0, 300), weight: 3, page }))
    .filter(({ text }) => text !== '' && !site.home.meta.get('description')?.includes(text))
    .slice(0, 1),
]

const zonesOf = (site: Site, brand: string | null): Zone[] => {
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
      else add(block.text, block.region === 'footer' ? footerWeight : isHome || page.kind === 'about' ? 0.5 : 0.3)
    }
  }
  return [...zones, ...selfZones(site, brand)]
}

/** Zones of a title, description, first heading or sentence about the company; the rest is running text. */
const isHead = (zone: Zone): boolean => zone.weight >= 3

const weigh = (site: Site, zones: Zone[]): Evidence[] => {
  const evidence = new Map(
    topics.map((topic): [Topic, Evidence] => [topic, { topic, score: 0, headScore: 0, words: new Set(), best: null }]),
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
  /\b(?<!\b(?:our|your|the|unsere|notre|nuestra|nostra) )(?:(?:[a-z-]*software|saas|logiciels?|gestionale)(?=\.?$|\. )|(?:[a-z-]*software|saas|logiciels?|gestionale|plataforma|plateforme|plattform|piattaforma|platform|app)(?= (?:for (?!you)|that |which |fur (?!sie|ihr)|die |para (?!ti|tu)|que |pour (?!vous|vot)|qui |per (?!te|voi)|che )))/

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
  const heads = zones.filter(isHead).map((zone) => tradeText(zone.text, site.language))
  const count = heads.reduce((sum, text) => sum + [...text.matchAll(words)].length, 0)
  const inText = zones
    .filter((zone) => !isHead(zone))
    .reduce((sum, zone) => sum + ([...fold(zone.text).matchAll(words)].length > 0 ? 1 : 0), 0)
  return count >= 2 || (count >= 1 && inText >= 2)
}

/** What a text mentions in passing (partners, customers, neighbours) must not outweigh what the head says. */
const withoutPassing = (one: Evidence): Evidence => ({
  ...one,
  score: one.headScore + Math.min(one.score - one.headScore, one.headScore + textAllowance),
})

type Ranked = { label: Industry | null; score: number; evidence: Evidence }

/** Topics that lead to the same label vouch for each other. */
const byLabel = (evidence: Evidence[], isSoftware: boolean): Ranked[] => {
  const labels = new Map<string, Ranked>()
  for (const one of evidence.map(withoutPassing)) {
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

const passageOf = ({ best, topic }: Evidence, language: BaseLanguage): string => {
  if (best?.zone.sentence) return toPassage(best.zone.sentence)
  const text = best?.zone.text ?? ''
  const vocabulary = vocabularyOf(language).filter((one) => one.topic === topic)
  const sentence = sentencesOf(text, language).find((one) =>
    vocabulary.some(({ words }) => fold(one).search(words) !== -1),
  )
  return toPassage(sentence ?? text)
}

/** Every label with evidence, strongest first. */
const rankIndustries = (site: Site, zones: Zone[]): { ranked: Ranked[]; isSoftware: boolean } => {
  const isSoftware = makesSoftware(site, zones)
  return { ranked: byLabel(weigh(site, zones), isSoftware), isSoftware }
}

/** What it was at first is no longer a charity. */
const formerCharity =
  /\b(?:originally|formerly|used to be|began as|started as|a l'origine|autrefois|devenue?s? une (?:scop|cooperative|societe|entreprise)|originalmente|antes era|nacio como|ursprunglich|fruher|hervorgegangen|in origine|originariamente|nat[oa] come)\b/

/** Right before the statement a verb of the past; farther before it, whom the company gives to or works with. */
const othersCharity =
  /\b(?:was|were|etait|fut|fue|era|war|waren|wurde)(?: \S+){0,2} ?$|\b(?:(?:we|i) (?:\w+ )?(?:support|sponsor|donate|give|raise|work (?:with|for)|partner)|donat\w+ (?:to|for)|proceeds|partners?|sponsor\w*|members? of|reversons|soutenons|partenaires?|membres? d\w+|donamos|colaboramos|apoyamos|destinamos|socios? de|wir (?:unterstutzen|spenden|fordern)|mitglied\w*|spenden an|sosteniamo|doniamo|devolviamo|collaboriamo|soci[oa]? di|clients?|customers?|kunden|clientes|clienti)\b/

const saysCharity = (text: string, zone: Zone, site: Site, brand: string | null): string | undefined => {
  const statement = wordPattern(charityStatements[site.language])
  const isOwnPlace = isHead(zone) || zone.weight <= footerWeight
  return sentencesOf(text, site.language).find((sentence) => {
    const folded = maskBrand(fold(sentence), brand)
    const isOwn = isOwnPlace || firstPerson.test(folded) || folded.split(' ').length <= 8
    const at = folded.search(statement)
    return at !== -1 && isOwn && !formerCharity.test(folded) && !othersCharity.test(folded.slice(0, at))
  })
}

/** Whether the site says of itself that it is a charity: that outweighs what the charity deals with. */
const findCharity = (site: Site, zones: Zone[], brand: string | null): Fact | null => {
  for (const zone of zones) {
    const sentence = saysCharity(zone.text, zone, site, brand)
    if (sentence)
      return {
        field: 'industry',
        value: 'Nonprofit',
        source_url: zone.page.url.href,
        passage: toPassage(sentence),
      }
  }
  return null
}

const isPlain = (one: Ranked, rival: Ranked | undefined): boolean => {
  const { words, score, headScore } = one.evidence
  if (one.score < minimumScore || headScore < minimumHeadScore) return false
  const lead = words.size >= 2 || score >= typeWeight ? minimumLead : loneWordLead
  return words.size > 0 && (!rival || one.score >= rival.score * lead)
}

const hasType = ({ words }: Evidence): boolean => [...words].some((word) => /^[A-Z]/.test(word))

/** A shop by its own structured data is not of another trade for one word of its goods ("kitchen knives"). */
const shopByType = (ranked: Ranked[], special: Ranked | undefined): Ranked | undefined =>
  special && special.evidence.words.size > 1
    ? undefined
    : ranked.find(({ evidence }) => evidence.topic.isBroad && hasType(evidence))

const toFact = (label: Industry, evidence: Evidence, site: Site): Fact => ({
  field: 'industry',
  value: label,
  source_url: evidence.best?.zone.page.url.href ?? site.home.url.href,
  passage: passageOf(evidence, site.language),
})

/** One of the 55 industries when the site's own words are plain enough; null otherwise. */
export const findIndustry = (site: Site, brand: string | null): Fact | null => {
  const zones = zonesOf(site, brand)
  const charity = findCharity(site, zones, brand)
  if (charity) return charity
  const { ranked, isSoftware } = rankIndustries(site, zones)
  const top = ranked[0]?.score ?? 0
  const special = ranked.filter((one) => !one.evidence.topic.isBroad && one.label !== 'SaaS')
  const shop = shopByType(ranked, special[0])
  if (shop?.label && isPlain(shop, undefined)) return toFact(shop.label, shop.evidence, site)
  const isSpecial = special[0] && special[0].score >= top * specialShare && isPlain(special[0], special[1])
  const [first, second] = isSpecial ? special : ranked
  if (first && isPlain(first, second)) return first.label && toFact(first.label, first.evidence, site)
  // Software whose trade is not plain is software all the same.
  const software = isSoftware ? ranked.find((one) => one.label === 'SaaS') : undefined
  return software && software.evidence.headScore >= minimumHeadScore * 2
    ? toFact('SaaS', software.evidence, site)
    : null
}
