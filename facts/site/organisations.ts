import { getDomain } from 'tldts'
import { isModelOrder } from '#domain/model-orders.ts'
import { textOf, typesOf } from '../page/entities.ts'
import type { Entity } from '../page/model.ts'
import type { Site, SitePage } from '../types.ts'

const organisation = new RegExp(
  '(?:Organi[sz]ation|Business|Corporation|Store|Shop|Restaurant|Cafe|Bakery|Hotel|Lodging|Dentist|Physician|Clinic|' +
    'Attorney|LegalService|Service|Salon|Spa|School|NGO|Club|Gym|Agency|Dealer|Place|Museum|Church|Contractor|' +
    'Plumber|Electrician|Winery|Brewery|Hostel|BedAndBreakfast|Campground)$',
)

/** Objects that speak about others: who wrote an article, gave a review, made a product. */
const others =
  /^(?:Person|Review|Rating|AggregateRating|Product|Offer|Article|BlogPosting|NewsArticle|JobPosting|ListItem|Event)$/

const isOrganisation = (entity: Entity) =>
  typesOf(entity).some((type) => organisation.test(type)) && !typesOf(entity).some((type) => others.test(type))

/** An organisation that gives another site's address is someone else. */
const belongsTo = (entity: Entity, { domain }: Pick<Site, 'domain'>) => {
  const url = URL.parse(textOf(entity['url']))
  return !url || !domain || getDomain(url.hostname) === domain
}

const isInside = (entity: Entity, page: SitePage) =>
  page.entities.some(
    (outer) => typesOf(outer).some((type) => others.test(type)) && Object.values(outer).flat().includes(entity),
  )

export type OwnOrganisation = { entity: Entity; page: SitePage }

/** The site's own organisations in structured data, the home page's first. */
export const ownOrganisations = (site: Site): OwnOrganisation[] =>
  site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => isOrganisation(entity) && belongsTo(entity, site) && !isInside(entity, page))
      .filter((entity) => !isModelOrder(JSON.stringify(entity).slice(0, 6000)))
      .map((entity) => ({ entity, page })),
  )
