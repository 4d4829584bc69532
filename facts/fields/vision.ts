import { statementField } from './statements/statement-field.ts'

export const vision = statementField({
  name: 'vision',
  headings: 'vision heading',
  opening: 'vision',
  features: [
    'vision',
    'future',
    'stated',
    'aim',
    'does',
    'purpose',
    'about',
    'aside',
    'ends',
    'short',
    'long',
    'title',
    'lead',
    'first',
  ],
  isCandidate: ({ shape, page }) => shape !== 'list' && shape !== 'clause' && page.kind !== 'legal',
})
