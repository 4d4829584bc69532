// The only door: pages in, facts with their evidence out. Pure: no network, no database, the same facts for the same pages.
import type { FactField } from '#domain/facts.ts'
import { fields } from './fields/fields.ts'
import { passageHolding, toPassage } from './fields/passage.ts'
import { confidenceOf, modelOf, rank } from './fields/score.ts'
import type { Page, PageModel } from './page/model.ts'
import { typesOf } from './page/entities.ts'
import { readPage } from './page/read-page.ts'
import { toSite } from './site/read-site.ts'
import type { Confidence, EngineField, Field, Known, Scored, Site } from './types.ts'

export { toPassage }
export { fold, oneLine } from './text/fold.ts'
export { readPage, typesOf }
export type { Page, PageModel }

/** A fact with the page and the words on it (at most 300 characters) that say so. */
export type FoundFact = {
  field: FactField | 'summary' | 'language'
  value: string
  confidence: Confidence
  source_url: string
  passage: string
}

const choose = (field: Field, candidates: Scored[]): Scored[] => {
  const model = modelOf(field.name)
  const shown = candidates.filter(({ score }, rank) => rank < (field.least ?? 0) || confidenceOf(score, model))
  return shown.slice(0, field.most ?? 1)
}

/** All candidates of a field with their scores, the best first. For `explain.ts` and the fit. */
export const rankedCandidates = (site: Site, field: Field, known: Known): Scored[] =>
  rank(field.candidates(site, known), modelOf(field.name))

const readSite = (pages: Page[], startUrl?: string) =>
  toSite(
    pages.flatMap((page) => (URL.canParse(page.url) ? readPage(page) : [])),
    startUrl,
  )

/** Each engine field's chosen values, name and location first, as the others look at them. */
export const chosenOf = (site: Site): Map<EngineField, Scored[]> => {
  const chosen = new Map<EngineField, Scored[]>()
  const known: Known = {}
  for (const field of fields) {
    const values = choose(field, rankedCandidates(site, field, known))
    chosen.set(field.name, values)
    if (field.name === 'name' || field.name === 'location') known[field.name] = values[0]?.value
  }
  return chosen
}

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
  const isSure = values.every(({ score }) => sources.some((source) => confidenceOf(score, modelOf(source)) === 'sure'))
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

/** The facts that a site's pages state about its company, at most one for each field. Throws on no HTML. */
export const extractFacts = (pages: Page[], { start_url }: { start_url?: string } = {}): FoundFact[] => {
  const site = readSite(pages, start_url)
  if (!site) return []
  const chosen = chosenOf(site)
  const contacts = [...(chosen.get('emails') ?? []), ...(chosen.get('phones') ?? [])]
  return [...chosen].flatMap(([field, values]) => {
    if (field === 'phones') return []
    return field === 'emails'
      ? toFact('contacts', contacts, ['emails', 'phones'], site)
      : toFact(field, values, [field], site)
  })
}

export { readSite, fields }
