import type { Candidate } from './keyword-candidate.ts'
import { fromHead, namesOffer } from './keyword-head.ts'
import { namesTrade } from './industry-words.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, textOf, textsOf } from './structured-data.ts'
import { fold, normalise } from './text.ts'
import { notOffered, virtues } from './keyword-besides.ts'
import { isBesideGoods } from './keyword-site-words.ts'
import { fromHeadings, price } from './keyword-headings.ts'
import { fromText } from './keyword-phrases.ts'
import type { Block, PageModel, Site } from './model.ts'

const mayBeOffer = (block: Block): boolean => !notOffered.test(fold(block.text)) && !virtues.test(fold(block.text))

/** A page with two or more prices standing alone sells things: its menu names them. */
const isShop = (site: Site): boolean =>
  site.home.blocks.filter((block) => block.text.length < 40 && price.test(block.text)).length >= 2

/** Links below "Services" in the menu name the services themselves. */
const fromMenu = (site: Site, brand: string | null): Candidate[] => {
  const sells = isShop(site)
  return site.home.blocks.flatMap((block): Candidate[] => {
    if (block.region !== 'nav' || block.voice !== 'own') return []
    const href = fold(block.links[0]?.href ?? '')
    const isBelow =
      /(?:services?|servicios|leistungen|servizi|prestations|products?|productos|produkte|produits|prodotti|solutions?|soluciones|losungen|loesungen|soluzioni|treatments|tratamientos|behandlungen|soins|trattamenti|expertises?|practice-areas|rechtsgebiete|courses|kurse|cursos|corsi|cours|formations|collections?|categor\w+|kategorie|shop|tienda|boutique)\/[^/]{3,}/.test(
        href,
      )
    const weight = isBelow
      ? 2.5
      : (sells && !isBesideGoods(block.text)) || (mayBeOffer(block) && namesOffer(block.text, site))
        ? 2
        : 0.8
    const bare = block.text.replace(/^(?:(?:il|lo|la|le|gli|el|los|las|les) |l['’])(?=\p{L}+$)/iu, '')
    // "Il Ristorante" of a hotel, but not "La Cantina" of a Cantina Montesole.
    const isTrade = bare !== block.text && !fold(brand ?? '').includes(fold(bare)) && namesTrade(bare, site.language)
    return [
      {
        text: isTrade ? bare : block.text,
        weight: isTrade ? Math.max(2, weight) : weight,
        page: site.home,
        passage: block.text,
      },
    ]
  })
}

const fromMeta = (site: Site): Candidate[] =>
  site.pages
    .filter((page) => page === site.home || page.kind === 'services')
    .flatMap((page) => {
      const list = (page.meta.get('keywords')?.[0] ?? '').split(/[,;|]/).map(normalise).filter(Boolean)
      // A short list is the company's own answer. A list of dozens is stuffing: only its first entries can be true.
      const weight = list.length <= 12 ? 2 : 1.2
      return list.slice(0, 10).map((text): Candidate => ({ text, weight, page, passage: text }))
    })

const offerNames = (value: unknown): string[] =>
  recordsOf(value).flatMap((offer) => {
    const item = recordsOf(offer.itemOffered)[0]
    return [textOf(item?.name) || textOf(offer.name), ...offerNames(offer.itemListElement)].filter(Boolean)
  })

const fromData = (site: Site): Candidate[] =>
  ownOrganisations(site).flatMap(({ entity, page }) => {
    const { values } = entity
    const names = [
      ...textsOf(values.knowsAbout),
      ...offerNames(values.makesOffer),
      ...offerNames(values.hasOfferCatalog),
      ...textsOf(values.serviceType),
      ...textsOf(values.servesCuisine),
    ]
    return names.map((text): Candidate => ({ text, weight: 2.5, page, passage: text }))
  })

const serviceEntities = (site: Site): Candidate[] =>
  site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => entity.types.some((type) => /^(?:Service|Product|Course|MedicalProcedure)$/.test(type)))
      .map((entity): Candidate => ({
        text: textOf(entity.values.name) || textOf(entity.values.serviceType),
        weight: 2,
        page,
        passage: textOf(entity.values.name),
        isMinor: entity.types.includes('Product'),
      })),
  )

const namesOffers = (page: PageModel, site: Site): boolean =>
  speaksOfItself(page) &&
  !['contact', 'team', 'testimonials'].includes(page.kind) &&
  (page.language === null || page.language === site.language)

/** Every phrase that the site's structured data, head, menu, headings, lists and running text offer, strongest first. */
export const keywordCandidates = (site: Site, brand: string | null): Candidate[] => [
  ...fromData(site),
  ...serviceEntities(site),
  ...fromMeta(site),
  ...fromHead(site, brand),
  ...fromMenu(site, brand),
  ...site.pages.filter((page) => namesOffers(page, site)).flatMap((page) => fromHeadings(page, site, brand)),
  ...fromText(site),
]
