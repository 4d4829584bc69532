import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { acceptSaves, descriptionOf } from '#test/component/brand-form.ts'
import { sourceOf } from '#test/component/brand-wizard.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, expectOff, expectOn, sidebar, textbox, toast } from '#test/component/screen.ts'

let account: Account
let path: string

beforeEach(() => {
  account = signIn()
  const brand = newBrand({ name: 'Before' })
  account.brands = [brand]
  path = `/brands/${brand.brand_id}`
  acceptSaves(account)
})

const open = async () => {
  await openApp(`${path}/edit`)
  await page.getByRole('radio').first().findElement()
}

test('B2 Edit Brand leads back to the brand', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Brand' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to Brand' }).click()
  await expect.poll(currentPath).toBe(path)
})

test('asks to check what was found and never saved; what is sure has no source here', async () => {
  const brand = account.brands[0]!
  const sources = [sourceOf('summary', 'likely'), sourceOf('vision', 'sure')]
  account.brands = [{ ...brand, summary: 'Cargo bikes', sources }]
  await open()
  expect(descriptionOf(textbox('Summary'))).toMatch(/Please check.*About summary/)
  expect(page.getByText('About vision').elements()).toEqual([])
  expect(page.getByText('Not found on the website').elements()).toEqual([])
})

test('B5 a save is sent once, with changed and emptied fields; B7 then the new name is shown everywhere', async () => {
  const saving = hold(brands.update)
  await open()
  await textbox('Company Name').fill('After')
  await textbox('Competitors').fill('')
  await button('Save Brand').dblClick()
  await expectOff(button('Save Brand'))
  const [sent, ...others] = callsOf(brands.update).map(({ form }) => form)
  expect(others).toEqual([])
  expect(sent).toMatchObject({ name: 'After', competitors: '' })
  expect(sent).not.toHaveProperty('summary')
  const saved = { ...account.brands[0]!, name: 'After', version: 2 }
  account.brands = [saved]
  saving.release(saved)
  await expect.element(toast('Brand saved successfully')).toBeInTheDocument()
  await expect.poll(currentPath).toBe(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'After' })).toBeVisible()
  await expect.element(sidebar().getByRole('link', { name: 'After' })).toBeVisible()
})

test('B8 Unable to load brand: the page offers Try again and Back to Dashboard', async () => {
  refuse(brands.show, 500)
  await openApp(`${path}/edit`)
  await expect.element(page.getByRole('alert').getByText('Unable to load brand')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible()
  await expectAccessible()
  reply(brands.show, () => account.brands[0]!)
  await button('Try again').click()
  await expect.element(textbox('Company Name')).toHaveValue('Before')
})

test('B8 Unable to load brand, for an unknown id', async () => {
  await openApp('/brands/00000000-0000-4000-8000-000000000000/edit')
  await expect.element(page.getByRole('alert').getByText('Unable to load brand')).toBeVisible()
})

test('B8 brand save fails: An error occurred while saving brand., and the form keeps its text', async () => {
  refuse(brands.update, 500)
  await open()
  await textbox('Summary').fill('Typed before')
  await button('Save Brand').click()
  await expect.element(toast('An error occurred while saving brand.')).toBeInTheDocument()
  await expect.element(textbox('Summary')).toHaveValue('Typed before')
  await expectOn(button('Save Brand'))
})

test('a brand that another tab has deleted: the form keeps its text, and the next save creates a new brand', async () => {
  await open()
  await textbox('Company Name').fill('Typed here')
  account.brands = []
  await button('Save Brand').click()
  await expect.element(page.getByRole('alert').getByText('This brand was deleted in another tab')).toBeVisible()
  await expect.element(toast('An error occurred while saving brand.')).toBeInTheDocument()
  await expect.element(textbox('Company Name')).toHaveValue('Typed here')
  await expectAccessible()
  const created = newBrand({ name: 'Typed here' })
  reply(brands.create, () => {
    account.brands = [created]
    return created
  })
  await button('Save Brand').click()
  await expect.poll(currentPath).toBe(`/brands/${created.brand_id}`)
  expect(callsOf(brands.create)[0]!.form).toMatchObject({ name: 'Typed here', audience: created.audience })
})
