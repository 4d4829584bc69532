import { statementField } from './statements/statement-field.ts'

export const mission = statementField({
  name: 'mission',
  heading: 'mission name',
  said: 'mission said',
  isCandidate: ({ shape }) => shape !== 'list' && shape !== 'clause',
  features: [
    'named', 'plain', 'headed', 'aims', 'does', 'opensWe', 'quality', 'about', 'home', 'early', 'description', 'short', 'ends',
  ], // prettier-ignore
})
