import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { expectRefused, startBlog } from '#test/component/blog-wizard.ts'
import { answerForFinishedBlog } from '#test/component/blogs.ts'
import { callsOf, refuse, reply } from '#test/component/fake-api.ts'
import { press, type } from '#test/component/keys.ts'
import { currentPath, goBack } from '#test/component/render.tsx'
import { button, question, textbox } from '#test/component/screen.ts'
import { after } from '#test/helpers/blog-stages.ts'

const editor = () => textbox('Content')

const openEdit = async () => {
  const world = startBlog(after.finished)
  answerForFinishedBlog()
  await world.open('edit')
  await expect.element(editor()).toBeVisible()
  return world
}
const add = async (words: string) => {
  await editor().getByText('shopping.').click()
  await press('ControlOrMeta+End')
  await type(words)
}

test('M2 has Back to Blog and Save Blog, which saves once for a double click and shows the blog', async () => {
  const { store, path } = await openEdit()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Blog Content' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect.poll(currentPath).toBe(path)
  goBack()
  await add(' And a dog.')
  await button('Save Blog').dblClick()
  await expect.poll(currentPath).toBe(path)
  await expect.element(page.getByText('And a dog.')).toBeVisible()
  expect(callsOf(blogs.update)).toHaveLength(1)
  expect(store.blog.content).toContain('shopping. And a dog.')
})

test('M8 Failed to load blog content can be retried', async () => {
  const { store, open } = startBlog(after.finished)
  refuse(blogs.show, 500)
  await open('edit')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Failed to load blog content' })).toBeVisible()
  reply(blogs.show, () => store.blog)
  await button('Try again').click()
  await expect.element(editor()).toBeVisible()
})

test('M5 empty content cannot be saved, and shows a placeholder', async () => {
  await openEdit()
  await editor().click()
  await press('ControlOrMeta+a')
  await press('Delete')
  await expectRefused('Save Blog', 'Blog content is required.')
  await expect.element(page.getByCss('[data-placeholder="Review blog content"]')).toBeVisible()
})

test('two tabs: Keep both leaves the unsaved content in the editor, from where it can be saved', async () => {
  const { store, path } = await openEdit()
  await add(' Mine.')
  store.blog = { ...store.blog, content: '# Theirs\n', version: 4 }
  await button('Save Blog').click()
  const conflict = question('This blog was changed in another tab')
  await conflict.getByRole('button', { name: 'Keep both' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.element(editor().getByText('Mine.')).toBeVisible()
  expect(store.blog.content).toBe('# Theirs\n')
  await button('Save Blog').click()
  await expect.poll(currentPath).toBe(path)
  expect(store.blog.content).toContain('Mine.')
})
