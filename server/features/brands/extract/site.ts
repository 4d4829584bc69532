import { getDomain } from 'tldts'
import { isOrganisation } from './structured-data.ts'
import { lexicons } from './lexicons/lexicons.ts'
import { fold } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import type { Block, PageKind, PageModel, Site } from './model.ts'

/** Pages that a server or a shield answers instead of the company's own. */
const errorTitle =
  /^(?:\d{3}\b.*|.*\b(?:404|403|500|502|503)\b.*(?:error|not found|forbidden|unavailable).*|(?:page )?not found.*|just a moment\.*|attention required.*|access denied.*|forbidden|service unavailable|internal server error|(?:domain )?.{0,60}is for sale.*|index of \/.*|p[aá]gina no encontrada.*|page (?:non trouv[eé]e|introuvable).*|seite nicht gefunden.*|pagina non trovata.*)$/i

const stopWords = Object.fromEntries(
  Object.entries(lexicons).map(([language, lexicon]) => [language, new Set(fold(lexicon.stop_words).split(' '))]),
)

/** The language whose function words make up most of a text; null when there is too little to tell. */
const guessLanguage = (blocks: Block[]): BaseLanguage | null => {
  const words = fold(
    blocks
      .map((block) => block.text)
      .join(' ')
      .slice(0, 20_000),
  ).split(/[^a-z']+/)
  let best: { language: BaseLanguage; count: number } | null = null
  for (const [language, list] of Object.entries(stopWords)) {
    const count = words.filter((word) => word.length > 1 && list.has(word)).length
    if (count > (best?.count ?? 10)) best = { language: language as BaseLanguage, count }
  }
  return best?.language ?? null
}

/** Looked for in this order: an "aviso legal" below "empresa" is no page about the company. */
const kindOrder: (keyof Lexicon['pages'])[] = [
  'legal',
  'imprint',
  'news',
  'careers',
  'testimonials',
  'contact',
  'about',
  'team',
  'services',
  'reference',
]

const kindPatterns = kindOrder.map((kind) => {
  const words = Object.values(lexicons).map((lexicon) => lexicon.pages[kind])
  return { kind, pattern: new RegExp(`^(?:${fold(words.join('|'))})(?:\\.\\w+)?$`) }
})

const decodePath = (url: URL): string[] => {
  let path = url.pathname
  try {
    path = decodeURIComponent(path)
  } catch {
    // A path with broken escapes is read as it stands.
  }
  return fold(path).replaceAll('_', '-').split('/').filter(Boolean)
}

/** What of the query tells one page from another (`?page_id=4`, `spip.php?rubrique6`): not language and advertising. */
const pageQuery = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => !/^(?:utm_\w+|gclid|fbclid|msclkid|ref|lang|hl|l|v|cb)$/i.test(name))
    .map((pair) => pair.join('='))
    .join('&')

const isHomePath = (segments: string[]): boolean =>
  segments.length === 0 ||
  (segments.length === 1 &&
    /^(?:[a-z]{2}(?:-[a-z]{2})?|index\.\w+|home(?:\.\w+)?|default\.\w+|inicio|accueil|startseite)$/.test(
      segments[0] ?? '',
    )) ||
  (segments.length === 2 && /^[a-z]{2}$/.test(segments[0] ?? '') && /^(?:index\.\w+|home)$/.test(segments[1] ?? ''))

const isArticle = (page: PageModel): boolean => {
  if (
    page.meta.get('og:type')?.some((type) => /^(?:article|blog)/i.test(type)) &&
    page.meta.has('article:published_time')
  )
    return true
  return page.entities.some(
    (entity) =>
      entity.role === '' &&
      entity.types.some((type) => /^(?:BlogPosting|NewsArticle|Review)$/.test(type)) &&
      !isOrganisation(entity),
  )
}

const kindOf = (page: PageModel): PageKind => {
  const segments = decodePath(page.url)
  if (isHomePath(segments) && pageQuery(page.url) === '') return 'home'
  const kinds = segments.map((segment) => kindPatterns.find(({ pattern }) => pattern.test(segment))?.kind ?? null)
  const newsAt = kinds.indexOf('news')
  if (isArticle(page) || (newsAt !== -1 && newsAt < segments.length - 1)) return 'article'
  const last = kinds.at(-1) ?? kinds.find((kind) => kind === 'services') ?? null
  const parent = kinds.at(-2)
  if (parent === 'reference' && !last) return 'reference'
  return last ?? 'other'
}

/** What a page is by its address; one whose address is silent goes by its title or first heading. */
const kindByHeading = (page: PageModel): PageKind => {
  const heading = fold(
    page.blocks.find((block) => block.level === 1 && block.region !== 'nav')?.text ??
      page.title.split(/[|–—·-]/)[0] ??
      '',
  )
  const slug = heading
    .trim()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return kindPatterns.find(({ pattern }) => pattern.test(slug))?.kind ?? 'other'
}

const isReadable = (page: PageModel): boolean =>
  (page.blocks.length > 0 || page.entities.length > 0 || page.meta.size > 0 || page.title !== '') &&
  !errorTitle.test(page.title)

const samePath = (left: URL, right: URL): boolean =>
  left.host.replace(/^www\./, '') === right.host.replace(/^www\./, '') &&
  left.pathname.replace(/\/$/, '') === right.pathname.replace(/\/$/, '')

const sameAddress = (left: URL, right: URL): boolean => samePath(left, right) && pageQuery(left) === pageQuery(right)

/** The pages of one site in reading order: the given page or home page first. Null when none says anything. */
export const toSite = (models: PageModel[], startUrl: string | undefined): Site | null => {
  const readable = models.filter(isReadable)
  const pages = readable.filter(
    (page, index) => readable.findIndex((other) => sameAddress(other.url, page.url)) === index,
  )
  const first = pages[0]
  if (!first) return null
  for (const page of pages) {
    page.kind = kindOf(page)
    if (page.kind === 'other') page.kind = kindByHeading(page)
    page.language = guessLanguage(page.blocks) ?? page.language
  }
  const start = startUrl && URL.canParse(startUrl) ? new URL(startUrl) : null
  const given = start
    ? (pages.find((page) => sameAddress(page.url, start)) ?? pages.find((page) => samePath(page.url, start)))
    : undefined
  const home =
    pages.find((page) => page.kind === 'home' && (!given || page.language === given.language)) ??
    pages.find((page) => page.kind === 'home') ??
    given ??
    first
  if (home.kind === 'other' || (home === given && isHomePath(decodePath(home.url)))) home.kind = 'home'
  const language = given?.language ?? home.language ?? first.language ?? 'en'
  // A translated copy of the site says everything twice: its pages come last.
  const rank = (page: PageModel): number =>
    page === home ? 0 : page.language === null || page.language === language ? 1 : 2
  const ordered = pages
    .map((page, index) => ({ page, index }))
    .toSorted((left, right) => rank(left.page) - rank(right.page) || left.index - right.index)
  return { pages: ordered.map(({ page }) => page), home, domain: getDomain(home.url.hostname), language }
}
