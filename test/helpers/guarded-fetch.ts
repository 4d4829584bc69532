// Requests through the guarded fetch, with names that resolve to what a test says.
import type { LookupAddress } from 'node:dns'
import type { RequestListener } from 'node:http'
import { vi } from 'vitest'
import {
  createGuardedFetch,
  type FetchOptions,
  type GuardedFetchOptions,
} from '#server/providers/web-page/guarded-fetch.ts'

export const page =
  (html: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)

type Lookup = (hostname: string, _: object, callback: (error: Error | null, all: LookupAddress[]) => void) => void

export const names = (table: Record<string, (string | LookupAddress)[]>) => {
  const lookup = vi.fn<Lookup>((hostname, _, callback) => {
    const found = table[hostname]
    if (!found)
      return callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }), [])
    callback(
      null,
      found.map((each) => (typeof each === 'string' ? { address: each, family: each.includes(':') ? 6 : 4 } : each)),
    )
  })
  return { lookup, asLookup: lookup as unknown as GuardedFetchOptions['lookup'] }
}

export const read = (url: string, options: Partial<GuardedFetchOptions & FetchOptions> = {}) => {
  const { allowHosts = [], lookup = names({}).asLookup, timeoutMs, ...rest } = options
  return createGuardedFetch({ allowHosts, lookup, ...(timeoutMs && { timeoutMs }) })(url, { accepts: 'page', ...rest })
}
