import { hostAndPort } from './address.ts'
import { readArticle } from './article.ts'
import { crawlSite, type Crawl, type CrawlOptions } from './crawl.ts'
import type { Article } from './extract-article.ts'
import { createGuardedFetch } from './guarded-fetch.ts'
import { fetchIcon } from './icon.ts'
import { readPage } from './read-page.ts'

/** Reading of addresses that people and pages name. All throw WebPageError. */
export type WebPages = {
  /** A page and up to 8 more of its site, and where its icon is. */
  crawl(startUrl: string, options: Pick<CrawlOptions, 'signal' | 'onPage'>): Promise<Crawl>
  /** The first of the icons that can be decoded, as PNG of at most 512 x 512 pixels. */
  fetchIcon(candidates: readonly string[], signal?: AbortSignal): Promise<Uint8Array | undefined>
  /** Title and main text of one page. Asked for by a person, as in a browser: robots.txt has no say. */
  readArticle(address: string, signal?: AbortSignal): Promise<Article>
}

/** What may be read of the sandbox: the demo company's site, and nothing of its people, payments and error reports. */
export const demoSiteOf = (sandboxUrl: string) => {
  const host = hostAndPort(new URL(sandboxUrl))
  return [`${host}/demo`, `${host}/robots.txt`]
}

/** @param allowHosts `host:port` or `host:port/path` that may be read although not public */
export const createWebPages = (allowHosts: readonly string[]): WebPages => {
  const fetch = createGuardedFetch({ allowHosts })
  return {
    crawl: (startUrl, options) => crawlSite(startUrl, { allowHosts, ...options }),
    fetchIcon: (candidates, signal) => fetchIcon(candidates, fetch, signal),
    readArticle: async (address, signal) => readArticle(await readPage(fetch, address, { signal }), signal),
  }
}
