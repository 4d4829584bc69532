import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { blogs } from '#contract/blogs.ts'
import { expectAccessible } from '#test/component/accessibility.ts'
import { expectRefused, radio, startBlog } from '#test/component/blog-wizard.ts'
import { callsOf, hold, refuse, reply } from '#test/component/fake-api.ts'
import { currentPath, openApp } from '#test/component/render.tsx'
import { button, combobox, expectOff, expectOn, toast } from '#test/component/screen.ts'

let world: ReturnType<typeof startBlog>

beforeEach(async () => {
  world = startBlog()
  await openApp(`${world.brandPath}/blogs/new`)
  await button('Start Creating').findElement()
})

const created = () => {
  const { blog } = world.store
  return { deliverable_id: blog.deliverable_id, brand_id: blog.brand_id, created_at: blog.created_at, blog }
}

test('M5 Start Creating is disabled without a language and a way to create, and says which is missing', async () => {
  await expectRefused('Start Creating', 'Please select a language.')
  await expect.element(page.getByText('Please select a way to create the blog.')).toBeVisible()
  await expect.element(combobox('Language')).toHaveFocus()
  await expectAccessible()
  await combobox('Language').selectOptions('fr')
  await expectRefused('Start Creating', 'Please select a way to create the blog.')
  await radio(/Provide a detailed brief/).click()
  await expectOn(button('Start Creating'))
  await page.getByRole('link', { name: 'Back to Brand' }).click()
  await expect.poll(currentPath).toBe(world.brandPath)
})

test.each([
  { mode: /Provide a detailed brief/, has_brief: true, next: 'brief' },
  { mode: /Let the AI suggest/, has_brief: false, next: 'format' },
])(
  'M4 Start Creating creates one blog for a double click, and M2 goes on to $next',
  async ({ mode, has_brief, next }) => {
    const held = hold(blogs.createDeliverable)
    await combobox('Language').selectOptions('es')
    await radio(mode).click()
    await button('Start Creating').dblClick()
    await expectOff(button('Start Creating'))
    world.store.blog = { ...world.store.blog, language: 'es', has_brief }
    held.release(created())
    await expect.poll(currentPath).toBe(`${world.path}/${next}`)
    expect(callsOf(blogs.createDeliverable).map(({ body }) => body)).toEqual([
      { brand_id: world.store.blog.brand_id, blog: { language: 'es', has_brief } },
    ])
  },
)

test('M8 Failed to create blog: the choices stay, and a second attempt succeeds', async () => {
  await combobox('Language').selectOptions('it')
  await radio(/Let the AI suggest/).click()
  refuse(blogs.createDeliverable, 500)
  await button('Start Creating').click()
  await expect.element(toast('Failed to create blog').getByText('Please try again.')).toBeInTheDocument()
  reply(blogs.createDeliverable, created)
  await button('Start Creating').click()
  await expect.poll(currentPath).toBe(`${world.path}/format`)
  expect(callsOf(blogs.createDeliverable).at(-1)!.body.blog).toEqual({ language: 'it', has_brief: false })
})
