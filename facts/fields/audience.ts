import { statementField } from './statements/statement-field.ts'

/** Whom the offer is for. */
export const audience = statementField({
  name: 'audience',
  heading: 'audience name',
  isCandidate: ({ cues }) => cues.counts.people > 0,
  features: ['headed', 'forPeople', 'manyPeople', 'opensWe', 'opensKind', 'early', 'notice', 'ends'],
})
