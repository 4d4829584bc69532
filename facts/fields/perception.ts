import { hasTerm } from '../data/read-data.ts'
import { statementField } from './statements/statement-field.ts'

/** The qualities that the company claims for itself. */
export const perception = statementField({
  name: 'perception',
  heading: 'values name',
  // "Our mission, our vision, our values" are headings.
  isCandidate: ({ shape, cues, folded }) =>
    shape !== 'clause' && cues.counts.quality > 0 && !(shape === 'list' && hasTerm(folded, 'mission name')),
  features: ['headed', 'manyQualities', 'onQualities', 'opensQuality', 'we', 'home', 'about', 'description', 'pair'],
})
