import { statementField } from './statements/statement-field.ts'

/** What sets the offer apart, mostly said where a visitor looks first. Never a discount. */
export const positioning = statementField({
  name: 'positioning',
  isCandidate: ({ shape, cues }) => shape !== 'clause' && cues.counts.discount === 0,
  features: ['unique', 'opensUnique', 'manyQualities', 'home', 'early', 'lead', 'description', 'short', 'ends'],
})
