import { namesWhere, type NamesWith } from './brand-fields.ts'

export type FactField = NamesWith<{ isFact: true }>
export type FoundField = FactField | NamesWith<{ isFoundBesides: true }>

/** The twelve facts of a scraping result (B3), in the order of the review. */
export const factFields = namesWhere<FactField>(({ isFact }) => isFact)

/** All that a website is read for, in the same order: the twelve facts, the summary and the language. */
export const foundFields = namesWhere<FoundField>(({ isFact, isFoundBesides }) => isFact || isFoundBesides)

/** How far a fact can be relied on: a person is asked to check those that are only likely. */
export const confidences = ['sure', 'likely'] as const
export type Confidence = (typeof confidences)[number]

/** A fact with its source, the page's URL and the quoted passage (at most 300 characters), and how far it can be relied on. */
export type FoundFact = {
  field: FoundField
  value: string
  confidence: Confidence
  source_url: string
  passage: string
}

/**
 * Why little was found on a website that JavaScript draws: no browser is installed on the server, or it failed. Its
 * structured data and the texts in its scripts have been read instead.
 */
export const readingNotes = ['no_browser', 'browser_failed'] as const
export type ReadingNote = (typeof readingNotes)[number]
