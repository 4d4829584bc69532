// The page of a finished blog: its content, rating, copying and export.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { expectAccessible } from '#test/helpers/accessibility.ts'
import type { Product } from '#test/helpers/product.ts'
import { insertBrand, insertDeliverables } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const content =
  '# Bread at home\n\n## What you need\n\n- flour\n- **water**\n\n<b>raw</b> and [a mill](https://mill.test)\n'

let world: SignedIn
let product: Product
let visitor: Visitor
let page: Page
let user_id: string
let brand_id: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor, page, user_id } = world)
  const { db } = world
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  brand_id = (await insertBrand(db, user_id, { name: 'The Mill' })).brand_id
})

/** A finished blog of the brand, and its page. */
const openBlog = async () => {
  const { db } = product.database
  await insertDeliverables(db, { user_id, brand_id }, [{ title: 'Bread at home', finalized: true }])
  const { blog_id } = await db
    .updateTable('blogs')
    .set({ content, outline: '# Bread at home', format: 'Story', keywords: '["bread"]', content_generated: true })
    .where('content', 'is', null)
    .returning('blog_id')
    .executeTakeFirstOrThrow()
  await page.goto(`${product.url}/brands/${brand_id}/blogs/${blog_id}`)
  await page.getByRole('heading', { level: 1, name: 'Bread at home' }).waitFor()
  return blog_id
}
const form = () => page.getByRole('form', { name: 'Please rate your experience' })
const score = (value: number) => form().getByRole('button', { name: `${value} of 5` })
const comment = () => form().getByRole('textbox', { name: 'Any comments on how we can make it better?' })
const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const ratings = (blog_id: string) =>
  product.database.db.selectFrom('feedbacks').where('blog_id', '=', blog_id).select(['score', 'comment']).execute()

describe('the feedback form', () => {
  test('M2 a score of 4 or lower reveals a comment box and Submit; then the form is gone for good', async () => {
    const blog_id = await openBlog()
    await expect.poll(() => form().getByRole('button').count()).toBe(5)
    await expect.poll(() => comment().count()).toBe(0)
    await score(4).click()
    await comment().fill('More examples, please.')
    await expectAccessible(page, 'blog page with a rating begun')
    await score(2).click()
    await expect.poll(() => comment().inputValue()).toBe('More examples, please.')
    await form().getByRole('button', { name: 'Submit' }).dblclick()
    await toast('Thank you for your feedback!').waitFor()
    await form().waitFor({ state: 'detached' })
    await expect.poll(() => ratings(blog_id)).toEqual([{ score: 2, comment: 'More examples, please.' }])
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Bread at home' }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => form().count()).toBe(0)
  })

  test('M2 a score of 5 submits at once', async () => {
    const blog_id = await openBlog()
    await score(5).click()
    await form().waitFor({ state: 'detached' })
    await expect.poll(() => ratings(blog_id)).toEqual([{ score: 5, comment: null }])
  })

  test('a failure is reported and keeps the typed comment', async () => {
    const blog_id = await openBlog()
    await world.screen.refuse('**/feedback', 'POST', 500, {}, 1)
    await score(3).click()
    await comment().fill('Too long.')
    await form().getByRole('button', { name: 'Submit' }).click()
    await toast('Failed to send feedback').waitFor()
    await expect.poll(() => comment().inputValue()).toBe('Too long.')
    await form().getByRole('button', { name: 'Submit' }).click()
    await form().waitFor({ state: 'detached' })
    await expect.poll(() => ratings(blog_id)).toEqual([{ score: 3, comment: 'Too long.' }])
  })

  test('a rating in another tab hides the form, and the first rating is kept', async () => {
    const blog_id = await openBlog()
    await form().waitFor()
    await product.database.db.insertInto('feedbacks').values({ blog_id, score: 1, comment: null }).execute()
    await score(5).click()
    await toast('This blog is rated already.').waitFor()
    await form().waitFor({ state: 'detached' })
    await expect.poll(() => ratings(blog_id)).toEqual([{ score: 1, comment: null }])
  })
})

describe('export', () => {
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name }).click()
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(name)])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const clipboard = (type: string) =>
    page.evaluate(async (wanted) => {
      const [item] = await navigator.clipboard.read()
      return (await item!.getType(wanted)).text()
    }, type)

  beforeAll(async () => {
    const blog_id = await openBlog()
    await product.database.db.insertInto('feedbacks').values({ blog_id, score: 5, comment: null }).execute()
    await page.reload()
  })

  test('as Markdown, HTML and rich text to the clipboard', async () => {
    await choose('As Markdown')
    await expect.poll(() => clipboard('text/plain')).toBe(content)
    await choose('As HTML')
    await expect.poll(() => clipboard('text/plain')).toContain('<li><strong>water</strong></li>')
    await choose('As rich text')
    await expect.poll(() => clipboard('text/html')).toContain('<strong>water</strong>')
    await expect.poll(() => clipboard('text/html')).not.toContain('<b>')
    await expect.poll(() => clipboard('text/plain')).toBe(content)
  })

  test('as a file of Markdown, HTML or Word, named after the title', async () => {
    const markdown = await download('Markdown (.md)')
    expect(markdown).toMatchObject({ name: 'Bread at home.md' })
    expect(markdown.bytes.toString()).toBe(content)
    const html = await download('HTML (.html)')
    expect(html.name).toBe('Bread at home.html')
    expect(html.bytes.toString()).toContain('<title>Bread at home</title>')
    const word = await download('Word (.docx)')
    expect(word.name).toBe('Bread at home.docx')
    const document = strFromU8(unzipSync(new Uint8Array(word.bytes))['word/document.xml']!)
    expect(document).toMatch(/Heading2.*What you need/s)
  })
})

describe('the page', () => {
  test('logs nothing to the console', async () => {
    await openBlog()
    visitor.problems.length = 0
    await page.reload()
    await form().waitFor()
    expect(visitor.problems).toEqual([])
  })

  test('M2 shows the title once and the content formatted, raw HTML as its source', async () => {
    await openBlog()
    await expect.poll(() => page.getByRole('heading', { name: 'Bread at home' }).count()).toBe(1)
    await page.getByRole('heading', { level: 2, name: 'What you need' }).waitFor()
    await page.getByText('<b>raw</b>').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'a mill' }).getAttribute('rel')).toContain('noopener')
  })

  test('M2 Delete Blog asks for confirmation, deletes, shows a toast and leads to the dashboard', async () => {
    const blog_id = await openBlog()
    await page.getByRole('button', { name: 'Delete Blog' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Are you sure you want to delete this blog?').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/dashboard')
    await toast('Blog deleted successfully').waitFor()
    const left = await product.database.db.selectFrom('blogs').where('blog_id', '=', blog_id).selectAll().execute()
    expect(left).toEqual([])
  })
})
