import { statementField } from './statements/statement-field.ts'

export const perception = statementField({
  name: 'perception',
  headings: 'values heading',
  opening: 'quality',
  isCandidate: ({ shape, cues, page }) => shape !== 'clause' && cues.quality > 0 && page.kind !== 'legal',
  own: ({ cues, words }) => ({
    manyQualities: Math.min(cues.quality, 5) / 5,
    onQualities: Math.min(1, (3 * cues.quality) / words.length),
  }),
})
