// The wizard 'Add a New Brand' on the real product: what is stored, reloads, other tabs and the back button.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const collected = { brand_creation_step: 'manual_fill', scraping_status: 'completed' } as const
const facts = {
  name: 'Ferrywright',
  website: 'https://ferrywright.example',
  vision: 'A city on bikes',
  mission: 'Bikes that last',
  positioning: 'Carry more. Drive less.',
  keywords: 'cargo bike, family bike',
  audience: 'Young families',
}

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let screen: Screen

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, screen } = world)
})
beforeEach(() => void (visitor.problems.length = 0))
// The browser itself reports refused calls.
afterEach(() => expect(visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]))

type Fields = Partial<Omit<Brand, 'sources' | 'created_at'>>

const insertBrand = async (fields: Fields): Promise<string> => {
  const { brand_id } = await world.db
    .insertInto('brands')
    .values({ user_id: world.user_id, ...facts, ...collected, ...fields })
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  return brand_id
}
const stored = (brand_id: string) =>
  world.db.selectFrom('brands').selectAll().where('brand_id', '=', brand_id).executeTakeFirstOrThrow()
const open = (path: string) => page.goto(product.url + path)

describe('the back button', () => {
  beforeEach(async () => {
    await open('/brands')
    await screen.isLoaded()
  })
  const expectBackToBrands = async () => {
    await page.goBack()
    await screen.isAt('/brands')
  }

  test('B2 skips the website step after another website was submitted', async () => {
    const brand_id = await insertBrand({ brand_creation_step: 'scraping', scraping_status: 'failed' })
    await open(`/brands/${brand_id}/status`)
    await screen.textbox('Website').fill(`${product.sandboxUrl}/demo/`)
    await screen.button('Update Brand Website').click()
    await page.waitForURL(`**/${brand_id}/review`, { timeout: 60_000 })
    await expectBackToBrands()
  })

  test('B2 skips a brand that was deleted in the review', async () => {
    await open(`/brands/${await insertBrand({ name: 'To be deleted' })}/review`)
    await screen.button('Delete Brand').click()
    await screen.button('Delete').click()
    await screen.isAt('/dashboard')
    await expectBackToBrands()
  })

  test('B2 skips the finalize step after Save Brand, which stores the complete brand', async () => {
    const brand_id = await insertBrand({})
    await open(`/brands/${brand_id}/finalize`)
    await page.getByRole('combobox', { name: 'Language' }).fill('English - United Kingdom')
    await page.keyboard.press('Escape')
    await screen.textbox('Competitors').fill('Other makers')
    await screen.textbox('Marketing Goals').fill('More test rides')
    await page.getByRole('radio', { name: /^Friendly/ }).check()
    await screen.button('Save Brand').click()
    await screen.isAt(`/brands/${brand_id}`)
    expect(await stored(brand_id)).toMatchObject({
      ...facts,
      language: 'English - United Kingdom',
      competitors: 'Other makers',
      marketing_goals: 'More test rides',
      tone_of_voice_id: 'friendly',
      brand_creation_step: 'completed',
    })
    await expectBackToBrands()
  })
})

describe('the review', () => {
  test('asks before it overwrites what another tab saved, and Save mine keeps both', async () => {
    const brand_id = await insertBrand({})
    const other = await visitor.context.newPage()
    for (const tab of [page, other]) await tab.goto(`${product.url}/brands/${brand_id}/review`)
    await screen.textbox('Vision').fill('From this tab')
    await other.getByRole('textbox', { name: 'Mission' }).fill('From the other tab')
    await other.getByRole('button', { name: 'Save Collected Data' }).click()
    await other.waitForURL('**/finalize')
    await other.close()
    await screen.button('Save Collected Data').click()
    await screen.dialog('This brand was changed in another tab').getByText('From the other tab').waitFor()
    await screen.button('Save mine').click()
    await screen.isAt(`/brands/${brand_id}/finalize`)
    expect(await stored(brand_id)).toMatchObject({ vision: 'From this tab', mission: 'From the other tab' })
  })

  test('offers the unsaved text after a reload', async () => {
    await open(`/brands/${await insertBrand({})}/review`)
    await screen.textbox('Mission').fill('Not saved yet')
    await page.reload()
    await screen.button('Restore').click()
    await expect.poll(() => screen.textbox('Mission').inputValue()).toBe('Not saved yet')
    await expect.poll(() => screen.textbox('Vision').inputValue()).toBe(facts.vision)
    await screen.isOn('Save Collected Data')
  })
})

test('the keyboard alone leads from a website to a complete brand, on a slow network', async () => {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return route.continue()
  })
  await open('/brands/new')
  await screen.textbox('Website').focus()
  await page.keyboard.insertText(`${product.sandboxUrl}/demo/`)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/review', { timeout: 60_000 })
  await screen.isOn('Save Collected Data')
  await screen.textbox('Company Name').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/finalize')
  await page.getByRole('combobox', { name: 'Language' }).focus()
  // The first Tab leads to the page that the language was found on.
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter', 'Tab', 'Tab']) await page.keyboard.press(key)
  await page.keyboard.insertText('Other makers')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('More test rides')
  await page.getByRole('radio').first().waitFor()
  for (const key of ['Tab', 'Space']) await page.keyboard.press(key)
  await screen.isOn('Save Brand')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Edit Brand' }).waitFor()
  const brand_id = new URL(page.url()).pathname.split('/').at(-1)!
  expect(await stored(brand_id)).toMatchObject({ brand_creation_step: 'completed', competitors: 'Other makers' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
