/** The twelve facts of a scraping result (B3), in the order the status step looks for them (B2). */
export const factFields = [
  'name',
  'contacts',
  'location',
  'industry',
  'industry_size',
  'audience',
  'perception',
  'vision',
  'mission',
  'positioning',
  'keywords',
  'website',
] as const

export type FactField = (typeof factFields)[number]

/** One fact with where it was found: the page's address and the words (at most 300 characters) that say it. */
export type Fact = { field: FactField; value: string; source_url: string; passage: string }
