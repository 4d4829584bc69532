import type { FactField } from '#domain/facts.ts'
import type { Block, PageModel } from './page/model.ts'
import type { BaseLanguage } from '#domain/languages.ts'

export type PageKind =
  | 'home' | 'about' | 'mission' | 'contact' | 'imprint' | 'services' | 'team' | 'customers' | 'news' | 'careers'
  | 'legal' | 'other' // prettier-ignore

export type SitePage = PageModel & { kind: PageKind }

/** The pages of one site in its main language: the home page first, no page twice. */
export type Site = {
  home: SitePage
  pages: SitePage[]
  language: BaseLanguage
  /** The registrable domain, such as `example.co.uk`; undefined for an IP address or localhost. */
  domain: string | undefined
}

/** A place on a page. */
export type Place = { page: SitePage; block: Block; index: number }

/** A value that a field might have, with the words on a page that say it (at most 300 characters). */
export type Candidate = {
  value: string
  url: string
  passage: string
  /** By name, 0 to 1 or a small count; what each means is said in the field's file. */
  features: Record<string, number>
}

/** Contacts are found as e-mail addresses and telephone numbers. */
export type EngineField = Exclude<FactField, 'contacts'> | 'emails' | 'phones' | 'summary' | 'language'

/** How a field finds its candidates; the model of its name in weights.json scores them. */
export type Field = {
  name: EngineField
  candidates: (site: Site, known: Known) => Candidate[]
  /** The feature whose candidates come before all others and are always shown: what the site itself names. */
  first?: string
  /** How many values it may have; 1 unless given. */
  most?: number
  /** How many values are shown whatever their score, if there are as many candidates; 0 unless given. */
  least?: number
}

/** Values of fields found before, which later fields look at. */
export type Known = { name?: string; location?: string }

export type Confidence = 'sure' | 'likely'

export type Scored = Candidate & { score: number }
