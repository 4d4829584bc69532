import { pageUrl } from '#domain/page-url.ts'
import { hasTerm } from '../data/read-data.ts'
import type { PageModel } from '../page/model.ts'
import { fold } from '../text/fold.ts'
import type { PageKind } from '../types.ts'

/** Asked in this order: a page "legal notice of the company" is no page about the company. */
const kinds: Exclude<PageKind, 'home' | 'other'>[] = [
  'legal',
  'imprint',
  'news',
  'careers',
  'customers',
  'contact',
  'mission',
  'about',
  'team',
  'services',
]

const homePath = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:(?:index|default|home|accueil|inicio|startseite)(?:\.\w{2,5})?)?$/i

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const kindOfWords = (words: string): PageKind | undefined => {
  const folded = fold(words)
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()
  // A long title names its article, not the kind of page.
  if (folded === '' || folded.length > 60) return undefined
  return kinds.find((kind) => hasTerm(folded, `page ${kind}`))
}

/** What a page is, by its address, then by its first heading, then by its title. */
export const pageKind = (page: PageModel): PageKind => {
  const { pathname, search } = pageUrl(page.url)
  if (homePath.test(pathname) && search === '') return 'home'
  const segments = decoded(pathname)
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\.\w{2,5}$/, ''))
  const isArticle = segments.length > 1 && kindOfWords(segments[0]!) === 'news'
  if (isArticle || page.entities.some((entity) => /^(?:BlogPosting|NewsArticle)$/.test(String(entity['@type']))))
    return 'news'
  const heading = page.blocks.find(({ level, area }) => level === 1 && area !== 'nav')?.text
  return (
    kindOfWords(segments.at(-1) ?? '') ??
    kindOfWords(heading ?? '') ??
    kindOfWords(page.title.split(/\s[|–—·-]\s/)[0] ?? '') ??
    'other'
  )
}
