import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadingNote } from '#domain/facts.ts'
import { hasRoute } from '#domain/page-url.ts'
import { runInWorker, WorkerError } from '#server/lib/run-in-worker.ts'
import { createDrawing, type Chromium, type Drawing } from './drawing.ts'
import { createFrontier } from './frontier.ts'
import { createGuardedFetch, type FetchOptions, type GuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'
import type { ScoredLink } from './link-score.ts'
import type { Link, Outline, readOutline } from './outline.ts'
import type { Page } from './page.ts'
import { readPage } from './read-page.ts'
import { createRobots, type Robots } from './robots.ts'
import { readScriptPages } from './script-pages.ts'
import { pageKey, siteOf } from './site.ts'
import { readSitemaps } from './sitemap.ts'
import { undrawn, WebPageError } from './web-page-error.ts'

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
  /** Set where the start page could not be drawn: the pages after it are then the texts of the site's scripts. */
  note: ReadingNote | null
  /** Why the browser failed, for the log. */
  problem?: string | undefined
}

export type CrawlOptions = GuardedFetchOptions & {
  signal?: AbortSignal
  /** Called with every page as soon as it is read, the start page first. */
  onPage?: (page: Page) => void
  /** Called when the start page could not be drawn. */
  onNote?: (note: ReadingNote) => void
  /** Draws the pages that need JavaScript. */
  chromium?: Chromium | undefined
  /** For tests. */
  totalMs?: number
}

type PageWithOutline = { page: Page; outline: Outline; isDrawn: boolean }

type Reading = { fetch: GuardedFetch; robots: Robots; drawing: Drawing; stop: AbortSignal }

/**
 * Reads a page and up to 8 more of the same site and language that say most about the company, three at a time, as
 * robots.txt allows, within 45 seconds in total. Skips further pages that cannot be read.
 * @throws WebPageError when the start page cannot be read, or with reason cancelled when the signal aborts
 */
export const crawlSite = async (startUrl: string, options: CrawlOptions): Promise<Crawl> => {
  const { signal, onPage, onNote, chromium, totalMs = limits.totalMs, ...fetchOptions } = options
  const deadline = AbortSignal.timeout(totalMs)
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
  const fetch = createGuardedFetch(fetchOptions)
  const robots = createRobots(fetch, stop)
  const drawing = createDrawing(chromium, { fetch, check: robots.check, signal: stop })
  const reading: Reading = { fetch, robots, drawing, stop }
  try {
    const start = await readStart(reading, startUrl)
    const note = start.outline.needsJavaScript ? (chromium ? 'browser_failed' : 'no_browser') : null
    const scripts = note ? await readScripts(reading, start) : []
    requireContent(start, startUrl, { note, hasScripts: scripts.length > 0 })
    if (note) onNote?.(note)
    onPage?.(start.page)
    const pages = [start.page, ...scripts]
    const add = (page: Page) => {
      if (stop.aborted) return
      pages.push(page)
      onPage?.(page)
    }
    await readMore({ ...reading, start, add }).catch((error: unknown) => {
      if (!stop.aborted) throw error
    })
    signal?.throwIfAborted()
    return { pages, icons: start.outline.icons, note, problem: drawing.problem() }
  } catch (error) {
    if (signal?.aborted) throw new WebPageError('cancelled', { url: startUrl, cause: error })
    if (deadline.aborted) throw new WebPageError('timeout', { url: startUrl, cause: error })
    throw error
  } finally {
    await drawing.close()
  }
}

/** Characters of a page; less counts as nothing. */
const leastText = 50

const outlineOf = async ({ html, url }: Page, signal: AbortSignal): Promise<Outline> => {
  const { parseMs: timeoutMs, parseMemoryMb: maxMemoryMb } = limits
  try {
    const module = new URL('./outline.ts', import.meta.url)
    return await runInWorker<typeof readOutline>(module, 'readOutline', [html, url], { timeoutMs, maxMemoryMb, signal })
  } catch (error) {
    throw error instanceof WorkerError ? new WebPageError('unreadable', { url, cause: error }) : error
  }
}

/** Reads a page, as a browser shows it if it needs one and there is one. */
const readWhole = async ({ fetch, drawing, stop }: Reading, address: string, check: FetchOptions['check']) => {
  const page = await readPage(fetch, address, { signal: stop, ...(check && { check }) })
  const outline = await outlineOf(page, stop)
  const seen = outline.needsJavaScript && !outline.refresh ? await drawing.draw(page) : undefined
  if (!seen) return { page, outline, isDrawn: false }
  const shown = await outlineOf(seen, stop)
  return shown.textLength < leastText
    ? { page, outline, isDrawn: false }
    : { page: seen, outline: { ...shown, needsJavaScript: false }, isDrawn: true }
}

const readScripts = ({ fetch, robots, stop }: Reading, { page, outline }: PageWithOutline) =>
  readScriptPages(fetch, page, outline.scripts, { signal: stop, check: robots.check })

/** Reads the start page, following its redirects by meta refresh. */
const readStart = async (reading: Reading, startUrl: string): Promise<PageWithOutline> => {
  let address = startUrl
  for (let refreshes = 0; refreshes <= 2; refreshes++) {
    const read = await readWhole(reading, address, reading.robots.check)
    const { page, outline } = read
    if (!outline.refresh || pageKey(outline.refresh) === pageKey(page.url)) return read
    address = outline.refresh
  }
  throw new WebPageError('too-many-redirects', { url: startUrl })
}

const loginAddress = /\b(log-?in|sign-?in|signon|sso|auth|oauth2?|anmelden|connexion|acceso|iniciar-sesion|accedi)\b/i

type Instead = { note: ReadingNote | null; hasScripts: boolean }

/** Throws for a page without content, also in scripts instead, and for a sign-in page. */
const requireContent = (
  { page: { url }, outline }: Pick<PageWithOutline, 'page' | 'outline'>,
  asked: string,
  instead?: Instead,
) => {
  const { textLength, contentLength, hasPasswordForm, hasDescription } = outline
  const isSentToLogin = loginAddress.test(url) && !loginAddress.test(asked)
  if ((hasPasswordForm && (isSentToLogin || contentLength < 500)) || (isSentToLogin && contentLength < 200))
    throw new WebPageError('login-required', { url })
  if (textLength >= leastText || hasDescription || instead?.hasScripts) return
  throw instead?.note ? undrawn(instead.note, url) : new WebPageError('empty', { url })
}

type More = Reading & {
  start: PageWithOutline
  add: (page: Page) => void
}

const readMore = async ({ start, add, ...reading }: More) => {
  const { fetch, robots, stop } = reading
  const startUrl = new URL(start.page.url)
  const frontier = createFrontier(start.page, start.outline)
  // Without a browser, all pages behind the hash are the same.
  const offer = (links: Link[]) => frontier.offer(links.filter(({ url }) => start.isDrawn || !hasRoute(url)))
  let attempts = 0
  let missing = limits.morePages

  const check = async (url: URL) => {
    if (siteOf(url) !== siteOf(startUrl)) throw new WebPageError('off-site', { url: url.href })
    await robots.check(url)
  }
  const read = async (link: ScoredLink) => {
    const { page, outline } = await readWhole(reading, link.url, check)
    // The shells of a site's pages all say the same.
    if (outline.needsJavaScript && outline.textLength < leastText) return false
    requireContent({ page, outline }, link.url)
    if (!frontier.accept(link, page, outline)) return false
    add(page)
    offer(outline.links)
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
  offer(start.outline.links)
  if (frontier.size() < limits.morePages)
    frontier.offer(await readSitemaps(fetch, startUrl, sitemaps, { signal: stop, check }))
  await Promise.all(Array.from({ length: crawlDelayS > 0 ? 1 : limits.atOnce }, runner))
}
