import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { acceptSaves, saveElsewhere } from '#test/component/brand-form.ts'
import { press } from '#test/component/keys.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, combobox, question, textbox } from '#test/component/screen.ts'
import { wordsOf } from '#test/component/words.ts'

let account: Account
let path: string

/** Our form has changed the location and mission; another tab has saved the location, industry and summary. */
beforeEach(async () => {
  account = signIn()
  const brand = newBrand({ industry: 'Retail', location: 'Bristol', summary: 'As it was' })
  account.brands = [brand]
  path = `/brands/${brand.brand_id}`
  acceptSaves(account)
  await openApp(`${path}/edit`)
  await textbox('Location').fill('Bath')
  await textbox('Mission').fill('Our own mission')
  saveElsewhere(account, { location: 'Cardiff', industry: 'Automotive', summary: null })
  await button('Save Brand').click()
  await dialog().findElement()
})

const dialog = () => question('This brand was changed in another tab')

test('lists what the other save changed, field by field; Save mine keeps what only the other save changed', async () => {
  const words = wordsOf(dialog()).replaceAll(/\s+/g, ' ')
  expect(words).toContain('Location Other: Cardiff Mine: Bath')
  expect(words).toContain('Industry Other: Automotive')
  expect(words).toContain('Summary Other: empty')
  expect(words).not.toContain('Mission')
  await expectAccessible()
  await button('Save mine').click()
  await expect.poll(currentPath).toBe(path)
  expect(account.brands).toMatchObject([
    { location: 'Bath', mission: 'Our own mission', industry: 'Automotive', summary: null },
  ])
})

test('Keep the other version fills the form with it; Restore brings back what was typed here', async () => {
  await button('Keep the other version').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(textbox('Location')).toHaveValue('Cardiff')
  await button('Restore').click()
  await expect.element(textbox('Location')).toHaveValue('Bath')
  await expect.element(combobox('Industry')).toHaveValue('Automotive')
  await button('Save Brand').click()
  await expect.poll(currentPath).toBe(path)
  expect(account.brands).toMatchObject([{ location: 'Bath', industry: 'Automotive' }])
})

test('a third save in the meantime opens the dialog again', async () => {
  saveElsewhere(account, { location: 'Swansea' })
  await button('Save mine').click()
  await expect.element(dialog().getByText('Swansea')).toBeVisible()
  await button('Save mine').click()
  await expect.poll(currentPath).toBe(path)
  expect(account.brands).toMatchObject([{ location: 'Bath' }])
})

test('Escape closes the dialog and keeps the typed text, which can still be saved', async () => {
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(textbox('Location')).toHaveValue('Bath')
  await button('Save Brand').click()
  await button('Save mine').click()
  await expect.poll(currentPath).toBe(path)
  expect(account.brands).toMatchObject([{ location: 'Bath', mission: 'Our own mission' }])
})
