// The wizard's rules as the server enforces them, paragraph by paragraph (M3 and M4).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatLabels } from '#domain/formats.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const complete = { has_brief: true, brief: 'About bikes', ...ready, outline: '## One', content: 'Text' }

describe('M3 a blog', () => {
  test('M3 is created from brand_id and blog {language, has_brief}; the response contains blog.blog_id', async () => {
    const brand_id = await app.newBrand()
    const { status, body } = await app.create(brand_id, { language: 'fr', has_brief: true })
    expect(status).toBe(201)
    expect(body).toEqual({
      deliverable_id: expect.any(String),
      brand_id,
      created_at: expect.any(String),
      blog: {
        blog_id: expect.any(String),
        brand_id,
        deliverable_id: body.deliverable_id,
        title: null,
        language: 'fr',
        format: null,
        keywords: null,
        has_brief: true,
        brief: null,
        outline: null,
        outline_model: null,
        content: null,
        content_model: null,
        content_generated: false,
        left_out: null,
        finalized: false,
        gdrive_url: null,
        created_at: expect.any(String),
        tone_of_voice_name: 'Friendly',
        custom_tone_of_voice: null,
        version: 1,
      },
    })
    expect((await app.call('GET', `/api/blogs/${body.blog.blog_id}`)).body).toEqual(body.blog)
  })

  test('M3 shows the brand’s tone of voice, and the custom text when the tone is custom', async () => {
    const { path, brand_id } = await app.newBlog()
    await app.db
      .updateTable('brands')
      .set({ tone_of_voice_id: 'custom', custom_tone_of_voice: 'Dry, but warm' })
      .where('brand_id', '=', brand_id)
      .execute()
    expect(await app.show(path)).toMatchObject({
      tone_of_voice_name: 'custom',
      custom_tone_of_voice: 'Dry, but warm',
    })
  })

  test('M3 is updated with blog_id plus its fields; the id of another blog is rejected', async () => {
    const { path, blog_id } = await app.newBlog()
    expect((await app.call('PUT', path, { blog_id: blog_id.toUpperCase(), format: 'Story' })).status).toBe(200)
    const other = await app.newBlog()
    const { status, body } = await app.call('PUT', path, { blog_id: other.blog_id, format: 'Listicle' })
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'blog_id']])
    expect(await app.show(path)).toMatchObject({ format: 'Story' })
    expect(await app.show(other.path)).toMatchObject({ format: null })
  })

  test.each<[step: string, change: object, emptied: string[]]>([
    ['the language', { language: 'de' }, ['brief', 'format', 'title', 'keywords', 'outline', 'content']],
    ['the mode', { has_brief: false }, ['brief', 'format', 'title', 'keywords', 'outline', 'content']],
    ['the brief', { brief: 'About trains' }, ['format', 'title', 'keywords', 'outline', 'content']],
    ['the format', { format: 'Story' }, ['title', 'keywords', 'outline', 'content']],
    ['the topic', { title: 'Another' }, ['keywords', 'outline', 'content']],
    ['the keywords', { keywords: ['other'] }, ['outline', 'content']],
    ['the outline', { outline: '## Two' }, ['content']],
    ['the content', { content: 'Another' }, []],
  ])('M3 saving %s clears the later steps, not the earlier ones', async (_, change, emptied) => {
    const { path } = await app.newBlog(complete)
    const before = await app.show(path)
    const { status, body } = await app.call('PUT', path, change)
    expect(status).toBe(200)
    const empty = Object.fromEntries(emptied.map((field) => [field, null]))
    const isEmptied = emptied.includes('content')
    expect(body).toEqual({
      ...before,
      ...change,
      ...empty,
      content_generated: !isEmptied,
      version: before.version + 1,
    })
    expect(await app.show(path)).toEqual(body)
  })

  test('M3 fields of later steps sent with an earlier one are saved', async () => {
    const { path } = await app.newBlog(complete)
    const { body } = await app.call('PUT', path, { format: 'Story', title: 'Both at once' })
    expect(body).toMatchObject({ format: 'Story', title: 'Both at once', keywords: null, outline: null, content: null })
  })

  test.each(formatLabels)('M3 accepts the format %s', async (format) => {
    const { path } = await app.newBlog()
    expect((await app.call('PUT', path, { format })).body.format).toBe(format)
  })

  test.each(['en_GB', 'en_US', 'es', 'fr', 'de', 'it'])('M3 accepts the language %s', async (language) => {
    const { body } = await app.create(await app.newBrand(), { language })
    expect(body.blog.language).toBe(language)
  })
})

describe('M4 the flow', () => {
  test.each(Object.entries({ language: 'en_GB', ...complete }))(
    'M4 saving %s unchanged changes nothing, including the version',
    async (field, value) => {
      const { path } = await app.newBlog(complete)
      const before = await app.show(path)
      expect((await app.call('PUT', path, { [field]: value })).body).toEqual(before)
    },
  )

  test('M4 a blog with generated content can be finalised, which the list and the billing show', async () => {
    const someone = await app.server.signIn()
    const { path, blog_id } = await app.newBlog({ ...ready, outline: '## One' }, someone)
    const call = (method: string, address: string, body?: unknown) => app.call(method, address, body, someone)
    expect((await call('GET', path)).body.content_generated).toBe(false)
    await call('PUT', `${path}/content`, {})
    expect((await call('GET', path)).body).toMatchObject({ content_generated: true, finalized: false })
    expect((await call('GET', '/api/users/self')).body.billing.blogs_left).toBe(5)
    const { status, body } = await call('PUT', `${path}/finalize`)
    expect([status, body.finalized]).toEqual([200, true])
    const [item] = (await call('GET', '/api/deliverables')).body
    expect(item.blog).toEqual({ blog_id, title: ready.title, finalized: true, gdrive_url: null })
    expect((await call('GET', '/api/users/self')).body.billing.blogs_left).toBe(4)
  })

  test('M4 a finalised blog stays finalised when edited, but not when an earlier step clears its content', async () => {
    const { path } = await app.newBlog(complete)
    await app.call('PUT', `${path}/finalize`)
    expect((await app.call('PUT', path, { content: 'Edited' })).body.finalized).toBe(true)
    expect((await app.call('PUT', path, { outline: '## Two' })).body).toMatchObject({
      finalized: false,
      content_generated: false,
    })
  })
})
