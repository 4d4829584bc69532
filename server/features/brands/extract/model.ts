import type { BaseLanguage } from '#domain/languages.ts'

/** Where on the page a block stands. */
export type Region = 'header' | 'nav' | 'main' | 'aside' | 'footer'

/**
 * Whose words a block holds: the company's own, a customer's (testimonials), or neither (cookie banners, newsletter
 * boxes, comments, blog teasers, credits), which give no facts.
 */
export type Voice = 'own' | 'customer' | 'foreign'

export type Link = { href: string; text: string }

/** One paragraph, heading, list item or other run of text as a reader sees it. */
export type Block = {
  /** Its place among the page's blocks. */
  index: number
  /** Whitespace-normalised. */
  text: string
  /** The same text split at its line breaks. */
  lines: string[]
  tag: string
  /** 1 to 6 for headings, 7 for a line that only looks like one, 0 for text. */
  level: number
  region: Region
  voice: Voice
  isInAddress: boolean
  isQuote: boolean
  /** The bold words that the text begins with; empty when it begins otherwise. */
  boldHead: string
  /** Nothing but one link or button. */
  isLink: boolean
  /** Class names and ids of the element and its nearest ancestors, folded. */
  marks: string
  links: Link[]
  /** The headings above it, outermost first. */
  path: string[]
}

/** A link that starts a mail, a call or a chat. */
export type ContactLink = { link: Link; region: Region; isForeign: boolean; blockIndex: number }

export type Picture = { alt: string; region: Region; marks: string; isInHomeLink: boolean }

/** A thing that structured data speaks of. */
export type Entity = {
  /** schema.org names without the vocabulary's address. */
  types: string[]
  /** The property that it is the value of; empty at the top level. */
  role: string
  values: Record<string, unknown>
  /** The block of JSON it was read from, on one line; empty for microdata and RDFa. */
  source: string
}

export type PageKind =
  | 'home'
  | 'about'
  | 'contact'
  | 'services'
  | 'team'
  | 'imprint'
  | 'legal'
  | 'article'
  | 'news'
  | 'careers'
  | 'testimonials'
  | 'reference'
  | 'other'

export type PageModel = {
  url: URL
  kind: PageKind
  language: BaseLanguage | null
  title: string
  /** Names and properties of meta tags, lower case. */
  meta: Map<string, string[]>
  canonical: string | null
  entities: Entity[]
  blocks: Block[]
  pictures: Picture[]
  contactLinks: ContactLink[]
}

export type Site = {
  pages: PageModel[]
  home: PageModel
  /** The registrable domain (`example.com`); null for an address without one. */
  domain: string | null
  language: BaseLanguage
}
