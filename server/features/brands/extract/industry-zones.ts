import { isInterfaceText } from './headings.ts'
import { servedBlocks } from './industry-sectors.ts'
import { matchesIn } from './industry-words.ts'
import { ownOrganisations } from './own-entities.ts'
import { selfDescriptions } from './self-descriptions.ts'
import { speaksOfItself } from './statements.ts'
import { textOf } from './structured-data.ts'
import type { PageModel, Site } from './model.ts'

/** A stretch of a site in which its trade is looked for, and how much a word there counts. */
export type Zone = {
  text: string
  weight: number
  page: PageModel
  /** The whole sentence when the text is what a company says that it is. */
  sentence?: string
}

/** A company says what it is once or twice; more would count it too often. */
const maximumSelfDescriptions = 2
export const footerWeight = 0.2
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

/** Titles, descriptions, headings and text of the pages in the site's language, and what the company says that it is. */
export const zonesOf = (site: Site, brand: string | null): Zone[] => {
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
    const served = servedBlocks(page.blocks)
    for (const block of page.blocks.slice(0, 400)) {
      if (served.has(block)) continue
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
export const isHead = (zone: Zone): boolean => zone.weight >= 3
