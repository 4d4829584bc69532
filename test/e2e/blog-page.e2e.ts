// The page of a finished blog in the product: what is stored, copied and downloaded.
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import type { Product } from '#test/helpers/product.ts'
import { insertBrand, insertDeliverables } from '#test/helpers/seed.ts'
import { test } from '#test/helpers/shared.ts'
import type { Visitor } from '#test/helpers/visitor.ts'

const content =
  '# Bread at home\n\n## What you need\n\n- flour\n- **water**\n\n<b>raw</b> and [a mill](https://mill.test)\n'

let product: Product
let visitor: Visitor
let page: Page
let user_id: string
let brand_id: string

test.beforeAll(async ({ signedIn }) => {
  ;({ product, visitor, page, user_id } = signedIn)
  const { db } = signedIn
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

test('M2 a rating is stored, and the form does not return', async () => {
  const blog_id = await openBlog()
  await form().getByRole('button', { name: '2 of 5' }).click()
  await form()
    .getByRole('textbox', { name: 'Any comments on how we can make it better?' })
    .fill('More examples, please.')
  await form().getByRole('button', { name: 'Submit' }).dblclick()
  await page.getByRole('listitem').filter({ hasText: 'Thank you for your feedback!' }).waitFor()
  await form().waitFor({ state: 'detached' })
  const ratings = product.database.db
    .selectFrom('feedbacks')
    .select(['score', 'comment'])
    .where('blog_id', '=', blog_id)
  await expect.poll(() => ratings.execute()).toEqual([{ score: 2, comment: 'More examples, please.' }])
  await Promise.all([page.waitForResponse('**/api/feedbacks/*'), page.reload()])
  await page.getByRole('heading', { level: 1, name: 'Bread at home' }).waitFor()
  await expect.poll(() => form().count()).toBe(0)
  expect(visitor.problems).toEqual([])
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
    await openBlog()
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
