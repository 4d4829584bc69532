import { setTimeout as sleep } from 'node:timers/promises'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { createFrontier } from './frontier.ts'
import { createGuardedFetch, type GuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'
import type { ScoredLink } from './link-score.ts'
import type { Outline, readOutline } from './outline.ts'
import type { Page } from './page.ts'
import { readPage } from './read-page.ts'
import { createRobots, type Robots } from './robots.ts'
import { pageKey, siteOf } from './site.ts'
import { readSitemaps } from './sitemap.ts'
import { WebPageError } from './web-page-error.ts'

const limits = {
  /** Besides the start page. */
  morePages: 8,
  /** Requested pages, including failed ones. */
  attempts: 16,
  atOnce: 3,
  totalMs: 45_000,
  parseMs: 5000,
  parseMemoryMb: 512,
}

export type Crawl = {
  /** The start page first, then the others in order of arrival. */
  pages: Page[]
  /** URLs of the site's icon, the best first, for fetchIcon. */
  icons: string[]
}

export type CrawlOptions = GuardedFetchOptions & {
  signal?: AbortSignal
  /** Called with every page as soon as it is read, the start page first. */
  onPage?: (page: Page) => void
  /** For tests. */
  totalMs?: number
}

type PageWithOutline = { page: Page; outline: Outline }

/**
 * Reads a page and up to 8 more of the same site and language that say most about the company, three at a time, as
 * robots.txt allows, within 45 seconds in total. Skips further pages that cannot be read.
 * @throws WebPageError when the start page cannot be read, or with reason cancelled when the signal aborts
 */
export const crawlSite = async (startUrl: string, options: CrawlOptions): Promise<Crawl> => {
  const { signal, onPage, totalMs = limits.totalMs, ...fetchOptions } = options
  const deadline = AbortSignal.timeout(totalMs)
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
  const fetch = createGuardedFetch(fetchOptions)
  const robots = createRobots(fetch, stop)
  try {
    const start = await readStart(fetch, robots, startUrl, stop)
    onPage?.(start.page)
    const pages = [start.page]
    const add = (page: Page) => {
      if (stop.aborted) return
      pages.push(page)
      onPage?.(page)
    }
    await readMore({ fetch, robots, start, stop, add }).catch((error: unknown) => {
      if (!stop.aborted) throw error
    })
    signal?.throwIfAborted()
    return { pages, icons: start.outline.icons }
  } catch (error) {
    if (signal?.aborted) throw new WebPageError('cancelled', { url: startUrl, cause: error })
    if (deadline.aborted) throw new WebPageError('timeout', { url: startUrl, cause: error })
    throw error
  }
}

const outlineOf = async ({ html, url }: Page, signal: AbortSignal): Promise<Outline> => {
  const { parseMs: timeoutMs, parseMemoryMb: maxMemoryMb } = limits
  try {
    const module = new URL('./outline.ts', import.meta.url)
    return await runInWorker<typeof readOutline>(module, 'readOutline', [html, url], { timeoutMs, maxMemoryMb, signal })
  } catch (error) {
    throw error instanceof WorkerError ? new WebPageError('unreadable', { url, cause: error }) : error
  }
}

/** Reads the start page, following its redirects by meta refresh. */
const readStart = async (
  fetch: GuardedFetch,
  robots: Robots,
  startUrl: string,
  signal: AbortSignal,
): Promise<PageWithOutline> => {
  let address = startUrl
  for (let refreshes = 0; refreshes <= 2; refreshes++) {
    const page = await readPage(fetch, address, { signal, check: robots.check })
    const outline = await outlineOf(page, signal)
    if (!outline.refresh || pageKey(outline.refresh) === pageKey(page.url)) {
      requireContent(page, outline, startUrl)
      return { page, outline }
    }
    address = outline.refresh
  }
  throw new WebPageError('too-many-redirects', { url: startUrl })
}

const loginAddress = /\b(log-?in|sign-?in|signon|sso|auth|oauth2?|anmelden|connexion|acceso|iniciar-sesion|accedi)\b/i

/** Throws for an empty page, and for a sign-in page. */
const requireContent = ({ url }: Page, outline: Outline, asked: string) => {
  const { textLength, contentLength, hasPasswordForm, hasDescription } = outline
  const isSentToLogin = loginAddress.test(url) && !loginAddress.test(asked)
  if ((hasPasswordForm && (isSentToLogin || contentLength < 500)) || (isSentToLogin && contentLength < 200))
    throw new WebPageError('login-required', { url })
  if (textLength < 50 && !hasDescription) throw new WebPageError('empty', { url })
}

type More = {
  fetch: GuardedFetch
  robots: Robots
  start: PageWithOutline
  stop: AbortSignal
  add: (page: Page) => void
}

const readMore = async ({ fetch, robots, start, stop, add }: More) => {
  const startUrl = new URL(start.page.url)
  const frontier = createFrontier(start.page, start.outline)
  let attempts = 0
  let missing = limits.morePages

  const check = async (url: URL) => {
    if (siteOf(url) !== siteOf(startUrl)) throw new WebPageError('off-site', { url: url.href })
    await robots.check(url)
  }
  const read = async (link: ScoredLink) => {
    const page = await readPage(fetch, link.url, { signal: stop, check })
    const outline = await outlineOf(page, stop)
    requireContent(page, outline, link.url)
    if (!frontier.accept(link, page, outline)) return false
    add(page)
    frontier.offer(outline.links)
    return true
  }
  const { crawlDelayS, sitemaps } = await robots.hints(startUrl)
  const runner = async () => {
    while (missing > 0 && attempts < limits.attempts) {
      const link = frontier.take()
      if (!link) return
      missing--
      attempts++
      if (crawlDelayS > 0) await sleep(Math.min(crawlDelayS * 1000, limits.totalMs), undefined, { signal: stop })
      const isRead = await read(link).catch(() => false)
      stop.throwIfAborted()
      if (!isRead) missing++
    }
  }
  frontier.offer(start.outline.links)
  if (frontier.size() < limits.morePages)
    frontier.offer(await readSitemaps(fetch, startUrl, sitemaps, { signal: stop, check }))
  await Promise.all(Array.from({ length: crawlDelayS > 0 ? 1 : limits.atOnce }, runner))
}
