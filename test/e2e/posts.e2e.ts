// Every format and every language: a post from its creation to finalising, through the interface.
import { expect } from 'vitest'
import { formats } from '#domain/formats.ts'
import { languages } from '#domain/languages.ts'
import type { Product } from '#test/helpers/product.ts'
import { test } from '#test/helpers/shared.ts'
import type { SignedIn } from '#test/helpers/signed-in.ts'
import { goToOutline, makeBrand, type Visitor } from '#test/helpers/visitor.ts'

let world: SignedIn
let product: Product
let visitor: Visitor
let brandUrl: string

test.beforeAll(async ({ signedIn }) => {
  world = signedIn
  ;({ product, visitor } = world)
  await makeBrand(visitor.page)
  brandUrl = visitor.page.url()
  // More posts than the Free plan includes.
  await product.database.db.updateTable('users').set({ blogs_left: formats.length }).execute()
})

const cases = formats.map(({ label }, index) => {
  const { value, label: language } = languages[index % languages.length]!
  return { format: label, value, language }
})

// A word that occurs in every text of the language and in none of the other five languages.
const marks: Record<string, RegExp> = {
  en_GB: /\bthe\b/i,
  en_US: /\bthe\b/i,
  es: /\blos\b/i,
  fr: /\bles\b/i,
  de: /\bund\b/i,
  it: /\bche\b/i,
}

test.each(cases)('M4 a $format in $language, from its creation to finalising', async ({ format, value }) => {
  const { page } = visitor
  const written = (button: string) =>
    page.getByRole('button', { name: button }).and(page.locator(':not([aria-disabled])')).waitFor({ timeout: 60_000 })
  await page.goto(brandUrl)
  await goToOutline(page, { format, language: value })
  await written('Save Outline')
  await page.getByRole('button', { name: 'Save Outline' }).click()
  await page.waitForURL('**/approve')
  await written('Save Blog')
  await page.getByRole('button', { name: 'Save Blog' }).click()
  await page.getByRole('link', { name: 'Edit Content' }).waitFor()
  const blog_id = page.url().split('/').at(-1)!
  const blog = await product.database.db
    .selectFrom('blogs')
    .select(['format', 'language', 'title', 'content', 'finalized'])
    .where('blog_id', '=', blog_id)
    .executeTakeFirstOrThrow()
  expect(blog).toMatchObject({ format, language: value, finalized: true })
  const post = await page.getByRole('article').innerText()
  expect(post).toContain(blog.title)
  expect(post).toMatch(marks[value]!)
  expect(post.split(/\s+/).length).toBeGreaterThan(250)
  expect(visitor.problems).toEqual([])
})

test('M9 finalising counted each post once', async () => {
  const { blogs_left } = await product.database.db.selectFrom('users').select('blogs_left').executeTakeFirstOrThrow()
  expect(blogs_left).toBe(0)
})
