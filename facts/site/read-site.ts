import { getDomain } from 'tldts'
import { pageUrl } from '#domain/page-url.ts'
import { hasTerm } from '../data/read-data.ts'
import type { PageModel } from '../page/model.ts'
import { fold } from '../text/fold.ts'
import type { Place, Site, SitePage } from '../types.ts'
import { languageOf } from './language.ts'
import { pageKind } from './page-kind.ts'

/** What servers and shields answer instead of the site's own page. */
const isErrorTitle = (title: string) =>
  /^(?:[45]\d\d\b|index of \/|forbidden$)|\berror 404\b/i.test(title) || hasTerm(fold(title), 'error title')

const addressOf = (url: string) => {
  const { host, pathname, search } = pageUrl(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/(?:\/(?:index|default)\.\w{2,5})?\/*$/, '')}${search}`
}

/**
 * The readable pages of a site, home page first, translations left out.
 * @returns undefined if no page says anything
 */
export const toSite = (models: PageModel[], startUrl = models[0]?.url): Site | undefined => {
  const byAddress = new Map<string, SitePage>()
  for (const model of models) {
    const isEmpty = model.blocks.length === 0 && model.entities.length === 0 && model.meta.size === 0 && !model.title
    if (isEmpty || isErrorTitle(model.title)) continue
    const address = model.isScript ? `${model.url} script` : addressOf(model.url)
    if (!byAddress.has(address)) byAddress.set(address, { ...model, kind: pageKind(model) })
  }
  const pages = [...byAddress.values()]
  const start = startUrl && URL.canParse(startUrl) ? byAddress.get(addressOf(startUrl)) : undefined
  const home = start ?? pages.find(({ kind }) => kind === 'home') ?? pages[0]
  if (!home) return undefined
  home.kind = 'home'
  // The shell of an app declares its template's language, mostly English.
  const speaking = pages.filter(({ isScript }) => isScript)
  const language = [...speaking, home, ...pages].map(languageOf).find(Boolean) ?? 'en'
  const others = pages.filter((page) => page !== home && (languageOf(page) ?? language) === language)
  return { home, pages: [home, ...others], language, domain: getDomain(new URL(home.url).hostname) ?? undefined }
}

/** Every block of every page with its place, but for notices and empty ones; what several pages repeat comes once. */
export const placesOf = (site: Site): Place[] => {
  const seen = new Set<string>()
  return site.pages.flatMap((page) =>
    page.blocks.flatMap((block, index) => {
      if (block.voice === 'notice' || block.text === '' || seen.has(block.text)) return []
      seen.add(block.text)
      return [{ page, block, index }]
    }),
  )
}

/** The headings above a block, the nearest first. */
export const headingsAbove = ({ page, block }: Place): string[] => {
  const headings: string[] = []
  for (let at = block.under; at >= 0 && headings.length < 6; at = page.blocks[at]!.under)
    headings.push(page.blocks[at]!.text)
  return headings
}
