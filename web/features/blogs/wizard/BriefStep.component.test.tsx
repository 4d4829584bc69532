import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectRefused, startBlog } from '#test/component/blog-wizard.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, textbox } from '#test/component/screen.ts'

test('M5 a brief is required: Please add a blog brief.; Save Brief goes on, and the back links return', async () => {
  const { path, store, open } = startBlog({ has_brief: true })
  await open('brief')
  await expectRefused('Save Brief', 'Please add a blog brief.')
  await textbox('Brief').fill('   ')
  await expectOff(button('Save Brief'))
  await textbox('Brief').fill('Say what it carries.')
  await button('Save Brief').click()
  await expect.poll(currentPath).toBe(`${path}/format`)
  expect(store.blog.brief).toBe('Say what it carries.')
  await page.getByRole('link', { name: 'Back to Brief' }).click()
  await expect.poll(currentPath).toBe(`${path}/brief`)
  await page.getByRole('link', { name: 'Back to Intro' }).click()
  await expect.poll(currentPath).toBe(`${path}/intro`)
})
