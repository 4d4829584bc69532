// What an element's name, role, class and id say about the text inside.
import type { Area, Block } from './model.ts'

type Attributes = Record<string, string>

/** Elements that do not begin a new block. */
export const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark picture q s samp small source span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
)

/** Elements without text for readers. */
const textless = new Set(
  'script style noscript template svg math canvas object iframe audio video select datalist textarea head'.split(' '),
)

const bold = new Set(['b', 'strong'])
export const isBold = (name: string) => bold.has(name)

const hiddenStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px|em|rem|%)?\s*(?:;|!|$))/i
const hiddenClass =
  /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|screenreader|skip-link|skip-to-content)(?:\s|$)/i

/** Whether readers do not see the element's text. */
export const isHidden = (name: string, { style, hidden, class: classes, ...rest }: Attributes) =>
  textless.has(name) ||
  hidden !== undefined ||
  rest['aria-hidden'] === 'true' ||
  hiddenStyle.test(style ?? '') ||
  hiddenClass.test(classes ?? '')

const areaOfTag: Record<string, Area> = { nav: 'nav', footer: 'footer', aside: 'aside', form: 'form', main: 'main' }
const areaOfRole: Record<string, Area> = {
  navigation: 'nav',
  menu: 'nav',
  contentinfo: 'footer',
  banner: 'header',
  complementary: 'aside',
  main: 'main',
  search: 'form',
}
const containers = new Set(['div', 'section', 'ul', 'ol', 'table', 'td', 'header'])
const areaOfClass: [RegExp, Area][] = [
  [/\bfoot(?:er)?\b/i, 'footer'],
  [/\b(?:nav(?:bar|igation)?|(?:main-?|top-?|mobile-?)?menu|breadcrumbs?)\b/i, 'nav'],
  [/\bsidebar\b/i, 'aside'],
]

/** Areas that hold whatever is inside them: the footer's menu belongs to the footer. */
const closed = new Set<Area>(['footer', 'nav'])

const content = new Set(['main', 'article', 'section'])
/** Whether an element holds content rather than the frame of the page. */
export const isContent = (name: string) => content.has(name)

/** The area that an element begins, if it does. A `header` inside content heads an article, not the page. */
export const areaOf = (
  name: string,
  attributes: Attributes,
  outer: { area: Area; isContent: boolean },
): Area | undefined => {
  if (closed.has(outer.area)) return undefined
  const stated = areaOfTag[name] ?? areaOfRole[attributes['role'] ?? '']
  if (stated === 'form' && outer.area === 'header') return undefined
  if (stated) return stated
  if (name === 'header') return outer.isContent ? undefined : 'header'
  if (!containers.has(name)) return undefined
  const names = wordsOf(attributes)
  return names ? areaOfClass.find(([words]) => words.test(names))?.[1] : undefined
}

/** Class names and id as words: `site-footer__inner` becomes `site-footer inner`. */
const wordsOf = ({ class: classes = '', id = '' }: Attributes) => `${classes} ${id}`.replaceAll('_', ' ').trim()

const notice = /\b(?:cookies?(?:-?(?:bar|banner|notice|consent|law|popup|modal))?|consent|gdpr|cc-window|cmp|dsgvo)\b/i
const customer =
  /\b(?:testimonials?|reviews?|recensioni?|temoignages?|opiniones|bewertung(?:en)?|kundenstimmen?|valoraciones)\b/i

/** Whose words an element holds, if its names say so. */
export const voiceOf = (name: string, attributes: Attributes): Block['voice'] | undefined => {
  if (name === 'blockquote') return 'customer'
  const names = name === 'body' || name === 'html' || name === 'a' ? '' : wordsOf(attributes)
  if (!names) return undefined
  if (notice.test(names)) return 'notice'
  return customer.test(names) ? 'customer' : undefined
}

/** 1 to 6 for a heading, else 0. */
export const levelOf = (name: string, attributes: Attributes) => {
  if (/^h[1-6]$/.test(name)) return Number(name[1])
  return attributes['role'] === 'heading' ? Math.min(6, Number(attributes['aria-level']) || 2) : 0
}
