// Every format and every language: a post of the built-in writer from its creation to finalising.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formats } from '#domain/formats.ts'
import { languages } from '#domain/languages.ts'
import { startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
let brand_id: string
beforeAll(async () => {
  app = await startBlogsApp()
  brand_id = await app.newBrand()
})
afterAll(() => app.server.stop())

const cases = formats.map(({ label: format }, index) => {
  const { value, label } = languages[index % languages.length]!
  return { format, value, language: label }
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
  const { blog_id } = (await app.create(brand_id, { language: value })).body.blog
  const path = `/api/blogs/${blog_id}`
  await app.call('PUT', path, { format })
  const suggested = async (call: string) => (await app.call('GET', `${path}/${call}`)).body as Record<string, string>[]
  const [{ title } = {}] = await suggested('topic_suggestions')
  await app.call('PUT', path, { title })
  const keywords = (await suggested('seo_keyword_suggestions')).slice(0, 2).map(({ keyword }) => keyword)
  await app.call('PUT', path, { keywords })
  for (const text of ['outline', 'content'])
    expect((await app.stream(`${path}/${text}`)).lines.at(-1)).toHaveProperty(text)
  expect((await app.call('PUT', `${path}/finalize`)).status).toBe(200)
  const blog = await app.show(path)
  expect(blog).toMatchObject({ title, keywords, format, language: value, finalized: true })
  expect(blog.content).toContain(title)
  expect(blog.content).toMatch(marks[value]!)
  expect(blog.content!.split(/\s+/).length).toBeGreaterThan(250)
})

test('M9 finalising counted each post once', async () => {
  const { body } = await app.call('GET', '/api/users/self')
  expect(body.billing.blogs_left).toBe(1000 - formats.length)
})
