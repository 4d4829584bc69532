// The only door: pages in, facts with their evidence out. Pure: no network, no database, the same facts for the same pages.
import type { FactField } from '#domain/facts.ts'
import { fields } from './fields/fields.ts'
import { passageHolding, toPassage } from './fields/passage.ts'
import { confidenceOf, modelOf, rank } from './fields/score.ts'
import type { Page, PageModel } from './page/model.ts'
import { typesOf } from './page/entities.ts'
import { needsJavaScript } from './page/needs-javascript.ts'
import { readPage } from './page/read-page.ts'
import { textOfScript } from './page/script-text.ts'
import { candidatesOf, evidenceOf, type FieldCandidate } from './reading/candidates.ts'
import { numberPassages, type NumberedPassage } from './reading/passages.ts'
import { toSite } from './site/read-site.ts'
import type { Confidence, EngineField, Field, Known, Scored, Site } from './types.ts'

export { toPassage }
export { fold, oneLine } from './text/fold.ts'
export { needsJavaScript, readPage, textOfScript, typesOf }
export type { FieldCandidate, NumberedPassage, Page, PageModel }

/** A fact with the page and the words on it (at most 300 characters) that say so. */
export type FoundFact = {
  field: FactField | 'summary' | 'language'
  value: string
  confidence: Confidence
  source_url: string
  passage: string
}

/** How far the site itself names the candidate as what it is. */
const named = (field: Field, { features }: Scored) => (field.first === undefined ? 0 : features[field.first]!)

const choose = (field: Field, candidates: Scored[]): Scored[] => {
  const model = modelOf(field.name)
  const shown = candidates.filter(
    (one, rank) => rank < (field.least ?? 0) || named(field, one) > 0 || confidenceOf(one.score, model),
  )
  return shown.slice(0, field.most ?? 1)
}

/** All candidates of a field with their scores, the best first. For `explain.ts` and the fit. */
export const rankedCandidates = (site: Site, field: Field, known: Known): Scored[] => {
  const ranked = rank(field.candidates(site, known), modelOf(field.name))
  return ranked.toSorted((one, other) => named(field, other) - named(field, one))
}

const readSite = (pages: Page[], startUrl?: string) =>
  toSite(
    pages.flatMap((page) => (URL.canParse(page.url) ? readPage(page) : [])),
    startUrl,
  )

/** Far more than are chosen or looked at. */
const keptCandidates = 40

/** Each engine field's best candidates, name and location first, as the others look at them. */
const rankedOf = (site: Site): Map<Field, Scored[]> => {
  const known: Known = {}
  return new Map(
    fields.map((field) => {
      const ranked = rankedCandidates(site, field, known).slice(0, keptCandidates)
      if (field.name === 'name' || field.name === 'location') known[field.name] = choose(field, ranked)[0]?.value
      return [field, ranked]
    }),
  )
}

const chosenFrom = (ranked: Map<Field, Scored[]>): Map<EngineField, Scored[]> =>
  new Map([...ranked].map(([field, candidates]) => [field.name, choose(field, candidates)]))

/** Each engine field's chosen values. */
export const chosenOf = (site: Site): Map<EngineField, Scored[]> => chosenFrom(rankedOf(site))

/** What only a script holds may be of a page that no longer exists. */
const isOfScript = ({ pages }: Site, { url }: Scored) => pages.some((page) => page.isScript && page.url === url)

const toFact = (
  field: FoundFact['field'],
  values: Scored[],
  sources: readonly EngineField[],
  site: Site,
): FoundFact[] => {
  const [best] = values
  if (!best) return []
  const texts = values.map(({ value }) => value)
  const place = (texts.length > 1 && passageHolding(texts, site.pages)) || best
  const isSure = values.every(
    (value) =>
      !isOfScript(site, value) && sources.some((source) => confidenceOf(value.score, modelOf(source)) === 'sure'),
  )
  return [
    {
      field,
      value: texts.join(', '),
      confidence: isSure ? 'sure' : 'likely',
      source_url: place.url,
      passage: place.passage,
    },
  ]
}

const factsOf = (chosen: Map<EngineField, Scored[]>, site: Site): FoundFact[] => {
  const contacts = [...(chosen.get('emails') ?? []), ...(chosen.get('phones') ?? [])]
  return [...chosen].flatMap(([field, values]) => {
    if (field === 'phones') return []
    return field === 'emails'
      ? toFact('contacts', contacts, ['emails', 'phones'], site)
      : toFact(field, values, [field], site)
  })
}

/** What a site says, for someone who judges the facts that the rules chose. */
export type Reading = {
  /** At most one for each field. */
  facts: FoundFact[]
  /** The best of each field, the chosen ones among them. */
  candidates: FieldCandidate[]
  /** The site's own words, page after page. */
  passages: NumberedPassage[]
}

/** Reads the pages of a company's site. Throws on no HTML. */
export const readFacts = (pages: Page[], { start_url }: { start_url?: string } = {}): Reading => {
  const site = readSite(pages, start_url)
  if (!site) return { facts: [], candidates: [], passages: [] }
  const ranked = rankedOf(site)
  const byName = new Map([...ranked].map(([field, candidates]) => [field.name, candidates]))
  const passages = numberPassages(site, evidenceOf(byName))
  return { facts: factsOf(chosenFrom(ranked), site), candidates: candidatesOf(byName, passages), passages }
}

/** The facts alone. */
export const extractFacts = (pages: Page[], options?: { start_url?: string }): FoundFact[] =>
  readFacts(pages, options).facts

export { readSite, fields }
