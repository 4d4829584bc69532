// Small sites on loopback, and a crawl of them.
import { expect } from 'vitest'
import { crawlSite, type CrawlOptions } from '#server/providers/web-page/crawl.ts'
import type { serve } from './web-server.ts'

type Site = Awaited<ReturnType<typeof serve>>

/** Enough text for a page not to count as empty. */
export const words = 'A sentence that a person can read, and enough of it to count. '.repeat(3)
export const link = (href: string, text = href, more = '') => `<a href="${href}" ${more}>${text}</a>`
export const menu = (...links: string[]) => `<nav>${links.join('')}</nav>`
export const page = (body: string, { head = '', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>t</title>${head}</head><body><main><p>${words}</p>${body}</main></body></html>`
export const robots = (body: string) => ({ headers: { 'content-type': 'text/plain' }, body })

type Options = Partial<CrawlOptions> & { path?: string }

export const crawl = (site: Site, { path = '/', ...options }: Options = {}) =>
  crawlSite(site.url + path, { allowHosts: [site.host], ...options })

/** The paths of the pages that a crawl reads. */
export const read = async (site: Site, options?: Options) =>
  (await crawl(site, options)).pages.map(({ url }) => url.replace(site.url, ''))

export const failsWith = (reason: string) => expect.objectContaining({ name: 'WebPageError', reason })
