// The lists of brands and deliverables on a screen.
import { main } from './screen.ts'
import { allWordsOf } from './words.ts'

export const brandNames = (): string[] =>
  allWordsOf(
    main()
      .getByRole('list', { name: 'Brands' })
      .getByRole('listitem')
      .getByRole('link')
      .filter({ hasNotText: /Create|Continue/ }),
  )

export const cards = () => main().getByRole('list', { name: 'Deliverables' }).getByRole('listitem')
export const titles = (): string[] => allWordsOf(cards().getByRole('heading'))
export const focusedWords = () => document.activeElement?.textContent
