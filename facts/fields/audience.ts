import { statementField } from './statements/statement-field.ts'

export const audience = statementField({
  name: 'audience',
  headings: 'audience heading',
  opening: 'for',
  isCandidate: ({ cues, page }) => cues.people > 0 && page.kind !== 'legal',
  own: ({ cues, words, shape }) => ({
    forPeople: Math.min(cues.forPeople, 2) / 2,
    manyPeople: Math.min(cues.people, 5) / 5,
    onPeople: Math.min(1, (3 * cues.people) / words.length),
    clause: Number(shape === 'clause'),
  }),
})
