import type { Industry } from '#domain/industries.ts'

/** An industry, or a part of one that is told from its other parts. */
export type TradeName =
  | Exclude<Industry, 'Other' | 'Professional services' | 'Legal tech' | `${'Food' | 'Health' | 'Insur' | 'Prop'}tech`>
  | 'Law'
  | 'Accounting'
  | 'Business services'
  | 'Insurance'
  | 'Banking'
  | 'Driving schools'
  | 'Faith and tattoos'
  | 'Between industries'

/**
 * What companies of each trade call themselves, their wares and their work, longest first, written as the words of a
 * topic are. Many of them ("bread", "shoes") stand in the text of any company and so say something only in a title, a
 * description, a first heading or a sentence about the company itself.
 */
export type Trades = Record<TradeName, string>
