import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { signIn } from '#test/component/account.ts'
import { addFinishedBlog } from '#test/component/blogs.ts'
import { callsOf } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, question, toast } from '#test/component/screen.ts'

const content =
  '# Bread at home\n\n## What you need\n\n- flour\n- **water**\n\n<b>raw</b> and [a mill](https://mill.test)\n'

const openBlog = async () => {
  const { blog, path } = addFinishedBlog(signIn(), { title: 'Bread at home', content })
  await openApp(path)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bread at home' })).toBeVisible()
  return blog
}

test('M2 shows the title once and the content formatted, raw HTML as its source', async () => {
  await openBlog()
  await expect.element(page.getByRole('heading', { level: 2, name: 'What you need' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Bread at home' }).elements()).toHaveLength(1)
  await expect.element(page.getByText('<b>raw</b>')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'a mill' }))
    .toHaveAttribute('rel', expect.stringContaining('noopener'))
})

test('M2 Delete Blog asks for confirmation, deletes, shows a toast and leads to the dashboard', async () => {
  const { deliverable_id } = await openBlog()
  await button('Delete Blog').click()
  const dialog = question('Are you sure you want to delete this blog?')
  await expect.element(dialog).toBeVisible()
  expect(callsOf(blogs.removeDeliverable)).toEqual([])
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(currentPath).toBe('/dashboard')
  await expect.element(toast('Blog deleted successfully')).toBeInTheDocument()
  expect(callsOf(blogs.removeDeliverable).map(({ params }) => params)).toEqual([{ deliverable_id }])
})
