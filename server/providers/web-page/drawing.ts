// Draws the pages of a crawl that hold no text without JavaScript, in the browser that is installed, if any.
import { hasRoute } from '#domain/page-url.ts'
import { createFiles, type Answering } from './browser/answers.ts'
import { launch, type Browser } from './browser/launch.ts'
import { renderLimits, renderPage, type RenderLimits } from './browser/render.ts'
import type { Page } from './page.ts'
import { siteOf } from './site.ts'

const limits = {
  pages: 6,
  /** For the browser of another crawl to end. */
  waitMs: 20_000,
}

/** An installed Chromium, and the variables that it is started with; `limits` is for tests. */
export type Chromium = { path: string; environment: Record<string, string>; limits?: RenderLimits }

export type Drawing = {
  /** The page as the browser shows it; undefined where there is no browser, or where it fails. Never throws. */
  draw(page: Page): Promise<Page | undefined>
  /** Why nothing was drawn, for the log. */
  problem(): string | undefined
  close(): Promise<void>
}

/** Resolves when the last requested browser has ended: one runs at a time, to bound the memory. */
let queue: Promise<void> = Promise.resolve()

/** The browser is started with the first page, and runs until `close`. */
export const createDrawing = (chromium: Chromium | undefined, answering: Answering): Drawing => {
  const { signal } = answering
  const files = createFiles(answering)
  const { promise: end, resolve: leave } = Promise.withResolvers<void>()
  let browser: Promise<Browser> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let pages = 0
  let problem: string | undefined

  const open = async ({ path, environment }: Chromium) => {
    const before = queue
    queue = before.then(() => end)
    await turn(before, signal)
    return launch(path, environment)
  }
  const drawNext = async (page: Page) => {
    if (!chromium || problem || signal.aborted || ++pages > limits.pages) return undefined
    try {
      browser ??= open(chromium)
      const drawn = await renderPage(await browser, page, files, { ...(chromium.limits ?? renderLimits), signal })
      // Else it shows an error of the browser's own, as scripts have led it to what the guard refuses.
      return /^https?:/.test(drawn.url) ? { html: drawn.html, url: ownUrl(drawn.url, page.url) } : undefined
    } catch (error) {
      problem = (error as Error).message
      return undefined
    }
  }
  return {
    draw(page) {
      const drawing = last.then(() => drawNext(page))
      last = drawing
      return drawing
    },
    problem: () => problem,
    async close() {
      try {
        await (await browser?.catch(() => undefined))?.close()
      } finally {
        leave()
      }
    },
  }
}

const turn = async (before: Promise<void>, signal: AbortSignal) => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.waitMs)])
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(new Error('The browser was busy with another website'))
  limit.addEventListener('abort', onAbort)
  if (limit.aborted) onAbort()
  await Promise.race([before, tooLate]).finally(() => limit.removeEventListener('abort', onAbort))
}

/** Where the page's scripts have led it, if that is on the same site. */
const ownUrl = (drawn: string, asked: string): string => {
  const url = new URL(drawn)
  if (siteOf(url) !== siteOf(new URL(asked))) return asked
  if (!hasRoute(drawn)) url.hash = ''
  return url.href
}
