import { hostAndPort } from './address.ts'
import { readArticle } from './article.ts'
import { crawlSite, type Crawl, type CrawlOptions } from './crawl.ts'
import type { Article } from './extract-article.ts'
import type { Chromium } from './drawing.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { fetchIcon } from './icon.ts'
import { readPage } from './read-page.ts'

/** Reads URLs that come from people and pages. All methods throw a WebPageError. */
export type WebPages = {
  /** Reads a page and up to 8 more of its site, and finds its icon. */
  crawl(startUrl: string, options: Pick<CrawlOptions, 'signal' | 'onPage' | 'onNote'>): Promise<Crawl>
  /** The first decodable icon, as a PNG of at most 512 x 512 pixels. */
  fetchIcon(candidates: readonly string[], signal?: AbortSignal): Promise<Uint8Array | undefined>
  /** Title and main text of one page. Ignores robots.txt, as a person requests it, like in a browser. */
  readArticle(address: string, signal?: AbortSignal): Promise<Article>
}

/** The part of the sandbox that may be fetched: the demo company's site, not its people, payments and error reports. */
export const demoSiteOf = (sandboxUrl: string) => {
  const host = hostAndPort(new URL(sandboxUrl))
  return [`${host}/demo`, `${host}/robots.txt`]
}

/**
 * @param allowHosts `host:port` or `host:port/path` that may be fetched although not public
 * @param findChromium called for each crawl, so that a browser that has just been installed is used
 */
export const createWebPages = (
  allowHosts: readonly string[],
  findChromium: () => Chromium | undefined = () => undefined,
): WebPages => {
  const fetch = createGuardedFetch({ allowHosts })
  return {
    crawl: (startUrl, options) => crawlSite(startUrl, { allowHosts, chromium: findChromium(), ...options }),
    fetchIcon: (candidates, signal) => fetchIcon(candidates, fetch, signal),
    readArticle: async (address, signal) => readArticle(await readPage(fetch, address, { signal }), signal),
  }
}
