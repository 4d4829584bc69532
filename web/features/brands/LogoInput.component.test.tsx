import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands, logoMessage } from '#contract/brands.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { acceptSaves, logo, logoInput, picture } from '#test/component/brand-form.ts'
import { callsOf, refuse } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, textbox, toast } from '#test/component/screen.ts'

let account: Account

beforeEach(async () => {
  account = signIn()
  await openApp('/brands/new/manual')
  await logoInput().findElement()
})

test.each([
  ['another type', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })],
  ['more than 2 MB', new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' })],
])('B5 %s is refused before anything is sent', async (_, file) => {
  await logoInput().upload(file)
  await expect.element(page.getByText(logoMessage)).toBeVisible()
  await expect.element(logo()).not.toBeInTheDocument()
  await logoInput().upload(await picture())
  await expect.element(logo()).toBeVisible()
  await expect.element(page.getByText(logoMessage)).not.toBeInTheDocument()
})

test('B5 the file picker accepts png, jpeg and jpg', () => {
  const accepted = logoInput().element().getAttribute('accept')?.split(',')
  expect(accepted).toEqual(expect.arrayContaining(['.png', '.jpeg', '.jpg']))
})

const openEdit = async (logo_file: string | null) => {
  account.brands = [newBrand({ logo: logo_file })]
  const path = `/brands/${account.brands[0]!.brand_id}`
  await openApp(`${path}/edit`)
  await expect.element(textbox('Company Name')).toBeVisible()
  return path
}

test('B5 a logo that the server refuses: the error is shown at the logo, and everything else stays', async () => {
  const detail = [{ loc: ['body', 'logo_file'], msg: logoMessage, type: 'custom' }]
  refuse(brands.update, 422, { detail })
  const path = await openEdit(null)
  await textbox('Summary').fill('Typed before')
  await logoInput().upload(await picture())
  await button('Save Brand').click()
  await expect.element(toast('An error occurred while saving brand.')).toBeInTheDocument()
  await expect.element(page.getByText(logoMessage)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Logo/ })).toHaveFocus()
  await expect.element(textbox('Summary')).toHaveValue('Typed before')
  await button('Remove').click()
  await expect.element(page.getByText(logoMessage)).not.toBeInTheDocument()
  acceptSaves(account)
  await button('Save Brand').click()
  await expect.poll(currentPath).toBe(path)
  expect(account.brands).toMatchObject([{ logo: null, summary: 'Typed before' }])
})

test('B5 a new logo is previewed and sent with the form', async () => {
  acceptSaves(account)
  const path = await openEdit(null)
  await logoInput().upload(await picture())
  await expect.poll(() => (logo().element() as HTMLImageElement).naturalWidth).toBe(64)
  await expectAccessible()
  await button('Save Brand').click()
  await expect.poll(currentPath).toBe(path)
  expect(callsOf(brands.update)[0]!.form).toMatchObject({ logo_file: expect.any(File) })
})

test('B5 removing the logo sends delete_logo, and the focus moves to the file picker', async () => {
  acceptSaves(account)
  const path = await openEdit('logo.png')
  await button('Remove').click()
  await expect.element(logo()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Logo/ })).toHaveFocus()
  await button('Save Brand').click()
  await expect.poll(currentPath).toBe(path)
  expect(callsOf(brands.update)[0]!.form).toMatchObject({ delete_logo: 'true' })
})
