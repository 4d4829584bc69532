// What the wizard's calls reject, and who may make them (M5 to M7).
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Blog } from '#contract/blogs.ts'
import { pathsOf, type Route } from '#contract/route.ts'
import { blogs as routes } from '#contract/blogs.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const complete = { has_brief: true, brief: 'About bikes', ...ready, outline: '## One', content: 'Text' }

describe('M5 invalid values are rejected with the messages of the form', () => {
  test.each<[object, string]>([
    [{ content: ' \n ' }, 'Blog content is required.'],
    [{ brief: '  ' }, 'Please add a blog brief.'],
    [{ format: '' }, 'Please select a blog format.'],
    [{ language: '' }, 'Please select a language.'],
    [{ title: '' }, 'Please select or enter a topic.'],
    [{ keywords: [] }, 'Please add at least 1 keyword.'],
    [{ outline: '\t' }, 'Outline is required'],
  ])('M5 %j: %s', async (change, message) => {
    const { path } = await app.newBlog(complete)
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
  ])('M6 with %s no deliverable is created (402), but existing ones can be written', async (_, plan) => {
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

  test('M7 every route of a blog exists under both /blog and /blogs', async () => {
    const bodies: Record<string, unknown> = {
      [routes.update.path]: { title: 'Two' },
      [routes.saveDraft.path]: { content: 'Typed', version: 1 },
    }
    const version = { kind: 'outline', text: '## Typed' }
    for (const route of blogRoutes) {
      expect(pathsOf(route)).toHaveLength(2)
      const { blog_id } = await app.newBlog(complete)
      const statuses: number[] = []
      for (const path of pathsOf(route)) {
        const isDraft = path.endsWith('/draft')
        if (isDraft) await app.call('PUT', `/api/blogs/${blog_id}/draft`, { content: 'Typed', version: 1 })
        const body = { PUT: bodies[route.path] ?? {}, POST: version, GET: undefined, DELETE: undefined }[route.method]
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

  test('M7 DELETE of a deliverable deletes its blog; a second time it is 404', async () => {
    const { path, deliverable_id } = await app.newBlog(complete)
    expect((await app.call('DELETE', `/api/deliverables/${deliverable_id}`)).status).toBe(204)
    expect((await app.call('GET', path)).status).toBe(404)
    expect((await app.call('DELETE', `/api/deliverables/${deliverable_id}`)).status).toBe(404)
  })

  test('M7 a blog matches its schema', async () => {
    const { path } = await app.newBlog(complete)
    expect(Object.keys(Blog.parse(await app.show(path))).toSorted()).toEqual(Object.keys(Blog.shape).toSorted())
  })
})
