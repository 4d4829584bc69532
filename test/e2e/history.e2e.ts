// The history of a blog: unsaved text in an editor is added to it before another text replaces it.
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
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
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => localStorage.clear())
})

const tree = () => page.getByRole('list', { name: 'Outline' })
const row = (number: string) => on.textbox(`Heading ${number}`)
/** The headings of the tree. */
const drawn = () =>
  tree()
    .getByRole('textbox', { name: /^Heading/ })
    .evaluateAll((rows) => rows.map((element) => (element as HTMLTextAreaElement).value))
const isInStorage = (words: string) =>
  expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words)
const openTree = async (fields: object = {}) => {
  const blog = await screens.newBlog({ ...after.outline, ...fields })
  await on.open(`${blog.path}/outline`)
  await tree().waitFor()
  return blog
}

describe('Regenerate', () => {
  test('generates another outline; unsaved changes go to the history, and an offered draft stays offered', async () => {
    const blog = await openTree({ outline: null })
    await on.isOn('Save Outline')
    const first = await drawn()
    await row('1').fill('Mine, typed in an earlier visit')
    await isInStorage('Mine, typed in an earlier visit')
    await page.reload()
    await on.button('Restore').waitFor()
    await row('2').fill('Mine, typed now')
    await on.button('Regenerate').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Write a new one' }).click()
    await expect.poll(async () => (await screens.stored(blog.blog_id)).version).toBe(3)
    await on.isOn('Save Outline')
    expect(await drawn()).not.toEqual(first)
    await on.button('History').click()
    await page.getByRole('button', { name: 'Yours' }).click()
    await page.getByRole('region', { name: 'This version' }).getByText('Mine, typed now').waitFor()
    await page.keyboard.press('Escape')
    await on.button('Restore').click()
    await expect.poll(() => row('1').inputValue()).toBe('Mine, typed in an earlier visit')
  })

  test('does not replace a text that cannot be added to the history', async () => {
    await openTree()
    await row('1').fill('Mine')
    await on.refuse('**/versions', 'POST', 503)
    await on.button('Regenerate').click()
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Write a new one' })
    await on.showsToast('Your unsaved text could not be kept', sure.click())
    await expect.poll(() => row('1').inputValue()).toBe('Mine')
    await on.isOn('Save Outline')
  })
})

describe('a version that is restored into the editor', () => {
  test('adds the unsaved post to the history first, and can be undone', async () => {
    const blog = await screens.newBlog(after.finished)
    const version = {
      blog_id: blog.blog_id,
      kind: 'content' as const,
      text: '# An earlier one\n',
      origin: 'saved' as const,
    }
    await screens.db.insertInto('blog_versions').values(version).execute()
    await on.open(`${blog.path}/edit`)
    const post = on.textbox('Content')
    await post.press('ControlOrMeta+End')
    await page.keyboard.type('Mine, not saved.')
    await on.button('History').click()
    await on.showsToast('Your unsaved text is kept in the history', on.button('Restore into the editor').click())
    await expect.poll(async () => (await post.innerText()).trim()).toBe('An earlier one')
    await on.button('Undo').click()
    await expect.poll(() => post.innerText()).toContain('Mine, not saved.')
    await on.button('History').click()
    await page.getByRole('region', { name: 'This version' }).getByText('Mine, not saved.').waitFor()
    await page.keyboard.press('Escape')
    expect((await screens.stored(blog.blog_id)).content).toBe(after.finished.content)
  })

  test('is not restored while the unsaved text cannot be added to the history', async () => {
    const blog = await openTree()
    const version = { blog_id: blog.blog_id, kind: 'outline' as const, text: '## Earlier\n', origin: 'saved' as const }
    await screens.db.insertInto('blog_versions').values(version).execute()
    await row('1').fill('Mine')
    await on.refuse('**/versions', 'POST', 503, {}, 1)
    await on.button('History').click()
    await on.showsToast('Your unsaved text could not be kept', on.button('Restore into the editor').click())
    await on.button('Restore into the editor').click()
    await expect.poll(drawn).toEqual(['Earlier'])
    await on.button('History').click()
    await page.getByRole('region', { name: 'This version' }).getByText('Mine').waitFor()
    await page.keyboard.press('Escape')
  })
})
