import ipaddr from 'ipaddr.js'
import { WebPageError } from './web-page-error.ts'

// IANA has allocated only 2000::/3 as global unicast; the rest is translated, local or unused.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address (as text, without brackets) is on the public internet. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast'
  return address.match(globalUnicast) && address.range() === 'unicast'
}

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/** `host:port` as in SCRAPE_ALLOW_HOSTS: always with a port, IPv6 in brackets. */
export const hostAndPort = ({ protocol, hostname, port }: { protocol: string; hostname: string; port: string }) =>
  `${hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname}:${port || defaultPorts[protocol]}`

/** The part of an allow list's entry that says which host and port. */
export const hostOfEntry = (entry: string) => entry.split('/', 1)[0]!

/** An entry is `host:port` for all of a host, or `host:port/path` for that path and what lies below it. */
const covers = (entry: string, url: URL) => {
  const host = hostOfEntry(entry)
  const path = entry.slice(host.length)
  return host === hostAndPort(url) && (!path || url.pathname === path || url.pathname.startsWith(`${path}/`))
}

/**
 * Parses a URL and checks that it may be fetched; host names are checked again when they are resolved. URL parsing
 * normalises 127.1, 0x7f.1, 2130706433 and full-width digits to plain addresses.
 * @param allowHosts `host:port` or `host:port/path` that may have any port and a private address
 * @throws WebPageError invalid-url or not-public
 */
export const checkUrl = (address: string | URL, allowHosts: readonly string[]): URL => {
  const url = URL.parse(address)
  if (!url || !(url.protocol in defaultPorts) || url.username || url.password) {
    throw new WebPageError('invalid-url', { url: String(address) })
  }
  if (allowHosts.some((entry) => covers(entry, url))) return url
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = ipaddr.isValid(literal) && !isPublicAddress(literal)
  if (isPrivate || !['', '80', '443'].includes(url.port)) throw new WebPageError('not-public', { url: url.href })
  return url
}
