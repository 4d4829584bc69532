// The form of a brand by role and name.
import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { brands, type Brand } from '#contract/brands.ts'
import type { Account } from './account.ts'
import { Refusal, reply } from './fake-api.ts'

export const requiredFields = ['Vision', 'Mission', 'Positioning', 'Marketing Goals', 'Keywords', 'Audience']
export const longFields = ['Summary', 'Contacts', 'Competitors', ...requiredFields]
export const shortFields = ['Company Name', 'Company Size', 'Location', 'Perception']

/** What a screen reader says of a field besides its name and value. */
export const descriptionOf = (field: Locator): string =>
  (field.element().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

export const expectProblem = (field: Locator, words: string) => expect.poll(() => descriptionOf(field)).toContain(words)
export const expectNoProblem = (field: Locator, words: string) =>
  expect.poll(() => descriptionOf(field)).not.toContain(words)

export const logo = () => page.getByRole('img', { name: 'Logo' })
export const logoInput = () => page.getByCss('input[type=file]')

export const picture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

/** From now on, the API saves brands, and refuses a save that is based on an older version, as after another tab's save. */
export const acceptSaves = (account: Account): void =>
  reply(brands.update, ({ params, form: { version, logo_file, delete_logo, ...texts } }) => {
    const current = account.brands.find(({ brand_id }) => brand_id === params.brand_id)
    if (!current) return new Refusal(404)
    if (Number(version) !== current.version) return new Refusal(409, { current })
    const emptied = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null]))
    const logo = logo_file ? 'new.png' : delete_logo === 'true' ? null : current.logo
    return saveElsewhere(account, { ...emptied, logo })
  })

/** What another tab's save of the only brand leaves. */
export const saveElsewhere = (account: Account, fields: Partial<Brand>): Brand => {
  const [current] = account.brands as [Brand]
  const saved = { ...current, ...fields, version: current.version + 1 }
  account.brands = [saved]
  return saved
}
