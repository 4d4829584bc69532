import { findAudience } from './audience.ts'
import { findMission, findVision } from './statements.ts'
import { findCompanySize } from './company-size.ts'
import { findContacts } from './contacts.ts'
import { findIndustry } from './industry.ts'
import { findKeywords } from './keywords.ts'
import { findLocation } from './locations.ts'
import { findName } from './names.ts'
import { findPerception } from './perception.ts'
import { findPositioning } from './positioning.ts'
import { findWebsite } from './website.ts'
import { applyHeadings } from './headings.ts'
import { isModelOrder } from './model-orders.ts'
import { groundFact } from './grounding.ts'
import { readPage } from './read-page.ts'
import { toSite } from './site.ts'
import type { Fact } from '#domain/facts.ts'
import type { Page } from '#server/providers/web-page/page.ts'

export type ExtractOptions = {
  /** The address that the person gave: the page that the others are read around. */
  start_url?: string
}

/** The crawl reads nine pages; more would only repeat them. */
const maximumPages = 40

/**
 * The facts that some pages of one site state about their company: at most one for each field, in the order of
 * `factFields`, each with the page and the words that say it. Reads no network, throws on no HTML, and gives the same
 * facts for the same pages. What the pages do not say has no fact.
 */
export const extractFacts = (pages: Page[], options: ExtractOptions = {}): Fact[] => {
  const models = pages.slice(0, maximumPages).flatMap((page) => readPage(page) ?? [])
  const site = toSite(models, options.start_url)
  if (!site) return []
  for (const page of site.pages) applyHeadings(page)
  const name = findName(site)
  const brand = name?.value ?? null
  const location = findLocation(site, brand)
  const facts = [
    name,
    findWebsite(site),
    findIndustry(site, brand),
    findCompanySize(site, brand),
    findContacts(site, brand),
    location,
    findVision(site, brand),
    findMission(site, brand),
    findPositioning(site, brand, location?.value ?? null),
    findKeywords(site, brand, location?.value ?? null),
    findAudience(site, brand),
    findPerception(site, brand),
  ]
  return facts
    .filter((fact) => fact !== null)
    .filter((fact) => fact.value !== '' && !isModelOrder(fact.value) && !isModelOrder(fact.passage))
    .map((fact) => groundFact(fact, site))
}
