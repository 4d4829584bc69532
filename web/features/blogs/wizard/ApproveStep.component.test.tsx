import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { expectRefused, startBlog } from '#test/component/blog-wizard.ts'
import { answerForFinishedBlog } from '#test/component/blogs.ts'
import { callsOf, refuse, reply } from '#test/component/fake-api.ts'
import { press, type } from '#test/component/keys.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, expectOn, textbox, toast } from '#test/component/screen.ts'
import { stream } from '#test/component/streams.ts'
import { after, content } from '#test/helpers/blog-stages.ts'

const editor = () => textbox('Content')

test('M4 missing content is generated and grows in the editor; Save Blog finalises the blog and shows it', async () => {
  const { store, path, open } = startBlog(after.outline)
  answerForFinishedBlog()
  const writing = stream(blogs.content)
  await open('approve')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Final Blog Copy Approval' })).toBeVisible()
  await writing.send({ delta: '# Choosing a cargo bike\n\n' }, { delta: 'It carries ' })
  await expect.element(editor().getByText('It carries')).toBeVisible()
  await expectOff(button('Save Blog'))
  store.blog = { ...store.blog, ...after.content, version: 2 }
  await writing.end({ content, model: null, left_out: null, version: 2 })
  await expect.element(editor().getByText('It carries children and shopping.')).toBeVisible()
  await expectOn(button('Save Blog'))
  await expect.element(page.getByText(/of 400–1,000/)).toBeVisible()
  await button('Save Blog').dblClick()
  await expect.poll(currentPath).toBe(path)
  expect(callsOf(blogs.content).map(({ body }) => body)).toEqual([{ version: 1 }])
  expect(callsOf(blogs.update)).toEqual([])
  expect(callsOf(blogs.finalize)).toHaveLength(1)
})

test('M8 Error generating content shows the reason; M5 empty content cannot be saved', async () => {
  const writing = stream(blogs.content)
  await startBlog(after.outline).open('approve')
  await expectOff(button('Save Blog'))
  await writing.end({ error: 'The model is overloaded', status: 'error', code: 502 })
  const panel = page.getByRole('alert').filter({ hasText: 'Error generating content' })
  await expect.element(panel.getByText('The model is overloaded')).toBeVisible()
  await expectRefused('Save Blog', 'Blog content is required.')
  await expect.element(page.getByCss('[data-placeholder="Review blog content"]')).toBeVisible()
})

test('contexts that were left out for length are named', async () => {
  const { path, open } = startBlog({ ...after.content, left_out: [{ name: 'Report.pdf', tokens_number: 1 }] })
  await open('approve')
  const notice = page.getByRole('status').getByText('Left out for length: Report.pdf')
  await expect.element(notice).toBeVisible()
  await page.getByRole('link', { name: 'Back to Outline' }).click()
  await expect.poll(currentPath).toBe(`${path}/outline`)
})

test('M8 Failed to save blog content: the text stays, and a second attempt succeeds', async () => {
  const { store, path, open } = startBlog(after.content)
  answerForFinishedBlog()
  await open('approve')
  await editor().getByText('shopping.').click()
  await press('ControlOrMeta+End')
  await type(' And a dog.')
  refuse(blogs.update, 500)
  await button('Save Blog').click()
  await expect.element(toast('Failed to save blog content').getByText('Please try again.')).toBeInTheDocument()
  await expect.element(editor().getByText('And a dog.')).toBeVisible()
  reply(blogs.update, ({ body }) => (store.blog = { ...store.blog, content: body.content!, version: 2 }))
  await button('Save Blog').click()
  await expect.poll(currentPath).toBe(path)
  expect(store.blog.content).toContain('shopping. And a dog.')
})
