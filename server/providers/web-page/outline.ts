import { hasPasswordForm, parseDocument, readableText } from './document.ts'
import { isType, jsonLdNodes } from './json-ld.ts'

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
  /** Number of visible characters, in total and outside of menus, header, footer and forms. */
  textLength: number
  contentLength: number
  /** Whether metadata describe the site, even if the page is empty without JavaScript. */
  hasDescription: boolean
}

const maxLinks = 1500
const files =
  /\.(pdf|docx?|xlsx?|pptx?|zip|gz|rar|dmg|exe|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|mov|webm|css|js|json|xml|ics|vcf)$/i

/** Reads the outline of a page. Runs in a worker: hostile pages take long. */
export const readOutline = (html: string, pageUrl: string): Outline => {
  const document = parseDocument(html)
  const base = URL.parse(document.querySelector('base')?.getAttribute('href') ?? '', pageUrl) ?? new URL(pageUrl)
  const absolute = (address: string | null | undefined) => {
    const url = address ? URL.parse(address.trim(), base) : null
    return url && /^https?:$/.test(url.protocol) && url.href.length <= 2083 ? url.href : undefined
  }
  const jsonLd = jsonLdNodes(document)
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}" i],meta[property="${name}" i]`)?.getAttribute('content')?.trim()
  return {
    language: baseLanguageOf(document.documentElement.getAttribute('lang')),
    canonical: absolute(document.querySelector('link[rel="canonical" i]')?.getAttribute('href')),
    refresh: absolute(refreshOf(document)),
    links: linksOf(document, absolute),
    alternates: alternatesOf(document, absolute),
    icons: [...new Set(iconsOf(document, jsonLd, meta('og:image')).flatMap((address) => absolute(address) ?? []))],
    hasPasswordForm: hasPasswordForm(document),
    textLength: readableText(document.body).length,
    contentLength: readableText(document.body, 'nav,header,footer,form').length,
    hasDescription:
      Boolean(meta('description') || meta('og:description') || meta('og:site_name')) ||
      jsonLd.some((node) => typeof node.name === 'string' && node.name.trim() !== ''),
  }
}

type Absolute = (address: string | null | undefined) => string | undefined

const baseLanguageOf = (tag: string | null) => /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag?.trim() ?? '')?.[0].toLowerCase()

const refreshOf = (document: Document) => {
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content')
  return /^\s*[0-5](?:\.\d+)?\s*[;,]\s*(?:url\s*=)?\s*["']?([^"']+)/i.exec(content ?? '')?.[1]
}

const alternatesOf = (document: Document, absolute: Absolute) =>
  [...document.querySelectorAll('link[rel~="alternate" i][hreflang]')].slice(0, 100).flatMap((link) => {
    const url = absolute(link.getAttribute('href'))
    const language = baseLanguageOf(link.getAttribute('hreflang'))
    return url && language ? [{ url, language }] : []
  })

const linksOf = (document: Document, absolute: Absolute): Link[] =>
  [...document.querySelectorAll('a[href]')].slice(0, maxLinks).flatMap((anchor) => {
    const url = absolute(anchor.getAttribute('href'))
    if (!url || files.test(new URL(url).pathname) || anchor.hasAttribute('download')) return []
    const image = anchor.querySelector('img')?.getAttribute('alt')
    const text = [anchor.textContent, anchor.getAttribute('aria-label'), anchor.getAttribute('title'), image]
      .map((words) => words?.replace(/\s+/g, ' ').trim().slice(0, 200))
      .find(Boolean)
    const language = baseLanguageOf(anchor.getAttribute('hreflang'))
    return [{ url, text: text ?? '', place: placeOf(anchor), ...(language && { language }) }]
  })

const placeOf = (anchor: Element) => {
  if (anchor.closest('footer,[role="contentinfo"],[class*="footer" i],[id*="footer" i]')) return 'footer'
  return anchor.closest('nav,header,[role="navigation"],[class*="menu" i],[id*="menu" i]') ? 'menu' : 'body'
}

const logoOf = (logo: unknown): unknown[] =>
  [logo]
    .flat()
    .map((each) =>
      typeof each === 'object' && each !== null
        ? ((each as Record<string, unknown>).url ?? (each as Record<string, unknown>).contentUrl)
        : each,
    )

const statedSize = (link: Element) => Number.parseInt(link.getAttribute('sizes') ?? '', 10) || 0

const iconsOf = (document: Document, jsonLd: Record<string, unknown>[], ogImage: string | undefined) => {
  const links = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((link) => link.getAttribute('type') !== 'image/svg+xml')
      .toSorted((a, b) => statedSize(b) - statedSize(a))
      .map((link) => link.getAttribute('href'))
  const all = [
    ...jsonLd
      .filter((node) => isType(node, /Organi[sz]ation|Business|Corporation|Store|Brand|NGO/))
      .flatMap((node) => logoOf(node.logo)),
    ...links('link[rel~="apple-touch-icon" i],link[rel~="apple-touch-icon-precomposed" i]'),
    ogImage,
    ...links('link[rel~="icon" i]'),
    '/favicon.ico',
  ]
  const addresses = all.filter((icon) => typeof icon === 'string' && icon !== '' && !/\.svg($|[?#])/i.test(icon))
  return (addresses as string[]).slice(0, 8)
}
