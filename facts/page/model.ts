/**
 * A fetched page: its final URL and its decoded HTML. `isScript`: the HTML is made of a script's texts, which nobody may
 * ever see.
 */
export type Page = { url: string; html: string; isScript?: boolean }

/** Where on the page something stands, from landmarks and class names. */
export type Area = 'header' | 'nav' | 'main' | 'aside' | 'footer' | 'form'

/** One visible piece of text: a paragraph, heading, list item, table cell or line of a menu. */
export type Block = {
  /** On one line but for `\n` where the page breaks the line with <br>. */
  text: string
  /** The element that holds the text, such as `p`, `li`, `td`, `address`. */
  tag: string
  /** 1 to 6 for a heading, 7 for a short line in bold, 0 for all other text. */
  level: number
  area: Area
  /** Whose words these are: the company's, a customer's (quotations, reviews), or a notice such as a cookie banner's. */
  voice: 'own' | 'customer' | 'notice'
  /** Index of the heading above this block; of a heading, the one above of a higher rank. -1 without one. */
  under: number
}

export type Link = {
  /** Absolute. http(s), mailto: or tel:. */
  url: string
  /** The link's words, else its label, title or image's description. */
  text: string
  area: Area
  /** Index of the block that holds its words, or that follows. */
  block: number
  /** The base language that the link declares, such as `de`. */
  language?: string
}

export type Picture = { alt: string; area: Area; isLogo: boolean; isLinked: boolean }

/** An object of schema.org, from JSON-LD or microdata: `@type` and its properties, which may be objects again. */
export type Entity = { [property: string]: unknown }

/** What Masthead knows about one page. Hidden text, scripts and orders to language models are left out. */
export type PageModel = {
  url: string
  title: string
  /** The base language that the page declares, such as `de`. */
  language: string | undefined
  canonical: string | undefined
  /** The target of an immediate refresh. */
  refresh: string | undefined
  /** Contents of <meta>, by lower-case name or property. */
  meta: Map<string, string[]>
  /** Translations of the page, with their base languages. */
  alternates: { url: string; language: string }[]
  /** URLs of icons with their stated size in pixels: `apple-touch-icon` or `icon`. */
  icons: { url: string; rel: string; size: number }[]
  blocks: Block[]
  links: Link[]
  pictures: Picture[]
  /** Every object, nested ones too. */
  entities: Entity[]
  /** JSON that scripts carry (application/json, `window.x = {…}`). */
  scriptData: string[]
  /** URLs of external scripts. */
  scripts: string[]
  hasPasswordForm: boolean
  hasScripts: boolean
  /** Whether it holds the root element of a framework, or asks for JavaScript. */
  isShell: boolean
  isScript: boolean
}
