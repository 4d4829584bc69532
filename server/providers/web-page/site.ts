import { getDomain } from 'tldts'
import { pageUrl } from '#domain/page-url.ts'

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * The key of a site: URLs with the same key belong to one site. The registrable domain (shop.example.co.uk and
 * example.co.uk are one site, two names under github.io are not) and a non-default port; for an IP address or a name
 * without a domain, such as localhost, the host itself.
 */
export const siteOf = ({ hostname, port }: URL): string =>
  `${getDomain(hostname, { allowPrivateDomains: true }) ?? withoutWww(hostname)}:${port}`

const trackers = new RegExp(
  String.raw`^(utm_\w+|gclid|gclsrc|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_ga|_gl|_hs\w+|` +
    'hsCtaTracking|mkt_tok|ref|ref_src|sessionid|phpsessid|jsessionid)$',
  'i',
)

/**
 * The key of a page, equal for all of its URLs: without scheme, www., fragment (but for an app's page), tracking parameters, trailing slash and
 * index file name; parameters are sorted.
 */
export const pageKey = (address: string | URL): string => {
  const url = pageUrl(address)
  const names = url.searchParams.keys().filter((name) => trackers.test(name))
  for (const name of names.toArray()) url.searchParams.delete(name)
  url.searchParams.sort()
  const path = url.pathname
    .replace(/;jsessionid=[^/]*/i, '')
    .replace(/\/(index|default|home)\.(html?|php|aspx?|jsp)$/i, '/')
  return `${withoutWww(url.host)}${path.replace(/\/+$/, '')}${url.search}`
}

const languageCodes = new Set(
  'ar bg ca cs da de el en es et fi fr he hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv tr uk zh'.split(' '),
)

/** The language in a URL: example.com/de/…, example.com/fr-ch/…, de.example.com, ?lang=de. */
export const addressLanguage = (url: URL): string | undefined => {
  const first = /^\/([a-z]{2})(?:[-_][a-z]{2})?(?:\/|$)/i.exec(url.pathname)?.[1]
  const subdomain = /^([a-z]{2})\./i.exec(url.hostname)?.[1]
  const named = [
    first,
    subdomain,
    url.searchParams.get('lang')?.slice(0, 2),
    url.searchParams.get('language')?.slice(0, 2),
  ]
  return named.map((code) => code?.toLowerCase()).find((code) => code && languageCodes.has(code))
}
