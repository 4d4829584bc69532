import { fold } from './text.ts'
import type { Region } from './model.ts'

/** A class name or id in its parts: `site-footer__inner` and `SiteFooter` both say `site`, `footer`. */
const partsOf = (names: string): string =>
  fold(names.replaceAll(/([a-z])([A-Z])/g, '$1-$2'))
    .replaceAll(/[^a-z0-9\s-]+/g, '-')
    .replaceAll(/-{2,}/g, '-')

const named = (words: string): RegExp => new RegExp(`(?:^|[\\s-])(?:${words})(?=$|[\\s-])`)

const foreignNames = named(
  'cookies?|cookiebar|cookiebanner|cookieconsent|consent|gdpr|dsgvo|rgpd|onetrust|cybotcookiebot\\w*|cookiebot|borlabs|usercentrics|cky|cmplz|complianz|' +
    'iubenda|newsletter|newsletters|mailchimp|mc4wp|klaviyo|subscribe|subscription-form|signup-form|comments|comment-list|comment-body|comment-form|' +
    'commentlist|disqus|respond|related-posts|recent-posts|latest-posts|latest-news|blog-teasers?|blog-posts?|blog-list|blog-grid|blog-feed|' +
    'news-list|news-teasers?|post-list|post-card|posts-grid|article-card|teaser-news|blog-section|blog-preview|breadcrumbs?|share-buttons|social-share|' +
    'skip-link|skip-to-content|lightbox|site-credits?|webdesign|made-by|designed-by|powered-by|press-quotes?|captcha|grecaptcha-badge|language-switcher|lang-switcher|wpml-ls|pagination|' +
    'search-form|searchform|case-study|case-studies|announcement-bar|ad-slot|advert|adsbygoogle|sponsored|instagram-feed|twitter-tweet',
)

const customerNames = named(
  'testimonials?|reviews?|customer-voices?|kundenstimmen?|bewertung(?:en)?|referenz-zitat|temoignages?|avis|avis-clients|opinion(?:es)?|resenas?|testimonios?|recension[ei]|testimonianz[ea]|client-quotes?|quotes-slider|kundenmeinung(?:en)?|guestbook',
)

/** Whole names only: `hero-header`, `entry-header` and `card-footer` are parts of a section, not of the page. */
const wholeName = (words: string): RegExp =>
  new RegExp(
    `^(?:(?:site|page|main|global|top|l|c|o|js|el|wp|sqs|sc)-)*(?:${words})(?:-(?:\\d+|wrapper|container|inner|main|area|widgets?|content))*$`,
  )

const regionNames: [Region, RegExp][] = [
  [
    'nav',
    wholeName(
      'nav|navbar|navigation|mainnav|topnav|(?:main|mobile|primary|top|site|sub)-?menu|menu-(?:principal|haupt|main|primary)',
    ),
  ],
  ['footer', wholeName('footer|colophon|bottom-bar|fuss|fusszeile|pie|pie-pagina')],
  ['header', wholeName('header|masthead|topbar|top-bar|kopf|kopfzeile|cabecera')],
  ['aside', wholeName('sidebar|widget-area')],
]

const tagRegions: Record<string, Region> = { nav: 'nav', footer: 'footer', aside: 'aside' }
const roleRegions: Record<string, Region> = {
  navigation: 'nav',
  contentinfo: 'footer',
  banner: 'header',
  menu: 'nav',
  menubar: 'nav',
}

export type Area = {
  marks: string
  region: Region
  isForeign: boolean
  isCustomer: boolean
  isAddress: boolean
  isQuote: boolean
}

export const pageArea: Area = {
  marks: '',
  region: 'main',
  isForeign: false,
  isCustomer: false,
  isAddress: false,
  isQuote: false,
}

const wholePageTags = new Set(['html', 'body', 'main', 'head'])

/** A header inside an article, or one that holds a lower heading and perhaps a line below it, is the head of a section. */
const headsSection = (element: Element, parent: Area): boolean =>
  /(?:^| )(?:main|article|section)(?: |$)/.test(parent.marks) ||
  (/^h[2-6]$/.test(element.firstElementChild?.localName ?? '') &&
    /^(?:h[2-6]|p)$/.test(element.lastElementChild?.localName ?? ''))

/** Page builders say in an attribute of their own that a part is the head or the foot of all pages. */
const builderRegions: Record<string, Region> = { header: 'header', footer: 'footer' }

const regionOf = (element: Element, role: string, marks: string, parent: Area): Region => {
  const tag = element.localName
  if (tag === 'main') return 'main'
  const byTag =
    tagRegions[tag] ?? roleRegions[role] ?? builderRegions[element.getAttribute('data-elementor-type') ?? '']
  if (byTag) return parent.region === 'nav' ? 'nav' : parent.region === 'footer' && byTag !== 'nav' ? 'footer' : byTag
  if (tag === 'header' && parent.region === 'main' && !headsSection(element, parent)) return 'header'
  if (parent.region !== 'main' && parent.region !== 'header') return parent.region
  const tokens = marks.split(' ')
  // A list named `menu` is the site's; a section named so may be a restaurant's.
  if (
    (tag === 'ul' || tag === 'li') &&
    tokens.some((token) => /^(?:menu|menu-item|nav-item|dropdown-menu)$/.test(token))
  )
    return 'nav'
  return regionNames.find(([, pattern]) => tokens.some((token) => pattern.test(token)))?.[0] ?? parent.region
}

/** The area that an element opens inside its parent's. */
export const areaOf = (element: Element, parent: Area): Area => {
  const tag = element.localName
  const role = element.getAttribute('role') ?? ''
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${element.getAttribute('data-testid') ?? ''}`
  const marks = names.length > 2 ? partsOf(names.slice(0, 600)).trim() : ''
  if (wholePageTags.has(tag)) return { ...parent, marks: tag, region: tag === 'main' ? 'main' : parent.region }
  const isTeaser =
    tag === 'article' &&
    /(?:^|[\s-])(?:post|teaser|entry|news|blog|card)(?=$|[\s-])/.test(marks) &&
    !/(?:^|\s)(?:type-page|page)(?=$|\s)/.test(marks)
  return {
    marks: `${parent.marks.split(' ').slice(-12).join(' ')} ${tag} ${marks}`.trim().slice(-400),
    region: regionOf(element, role, marks, parent),
    isForeign:
      parent.isForeign ||
      isTeaser ||
      foreignNames.test(marks) ||
      role === 'dialog' ||
      role === 'alertdialog' ||
      role === 'search' ||
      tag === 'dialog' ||
      tag === 'pre',
    isCustomer: parent.isCustomer || customerNames.test(marks),
    isAddress: parent.isAddress || tag === 'address',
    isQuote: parent.isQuote || tag === 'blockquote' || tag === 'q',
  }
}
