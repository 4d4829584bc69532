import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectRefused, radio, startBlog } from '#test/component/blog-wizard.ts'
import { press } from '#test/component/keys.ts'
import { currentPath } from '#test/component/render.tsx'
import { button } from '#test/component/screen.ts'

test('M2 one of seven format cards is chosen, each with its description; M5 Please select a blog format.', async () => {
  const { path, store, open } = startBlog()
  await open('format')
  await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(7)
  await expectRefused('Save Format', 'Please select a blog format.')
  radio(/Cheat Sheet/)
    .element()
    .focus()
  await press('Tab')
  await press('Shift+Tab')
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await radio(/Cheat Sheet/).click()
  await expect.element(page.getByText('300–800 words')).toBeVisible()
  await button('Save Format').click()
  await expect.poll(currentPath).toBe(`${path}/topic`)
  expect(store.blog.format).toBe('Cheat Sheet')
  await page.getByRole('link', { name: 'Back to Format' }).click()
  await page.getByRole('link', { name: 'Back to Intro' }).click()
  await expect.poll(currentPath).toBe(`${path}/intro`)
})
