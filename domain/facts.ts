import { namesWhere, type NamesWith } from './brand-fields.ts'

export type FactField = NamesWith<{ isFact: true }>

/** The twelve facts of a scraping result (B3), in the order of the review. */
export const factFields = namesWhere<FactField>(({ isFact }) => isFact)

/** One fact with where it was found: the page's address and the words (at most 300 characters) that say it. */
export type Fact = { field: FactField; value: string; source_url: string; passage: string }
