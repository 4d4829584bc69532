import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { expectRefused, radio, startBlog, topics } from '#test/component/blog-wizard.ts'
import { hold, refuse } from '#test/component/fake-api.ts'
import { currentPath } from '#test/component/render.tsx'
import { button, expectOff, textbox } from '#test/component/screen.ts'
import { after } from '#test/helpers/blog-stages.ts'

let world: ReturnType<typeof startBlog>

beforeEach(() => void (world = startBlog(after.format)))

const offered = () =>
  page
    .getByRole('radio')
    .elements()
    .map((element) => (element as HTMLInputElement).value)

test('M2 More suggestions adds to the suggested topics until there are no further ones', async () => {
  await world.open('topic')
  await expectRefused('Save Topic', 'Please select or enter a topic.')
  await expect.poll(offered).toEqual(topics)
  const held = hold(blogs.topicSuggestions)
  await button('More suggestions').click()
  await expect.element(page.getByRole('button', { name: 'Looking for more' })).toBeInTheDocument()
  held.release([...topics, 'A further one'].map((title) => ({ title })))
  await expect.poll(offered).toEqual([...topics, 'A further one'])
  await button('More suggestions').click()
  await expect.element(page.getByText('No further suggestions')).toBeVisible()
})

test('M2 a typed topic replaces the chosen one and is saved; M5 at most 300 characters', async () => {
  await world.open('topic')
  await radio(topics[1]!).click()
  await textbox('Your own topic').fill('x'.repeat(301))
  await expect.element(page.getByText('At most 300 characters')).toBeVisible()
  await expectOff(button('Save Topic'))
  await textbox('Your own topic').fill('  My own topic ')
  await expect.poll(() => page.getByRole('radio', { checked: true }).elements()).toEqual([])
  await button('Save Topic').click()
  await expect.poll(currentPath).toBe(`${world.path}/keywords`)
  expect(world.store.blog.title).toBe('My own topic')
  await page.getByRole('link', { name: 'Back to Topic' }).click()
  // The stored title is one of the choices.
  await expect.element(radio('My own topic')).toBeChecked()
})

test('M8 Failed to load topic suggestions shows the server’s reason; a typed topic can still be saved', async () => {
  refuse(blogs.topicSuggestions, 502, { detail: 'The model is overloaded.' })
  await world.open('topic')
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load topic suggestions' })
  await expect.element(panel.getByText('The model is overloaded.')).toBeVisible()
  await textbox('Your own topic').fill('Mine')
  await button('Save Topic').click()
  await expect.poll(currentPath).toBe(`${world.path}/keywords`)
})
