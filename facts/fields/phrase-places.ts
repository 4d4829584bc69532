// Where on a site phrases stand that could be keywords.
import { hasTerm } from '../data/read-data.ts'
import { objectsOf, textOf, typesOf } from '../page/entities.ts'
import type { Entity } from '../page/model.ts'
import { headingsAbove, placesOf } from '../site/read-site.ts'
import { fold } from '../text/fold.ts'
import type { Place, Site, SitePage } from '../types.ts'

const sources = [
  'title', 'description', 'metaKeyword', 'data', 'heading', 'subheading', 'menu', 'item', 'label', 'alt', 'text',
] as const // prettier-ignore
export type Source = (typeof sources)[number]

/** A text, where it stands, and whether that is about the offer. */
export type Piece = { text: string; source: Source; page: SitePage; isOffer: boolean }

const shortLine = 60

const headPieces = (page: SitePage): Piece[] => {
  const isOffer = page.kind === 'services'
  const meta = (key: string) => (page.meta.get(key) ?? []).slice(0, 1)
  return [
    { text: page.title, source: 'title', page, isOffer },
    ...meta('description').map((text): Piece => ({ text, source: 'description', page, isOffer })),
    ...meta('keywords').map((text): Piece => ({ text, source: 'metaKeyword', page, isOffer })),
    ...page.pictures
      .filter(({ isLogo, area }) => !isLogo && area !== 'footer')
      .map(({ alt }): Piece => ({ text: alt, source: 'alt', page, isOffer })),
  ]
}

const offered = /^(?:Service|Product|MenuItem|Course|MedicalProcedure|MedicalTherapy|Event|TouristTrip|HotelRoom)$/
const properties = ['knowsAbout', 'servesCuisine', 'serviceType', 'makesOffer', 'keywords', 'category', 'specialty']

const namesOf = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? [one] : objectsOf(one).map((entity) => textOf(entity))))

const dataPieces = (page: SitePage): Piece[] =>
  page.entities
    .flatMap((entity: Entity) => [
      ...(typesOf(entity).some((type) => offered.test(type)) ? [textOf(entity['name'])] : []),
      ...properties.flatMap((property) => namesOf(entity[property])),
    ])
    .filter((text) => text.length > 1 && text.length < 300)
    .map((text) => ({ text, source: 'data', page, isOffer: true }))

const sourceOf = ({ block: { area, level, tag, text }, page }: Place): Source => {
  if (area === 'nav') return 'menu'
  if (level === 1) return page.kind === 'home' ? 'title' : 'heading'
  if (level === 2 || level === 3) return 'heading'
  if (level > 3) return 'subheading'
  if (text.length > shortLine) return 'text'
  return tag === 'li' || tag === 'td' || tag === 'dt' ? 'item' : 'label'
}

const isService = (heading: string) => heading.length < 80 && hasTerm(fold(heading), 'page services')

const placePiece = (place: Place): Piece => ({
  text: place.block.text,
  source: sourceOf(place),
  page: place.page,
  isOffer: place.page.kind === 'services' || headingsAbove(place).some(isService),
})

/** The site's texts but for legal pages, customers' words, forms and what is no prose of its own. */
export const piecesOf = (site: Site): Piece[] => {
  const pages = site.pages.filter(({ kind }) => kind !== 'legal' && kind !== 'imprint')
  const places = placesOf({ ...site, pages }).filter(({ block: { voice, area } }) => voice === 'own' && area !== 'form')
  return [...pages.flatMap((page) => [...headPieces(page), ...dataPieces(page)]), ...places.map(placePiece)]
}
