import { getDomain } from 'tldts'
import { textOf } from '../page/entities.ts'
import { ownOrganisations } from '../site/organisations.ts'
import type { Field, Site } from '../types.ts'
import { toPassage } from './passage.ts'

const ownOrigin = (address: string, { domain, home }: Site) => {
  const url = URL.parse(address, home.url)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const isOwn = domain ? getDomain(url.hostname) === domain : url.host === new URL(home.url).host
  return isOwn ? url.origin : undefined
}

/** The origin that the site gives itself on its own domain, else the one it was read from. */
export const website: Field = {
  name: 'website',
  candidates: (site) => {
    const { home } = site
    const stated = [
      home.canonical ?? '',
      ...(home.meta.get('og:url') ?? []),
      ...ownOrganisations(site).map(({ entity }) => textOf(entity['url'])),
    ].filter((address) => /^https?:/i.test(address))
    const address = stated.find((one) => ownOrigin(one, site))
    const passage = toPassage(address ?? (home.title || home.blocks[0]?.text || home.url))
    return [
      { value: ownOrigin(address ?? home.url, site)!, url: home.url, passage, features: { stated: Number(!!address) } },
    ]
  },
}
