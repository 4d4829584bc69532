import type { PageModel } from './model.ts'

/** A phrase that may be a keyword. The weight of a list of services is 2 and more. */
export type Candidate = {
  text: string
  weight: number
  page: PageModel
  passage: string
  /** A point of a list or a product by its name rather than a kind of offer. */
  isMinor?: boolean
}
