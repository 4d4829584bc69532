import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/component/accessibility.ts'
import { newBrand, signIn, type Account } from '#test/component/account.ts'
import { acceptSaves, saveElsewhere } from '#test/component/brand-form.ts'
import { sourceOf } from '#test/component/brand-wizard.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, main, sidebar, textbox } from '#test/component/screen.ts'
import { wordsOf } from '#test/component/words.ts'

let account: Account

beforeEach(() => void (account = signIn()))

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('B2 shows the name, the logo and the profile, and leads to editing and to the dashboard', async () => {
  const brand = newBrand({ name: 'Northlight', website: 'https://northlight.example', logo: 'logo.png' })
  account.brands = [brand]
  const path = `/brands/${brand.brand_id}`
  await openApp(path)
  await expect.element(heading('Northlight')).toBeVisible()
  await expect.poll(() => document.title).toBe('Northlight · Masthead')
  await expect.element(page.getByRole('definition').getByText(brand.vision!)).toBeVisible()
  await expect.poll(() => main().getByCss('img[src$="logo.png"]').elements().length).toBeGreaterThan(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'Edit Brand' }).click()
  await expect.poll(currentPath).toBe(`${path}/edit`)
  await openApp(path)
  await main().getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
})

test('a summary that nobody has saved yet is marked Please check, with its passage', async () => {
  const sources = [sourceOf('summary', 'likely'), sourceOf('vision', 'sure')]
  const brand = newBrand({ summary: 'Cargo bikes from Bristol', sources })
  account.brands = [brand]
  await openApp(`/brands/${brand.brand_id}`)
  const summary = page.getByRole('definition').filter({ hasText: 'Cargo bikes from Bristol' })
  await expect.element(summary.getByText('Please check', { exact: true })).toBeVisible()
  await expect.element(summary.getByText('About summary')).toBeVisible()
  expect(page.getByText('About vision').elements()).toEqual([])
  await expectAccessible()
})

test.each(['00000000-0000-4000-8000-000000000000', 'nothing'])(
  'B2 an unknown brand id redirects to the dashboard: %s',
  async (id) => {
    await openApp(`/brands/${id}`)
    await expect.poll(currentPath).toBe('/dashboard')
  },
)

test.each([
  ['HTML', '<img src=x onerror="window.hacked = 1"><script>window.hacked = 1</script>'],
  ['Markdown', '# Heading **bold** [link](javascript:alert(1)) `code`'],
  ['emoji and marks', '👩🏽‍🚀🚲 Zoë’s Ńöţ é'],
  ['right to left', 'خبز طازج (مخبز) حيفا'],
])('%s in every field is shown as it was typed: page, sidebar, title, form and dialog', async (_, text) => {
  const fields = { name: text, summary: text, vision: text, location: text, contacts: text, custom_tone_of_voice: text }
  const brand = newBrand({ ...fields, tone_of_voice_id: 'custom' })
  account.brands = [brand]
  acceptSaves(account)
  await openApp(`/brands/${brand.brand_id}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(wordsOf(page.getByRole('heading', { level: 1 }))).toBe(text)
  await expect.poll(() => document.title).toBe(`${text} · Masthead`)
  await expect.poll(() => sidebar().getByText(text, { exact: true }).elements()).toHaveLength(1)
  const entries = page.getByRole('definition').elements()
  expect(entries.filter(({ textContent }) => textContent === text)).toHaveLength(5)
  await page.getByRole('link', { name: 'Edit Brand' }).click()
  await expect.element(textbox('Company Name')).toHaveValue(text)
  await expect.element(textbox('Custom Tone of Voice')).toHaveValue(text)
  saveElsewhere(account, { location: `${text}!` })
  await button('Save Brand').click()
  await expect.element(page.getByRole('alertdialog').getByText(`${text}!`)).toBeVisible()
  expect('hacked' in window).toBe(false)
})

test('a name of 255 characters without a space fits on a phone', async () => {
  const name = 'W'.repeat(255)
  const brand = newBrand({ name, vision: 'V'.repeat(2000) })
  account.brands = [brand]
  await page.viewport(390, 844)
  await openApp(`/brands/${brand.brand_id}`)
  await expect.element(heading(name)).toBeVisible()
  await expectAccessible()
  await openApp(`/brands/${brand.brand_id}/edit`)
  await expect.element(textbox('Company Name')).toHaveValue(name)
  await expectAccessible()
})
