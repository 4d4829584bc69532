import { statementField } from './statements/statement-field.ts'

export const mission = statementField({
  name: 'mission',
  headings: 'mission heading',
  opening: 'stated',
  isCandidate: ({ shape, page }) => shape !== 'list' && shape !== 'clause' && page.kind !== 'legal',
})
