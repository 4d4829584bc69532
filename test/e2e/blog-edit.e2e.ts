// The edit page on the real product: other tabs, other devices, reloads, and drafts that outlast the page and the server.
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import {
  after,
  content,
  onAnotherDevice,
  partsOf,
  startBlogScreens,
  type BlogScreens,
} from '#test/helpers/blog-screens.ts'
import { test } from '#test/helpers/shared.ts'

let screens: BlogScreens
let page: Page
let on: ReturnType<typeof partsOf>

test.beforeAll(async ({ signedIn }) => {
  screens = await startBlogScreens(signedIn)
  page = screens.visitor.page
  on = partsOf(page, screens.product.url)
})
beforeEach(async () => {
  screens.visitor.problems.length = 0
  await page.evaluate(() => localStorage.clear())
})
// The browser itself reports refused calls.
afterEach(() =>
  expect(screens.visitor.problems.filter((problem) => !problem.includes('Failed to load resource'))).toEqual([]),
)

const editorOf = (at: Page) => at.getByRole('textbox', { name: 'Content', exact: true })
const openEdit = async () => {
  const blog = await screens.newBlog(after.finished)
  await on.open(`${blog.path}/edit`)
  await editorOf(page).waitFor()
  return blog
}
const type = async (words: string, at = page) => {
  await editorOf(at).click()
  await at.keyboard.press('Control+End')
  await at.keyboard.type(words)
}

test('two tabs: Keep both keeps the later text in the editor until it is saved, too', async () => {
  const blog = await openEdit()
  const other = await screens.visitor.context.newPage()
  await other.goto(page.url())
  await type(' Mine.')
  await type(' Theirs.', other)
  await other.getByRole('button', { name: 'Save Blog' }).click()
  await other.getByRole('link', { name: 'Edit Content' }).waitFor()
  await other.close()
  await on.button('Save Blog').click()
  await on.dialog('This blog was changed in another tab').getByRole('button', { name: 'Keep both' }).click()
  await expect.poll(() => editorOf(page).innerText()).toContain('Mine.')
  expect((await screens.stored(blog.blog_id)).content).toContain('shopping. Theirs.')
  await on.button('Save Blog').click()
  await on.isAt(blog.path)
  await page.getByText('shopping. Mine.').waitFor()
  expect((await screens.stored(blog.blog_id)).content).toContain('shopping. Mine.')
})

describe('drafts', () => {
  const draftOf = (blog_id: string) =>
    screens.db.selectFrom('blog_drafts').where('blog_id', '=', blog_id).selectAll().executeTakeFirst()
  const offer = (at: Page) => at.getByRole('status').filter({ hasText: 'You left something unsaved here' })

  test('unsaved text is stored on the server and restored on another device; saving it deletes the draft', async () => {
    const blog = await openEdit()
    await type(' Typed here.')
    await page.getByText('Draft saved').waitFor()
    await expect
      .poll(() => draftOf(blog.blog_id))
      .toMatchObject({ version: 1, content: expect.stringContaining('Typed here.') })
    expect((await screens.stored(blog.blog_id)).content).toBe(content)

    const other = await onAnotherDevice(screens.browser, screens)
    await other.page.goto(`${screens.product.url}${blog.path}/edit`)
    await offer(other.page)
      .getByText(/Kept in your account on/)
      .waitFor()
    await other.page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => editorOf(other.page).innerText()).toContain('Typed here.')
    await other.page.getByRole('button', { name: 'Save Blog' }).click()
    await other.page.getByRole('link', { name: 'Edit Content' }).waitFor()
    expect((await screens.stored(blog.blog_id)).content).toContain('Typed here.')
    await expect.poll(() => draftOf(blog.blog_id)).toBeUndefined()
    expect(other.problems).toEqual([])
    await other.context.close()
  })

  test('Discard after a reload deletes the draft in the browser and on the server', async () => {
    const blog = await openEdit()
    await type('x')
    await page.getByText('Draft saved').waitFor()
    await page.reload()
    await on.button('Discard').click()
    await expect.poll(() => draftOf(blog.blog_id)).toBeUndefined()
    const [found] = await Promise.all([
      page.waitForResponse((response) => /GET .*\/draft$/.test(`${response.request().method()} ${response.url()}`)),
      page.reload(),
    ])
    expect(await found.json()).toBeNull()
    await editorOf(page).waitFor()
    await expect.poll(() => offer(page).count()).toBe(0)
  })

  test('while the server is down, the draft is kept in the browser, and offered afterwards', async () => {
    const blog = await openEdit()
    await screens.product.kill('api')
    await type(' Offline.')
    await page.getByText('Draft kept in this browser only').waitFor()
    await page.goto('about:blank')
    await screens.product.start('api')
    await on.open(`${blog.path}/edit`)
    await offer(page)
      .getByText(/Kept in this browser on/)
      .waitFor()
    await on.button('Restore').click()
    await expect.poll(() => editorOf(page).innerText()).toContain('Offline.')
    await page.getByText('Draft saved').waitFor()
  })

  test('leaving the page saves the draft at once', async () => {
    const blog = await openEdit()
    await type(' Leaving.')
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await on.isAt(blog.path)
    await expect.poll(async () => (await draftOf(blog.blog_id))?.content).toContain('Leaving.')
  })
})
