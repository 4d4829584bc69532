import { softwareWords } from './lexicons/topics.ts'
import { findCharity } from './industry-charity.ts'
import { typeWeight, weigh } from './industry-evidence.ts'
import { pattern, tradeText, vocabularyOf } from './industry-words.ts'
import { isHead, zonesOf } from './industry-zones.ts'
import { fold, sentencesOf, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Industry } from '#domain/industries.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Evidence } from './industry-evidence.ts'
import type { Zone } from './industry-zones.ts'
import type { Site } from './model.ts'

/** A label needs this much, of which some in a title, description, heading or schema.org type. */
const minimumScore = 3
const minimumHeadScore = 1.2
/** A few words that the head names after others must be said there more plainly. */
const laterHeadScore = 3
const manyWords = 4
/** One word alone is enough only where nothing else comes near. */
const loneWordLead = 1.5
/** Where one place alone names it (its weight and that of coming first), the text must speak of it too. */
const onePlaceScore = 6
const loneWordTextScore = 2
/** How much more evidence the first needs than the second. */
const minimumLead = 1.3
/** What the title names first and the rest of the site says most needs less, and so does what a schema.org type says. */
const firstMentionLead = 1.15
/** Trades whose work is described in words of another: a vet's of a doctor's, a solar installer's of a builder's. */
const kin: Partial<Record<Industry, Industry>> = {
  'Pet care': 'Healthcare',
  Energy: 'Construction',
  Architecture: 'Construction',
}
/** Running text adds to what titles, descriptions, first headings and sentences about the company say at most as much again and this. */
const textAllowance = 3
/** A special trade beside a broad one ("workshop", "shop") needs this share of its evidence. */
const specialShare = 0.5

/** Software, a platform or an app that a title or description offers to somebody: the noun decides, not its subject. */
const offeredSoftware =
  /\b(?<!\b(?:our|your|the|unsere|notre|nuestra|nostra) )(?:(?:[a-z-]*software|saas|logiciels?|gestionale)(?=\.?$|\. )|(?:[a-z-]*software|saas|logiciels?|gestionale|plataforma|plateforme|plattform|piattaforma|platform|app)(?= (?:for (?!you)|that |which |fur (?!sie|ihr)|die |para (?!ti|tu)|que |pour (?!vous|vot)|qui |per (?!te|voi)|che )))/

const offersSoftware = (site: Site): boolean =>
  [site.home.title, site.home.meta.get('description')?.[0] ?? ''].some((text) => offeredSoftware.test(fold(text)))

/** "Per App buchen", "with our app": by which customers book or order, which does not make a firm one of software. */
const byApp =
  /\b(?:per|via|by|with|through|using|in|on|from|mit|uber|aus|par|avec|sur|depuis|dans|con|por|desde|en|tramite|da|dalla|nell[ao']|sulla|su) ?(?:(?:our|the|your|an?|its|der|die|den|einer|unserer?|deiner|ihrer|notre|votre|l[ae]|une|nuestra|tu|una|nostra|tua) ?|l')?(?:own |free |mobile |eigene[nr]? |kostenlose[nr]? )?(?:[a-z]+-)?(?:apps?|appli|application|aplicacion|applicazione|platform|plattform|plateforme|plataforma|piattaforma|dashboard|api)\b|\b(?:our|unsere|notre|nuestra|la nostra) (?:apps?|appli|application|aplicacion|applicazione)\b|\bapp store\b/g

/** Words that any firm has use for, and those that only who sells software has. */
const anyFirm = /^(?:apps?|web app|app store|application|appli|aplicacion|applicazione|startup|start-up|tech)$/
const soldAsSoftware =
  /\b(?:saas|software|logiciels?|gestionale|api|cloud-based|free trial|book a demo|request a demo|integrat\w+|demo|integraciones|essai gratuit|integrations|kostenlos testen|schnittstellen|testphase|prova grat\w+|prueba gratis|integrazioni|per user|par utilisateur|pro nutzer|por usuario|per utente|pricing plans)\b/

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
  const heads = zones.filter(isHead).map((zone) => tradeText(zone.text, site.language).replaceAll(byApp, ' . '))
  const named = heads.flatMap((text) => [...text.matchAll(words)].map(([word]) => word))
  const count = named.length
  if (named.every((word) => anyFirm.test(word)) && !zones.some((zone) => soldAsSoftware.test(fold(zone.text))))
    return false
  const inText = zones
    .filter((zone) => !isHead(zone))
    .reduce((sum, zone) => sum + ([...fold(zone.text).replaceAll(byApp, ' . ').matchAll(words)].length > 0 ? 1 : 0), 0)
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
      const strongest = one.score > known.evidence.score ? one : known.evidence
      known.score = Math.max(known.score, one.score) + Math.min(known.score, one.score) * 0.4
      known.evidence = {
        ...strongest,
        headScore: Math.max(one.headScore, known.evidence.headScore),
        words: new Set([...known.evidence.words, ...one.words]),
      }
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

const hasType = ({ words }: Evidence): boolean => [...words].some((word) => /^[A-Z]/.test(word))

/** "Maraîcher" and "maraîchères" are one word; "coffee roasters" says more than one. */
const isLoneWord = ({ words }: Evidence): boolean =>
  new Set([...words].map((word) => word.slice(0, 6))).size === 1 && ![...words].some((word) => word.includes(' '))

const isVouchedFor = (one: Evidence): boolean =>
  !one.topic.onlyWith || hasType(one) || [...one.headWords].some((word) => one.topic.onlyWith?.test(word))

const isPlain = (one: Ranked, rival: Ranked | undefined): boolean => {
  const { words, score, headScore, isFirst, best } = one.evidence
  if (one.score < minimumScore || headScore < minimumHeadScore) return false
  if (one.label === one.evidence.topic.label && !isVouchedFor(one.evidence)) return false
  const isLater = !isFirst && !hasType(one.evidence) && words.size < manyWords
  if (isLater && headScore < laterHeadScore) return false
  const isInOnePlace = headScore <= onePlaceScore && score - headScore < loneWordTextScore
  const isSelfSaid = best?.zone.sentence !== undefined
  if (isInOnePlace && isLoneWord(one.evidence) && !isSelfSaid && !hasType(one.evidence)) return false
  const isAttested = words.size >= 2 || score >= typeWeight
  const isOfKin = isFirst && one.label !== null && rival !== undefined && kin[one.label] === rival.label
  const isNamedFirst = isAttested && (isFirst || hasType(one.evidence))
  const lead = isOfKin ? 1 : isNamedFirst ? firstMentionLead : isAttested ? minimumLead : loneWordLead
  return words.size > 0 && (!rival || one.score >= rival.score * lead)
}

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
  // A garden centre that the title names first stays one, whatever it says of its café.
  const isBroadFirst = ranked[0]?.evidence.topic.isBroad === true && ranked[0].evidence.isFirst
  const isSpecial =
    special[0] &&
    special[0].score >= top * specialShare &&
    (!isBroadFirst || special[0].evidence.isFirst) &&
    isPlain(special[0], special[1])
  const [first, second] = isSpecial ? special : ranked
  if (first && isPlain(first, second)) return first.label && toFact(first.label, first.evidence, site)
  // Software whose trade is not plain is software all the same.
  const software = isSoftware ? ranked.find((one) => one.label === 'SaaS') : undefined
  return software && software.evidence.headScore >= minimumHeadScore * 2
    ? toFact('SaaS', software.evidence, site)
    : null
}
