import { industries, type Industry } from '#domain/industries.ts'
import { typesOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import { placesOf } from '../site/read-site.ts'
import type { Field, Known, Site } from '../types.ts'
import { hasTerm } from '../data/read-data.ts'
import { fold } from '../text/fold.ts'
import { sentencesOf } from '../text/sentences.ts'
import { toPassage } from './passage.ts'
import { industryOfType, tradesIn } from './trades.ts'

/** Where the words of trades stand. */
type Source = 'name' | 'title' | 'heading' | 'description' | 'menu' | 'opening' | 'identity' | 'headings' | 'text'
type Piece = { source: Source; text: string; url: string }

/** How many paragraphs open a home page. */
const openingParagraphs = 4

const headPieces = (site: Site, { name = '' }: Known): Piece[] => {
  const { home } = site
  const url = home.url
  const meta = (key: string) => home.meta.get(key)?.slice(0, 1) ?? []
  return [
    { source: 'name', text: name, url },
    { source: 'title', text: home.title, url },
    ...[...meta('description'), ...meta('og:description'), ...meta('keywords')].map((text): Piece => ({
      source: 'description',
      text,
      url,
    })),
    ...site.pages.slice(1).map((page): Piece => ({ source: 'headings', text: page.title, url: page.url })),
  ]
}

/** "We are bakers", "Halden is a bakery": sentences that say what the company is. */
const identityPieces = (site: Site, { name = '' }: Known): Piece[] => {
  const folded = fold(name)
  const isIdentity = (text: string) =>
    hasTerm(text, 'we are', site.language) ||
    (name !== '' && text.includes(folded) && hasTerm(text, 'it is', site.language))
  return placesOf(site)
    .filter(({ block: { voice, text } }) => voice === 'own' && text.length > 20 && isIdentity(fold(text)))
    .flatMap(({ page, block: { text } }) =>
      sentencesOf(text, site.language)
        .filter((sentence) => isIdentity(fold(sentence)))
        .map((sentence): Piece => ({ source: 'identity', text: sentence, url: page.url })),
    )
}

const bodyPieces = (site: Site): Piece[] => {
  let opened = 0
  return placesOf(site).flatMap(({ page, block: { text, level, area, voice } }): Piece[] => {
    const url = page.url
    if (voice !== 'own' || page.kind === 'legal' || page.kind === 'imprint') return []
    if (area === 'nav') return [{ source: 'menu', text, url }]
    const isHome = page.kind === 'home'
    if (level === 1 && isHome) return [{ source: 'heading', text, url }]
    if (level > 0) return [{ source: 'headings', text, url }]
    const isOpening = isHome && area !== 'footer' && text.length > 60 && opened++ < openingParagraphs
    const piece: Piece = { source: 'text', text, url }
    return isOpening ? [{ ...piece, source: 'opening' }, piece] : [piece]
  })
}

type Tally = { weight: number; terms: Set<string> }

/** How much each industry's terms weigh in a source; a term said again adds less. */
const tallyOf = (pieces: Piece[], site: Site): Map<Industry, Tally> => {
  const counts = new Map<string, { list: Industry; term: string; count: number }>()
  for (const { text } of pieces)
    for (const { list, term } of tradesIn(text, site.language)) {
      const key = `${list} ${term}`
      const known = counts.get(key) ?? { list, term, count: 0 }
      known.count++
      counts.set(key, known)
    }
  const tally = new Map<Industry, Tally>()
  for (const { list, term, count } of counts.values()) {
    const own = tally.get(list) ?? { weight: 0, terms: new Set() }
    own.weight += Math.log2(1 + count)
    own.terms.add(term)
    tally.set(list, own)
  }
  return tally
}

/** An industry's share of all that a source says about trades; sources that say little count less. */
const shareOf = (tally: Map<Industry, Tally>, industry: Industry) => {
  const all = [...tally.values()].reduce((sum, { weight }) => sum + weight, 0)
  return (tally.get(industry)?.weight ?? 0) / (all + 1)
}

const typedIndustries = (site: Site) =>
  new Set(ownOrganisations(site).flatMap(({ entity }) => typesOf(entity).flatMap((type) => industryOfType(type) ?? [])))

const sources: Source[] = ['name', 'title', 'heading', 'description', 'menu', 'opening', 'identity', 'headings', 'text']
/** The order in which evidence is shown. */
const evidence: Source[] = [
  'identity',
  'description',
  'opening',
  'heading',
  'title',
  'headings',
  'text',
  'menu',
  'name',
]

/** One of the 55 industries: the one whose trades the site speaks of most, above all where it says what it is. */
export const industry: Field = {
  name: 'industry',
  candidates: (site, known) => {
    const pieces = [...headPieces(site, known), ...identityPieces(site, known), ...bodyPieces(site)]
    const bySource = Map.groupBy(pieces, ({ source }) => source)
    const tallies = sources.map((source) => ({ source, tally: tallyOf(bySource.get(source) ?? [], site) }))
    const types = typedIndustries(site)
    const found = industries.filter((one) => types.has(one) || tallies.some(({ tally }) => tally.has(one)))
    const shares = new Map(
      found.map((one) => [one, tallies.map(({ source, tally }) => [source, shareOf(tally, one)] as const)]),
    )
    const total = (one: Industry) => shares.get(one)!.reduce((sum, [, share]) => sum + share, 0)
    return found.flatMap((one) => {
      const said = evidence
        .flatMap((source) => bySource.get(source) ?? [])
        .find(({ text }) => tradesIn(text, site.language).some(({ list }) => list === one))
      const best = Math.max(0, ...found.filter((other) => other !== one).map(total))
      return [
        {
          value: one,
          url: said?.url ?? site.home.url,
          passage: toPassage(said?.text ?? site.home.title),
          features: {
            ...Object.fromEntries(shares.get(one)!),
            type: Number(types.has(one)),
            lead: total(one) - best,
          },
        },
      ]
    })
  },
}
