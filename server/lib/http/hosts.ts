// Against DNS rebinding: a stranger's page whose name is made to point at this machine is of the same origin as Masthead
// to the browser. It still sends its own name as Host.
import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '#server/lib/sandbox-rules.ts'
import { HttpError } from './errors.ts'

type Listening = {
  /** The address and port listened on. */
  host: string
  port: number
  /** The addresses under which browsers reach the server. */
  urls: readonly string[]
  /** ALLOWED_HOSTS: `host` or `host:port`. */
  more: readonly string[]
}

export type KnownHosts = ReadonlySet<string>

const portOf = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80')

/** The values of Host that a server answers to. Browsers leave out the default port; other clients may send it. */
export const knownHosts = ({ host, port, urls, more }: Listening): KnownHosts => {
  const known = new Set(more)
  const add = (name: string, port: string) => {
    known.add(`${name}:${port}`)
    if (port === '80' || port === '443') known.add(name)
  }
  const parsed = urls.map((url) => new URL(url))
  for (const url of parsed) add(url.hostname, portOf(url))
  if (!isLoopback(host) && host !== '0.0.0.0' && host !== '::') return known
  const local = parsed.filter(({ hostname }) => isLoopback(hostname)).map(portOf)
  for (const name of ['localhost', '127.0.0.1', '[::1]']) for (const at of [String(port), ...local]) add(name, at)
  return known
}

/** Only clients that are no browsers leave out Host. */
export const isKnownHost = (known: KnownHosts, host: string | undefined) =>
  host === undefined || known.has(host.toLowerCase())

export const unknownHost = () =>
  new HttpError(421, 'This is not an address of Masthead', {
    detail:
      'Whoever runs Masthead can permit it: WEB_URL, API_URL and ALLOWED_HOSTS are described in docs/configuration.md.',
  })

/** `open` are paths that answer under any name, for probes that call an IP address. */
export const requireKnownHost =
  (known: KnownHosts, open: readonly string[]): MiddlewareHandler =>
  async ({ req }, next) => {
    if (!isKnownHost(known, req.header('Host')) && !open.includes(req.path)) throw unknownHost()
    await next()
  }
