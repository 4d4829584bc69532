// What a page in the browser gets for each of its requests: nothing comes from the network but through the guarded fetch.
import type { FetchOptions, GuardedFetch } from '#server/providers/web-page/guarded-fetch.ts'
import type { Page } from '#server/providers/web-page/page.ts'
import { siteOf } from '#server/providers/web-page/site.ts'
import { WebPageError } from '#server/providers/web-page/web-page-error.ts'

/** A request of a page, as the protocol's Fetch.requestPaused tells it. */
export type PausedRequest = {
  requestId: string
  request: { url: string; method: string; headers: Record<string, string> }
  frameId: string
  resourceType: string
}

/** Undefined refuses the request. */
export type Answer = { status: number; contentType: string; body: Uint8Array; location?: string } | undefined

export type Answering = {
  fetch: GuardedFetch
  /** robots.txt; throws to refuse a URL. */
  check: NonNullable<FetchOptions['check']>
  signal: AbortSignal
}

const requestLimits = {
  /** Of one page. */
  requests: 80,
  documents: 4,
  /** Of all pages of a crawl. */
  bytes: 30 * 1024 * 1024,
}

const nothing = new Uint8Array()

/** The files that the pages of one crawl have asked for: most pages of a site need the same scripts. */
export const createFiles = ({ fetch, check, signal }: Answering) => {
  const known = new Map<string, Promise<Exclude<Answer, undefined>>>()
  let bytes = 0
  const load = async (address: string, accepts: FetchOptions['accepts']) => {
    if (bytes > requestLimits.bytes) throw new WebPageError('too-large', { url: address })
    try {
      const file = await fetch(address, { accepts, signal, check })
      bytes += file.bytes.length
      const found = { status: 200, contentType: file.contentType, body: file.bytes }
      if (file.url === address) return found
      known.set(file.url, Promise.resolve(found))
      return { ...found, location: file.url }
    } catch (error) {
      const { reason, status } = error as WebPageError
      if (reason === 'http-status' && status) return { status, contentType: 'text/plain', body: nothing }
      throw error
    }
  }
  return (address: string, accepts: FetchOptions['accepts']) => {
    const file = known.get(address) ?? load(address, accepts)
    known.set(address, file)
    return file
  }
}
export type Files = ReturnType<typeof createFiles>

const withoutHash = (address: string) => address.split('#', 1)[0]!

/**
 * Answers the requests of one page: its own HTML as it was fetched; scripts by GET from anywhere public, data by GET from
 * its own site, a few other documents of it; style sheets as empty files, as apps wait for them. All else is refused.
 */
export const createAnswers = (page: Page, mainFrame: string, files: Files) => {
  const site = siteOf(new URL(page.url))
  const isOwn = (address: string) => siteOf(new URL(address)) === site
  const documents = new Map([[withoutHash(page.url), page.html]])
  let requests = 0
  let navigations = 0

  const documentAt = async (address: string): Promise<Answer> => {
    const html = documents.get(withoutHash(address))
    if (++navigations > requestLimits.documents) return undefined
    if (html !== undefined)
      return { status: 200, contentType: 'text/html; charset=utf-8', body: new TextEncoder().encode(html) }
    return isOwn(address) ? files(address, 'page') : undefined
  }

  return async ({ request, frameId, resourceType }: PausedRequest): Promise<Answer> => {
    const { url, method } = request
    if (method !== 'GET' || !/^https?:/i.test(url) || ++requests > requestLimits.requests) return undefined
    try {
      if (resourceType === 'Document') return frameId === mainFrame ? await documentAt(url) : undefined
      if (resourceType === 'Stylesheet') return { status: 200, contentType: 'text/css', body: nothing }
      if (resourceType === 'Script') return await files(url, 'any')
      if (resourceType === 'XHR' || resourceType === 'Fetch') return isOwn(url) ? await files(url, 'any') : undefined
      return undefined
    } catch {
      // The guard, robots.txt or a limit refused it.
      return undefined
    }
  }
}
