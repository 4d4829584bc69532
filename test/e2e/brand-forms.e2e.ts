// A brand's page, its form by hand and for editing, its logo, and its deletion.
import { Buffer } from 'node:buffer'
import { createCanvas } from '@napi-rs/canvas'
import type { Locator } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Brand } from '#contract/brands.ts'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import type { Screen } from '#test/helpers/screen.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'
import { completeBrand } from '#test/helpers/wire.ts'

const logoMessage = 'Logo must be PNG or JPEG image (max 2MB)'
const deleteTitle = 'Are you sure you want to delete this brand?'
const png = createCanvas(64, 64).toBuffer('image/png')
const required = ['Vision', 'Mission', 'Positioning', 'Marketing Goals', 'Keywords', 'Audience']

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Visitor['page']
let screen: Screen
let user_id: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, screen, user_id } = world)
})
beforeEach(() => void (visitor.problems.length = 0))
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))

type Fields = Partial<Omit<Brand, 'sources' | 'created_at'>>

/** A completed brand; answers its id. */
const makeBrand = async (fields: Fields = {}) => {
  const { brand_id } = await product.database.db
    .insertInto('brands')
    .values({ user_id, ...completeBrand, scraping_status: 'manual', brand_creation_step: 'completed', ...fields })
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  return brand_id
}
/** As another tab's save, or a deletion there, leaves it. */
const saveElsewhere = (brand_id: string, fields: Fields) =>
  product.database.db
    .updateTable('brands')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('brand_id', '=', brand_id)
    .execute()
const deleteElsewhere = (brand_id: string) =>
  product.database.db.deleteFrom('brands').where('brand_id', '=', brand_id).execute()
const stored = (brand_id: string) =>
  product.database.db.selectFrom('brands').selectAll().where('brand_id', '=', brand_id).executeTakeFirstOrThrow()

const open = (path: string) => page.goto(product.url + path)

const patient = { timeout: 20_000 }
const problemOf = (field: Locator) =>
  field.evaluate((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
const hasProblem = (field: Locator, words: string) => expect.poll(() => problemOf(field), patient).toContain(words)

/** The browser itself reports refused calls; everything else is ours. */
const expectQuietConsole = () =>
  expect(visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([])
const chooseFile = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Logo/ }).click()
  await (await chooser).setFiles(file)
}
const logo = () => page.getByRole('img', { name: 'Logo' })

describe('B2 the brand’s page', () => {
  test('B2 it shows name and logo, and leads back, to editing and to deletion', async () => {
    const brand_id = await makeBrand({ name: 'Northlight', website: 'https://northlight.example' })
    await open(`/brands/${brand_id}`)
    await page.getByRole('heading', { level: 1, name: 'Northlight' }).waitFor()
    await expect.poll(() => page.title()).toBe('Northlight · Masthead')
    await page.getByRole('definition').getByText(completeBrand.vision).waitFor()
    await expectAccessible(page, 'brand')
    await page.getByRole('link', { name: 'Edit Brand' }).click()
    await screen.isAt(`/brands/${brand_id}/edit`)
    await screen.textbox('Company Name').waitFor()
    await chooseFile({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await screen.button('Save Brand').click()
    await screen.isAt(`/brands/${brand_id}`)
    const { logo } = await stored(brand_id)
    const shown = page.getByRole('main').locator(`img[src$="${logo}"]`).first()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), patient).toBeGreaterThan(0)
    await page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' }).click()
    await screen.isAt('/dashboard')
    expectQuietConsole()
  })

  test('B2 a brand that is not found leads to the dashboard, and so does an address that names none', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing']) {
      await open(`/brands/${id}`)
      await screen.isAt('/dashboard')
    }
  })
})

describe('B5 deleting a brand', () => {
  test('B5 Cancel and Delete are off while it runs; B7 then it is gone from every list, told, and left', async () => {
    const brand_id = await makeBrand({ name: 'Soon to be gone' })
    await product.database.db.insertInto('deliverables').values({ user_id, brand_id }).execute()
    await open('/dashboard')
    await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Soon to be gone' }).first().click()
    await screen.isAt(`/brands/${brand_id}`)
    const deletion = await screen.hold(`**/api/brands/${brand_id}`, 'DELETE')
    await screen.button('Delete Brand').click()
    await screen.button('Delete').dblclick()
    await screen.isOff('Delete')
    await screen.isOff('Cancel')
    await page.keyboard.press('Escape')
    await screen.dialog(deleteTitle).waitFor()
    const lists = ['/api/brands', '/api/deliverables'].map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === path),
    )
    deletion.release()
    await screen.toast('Brand deleted successfully').waitFor()
    await screen.isAt('/dashboard')
    await Promise.all(lists)
    expect(deletion.count()).toBe(1)
    await expect.poll(() => page.getByText('Soon to be gone').count(), patient).toBe(0)
    await page.goBack()
    await screen.isAt('/dashboard')
    expectQuietConsole()
  })
})

describe('B5 the form', () => {
  test('B2 saving shows the new brand with a success toast; a double click makes one', async () => {
    const creation = await screen.hold('**/api/brands', 'POST')
    await open('/brands/new/manual')
    await screen.textbox('Company Name').fill('Made By Hand')
    await screen.textbox('Website').fill('hand.example')
    for (const name of required) await screen.textbox(name).fill(`The ${name}\nin two lines`)
    await page.getByRole('radio', { name: /^Custom/ }).check()
    await screen.textbox('Custom Tone of Voice').fill('   ')
    await screen.button('Save Brand').click()
    await screen.hasFocus(screen.textbox('Custom Tone of Voice'))
    await hasProblem(screen.textbox('Custom Tone of Voice'), 'Custom tone of voice is required')
    await screen.textbox('Custom Tone of Voice').fill('Dry')
    await screen.button('Save Brand').dblclick()
    await screen.isOff('Save Brand')
    creation.release()
    await screen.toast('Brand saved successfully').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Made By Hand' }).waitFor()
    expect(creation.count()).toBe(1)
    await expect
      .poll(() => stored(new URL(page.url()).pathname.split('/').at(-1)!))
      .toMatchObject({
        website: 'https://hand.example',
        vision: 'The Vision\nin two lines',
        tone_of_voice_id: 'custom',
        custom_tone_of_voice: 'Dry',
        // B5: empty texts are not sent.
        summary: null,
        language: null,
      })
    // The form is over: the back button leads before it, and nothing is left to be offered.
    await open('/brands/new/manual')
    await screen.textbox('Vision').waitFor()
    await expect.poll(() => screen.button('Restore').count()).toBe(0)
  })

  test('what is typed is kept in the browser, and offered back until it is discarded', async () => {
    await open('/brands/new/manual')
    await screen.textbox('Company Name').fill('Not saved yet')
    await page.reload()
    await page.getByText('You left something unsaved here').waitFor()
    await expectAccessible(page, 'draft offer')
    await screen.button('Restore').click()
    await expect.poll(() => screen.textbox('Company Name').inputValue()).toBe('Not saved yet')
    await page.reload()
    await screen.button('Discard').click()
    await page.reload()
    await screen.textbox('Company Name').waitFor()
    await expect.poll(() => screen.button('Restore').count()).toBe(0)
  })
})

describe('B5 the logo', () => {
  test('B5 what the server refuses stands at the logo, and everything else stays', async () => {
    const brand_id = await makeBrand()
    await open(`/brands/${brand_id}/edit`)
    await screen.textbox('Summary').fill('Typed before')
    await chooseFile({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
    await screen.button('Save Brand').click()
    await screen.toast('An error occurred while saving brand.').waitFor()
    await page.getByRole('main').getByText(logoMessage).waitFor()
    await screen.hasFocus(page.getByRole('button', { name: /^Logo/ }))
    await expect.poll(() => screen.textbox('Summary').inputValue()).toBe('Typed before')
    await screen.button('Remove').click()
    await expect.poll(() => page.getByText(logoMessage).count()).toBe(0)
    await screen.button('Save Brand').click()
    await screen.isAt(`/brands/${brand_id}`)
    await expect.poll(() => stored(brand_id)).toMatchObject({ logo: null, summary: 'Typed before' })
  })

  test('B5 a new logo is previewed; removing the logo sets delete_logo', async () => {
    const brand_id = await makeBrand()
    await open(`/brands/${brand_id}/edit`)
    await chooseFile({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await expect.poll(() => logo().evaluate((image: HTMLImageElement) => image.naturalWidth), patient).toBe(64)
    await expectAccessible(page, 'logo preview')
    await screen.button('Save Brand').click()
    await screen.isAt(`/brands/${brand_id}`)
    expect((await stored(brand_id)).logo).toMatch(/\.png$/)
    await open(`/brands/${brand_id}/edit`)
    await screen.button('Remove').click()
    await logo().waitFor({ state: 'detached' })
    await screen.hasFocus(page.getByRole('button', { name: /^Logo/ }))
    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await screen.button('Save Brand').click()
    expect((await saved).postData()).toMatch(/name="delete_logo"\r\n\r\ntrue/)
    await screen.isAt(`/brands/${brand_id}`)
    expect((await stored(brand_id)).logo).toBeNull()
  })
})

describe('B2 editing', () => {
  test('B2 heading, buttons; B5 off while saving; B7 the brand is fresh everywhere afterwards', async () => {
    const brand_id = await makeBrand({ name: 'Before' })
    const saving = await screen.hold(`**/api/brands/${brand_id}`, 'PUT')
    await open(`/brands/${brand_id}/edit`)
    await page.getByRole('heading', { level: 1, name: 'Edit Brand' }).waitFor()
    await page.getByRole('radio').first().waitFor()
    await expectAccessible(page, 'edit form')
    await page.getByRole('link', { name: 'Back to Brand' }).click()
    await screen.isAt(`/brands/${brand_id}`)
    await page.goBack()
    await screen.textbox('Company Name').fill('After')
    await screen.textbox('Competitors').fill('')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await screen.button('Save Brand').dblclick()
    await screen.isOff('Save Brand')
    expect((await sent).postData()).not.toContain('name="summary"')
    saving.release()
    await screen.toast('Brand saved successfully').waitFor()
    await screen.isAt(`/brands/${brand_id}`)
    await page.getByRole('heading', { level: 1, name: 'After' }).waitFor()
    await page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'After' }).waitFor()
    expect(saving.count()).toBe(1)
    await expect.poll(() => stored(brand_id)).toMatchObject({ name: 'After', competitors: null, version: 2 })
  })

  test('B8 Unable to load brand, with Back to Dashboard and another try', async () => {
    const brand_id = await makeBrand({ name: 'Late' })
    await screen.refuse(`**/api/brands/${brand_id}`, 'GET', 500)
    await open(`/brands/${brand_id}/edit`)
    await page.getByRole('alert').getByText('Unable to load brand').waitFor()
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
    await expectAccessible(page, 'edit, failing')
    await page.unrouteAll()
    await screen.button('Try again').click()
    await expect.poll(() => screen.textbox('Company Name').inputValue(), patient).toBe('Late')
    await open('/brands/00000000-0000-4000-8000-000000000000/edit')
    await page.getByText('Unable to load brand').waitFor()
  })

  test('B8 brand save fails: An error occurred while saving brand.', async () => {
    const brand_id = await makeBrand()
    await screen.refuse(`**/api/brands/${brand_id}`, 'PUT', 500)
    await open(`/brands/${brand_id}/edit`)
    await screen.textbox('Summary').fill('Typed before')
    await screen.button('Save Brand').click()
    await screen.toast('An error occurred while saving brand.').waitFor()
    await expect.poll(() => screen.textbox('Summary').inputValue()).toBe('Typed before')
    await screen.isOn('Save Brand')
  })
})

describe('two tabs', () => {
  const changed = 'This brand was changed in another tab'
  const conflict = async () => {
    const brand_id = await makeBrand({ industry: 'Retail', location: 'Bristol', summary: 'As it was' })
    await open(`/brands/${brand_id}/edit`)
    await screen.textbox('Location').fill('Bath')
    await screen.textbox('Mission').fill('Our own mission')
    await saveElsewhere(brand_id, { location: 'Cardiff', industry: 'Automotive', summary: null })
    await screen.button('Save Brand').click()
    await screen.dialog(changed).waitFor()
    return brand_id
  }

  test('the later save says field by field what was changed; Save mine keeps what was changed there alone', async () => {
    const brand_id = await conflict()
    const words = await screen.dialog(changed).innerText()
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Location Other: Cardiff Mine: Bath')
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Industry Other: Automotive')
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Summary Other: empty')
    expect(words).not.toContain('Mission')
    await expectAccessible(page, 'conflict')
    await screen.button('Save mine').click()
    await screen.isAt(`/brands/${brand_id}`)
    await expect
      .poll(() => stored(brand_id))
      .toMatchObject({
        location: 'Bath',
        mission: 'Our own mission',
        industry: 'Automotive',
        summary: null,
      })
  })

  test('Keep the other version fills the form with it; what was typed here is offered back', async () => {
    const brand_id = await conflict()
    await screen.button('Keep the other version').click()
    await screen.dialog(changed).waitFor({ state: 'detached' })
    await expect.poll(() => screen.textbox('Location').inputValue()).toBe('Cardiff')
    await screen.button('Restore').click()
    await expect.poll(() => screen.textbox('Location').inputValue()).toBe('Bath')
    await expect.poll(() => screen.combobox('Industry').inputValue()).toBe('Automotive')
    await screen.button('Save Brand').click()
    await screen.isAt(`/brands/${brand_id}`)
    await expect.poll(() => stored(brand_id)).toMatchObject({ location: 'Bath', industry: 'Automotive' })
  })

  test('a third save in the meantime is asked about as well', async () => {
    const brand_id = await conflict()
    await saveElsewhere(brand_id, { location: 'Swansea' })
    await screen.button('Save mine').click()
    await screen.dialog(changed).getByText('Swansea').waitFor()
    await screen.button('Save mine').click()
    await screen.isAt(`/brands/${brand_id}`)
    expect((await stored(brand_id)).location).toBe('Bath')
  })

  test('saving a brand that was deleted there says so, keeps the words, and makes a new brand of them', async () => {
    const brand_id = await makeBrand({ name: 'Deleted there' })
    await open(`/brands/${brand_id}/edit`)
    await screen.textbox('Company Name').fill('Typed here')
    await deleteElsewhere(brand_id)
    await screen.button('Save Brand').click()
    await page.getByRole('alert').getByText('This brand was deleted in another tab').waitFor()
    await screen.toast('An error occurred while saving brand.').waitFor()
    await expect.poll(() => screen.textbox('Company Name').inputValue()).toBe('Typed here')
    await expectAccessible(page, 'deleted elsewhere')
    await screen.button('Save Brand').click()
    await page.getByRole('heading', { level: 1, name: 'Typed here' }).waitFor()
    expect(new URL(page.url()).pathname).not.toBe(`/brands/${brand_id}`)
  })
})

describe('any text is text', () => {
  test.each([
    ['HTML', '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>'],
    ['Markdown', '# Heading **bold** [link](javascript:alert(1)) `code`'],
    ['emoji and marks', '👩🏽‍🚀🚲 Zoë’s Ńöţ é'],
    ['right to left', 'خبز طازج (مخبز) حيفا'],
  ])('%s in every field is shown as it was typed: page, sidebar, title, form and dialog', async (_, text) => {
    const fields = {
      name: text,
      summary: text,
      vision: text,
      location: text,
      contacts: text,
      custom_tone_of_voice: text,
    }
    const brand_id = await makeBrand({ ...fields, tone_of_voice_id: 'custom' })
    await open(`/brands/${brand_id}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText(), patient).toBe(text)
    await expect.poll(() => page.title(), patient).toBe(`${text} · Masthead`)
    await expect.poll(() => page.getByRole('list', { name: 'Brands' }).getByText(text, { exact: true }).count()).toBe(1)
    await expect.poll(() => page.getByRole('definition').getByText(text, { exact: true }).count()).toBe(5)
    await page.getByRole('link', { name: 'Edit Brand' }).click()
    await expect.poll(() => screen.textbox('Company Name').inputValue()).toBe(text)
    await expect.poll(() => screen.textbox('Custom Tone of Voice').inputValue()).toBe(text)
    await saveElsewhere(brand_id, { location: `${text}!` })
    await screen.button('Save Brand').click()
    await page.getByRole('alertdialog').getByText(`${text}!`).waitFor()
    await expect.poll(() => page.evaluate(() => 'hacked' in window)).toBe(false)
    expectQuietConsole()
    await deleteElsewhere(brand_id)
  })

  test('a name of 255 characters without a space fits on a phone', async () => {
    const brand_id = await makeBrand({ name: 'W'.repeat(255), vision: 'V'.repeat(2000) })
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, shown] of [
      [`/brands/${brand_id}`, page.getByRole('heading', { level: 1, name: 'W'.repeat(255) })],
      [`/brands/${brand_id}/edit`, screen.textbox('Company Name')],
    ] as const) {
      await open(path)
      await shown.waitFor()
      await expectAccessible(page, path)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})
