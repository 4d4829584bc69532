import { getDomain } from 'tldts'
import { isModelOrder } from './model-orders.ts'
import { isOrganisation, isOwnRole, textOf } from './structured-data.ts'
import type { Entity, PageModel, Site } from './model.ts'

/** Whether structured data speaks of this site: an organisation with the address of another one is someone else. */
export const belongsToSite = (entity: Entity, site: Site): boolean => {
  const url = textOf(entity.values.url)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return true
  return !site.domain || getDomain(new URL(url).hostname) === site.domain
}

type OwnEntity = { entity: Entity; page: PageModel }

/** The site's own organisations in structured data, home page first; those that give orders to a model left out. */
export const ownOrganisations = (site: Site): OwnEntity[] =>
  site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => isOrganisation(entity) && isOwnRole(entity) && belongsToSite(entity, site))
      .filter((entity) => !isModelOrder(JSON.stringify(entity.values).slice(0, 6_000)))
      .map((entity) => ({ entity, page })),
  )
