// Brands that are created by hand, edited with a logo, saved in two tabs and deleted: what is stored, reloads and history.
import { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import { beforeEach, expect } from 'vitest'
import { logoMessage, type Brand } from '#contract/brands.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { Visitor } from '#test/helpers/visitor.ts'
import { completeBrand } from '#test/helpers/wire.ts'

const png = createCanvas(64, 64).toBuffer('image/png')
const required = ['Vision', 'Mission', 'Positioning', 'Marketing Goals', 'Keywords', 'Audience']

let product: Product
let visitor: Visitor
let page: Visitor['page']
let screen: Screen
let user_id: string

test.beforeAll(async ({ signedIn }) => {
  ;({ product, visitor, page, screen, user_id } = signedIn)
})
beforeEach(() => void (visitor.problems.length = 0))

const insertBrand = async (fields: Partial<Omit<Brand, 'sources' | 'created_at'>> = {}) => {
  const { brand_id } = await product.database.db
    .insertInto('brands')
    .values({ user_id, ...completeBrand, scraping_status: 'manual', brand_creation_step: 'completed', ...fields })
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  return brand_id
}
const stored = (brand_id: string) =>
  product.database.db.selectFrom('brands').selectAll().where('brand_id', '=', brand_id).executeTakeFirstOrThrow()
const open = (path: string) => page.goto(product.url + path)

/** The browser itself reports refused calls. */
const expectQuietConsole = () =>
  expect(visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
const chooseLogo = async (buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Logo/ }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
}

test('B2 a manually created brand is stored as typed', async () => {
  await open('/brands/new/manual')
  // Nothing is kept before the page knows whose draft it is.
  await page.waitForLoadState('networkidle')
  await screen.textbox('Company Name').fill('Made By Hand')
  await page.reload()
  await screen.button('Restore').click()
  await expect.poll(() => screen.textbox('Company Name').inputValue()).toBe('Made By Hand')
  await screen.textbox('Website').fill('hand.example')
  for (const name of required) await screen.textbox(name).fill(`The ${name}\nin two lines`)
  await page.getByRole('radio', { name: /^Custom/ }).check()
  await screen.textbox('Custom Tone of Voice').fill('Dry')
  await screen.button('Save Brand').dblclick()
  await page.getByRole('heading', { level: 1, name: 'Made By Hand' }).waitFor()
  const brand_id = new URL(page.url()).pathname.split('/').at(-1)!
  expect(await stored(brand_id)).toMatchObject({
    website: 'https://hand.example',
    vision: 'The Vision\nin two lines',
    tone_of_voice_id: 'custom',
    custom_tone_of_voice: 'Dry',
    summary: null,
    language: null,
  })
  expect(await product.database.db.selectFrom('brands').select('brand_id').execute()).toEqual([{ brand_id }])
  // The draft was discarded, also after a reload.
  await open('/brands/new/manual')
  await screen.textbox('Vision').waitFor()
  await expect.poll(() => screen.button('Restore').count()).toBe(0)
  expectQuietConsole()
})

test('B5 an invalid logo is rejected; a valid one is stored, shown and removed again', async () => {
  const brand_id = await insertBrand({ name: 'Northlight' })
  const logo = () => page.getByRole('main').getByRole('img', { name: 'Logo' })
  await open(`/brands/${brand_id}`)
  await page.getByRole('link', { name: 'Edit Brand' }).click()
  await chooseLogo(Buffer.from('not a picture'))
  await screen.button('Save Brand').click()
  await page.getByRole('main').getByText(logoMessage).waitFor()
  await chooseLogo(png)
  await screen.textbox('Competitors').fill('')
  await screen.button('Save Brand').click()
  await screen.isAt(`/brands/${brand_id}`)
  const saved = await stored(brand_id)
  expect(saved).toMatchObject({ logo: expect.stringMatching(/\.png$/), competitors: null, version: 2 })
  const shown = page.getByRole('main').locator(`img[src$="${saved.logo}"]`).first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Edit Brand' }).click()
  await screen.button('Remove').click()
  await logo().waitFor({ state: 'detached' })
  await screen.button('Save Brand').click()
  await screen.isAt(`/brands/${brand_id}`)
  expect((await stored(brand_id)).logo).toBeNull()
  expectQuietConsole()
})

test('two tabs: the later save shows the conflict, and Save mine keeps what only the other tab changed', async () => {
  const brand_id = await insertBrand({ industry: 'Retail', location: 'Bristol' })
  const other = await visitor.context.newPage()
  for (const tab of [page, other]) await tab.goto(`${product.url}/brands/${brand_id}/edit`)
  await other.getByRole('textbox', { name: 'Location' }).fill('Cardiff')
  await other.getByRole('textbox', { name: 'Summary' }).fill('From the other tab')
  await other.getByRole('button', { name: 'Save Brand' }).click()
  await other.waitForURL(`**/brands/${brand_id}`)
  await other.close()
  await screen.textbox('Location').fill('Bath')
  await screen.button('Save Brand').click()
  await screen.dialog('This brand was changed in another tab').waitFor()
  await screen.button('Save mine').click()
  await screen.isAt(`/brands/${brand_id}`)
  expect(await stored(brand_id)).toMatchObject({ location: 'Bath', summary: 'From the other tab', industry: 'Retail' })
  expectQuietConsole()
})

test('B5 B7 a deleted brand leaves every list, and going back does not show it', async () => {
  const brand_id = await insertBrand({ name: 'Soon to be gone' })
  await product.database.db.insertInto('deliverables').values({ user_id, brand_id }).execute()
  await open('/dashboard')
  await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Soon to be gone' }).first().click()
  await screen.isAt(`/brands/${brand_id}`)
  await screen.button('Delete Brand').click()
  await screen.showsToast('Brand deleted successfully', screen.button('Delete').dblclick())
  await screen.isAt('/dashboard')
  await expect.poll(() => page.getByText('Soon to be gone').count()).toBe(0)
  await page.goBack()
  await screen.isAt('/dashboard')
  const left = await product.database.db.selectFrom('brands').where('brand_id', '=', brand_id).selectAll().execute()
  expect(left).toEqual([])
  expectQuietConsole()
})
