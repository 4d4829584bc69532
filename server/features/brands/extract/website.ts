import { getDomain } from 'tldts'
import { ownOrganisations } from './own-entities.ts'
import { textOf } from './structured-data.ts'
import { toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { PageModel, Site } from './model.ts'

const originOf = (address: string, site: Site): string | null => {
  if (!URL.canParse(address, site.home.url.href)) return null
  const url = new URL(address, site.home.url.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const isSame = site.domain ? getDomain(url.hostname) === site.domain : url.host === site.home.url.host
  return isSame ? url.origin : null
}

type Claim = { address: string; passage: string; page: PageModel }

/** Where the site names its own address, most binding first. */
const claims = (site: Site): Claim[] => {
  const { home } = site
  const found: Claim[] = []
  if (home.canonical) found.push({ address: home.canonical, passage: home.canonical, page: home })
  for (const address of home.meta.get('og:url') ?? []) found.push({ address, passage: address, page: home })
  for (const { entity, page } of ownOrganisations(site)) {
    const address = textOf(entity.values.url)
    if (/^https?:/i.test(address)) found.push({ address, passage: address, page })
  }
  return found
}

/** Words on the page that name the host, for a site without a canonical address; else the page's own title. */
const namedPassage = (site: Site): { passage: string; page: PageModel } => {
  const host = site.home.url.hostname.replace(/^www\./, '')
  for (const page of site.pages) {
    for (const block of page.blocks) {
      const link = block.links.find(({ href }) => href.includes(`//${site.home.url.host}`))
      if (link) return { passage: link.href, page }
      if (block.text.toLowerCase().includes(host))
        return { passage: toPassage(block.text.length <= 300 ? block.text : host), page }
    }
  }
  const { home } = site
  return { passage: toPassage(home.title || (home.blocks[0]?.text ?? home.url.origin)), page: home }
}

/** The canonical origin: the address that the site gives itself on its own domain, else the one it was read from. */
export const findWebsite = (site: Site): Fact => {
  for (const { address, passage, page } of claims(site)) {
    const origin = originOf(address, site)
    if (origin && origin.length <= 255)
      return { field: 'website', value: origin, source_url: page.url.href, passage: toPassage(passage) }
  }
  const { passage, page } = namedPassage(site)
  return { field: 'website', value: site.home.url.origin.slice(0, 255), source_url: page.url.href, passage }
}
