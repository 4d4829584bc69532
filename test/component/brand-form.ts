// The form of a brand by role and name.
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

export const requiredFields = ['Vision', 'Mission', 'Positioning', 'Marketing Goals', 'Keywords', 'Audience']
export const longFields = ['Summary', 'Contacts', 'Competitors', ...requiredFields]
export const shortFields = ['Company Name', 'Company Size', 'Location', 'Perception']

const problemOf = (field: Locator): string =>
  (field.element().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

export const expectProblem = (field: Locator, words: string) => expect.poll(() => problemOf(field)).toContain(words)
export const expectNoProblem = (field: Locator, words: string) =>
  expect.poll(() => problemOf(field)).not.toContain(words)

export const logo = () => page.getByRole('img', { name: 'Logo' })
export const logoInput = () => page.getByCss('input[type=file]')
