import { decodeText } from './decode.ts'
import type { FetchOptions, GuardedFetch } from './guarded-fetch.ts'
import type { Link } from './outline.ts'

const maxAddresses = 2000

const addressesOf = (xml: string) => {
  const found = [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]\s]+)/gi)].slice(0, maxAddresses)
  return found.flatMap(([, address = '']) => URL.parse(address.replaceAll('&amp;', '&'))?.href ?? [])
}

const isSitemap = (address: string) => /\.xml(\.gz)?$/i.test(new URL(address).pathname)

/**
 * The pages in a site's sitemaps (those of robots.txt, else /sitemap.xml), as links without text. Reads the first three
 * sitemaps of a sitemap index. An unreadable sitemap counts as empty.
 */
export const readSitemaps = async (
  fetch: GuardedFetch,
  site: URL,
  named: string[],
  options: Omit<FetchOptions, 'accepts'>,
): Promise<Link[]> => {
  const read = async (address: string) => {
    const file = await fetch(address, { accepts: 'any', ...options }).catch(() => undefined)
    return file ? addressesOf(decodeText(file.bytes, file.contentType)) : []
  }
  const first = (await Promise.all((named.length > 0 ? named : [`${site.origin}/sitemap.xml`]).map(read))).flat()
  const second = await Promise.all(first.filter(isSitemap).slice(0, 3).map(read))
  return [...first, ...second.flat()]
    .filter((address) => /^https?:/.test(address) && !isSitemap(address))
    .slice(0, maxAddresses)
    .map((url) => ({ url, text: '', place: 'body' }))
}
