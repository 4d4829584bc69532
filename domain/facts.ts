import { namesWhere, type NamesWith } from './brand-fields.ts'

export type FactField = NamesWith<{ isFact: true }>

/** The twelve facts of a scraping result (B3), in the order of the review. */
export const factFields = namesWhere<FactField>(({ isFact }) => isFact)

/** A fact with its source: the page's URL and the quoted passage (at most 300 characters). */
export type Fact = { field: FactField; value: string; source_url: string; passage: string }
