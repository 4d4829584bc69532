import { statementField } from './statements/statement-field.ts'

/** What the company is and does. */
export const summary = statementField({
  name: 'summary',
  heading: 'about name',
  isCandidate: ({ shape }) => shape !== 'clause',
  features: [
    'headed', 'kind', 'offers', 'opensNamed', 'home', 'about', 'early', 'first', 'description', 'title', 'ends',
  ], // prettier-ignore
})
