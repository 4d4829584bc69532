import { statementField } from './statements/statement-field.ts'

/** The qualities that the company claims for itself. */
export const perception = statementField({
  name: 'perception',
  heading: 'values name',
  isCandidate: ({ shape, cues }) => shape !== 'clause' && cues.counts.quality > 0,
  features: ['headed', 'manyQualities', 'onQualities', 'opensQuality', 'we', 'home', 'about', 'description', 'pair'],
})
