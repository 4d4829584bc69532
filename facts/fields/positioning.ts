import { statementField } from './statements/statement-field.ts'

export const positioning = statementField({
  name: 'positioning',
  headings: 'reasons heading',
  opening: 'unique',
  isCandidate: ({ shape, page }) => shape !== 'clause' && page.kind !== 'legal',
  own: ({ cues, words }) => ({
    manyMarks: Math.min(cues.unique, 5) / 5,
    onMarks: Math.min(1, (3 * cues.unique) / words.length),
  }),
})
