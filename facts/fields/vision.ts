import { statementField } from './statements/statement-field.ts'

export const vision = statementField({
  name: 'vision',
  heading: 'vision name',
  said: 'vision said',
  isCandidate: ({ shape }) => shape !== 'list' && shape !== 'clause',
  features: ['named', 'plain', 'becomes', 'first', 'aside', 'short'],
})
