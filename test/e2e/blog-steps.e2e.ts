// The steps of the blog wizard on the real product: what each stores, reloads, the back button and reference material.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect } from 'vitest'
import { after, partsOf, startBlogScreens, type BlogScreens } from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let screens: BlogScreens
let page: Page
let on: ReturnType<typeof partsOf>

test.beforeAll(async ({ signedIn }) => {
  screens = await startBlogScreens(signedIn)
  page = screens.visitor.page
  on = partsOf(page, screens.product.url)
})
beforeEach(() => void (screens.visitor.problems.length = 0))
// The browser itself reports refused calls.
afterEach(() =>
  expect(screens.visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]),
)

const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const blogs = () => screens.db.selectFrom('blogs').select('blog_id').execute()

test('M4 each step stores its values; the back button and a reload stay at the step', async () => {
  const before = (await blogs()).length
  await on.open(`${screens.brandPath}/blogs/new`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await radio(/Provide a detailed brief/).check()
  await on.button('Start Creating').dblclick()
  await page.waitForURL('**/brief')
  expect(await blogs()).toHaveLength(before + 1)
  const path = new URL(page.url()).pathname.replace('/brief', '')
  await on.textbox('Brief').fill('Say what it carries.')
  await on.button('Save Brief').click()
  await on.isAt(`${path}/format`)
  await radio(/Cheat Sheet/).check()
  await on.button('Save Format').click()
  await on.isAt(`${path}/topic`)
  await on.textbox('Your own topic').fill('My own topic')
  await on.button('Save Topic').click()
  await on.isAt(`${path}/keywords`)
  await on.textbox('Keywords').fill('cargo bike, family bike')
  await on.isOn('Save Keywords and AI Context')
  await on.button('Save Keywords and AI Context').click()
  await on.isAt(`${path}/outline`)
  expect(await screens.stored(path.split('/').at(-1)!)).toMatchObject({
    language: 'es',
    brief: 'Say what it carries.',
    format: 'Cheat Sheet',
    title: 'My own topic',
    keywords: ['cargo bike', 'family bike'],
  })
  for (const step of ['keywords', 'topic', 'format']) {
    await page.goBack()
    await on.isAt(`${path}/${step}`)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await on.isAt(`${path}/${step}`)
  }
})

test('M3 a changed earlier step clears the later ones, here and in the database', async () => {
  const blog = await screens.newBlog(after.content)
  await on.open(`${blog.path}/format`)
  await radio(/Listicle/).check()
  await on.button('Save Format').click()
  await on.button('Save and clear them').dblclick()
  await on.isAt(`${blog.path}/topic`)
  await page.getByRole('complementary', { name: 'Selected Blog Details' }).getByText('None yet').waitFor()
  const cleared = { title: null, keywords: null, outline: null, content: null }
  expect(await screens.stored(blog.blog_id)).toMatchObject({ format: 'Listicle', ...cleared })
})

test('M9 files and a web page become AI context, and what cannot be read shows the reason', async () => {
  const text = (name: string, words: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(words) })
  const addFiles = (...files: ReturnType<typeof text>[]) => page.locator('input[type=file]').setInputFiles(files)
  const listed = page.getByRole('list', { name: 'AI context' }).getByRole('listitem')
  const blog = await screens.newBlog(after.keywords)
  await on.open(`${blog.path}/keywords`)
  await page.getByText('Available Context Size: 100%').waitFor()
  await addFiles(text('one.MD', '# One'), text('two.markdown', 'Two'), text('empty.txt', '   '))
  await page.getByText('This file holds no text.').waitFor()
  await on.textbox('Web address').fill('http://192.168.0.1/report')
  await on.button('Add').click()
  await page.getByText(/private network/).waitFor()
  await on.textbox('Web address').fill(`${screens.product.sandboxUrl}/demo/`)
  await on.button('Add').click()
  await expect.poll(() => listed.count()).toBe(3)
  await on.button('Remove two.markdown').click()
  await expect.poll(() => listed.count()).toBe(2)
  await page.reload()
  await listed.first().getByText('one.MD').waitFor()
  expect(await listed.count()).toBe(2)
})
