import type { BaseLanguage } from '#domain/languages.ts'
import { hasTerm } from '../data/read-data.ts'
import { objectsOf, textOf, typesOf } from '../page/entities.ts'
import type { Entity } from '../page/model.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { headingsAbove, placesOf } from '../site/read-site.ts'
import { fold, keyOf, oneLine, wordsOf } from '../text/fold.ts'
import type { Candidate, Field, Known, Place, Site, SitePage } from '../types.ts'
import { addressesIn, isStreet, mayBeStreet, toStreet, town } from './addresses.ts'
import { isTown, townsIn } from './towns.ts'
import { passageAround, passageEnding, toPassage } from './passage.ts'

type Mention = {
  value: string
  page: SitePage
  passage: string
  kind: 'linkedData' | 'address' | 'street' | 'town'
  place?: Place
}

const longest = 160
/** Longer texts name many towns that are not the company's. */
const longestTownLine = 160

/** A block with the lines that follow it, as an address is often spread over several. */
const stretchFrom = ({ page, block, index }: Place) => {
  const next = page.blocks
    .slice(index + 1, index + 4)
    .filter(({ area, voice, text }) => area === block.area && voice === 'own' && text.length < 90)
  return block.text.length > 90 ? block.text : [block, ...next].map(({ text }) => text).join('\n')
}

const textMentions = (places: Place[], language: BaseLanguage): Mention[] =>
  places.flatMap((place): Mention[] => {
    const { page, block } = place
    const stretch = stretchFrom(place)
    const full = addressesIn(stretch, language).map(({ value, end }): Mention => ({
      value,
      page,
      passage: passageEnding(stretch, end),
      kind: 'address',
      place,
    }))
    if (full.length > 0) return full
    const streets = block.text
      .split('\n')
      .filter((line) => isStreet(line, language) || (block.tag === 'address' && mayBeStreet(line)))
    return streets.map((line) => ({
      value: toStreet(line, language),
      page,
      passage: passageAround(block.text, line),
      kind: 'street',
      place,
    }))
  })

const addressOf = (entity: Entity): string => {
  if (typeof entity['address'] === 'string') return oneLine(entity['address'])
  const [address] = objectsOf(entity['address'])
  if (!address) return ''
  const line = [textOf(address['postalCode']), textOf(address['addressLocality'])].filter(Boolean).join(' ')
  return (
    [textOf(address['streetAddress']), line].filter(Boolean).join(', ') ||
    textOf(address['addressRegion']) ||
    textOf(address['addressCountry'])
  )
}

const linkedMentions = (site: Site): Mention[] => [
  ...ownOrganisations(site).flatMap(({ entity, page }) => {
    const value = addressOf(entity)
    return value ? [{ value, page, passage: toPassage(value), kind: 'linkedData' as const }] : []
  }),
  ...site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => typesOf(entity).includes('PostalAddress'))
      .map((entity) => ({ value: addressOf({ address: entity }), page, kind: 'linkedData' as const }))
      .filter(({ value }) => value)
      .map((mention) => ({ ...mention, passage: toPassage(mention.value) })),
  ),
]

const inTown: Record<BaseLanguage, RegExp> = {
  de: new RegExp(String.raw`(?:\b[Ii]n|\b[Aa]us|\bStandort|\bSitz in|\b[Nn]ähe von)\s+(${town})`, 'gu'),
  en: new RegExp(
    String.raw`(?:\b[Ii]n|\b[Bb]ased in|\b[Ff]rom|\b[Ss]erving|\b[Ll]ocated in)\s+(${town}(?:, ${town})?)`,
    'gu',
  ),
  es: new RegExp(String.raw`(?:\b[Ee]n|\b[Dd]esde)\s+(${town})`, 'gu'),
  fr: new RegExp(String.raw`(?:(?<!\p{L})à|\bsur|\bbasée? à)\s+(${town})`, 'gu'),
  it: new RegExp(String.raw`(?:\ba|\bad|\bin|\bdi|\bsede a)\s+(${town})`, 'gu'),
}

/** A full stop after more than an abbreviation such as "St." ends the name. */
const endOfTown = (value: string) => value.replace(/(?<=[\p{L}’'-]{4})\. .*$/u, '').replace(/[.,]+$/, '')

/** A town on no list could be any word, unless it stands after a label or several times. */
const isTownInDoubt = ({ features }: Candidate) =>
  features['townOnly'] === 1 &&
  features['knownTown'] === 0 &&
  features['labelled'] === 0 &&
  features['townCount']! < 0.3

/** Towns that the text names with a preposition; those in titles count most. */
const townMentions = (site: Site, places: Place[]): Mention[] => {
  const titles = site.pages.flatMap((page) =>
    [page.title, ...(page.meta.get('description') ?? [])].map((text) => ({ text, page, place: undefined })),
  )
  const texts = places
    .filter(({ block }) => block.text.length < 600)
    .map((place) => ({ text: place.block.text, page: place.page, place }))
  return [...titles, ...texts].flatMap(({ text, page, place }) => {
    const named = [...text.matchAll(inTown[site.language])].map(({ 1: value }) => endOfTown(value!))
    const known =
      text.length > longestTownLine
        ? []
        : townsIn(text).filter((town) => !named.some((value) => value.startsWith(town)))
    return [...named, ...known].map((value): Mention => ({
      value,
      page,
      passage: passageAround(text, value),
      kind: 'town',
      ...(place && { place }),
    }))
  })
}

const isForeign = ({ place, passage }: Mention) => {
  const above = place ? headingsAbove(place).slice(0, 2) : []
  return hasTerm(fold([...above, passage].join(' · ')), 'others')
}

/** The same address twice has the same numbers and shares its longest word. */
const groupKey = ({ value, kind }: Mention) => {
  const words = wordsOf(value)
  const numbers = words.filter((word) => /\d{4,}/.test(word))
  return kind === 'town' || numbers.length === 0
    ? keyOf(value)
    : `${numbers[0]} ${words.find((word) => /^\d{1,3}[a-z]?$/.test(word)) ?? ''}`
}

const toCandidate = (group: Mention[], site: Site, { name = '' }: Known, most: number): Candidate => {
  const best =
    group.toSorted((left, right) => right.value.length - left.value.length).find(({ value }) => value.length < 100) ??
    group[0]!
  const has = (holds: (mention: Mention) => boolean | undefined) => Number(group.some(holds))
  const kinds = new Set(group.map(({ kind }) => kind))
  return {
    value: best.value,
    url: best.page.url,
    passage: best.passage,
    features: {
      linkedData: Number(kinds.has('linkedData')),
      full: Number(kinds.has('address')),
      streetOnly: Number(kinds.has('street') && !kinds.has('address')),
      townOnly: Number(kinds.has('town') && kinds.size === 1),
      townInTitle: has(({ kind, place }) => kind === 'town' && !place),
      knownTown: Number(kinds.has('town') && isTown(best.value)),
      townCount: kinds.has('town') ? Math.min(group.length, 10) / 10 : 0,
      street: Number(isStreet(best.value, site.language)),
      houseNumber: Number(/\b\d{1,4}\s?[a-z]?\b/i.test(best.value)),
      code: Number(/\b\d{4,6}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(best.value)),
      addressTag: has(({ place }) => place?.block.tag === 'address'),
      labelled: has(
        ({ place }) =>
          place &&
          hasTerm(
            fold([place.block.text.slice(0, 60), ...headingsAbove(place).slice(0, 1)].join(' · ')),
            'address label',
          ),
      ),
      contact: has(({ page }) => page.kind === 'contact' || page.kind === 'imprint'),
      footer: has(({ place }) => place?.block.area === 'footer'),
      home: has(({ page }) => page === site.home),
      legalOnly: Number(group.every(({ page }) => page.kind === 'legal')),
      named: has(({ passage }) => name !== '' && fold(passage).includes(fold(name))),
      inName: Number(kinds.has('town') && name !== '' && ` ${keyOf(name)} `.includes(` ${keyOf(best.value)} `)),
      mostNamed: group.length / most,
      long: Math.max(0, wordsOf(best.value).length - 9) / 9,
    },
  }
}

/** An address says more than its town alone, which backs it where a title names it. */
const withoutTheirTowns = (candidates: Candidate[]): Candidate[] => {
  const isTownOnly = ({ features }: Candidate) => features['townOnly'] === 1
  const addresses = candidates.filter((one) => !isTownOnly(one))
  const isIn = (town: Candidate) => (address: Candidate) =>
    ` ${keyOf(address.value)} `.includes(` ${keyOf(town.value)} `)
  for (const town of candidates.filter(isTownOnly))
    for (const address of addresses.filter(isIn(town)))
      address.features['townInTitle'] = Math.max(address.features['townInTitle']!, town.features['townInTitle']!)
  return candidates.filter((one) => !isTownOnly(one) || !addresses.some(isIn(one)))
}

/** The seat of the company: its address, or else the town that it says it is in. */
export const location: Field = {
  name: 'location',
  candidates: (site, known) => {
    const places = placesOf(site)
    const mentions = [
      ...linkedMentions(site),
      ...textMentions(places, site.language),
      ...townMentions(site, places),
    ].filter((mention) => mention.value.length > 2 && mention.value.length <= longest && !isForeign(mention))
    const groups = [...Map.groupBy(mentions, groupKey).values()]
    const most = Math.max(1, ...groups.map((group) => group.length))
    return withoutTheirTowns(
      groups.map((group) => toCandidate(group, site, known, most)).filter((one) => !isTownInDoubt(one)),
    )
  },
}
