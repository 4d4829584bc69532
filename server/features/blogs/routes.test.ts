import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'

let server: TestApp
let person: Person

beforeAll(async () => {
  server = await startTestApp()
  person = await server.signIn()
})
afterAll(() => server.stop())

const call = (method: string, path: string, body?: unknown, by: Person = person) => server.call(by, method, path, body)

const newBrand = async (by: Person = person) => {
  const form = new FormData()
  const fields = {
    name: 'Northlight Cycles',
    audience: 'families in towns',
    vision: 'Streets where children ride to school',
    mission: 'To build cargo bikes that last',
    positioning: 'The cargo bike that fits through a front door',
    marketing_goals: 'More test rides',
    keywords: 'cargo bike, family bike',
    tone_of_voice_id: 'friendly',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { body } = await server.call(by, 'POST', '/api/brands', form)
  return body.brand_id as string
}

const newBlog = async (by: Person = person, has_brief = false) => {
  const brand_id = await newBrand(by)
  const { body } = await server.call(by, 'POST', '/api/deliverables', {
    brand_id,
    blog: { language: 'en_GB', has_brief },
  })
  return body.blog.blog_id as string
}

const ready = { format: 'Checklist', title: 'Choosing a cargo bike', keywords: ['cargo bike', 'family bike'] }

const readLines = async (response: Response) =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { delta?: string; content?: string })

const stream = (path: string, body: unknown = {}) =>
  server.app.request(path, {
    method: 'PUT',
    headers: { 'session-id': person.session_id, 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
    body: JSON.stringify(body),
  })

describe('M7 the main path', () => {
  test('from a brand to a finished post, with the built-in writer', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    await call('PUT', blog, { format: 'Checklist' })
    const topics = await call('GET', `${blog.replace('blogs', 'blog')}/topic_suggestions`)
    expect(topics.body.length).toBeGreaterThan(2)
    await call('PUT', blog, { title: topics.body[0].title })
    const keywords = await call('GET', `${blog}/seo_keyword_suggestions`)
    expect(keywords.body[0]).toHaveProperty('keyword')
    await call('PUT', blog, { keywords: keywords.body.slice(0, 3).map((item: { keyword: string }) => item.keyword) })

    const outline = await call('PUT', `${blog.replace('blogs', 'blog')}/outline`, {})
    expect(outline.body.outline).toContain('## ')
    expect(outline.body.model).toMatch(/^builtin:/)

    const response = await stream(`${blog}/content`)
    expect(response.headers.get('Content-Type')).toContain('application/x-ndjson')
    const lines = await readLines(response)
    const last = lines.at(-1)!
    const text = lines.map((line) => line.delta ?? '').join('')
    expect(text.length).toBeGreaterThan(500)
    expect(last.content).toBeTypeOf('string')

    const finalized = await call('PUT', `${blog}/finalize`)
    expect(finalized.body).toMatchObject({ finalized: true, content_generated: true, content: last.content })
    const again = await call('PUT', `${blog}/finalize`)
    expect(again.status).toBe(200)
    expect((await call('GET', '/api/users/self')).body.billing).toMatchObject({ blogs_left: 4, blogs_total: 5 })

    const versions = await call('GET', `${blog}/versions`)
    expect(versions.body.map((version: { kind: string }) => version.kind)).toEqual(['content', 'outline'])
  })

  test('generating without the required input is 409, and says what is missing', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    expect((await call('GET', `${blog}/topic_suggestions`)).body).toMatchObject({
      code: 409,
      error: 'The blog has no format yet',
    })
    expect((await call('PUT', `${blog}/outline`, {})).status).toBe(409)
    await call('PUT', blog, ready)
    expect((await call('PUT', `${blog}/content`, {})).body.error).toBe('The blog has no outline yet')
    expect((await call('PUT', `${blog}/finalize`)).status).toBe(409)
  })

  test('stored suggestions are returned until their input changes', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    await call('PUT', blog, { format: 'Listicle' })
    const first = await call('GET', `${blog}/topic_suggestions`)
    const count = async () =>
      (await server.deps.db.selectFrom('generations').select('generation_id').where('kind', '=', 'topics').execute())
        .length
    const before = await count()
    expect((await call('GET', `${blog}/topic_suggestions`)).body).toEqual(first.body)
    expect(await count()).toBe(before)
    await call('PUT', blog, { format: 'Story' })
    await call('GET', `${blog}/topic_suggestions`)
    expect(await count()).toBe(before + 1)
  })
})

describe('M3 saving', () => {
  test('a changed step clears the later ones, and the old text stays in the history', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    await call('PUT', blog, ready)
    await call('PUT', blog, { outline: '## One' })
    await call('PUT', blog, { content: 'Text of one' })
    const { body } = await call('PUT', blog, { format: 'Story' })
    expect(body).toMatchObject({ format: 'Story', title: null, keywords: null, outline: null, content: null })
    expect(body.content_generated).toBe(false)
    const versions = await call('GET', `${blog}/versions`)
    expect(versions.body.map((version: { text: string }) => version.text)).toEqual(['Text of one', '## One'])
  })

  test('an unchanged step changes nothing, even if all fields are sent', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    const saved = await call('PUT', blog, { ...ready, outline: '## One', content: 'Text' })
    const same = await call('PUT', blog, { ...ready, outline: '## One', content: 'Text' })
    expect(same.body).toEqual(saved.body)
  })

  test('a stale version is 409 with the current blog; the same save without a version is accepted', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    const { version } = (await call('PUT', blog, { format: 'Story' })).body
    await call('PUT', blog, { title: 'From the other tab', version })
    const stale = await call('PUT', blog, { title: 'From this tab', version })
    expect(stale).toMatchObject({ status: 409, body: { current: { title: 'From the other tab' } } })
    expect((await call('PUT', blog, { title: 'From this tab' })).status).toBe(200)
  })

  test.each([
    ['invalid JSON', '{"title":', 'body'],
    ['a list', '[]', 'body'],
    ['a field of the wrong type', '{"title":7}', 'title'],
    ['an unknown field', '{"titel":"x"}', 'titel'],
    ['an unknown format', '{"format":"Poem"}', 'format'],
    ['21 keywords', JSON.stringify({ keywords: Array.from({ length: 21 }, (_, n) => `k${n}`) }), 'keywords'],
    ['a keyword of 81 characters', JSON.stringify({ keywords: ['x'.repeat(81)] }), 'keywords'],
    ['an empty title', '{"title":"  "}', 'title'],
    ['the NUL character', '{"title":"a\\u0000b"}', 'title'],
  ])('%s is 422, names the field and changes nothing', async (_, body, place) => {
    const blog_id = await newBlog()
    const response = await server.app.request(`/api/blogs/${blog_id}`, {
      method: 'PUT',
      headers: { 'session-id': person.session_id, 'Content-Type': 'application/json' },
      body,
    })
    const answer = (await response.json()) as { detail: { loc: string[]; msg: string; type: string }[] }
    expect(response.status).toBe(422)
    expect(answer.detail[0]).toMatchObject({ msg: expect.any(String), type: expect.any(String) })
    expect(answer.detail.some(({ loc }) => loc.includes(place))).toBe(true)
    expect((await call('GET', `/api/blogs/${blog_id}`)).body.version).toBe(1)
  })

  test('a body that is too large is 413, one of another type 415', async () => {
    const blog = `/api/blogs/${await newBlog()}`
    expect((await call('PUT', blog, { title: 'x'.repeat(4 * 1024 * 1024) })).status).toBe(413)
    const response = await server.app.request(blog, {
      method: 'PUT',
      headers: { 'session-id': person.session_id, 'Content-Type': 'text/plain' },
      body: '{"title":"x"}',
    })
    expect(response.status).toBe(415)
  })
})

describe('plan', () => {
  test('no blogs left: no deliverable (402)', async () => {
    const poor = await server.signIn({ blogs_left: 0 })
    const brand_id = await newBrand(poor)
    const blog = { language: 'en_GB', has_brief: false }
    expect((await server.call(poor, 'POST', '/api/deliverables', { brand_id, blog })).status).toBe(402)
    const late = await server.signIn({ plan_expiry: new Date(Date.now() - 1000) })
    const other = await newBrand(late)
    expect((await server.call(late, 'POST', '/api/deliverables', { brand_id: other, blog })).status).toBe(402)
  })

  test('two concurrent finalisations with one blog left use one', async () => {
    const one = await server.signIn()
    const blogs = [await newBlog(one), await newBlog(one)]
    await server.deps.db.updateTable('users').set({ blogs_left: 1 }).where('user_id', '=', one.user_id).execute()
    for (const id of blogs)
      await server.call(one, 'PUT', `/api/blogs/${id}`, { ...ready, outline: '## A', content: 'Text' })
    const answers = await Promise.all([
      ...blogs.map((id) => server.call(one, 'PUT', `/api/blogs/${id}/finalize`)),
      server.call(one, 'PUT', `/api/blogs/${blogs[0]}/finalize`),
    ])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses.filter((status) => status === 402).length).toBeGreaterThanOrEqual(1)
    const self = await server.call(one, 'GET', '/api/users/self')
    expect(self.body.billing).toMatchObject({ blogs_left: 0, has_reached_blogs_limit: true })
    const counted = await server.deps.db
      .selectFrom('blogs')
      .select('blog_id')
      .where('blog_id', 'in', blogs)
      .where('counted_at', 'is not', null)
      .execute()
    expect(counted).toHaveLength(1)
  })
})
