import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openGallery } from '#test/component/gallery.tsx'
import { press } from '#test/component/keys.ts'

afterEach(() => void vi.useRealTimers())

test('a combobox searches, chooses, and accepts free text', async () => {
  await openGallery()
  const industry = page.getByRole('combobox', { name: 'Industry' })
  await industry.fill('tech')
  await expect.element(page.getByRole('option', { name: 'Adtech' })).toBeVisible()
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  await expect.element(industry).toHaveValue('Agtech')
  await expect.element(industry).toHaveAttribute('aria-expanded', 'false')
  await industry.fill('Net mending')
  await press('Tab')
  await expect.element(industry).toHaveValue('Net mending')
})

test('a combobox without free text only accepts its options', async () => {
  await openGallery()
  const competitor = page.getByRole('combobox', { name: 'Main competitor' })
  await competitor.fill('retail')
  await press('Tab')
  await expect.element(competitor).toHaveValue('Retail')
  await competitor.fill('nothing like it')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await press('Escape')
  await expect.element(competitor).toHaveValue('Retail')
})

test('a failed submit focuses the first invalid field, which shows its error', async () => {
  await openGallery()
  await page.getByRole('button', { name: 'Check the form' }).click()
  const website = page.getByRole('textbox', { name: 'Website' })
  await expect.element(website).toHaveFocus()
  await expect.element(website).toHaveAccessibleDescription('Please enter a website address Any page of it will do.')
})

test('chips: removing one by keyboard focuses its neighbour', async () => {
  await openGallery()
  page.getByRole('button', { name: 'Remove single origin coffee' }).element().focus()
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Remove harbour roastery' })).toHaveFocus()
})

test('a busy button keeps its width and its focus', async () => {
  await openGallery()
  const button = page.getByRole('button', { name: 'Regenerate' }).first()
  const before = button.element().getBoundingClientRect()
  button.element().focus()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('Enter')
  const busy = page.getByRole('button', { name: 'Generating...' })
  await expect.element(busy).toHaveFocus()
  expect(busy.element().getBoundingClientRect().width).toBe(before.width)
})
