import { expect, test } from 'vitest'
import { blogs } from '#contract/blogs.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { radio, startBlog } from '#test/component/blog-wizard.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, expectOn, question, toast } from '#test/component/screen.ts'
import { after, content } from '#test/helpers/blog-stages.ts'

const conflict = () => question('This blog was changed in another tab')

const openFormat = async (format?: RegExp) => {
  const world = startBlog(after.intro)
  await world.open('format')
  if (format) await radio(format).click()
  return world
}

test('M4 unchanged values make no call and only navigate to the next step', async () => {
  const { store, path, open } = startBlog({ ...after.content, has_brief: true, brief: 'Say what it carries.' })
  for (const [step, save, next] of [
    ['intro', 'Start Creating', 'brief'],
    ['brief', 'Save Brief', 'format'],
    ['format', 'Save Format', 'topic'],
    ['topic', 'Save Topic', 'keywords'],
    ['keywords', 'Save Keywords and AI Context', 'outline'],
    ['outline', 'Save Outline', 'approve'],
  ] as const) {
    await open(step)
    await expectOn(button(save))
    await button(save).click()
    await expect.poll(currentPath).toBe(`${path}/${next}`)
  }
  expect(callsOf(blogs.update)).toEqual([])
  expect(store.blog.content).toBe(content)
})

test('M3 a changed earlier step asks first and names what it clears', async () => {
  const { store, path, open } = startBlog(after.content)
  await open('format')
  await radio(/Listicle/).click()
  await button('Save Format').click()
  const loss = question('Save this change?')
  await expect.element(loss.getByText('topic, keywords, outline and content')).toBeVisible()
  await expectAccessible()
  await loss.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(loss).not.toBeInTheDocument()
  expect(callsOf(blogs.update)).toEqual([])
  await button('Save Format').click()
  await loss.getByRole('button', { name: 'Save and clear them' }).dblClick()
  await expect.poll(currentPath).toBe(`${path}/topic`)
  expect(callsOf(blogs.update).map(({ body }) => body)).toEqual([{ format: 'Listicle', version: 1 }])
  expect(store.blog.format).toBe('Listicle')
})

test('M5 the button is disabled while a step is saved, and a double click saves once', async () => {
  const { path, store } = await openFormat(/Story/)
  const held = hold(blogs.update)
  await button('Save Format').dblClick()
  await expectOff(button('Save Format'))
  held.release((store.blog = { ...store.blog, format: 'Story', version: 2 }))
  await expect.poll(currentPath).toBe(`${path}/topic`)
  expect(callsOf(blogs.update)).toHaveLength(1)
})

test('M8 Failed to update blog: the choice stays, and a second attempt succeeds', async () => {
  const { path, store } = await openFormat(/Story/)
  refuse(blogs.update, 500)
  await button('Save Format').click()
  await expect.element(toast('Failed to update blog').getByText('Please try again.')).toBeInTheDocument()
  reply(blogs.update, () => (store.blog = { ...store.blog, format: 'Story', version: 2 }))
  await button('Save Format').click()
  await expect.poll(currentPath).toBe(`${path}/topic`)
})

test('two tabs that save the same step: the later one asks, and Keep the other version shows it', async () => {
  const { store, path } = await openFormat(/Story/)
  store.blog = { ...store.blog, format: 'Listicle', version: 7 }
  await button('Save Format').click()
  await conflict().getByRole('button', { name: 'Keep the other version' }).click()
  await expect.element(radio(/Listicle/)).toBeChecked()
  expect([store.blog.format, currentPath()]).toEqual(['Listicle', `${path}/format`])
})

test('two tabs that save the same step: Save mine replaces the other version', async () => {
  const { store, path } = await openFormat(/Story/)
  store.blog = { ...store.blog, format: 'Checklist', version: 9 }
  await button('Save Format').click()
  await conflict().getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(currentPath).toBe(`${path}/topic`)
  expect(store.blog.format).toBe('Story')
})
