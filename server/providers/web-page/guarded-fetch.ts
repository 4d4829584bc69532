// The only way to fetch URLs that come from a person or a page (SSRF protection). Ignores HTTP(S)_PROXY variables: behind
// a proxy, the checked addresses would not be the ones connected to.
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch, type Response } from 'undici'
import { checkUrl, hostAndPort, hostOfEntry, isPublicAddress } from './address.ts'
import { toWebPageError, WebPageError } from './web-page-error.ts'

const limits = {
  /** Bytes of a body after decompression. */
  maxBytes: 3 * 1024 * 1024,
  /** From the request to the last byte, including redirects. */
  timeoutMs: 10_000,
  maxRedirects: 5,
}

/** The name in the user agent, for robots.txt. */
export const robotName = 'Masthead'

const accepted = {
  page: 'text/html,application/xhtml+xml,text/plain;q=0.8',
  image: 'image/png,image/webp,image/jpeg,image/*;q=0.8',
  any: '*/*',
}

type Fetched = {
  /** After redirects. */
  url: string
  /** The header's value, or ''. */
  contentType: string
  bytes: Uint8Array
}

export type FetchOptions = {
  /** The accepted content type; `any` is for robots.txt and sitemaps, whose type servers often get wrong. */
  accepts: keyof typeof accepted
  signal?: AbortSignal
  /** Called before the request and each redirect; throws to refuse the URL. */
  check?: (url: URL) => Promise<void> | void
}

export type GuardedFetch = (address: string, options: FetchOptions) => Promise<Fetched>

export type GuardedFetchOptions = {
  /** `host:port` or `host:port/path` that may be fetched although private or on another port. */
  allowHosts: readonly string[]
  lookup?: typeof systemLookup
  /** From the request to the last byte, in milliseconds; 10 seconds by default. */
  timeoutMs?: number
  /** Of a body after decompression; 3 MB by default. */
  maxBytes?: number
}

/**
 * Creates a fetch for public http and https URLs only, however they are spelled or resolved, on ports 80 and 443; at most
 * 5 redirects, by default 3 MB after decompression and 10 seconds in total. Throws only WebPageErrors.
 */
export const createGuardedFetch = ({
  allowHosts,
  lookup = systemLookup,
  timeoutMs = limits.timeoutMs,
  maxBytes = limits.maxBytes,
}: GuardedFetchOptions): GuardedFetch => {
  const agent = guardedAgent(allowHosts, lookup)
  return async (address, { accepts, signal, check }) => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), timeoutMs)
    const anySignal = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal
    try {
      let url = checkUrl(address, allowHosts)
      for (let redirects = 0; redirects <= limits.maxRedirects; redirects++) {
        await check?.(url)
        anySignal.throwIfAborted()
        const response = await fetch(url, {
          dispatcher: agent,
          redirect: 'manual',
          signal: anySignal,
          headers: { accept: accepted[accepts], 'user-agent': `Mozilla/5.0 (compatible; ${robotName})` },
        })
        const location = redirectOf(response)
        if (location === undefined) return await read(response, url.href, accepts, maxBytes)
        await response.body?.cancel()
        url = checkUrl(URL.parse(location, url) ?? location, allowHosts)
      }
      throw new WebPageError('too-many-redirects', { url: address })
    } catch (error) {
      if (signal?.aborted) throw new WebPageError('cancelled', { url: address, cause: error })
      if (timeout.signal.aborted) throw new WebPageError('timeout', { url: address, cause: error })
      throw toWebPageError(error, address)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Checks the resolved addresses that are actually connected to, which prevents DNS rebinding. */
const guardedAgent = (allowHosts: readonly string[], lookup: typeof systemLookup) => {
  const publicLookup: LookupFunction = (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(error ?? new WebPageError('not-found', { url: hostname }), [])
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new WebPageError('not-public', { url: hostname }), [])
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  // HTTP/1.1 only: one request per connection at a time, which an abort closes.
  const connectPublic = buildConnector({ lookup: publicLookup, allowH2: false })
  const connectAllowed = buildConnector({ lookup, allowH2: false })
  return new Agent({
    connect: (options, callback) =>
      // Which of its paths are allowed was checked with the URL.
      (allowHosts.some((entry) => hostOfEntry(entry) === hostAndPort(options)) ? connectAllowed : connectPublic)(
        options,
        callback,
      ),
    maxHeaderSize: 64 * 1024,
    // The agent is never closed: idle connections time out.
    keepAliveTimeout: 1000,
    keepAliveMaxTimeout: 1000,
  })
}

const redirectOf = (response: Response) =>
  [301, 302, 303, 307, 308].includes(response.status) ? (response.headers.get('location') ?? undefined) : undefined

const read = async (
  response: Response,
  url: string,
  accepts: FetchOptions['accepts'],
  maxBytes: number,
): Promise<Fetched> => {
  const contentType = response.headers.get('content-type') ?? ''
  const problem = problemOf(response, contentType, accepts, maxBytes)
  if (problem) {
    await response.body?.cancel()
    throw new WebPageError(problem, { url, status: response.status })
  }
  const chunks: Uint8Array[] = []
  let size = 0
  // Throwing inside the loop closes the connection, so nothing more is received or decompressed.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new WebPageError('too-large', { url })
    chunks.push(chunk)
  }
  const bytes = Buffer.concat(chunks)
  if (accepts === 'page' && !isText(bytes, contentType)) throw new WebPageError('not-html', { url })
  return { url, contentType, bytes }
}

const problemOf = (response: Response, contentType: string, accepts: FetchOptions['accepts'], maxBytes: number) => {
  if (response.status === 401) return 'login-required'
  if (!response.ok) return 'http-status'
  if (Number(response.headers.get('content-length')) > maxBytes) return 'too-large'
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (accepts === 'any' || !type) return undefined
  if (accepts === 'page') return accepted.page.includes(type) ? undefined : 'not-html'
  // Icons are often served without a proper type; decoding decides.
  return type.startsWith('image/') || type === 'application/octet-stream' ? undefined : 'not-image'
}

/** Whether a body declared as text, or without a type, really is: not a PDF, and no zero byte except in UTF-16. */
const isText = (bytes: Buffer, contentType: string) => {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return false
  const isUtf16 =
    /utf-?16/i.test(contentType) || [0xfffe, 0xfeff].includes(bytes.length > 1 ? bytes.readUInt16BE(0) : 0)
  return isUtf16 || !bytes.subarray(0, 1024).includes(0)
}
