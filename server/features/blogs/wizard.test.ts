// The wizard's rules as the server keeps them, paragraph by paragraph (M3 to M7).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Blog } from '#contract/blogs.ts'
import { pathsOf, type Route } from '#contract/route.ts'
import { blogs as routes } from '#contract/blogs.ts'
import { formatLabels } from '#domain/formats.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const whole = { has_brief: true, brief: 'About bikes', ...ready, outline: '## One', content: 'Text' }

describe('M3 a blog', () => {
  test('M3 is created from brand_id and blog {language, has_brief}; the answer carries blog.blog_id', async () => {
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

  test('M3 is updated with blog_id plus its fields; the id of another blog is refused', async () => {
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
  ])('M3 saving %s resets what comes after it to empty, and nothing before it', async (_, change, emptied) => {
    const { path } = await app.newBlog(whole)
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

  test('M3 fields of later steps sent with an earlier one are kept', async () => {
    const { path } = await app.newBlog(whole)
    const { body } = await app.call('PUT', path, { format: 'Story', title: 'Both at once' })
    expect(body).toMatchObject({ format: 'Story', title: 'Both at once', keywords: null, outline: null, content: null })
  })

  test.each(formatLabels)('M3 takes the format %s', async (format) => {
    const { path } = await app.newBlog()
    expect((await app.call('PUT', path, { format })).body.format).toBe(format)
  })

  test.each(['en_GB', 'en_US', 'es', 'fr', 'de', 'it'])('M3 takes the language %s', async (language) => {
    const { body } = await app.create(await app.newBrand(), { language })
    expect(body.blog.language).toBe(language)
  })
})

describe('M4 the flow', () => {
  test.each(Object.entries({ language: 'en_GB', ...whole }))(
    'M4 saving %s again unchanged changes nothing, the version included',
    async (field, value) => {
      const { path } = await app.newBlog(whole)
      const before = await app.show(path)
      expect((await app.call('PUT', path, { [field]: value })).body).toEqual(before)
    },
  )

  test('M4 generated content makes the blog ready to be finalised; finalising shows in the list and in the billing', async () => {
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

  test('M4 a finalised blog can be edited and stays finalised; emptied by an earlier step it does not', async () => {
    const { path } = await app.newBlog(whole)
    await app.call('PUT', `${path}/finalize`)
    expect((await app.call('PUT', path, { content: 'Edited' })).body.finalized).toBe(true)
    expect((await app.call('PUT', path, { outline: '## Two' })).body).toMatchObject({
      finalized: false,
      content_generated: false,
    })
  })
})

describe('M5 what is refused, in the words of the form', () => {
  test.each<[object, string]>([
    [{ content: ' \n ' }, 'Blog content is required.'],
    [{ brief: '  ' }, 'Please add a blog brief.'],
    [{ format: '' }, 'Please select a blog format.'],
    [{ language: '' }, 'Please select a language.'],
    [{ title: '' }, 'Please select or enter a topic.'],
    [{ keywords: [] }, 'Please add at least 1 keyword.'],
    [{ outline: '\t' }, 'Outline is required'],
  ])('M5 %j: %s', async (change, message) => {
    const { path } = await app.newBlog(whole)
    const before = await app.show(path)
    const { status, body } = await app.call('PUT', path, change)
    expect(status).toBe(422)
    expect(body).toMatchObject({ status: 'error', code: 422, error: expect.any(String) })
    expect(body.detail).toEqual([{ loc: ['body', Object.keys(change)[0]], msg: message, type: expect.any(String) }])
    expect(await app.show(path)).toEqual(before)
  })

  test('M5 each keyword is non-empty', async () => {
    const { path } = await app.newBlog()
    expect((await app.call('PUT', path, { keywords: ['a', ' '] })).body.detail[0]).toMatchObject({
      loc: ['body', 'keywords', 1],
      msg: 'Keywords must not be empty.',
    })
  })

  test.each<[object, string]>([
    [{ has_brief: true }, 'Please select a language.'],
    [{ language: 'en_GB' }, 'Please select a way to create the blog.'],
    [{ language: 'en_GB', has_brief: 'no-brief' }, 'Please select a way to create the blog.'],
    [{ language: 'pt', has_brief: false }, 'Please select a language.'],
  ])('M5 a blog is not created from %j: %s', async (blog, message) => {
    const brand_id = await app.newBrand()
    const { status, body } = await app.call('POST', '/api/deliverables', { brand_id, blog })
    expect([status, body.detail.map(({ msg }: { msg: string }) => msg)]).toEqual([422, [message]])
  })
})

describe('M6 who may create blogs', () => {
  test.each([
    ['no blogs left', { blogs_left: 0 }],
    ['an expired plan', { plan_expiry: new Date(Date.now() - 1000) }],
  ])('M6 with %s no deliverable is created (402), and one that is there is written on', async (_, plan) => {
    const someone = await app.server.signIn()
    const { path, brand_id } = await app.newBlog(ready, someone)
    await app.db.updateTable('users').set(plan).where('user_id', '=', someone.user_id).execute()
    expect(await app.create(brand_id, {}, someone)).toMatchObject({ status: 402, body: { code: 402 } })
    expect((await app.call('PUT', `${path}/outline`, {}, someone)).status).toBe(200)
    expect((await app.call('GET', `${path}/topic_suggestions`, undefined, someone)).status).toBe(200)
    expect((await app.call('PUT', `${path}/content`, { content: 'By hand' }, someone)).status).toBe(200)
    expect((await app.call('PUT', `${path}/finalize`, undefined, someone)).status).toBe(402)
    expect((await app.call('GET', path, undefined, someone)).body.finalized).toBe(false)
    expect((await app.call('GET', '/api/deliverables', undefined, someone)).body).toHaveLength(1)
  })
})

describe('M7 the calls', () => {
  const blogRoutes = Object.values(routes).filter((route: Route) => route.path.includes('{blog_id}')) as Route[]

  test('M7 every call of a blog answers to /blog and to /blogs alike', async () => {
    const bodies: Record<string, unknown> = {
      [routes.update.path]: { title: 'Two' },
      [routes.saveDraft.path]: { content: 'Typed', version: 1 },
    }
    const kept = { kind: 'outline', text: '## Typed' }
    for (const route of blogRoutes) {
      expect(pathsOf(route)).toHaveLength(2)
      const { blog_id } = await app.newBlog(whole)
      const statuses: number[] = []
      for (const path of pathsOf(route)) {
        const isDraft = path.endsWith('/draft')
        if (isDraft) await app.call('PUT', `/api/blogs/${blog_id}/draft`, { content: 'Typed', version: 1 })
        const body = { PUT: bodies[route.path] ?? {}, POST: kept, GET: undefined, DELETE: undefined }[route.method]
        const { status } = await app.call(route.method, path.replace('{blog_id}', blog_id), body)
        statuses.push(status)
      }
      expect([route.path, statuses[0]! < 300]).toEqual([route.path, true])
      expect(statuses[1]).toBe(statuses[0])
    }
  })

  test('M7 outline and content are saved with a body and generated without one', async () => {
    const { path } = await app.newBlog(ready)
    const saved = await app.call('PUT', `${path.replace('blogs', 'blog')}/outline`, { outline: '## Mine' })
    expect(saved.body).toEqual({ outline: '## Mine', model: null, left_out: null, version: 3 })
    const written = await app.call('PUT', `${path}/content`, {})
    expect(written.body).toEqual({
      content: expect.stringContaining('## Mine'),
      model: 'builtin:built-in-writer-1',
      left_out: null,
      version: 4,
    })
    expect(await app.show(path)).toMatchObject({
      outline_model: null,
      content_model: 'builtin:built-in-writer-1',
      content: written.body.content,
    })
  })

  test('M7 DELETE of a deliverable takes the blog with it; a second time it is 404', async () => {
    const { path, deliverable_id } = await app.newBlog(whole)
    expect((await app.call('DELETE', `/api/deliverables/${deliverable_id}`)).status).toBe(204)
    expect((await app.call('GET', path)).status).toBe(404)
    expect((await app.call('DELETE', `/api/deliverables/${deliverable_id}`)).status).toBe(404)
  })

  test('M7 every answer of a blog is of its schema', async () => {
    const { path } = await app.newBlog(whole)
    expect(Object.keys(Blog.parse(await app.show(path))).toSorted()).toEqual(Object.keys(Blog.shape).toSorted())
  })
})
