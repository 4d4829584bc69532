import { needsJavaScript, readPage, typesOf, type PageModel } from '#facts/index.ts'

export type Link = {
  url: string
  text: string
  place: 'menu' | 'footer' | 'body'
  /** The base language declared by the link, such as `de`. */
  language?: string
}

/** What the crawl needs to know about a page. */
export type Outline = {
  /** The base language declared by the page, such as `de`. */
  language: string | undefined
  canonical: string | undefined
  /** The target of an immediate meta refresh. */
  refresh: string | undefined
  links: Link[]
  /** Translations of the page, with their base languages. */
  alternates: { url: string; language: string }[]
  /** URLs of the site's icon, the best first: schema.org logo, apple-touch-icon, og:image, favicon. */
  icons: string[]
  hasPasswordForm: boolean
  /** Whether scripts are to draw the page, as its HTML holds no text. */
  needsJavaScript: boolean
  /** URLs of external scripts. */
  scripts: string[]
  /** Number of visible characters, in total and outside of menus, header, footer and forms. */
  textLength: number
  contentLength: number
  /** Whether metadata describe the site, even if the page is empty without JavaScript. */
  hasDescription: boolean
}

const files =
  /\.(pdf|docx?|xlsx?|pptx?|zip|gz|rar|dmg|exe|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|mov|webm|css|js|json|xml|ics|vcf)$/i

const places = { nav: 'menu', header: 'menu', footer: 'footer', main: 'body', aside: 'body', form: 'body' } as const

const content = new Set(['main', 'aside'])

/** Reads the outline of a page. Runs in a worker: hostile pages take long. */
export const readOutline = (html: string, url: string): Outline => {
  const page = readPage({ url, html })
  const lengthOf = (blocks: PageModel['blocks']) => blocks.reduce((sum, { text }) => sum + text.length + 1, 0)
  return {
    language: page.language,
    canonical: page.canonical,
    refresh: page.refresh,
    links: page.links.flatMap(({ url: address, text, area, language }) =>
      /^https?:/i.test(address) && !files.test(new URL(address).pathname)
        ? [{ url: address, text, place: places[area], ...(language && { language }) }]
        : [],
    ),
    alternates: page.alternates,
    icons: iconsOf(page),
    hasPasswordForm: page.hasPasswordForm,
    needsJavaScript: needsJavaScript(page),
    scripts: page.scripts.slice(0, 50),
    textLength: lengthOf(page.blocks),
    contentLength: lengthOf(page.blocks.filter(({ area }) => content.has(area))),
    hasDescription:
      ['description', 'og:description', 'og:site_name'].some((name) => page.meta.has(name)) ||
      page.entities.some(({ name }) => typeof name === 'string' && name.trim() !== ''),
  }
}

const logosOf = (logo: unknown): unknown[] =>
  [logo]
    .flat()
    .map((each) =>
      typeof each === 'object' && each !== null
        ? ((each as Record<string, unknown>)['url'] ?? (each as Record<string, unknown>)['contentUrl'])
        : each,
    )

const iconsOf = (page: PageModel): string[] => {
  const links = (rel: RegExp) =>
    page.icons
      .filter((icon) => rel.test(icon.rel))
      .toSorted((left, right) => right.size - left.size)
      .map(({ url }) => url)
  const all = [
    ...page.entities
      .filter((entity) =>
        typesOf(entity).some((type) => /Organi[sz]ation|Business|Corporation|Store|Brand|NGO/.test(type)),
      )
      .flatMap(({ logo }) => logosOf(logo)),
    ...links(/^apple-touch-icon/),
    page.meta.get('og:image')?.[0],
    ...links(/^icon$/),
    '/favicon.ico',
  ]
  const urls = all.flatMap((address) => (typeof address === 'string' ? (URL.parse(address, page.url)?.href ?? []) : []))
  return [...new Set(urls.filter((url) => /^https?:/.test(url) && !/\.svg($|[?#])/i.test(url)))].slice(0, 8)
}
