// Who may see what, made from the route table: a route without a row here cannot exist.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'

const routes = Object.entries(contract).flatMap(([group, list]) =>
  Object.entries(list as Record<string, Route>).flatMap(([name, route]) =>
    [route.path, ...(route.alias ? [route.alias] : [])].map((path) => ({ name: `${group}.${name}`, route, path })),
  ),
)
const guarded = routes.filter(({ route }) => !route.access)
const withId = guarded.filter(({ path }) => path.includes('{'))

/** A valid body for each route that takes one: what stops the call must be whose row it is, not what was sent. */
const bodies: Record<string, () => unknown> = {
  'brands.update': () => form({ name: 'Mine now' }),
  'brands.saveReview': () => ({ name: 'Mine now' }),
  'brands.updateWebsite': () => ({ website: 'https://example.com' }),
  'blogs.update': () => ({ title: 'Mine now' }),
  'blogs.outline': () => ({ outline: '# Mine now' }),
  'blogs.saveDraft': () => ({ content: '# Mine now', version: 1 }),
  'blogs.keepVersion': () => ({ kind: 'content', text: '# Mine now' }),
  'blogs.content': () => ({ content: '# Mine now' }),
  'feedback.submit': () => ({ score: 5 }),
  'videos.generateVideo': () => ({}),
  'media.deleteImages': () => ({ image_ids: ['00000000-0000-4000-8000-000000000000'] }),
  'contexts.addFile': () => form({ file: new File(['text'], 'notes.txt') }),
  'contexts.addWebAddress': () => ({ url: 'https://example.com' }),
}

const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

let server: TestApp
let owner: Person
let stranger: Person
let ids: Record<string, string>

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
  owner = await server.signIn()
  stranger = await server.signIn()
  const { db } = server.deps
  const { brand_id } = await db
    .insertInto('brands')
    .values({
      user_id: owner.user_id,
      name: 'Owned',
      scraping_status: 'manual',
      brand_creation_step: 'completed',
    } as never)
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  const created = await server.call(owner, 'POST', '/api/deliverables', {
    brand_id,
    blog: { language: 'en_GB', has_brief: false },
  })
  const { deliverable_id, blog } = created.body
  const { deliverable_context_id } = await db
    .insertInto('deliverable_contexts')
    .values({ deliverable_id, name: 'n', content_type: 'text', url: null, text: 'secret', tokens_number: 1 })
    .returning('deliverable_context_id')
    .executeTakeFirstOrThrow()
  await server.call(owner, 'POST', `/api/blogs/${blog.blog_id}/feedback`, { score: 4 })
  const { video_id } = await db
    .insertInto('videos')
    .values({ deliverable_id })
    .returning('video_id')
    .executeTakeFirstOrThrow()
  const { scenario_id } = await db
    .insertInto('scenarios')
    .values({ video_id, text: 'secret' })
    .returning('scenario_id')
    .executeTakeFirstOrThrow()
  const { session_ref } = await db
    .selectFrom('sessions')
    .select('session_ref')
    .where('user_id', '=', owner.user_id)
    .executeTakeFirstOrThrow()
  ids = {
    session_ref,
    brand_id,
    deliverable_id,
    blog_id: blog.blog_id,
    deliverable_context_id,
    video_id,
    scenario_id,
    entity_id: blog.blog_id,
  }
})

afterAll(() => server.stop())

const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${path}: the test has no ${name}`)
    return value
  })

describe('without a session every guarded route answers 401', () => {
  test.each(guarded.map(({ route, path, name }) => [`${route.method} ${path}`, route, path, name] as const))(
    '%s',
    async (_, route, path, name) => {
      const url = fill(path, ids)
      for (const person of [undefined, { user_id: '', session_id: 'forged' }]) {
        const { status, body } = await server.call(person, route.method, url, bodies[name]?.())
        expect(status).toBe(401)
        expect(body).toMatchObject({ status: 'error', code: 401 })
      }
    },
  )
})

describe("with another user's id every route answers 404, and nothing has changed", () => {
  const missing = '00000000-0000-4000-8000-000000000000'

  test.each(withId.map(({ route, path, name }) => [`${route.method} ${path}`, route, path, name] as const))(
    '%s',
    async (_, route, path, name) => {
      const before = await snapshot()
      const unknown = Object.fromEntries(Object.keys(ids).map((key) => [key, missing]))
      const garbled = Object.fromEntries(Object.keys(ids).map((key) => [key, "1' or '1'='1"]))
      for (const [person, values] of [
        [stranger, ids],
        [owner, unknown],
        [owner, garbled],
      ] as const) {
        const { status, body } = await server.call(
          person,
          route.method,
          encodeURI(fill(path, values)),
          bodies[name]?.(),
        )
        expect(status).toBe(404)
        expect(body).toMatchObject({ status: 'error', code: 404 })
        expect(JSON.stringify(body)).not.toContain('Owned')
      }
      expect(await snapshot()).toEqual(before)
    },
  )

  const snapshot = async () => ({
    brands: await server.deps.db.selectFrom('brands').selectAll().execute(),
    blogs: await server.deps.db.selectFrom('blogs').selectAll().execute(),
    feedbacks: await server.deps.db.selectFrom('feedbacks').selectAll().execute(),
    contexts: await server.deps.db.selectFrom('deliverable_contexts').selectAll().execute(),
    videos: await server.deps.db.selectFrom('videos').selectAll().execute(),
    scenarios: await server.deps.db.selectFrom('scenarios').selectAll().execute(),
  })
})

describe('what is the operator’s is nobody else’s', () => {
  const operators = routes.filter(({ route }) => route.access === 'operator')
  const token = 'a-token-of-24-characters-or-more'
  let open: TestApp
  beforeAll(async () => void (open = await startTestApp({ withWorker: false, env: { OPERATOR_TOKEN: token } })))
  afterAll(() => open?.stop())

  test.each(operators.map(({ route, path }) => [`${route.method} ${path}`, route, path] as const))(
    '%s',
    async (_, route, path) => {
      const ask = async (from: TestApp, headers: Record<string, string>) =>
        (await from.app.request(path, { method: route.method, headers })).status
      expect(await ask(server, { Authorization: `Bearer ${token}` })).toBe(404)
      expect(await ask(server, { Authorization: 'Bearer undefined' })).toBe(404)
      const { session_id } = await open.signIn()
      for (const wrong of ['', 'Bearer ', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, `Basic ${token}`])
        expect(await ask(open, { 'session-id': session_id, Authorization: wrong })).toBe(401)
      expect(await ask(open, { 'session-id': token })).toBe(401)
      expect(await ask(open, { Authorization: `Bearer ${token}` })).toBe(200)
    },
  )
})

test("a list shows one's own rows alone", async () => {
  for (const path of ['/api/brands', '/api/deliverables']) {
    expect((await server.call(owner, 'GET', path)).body).toHaveLength(1)
    expect((await server.call(stranger, 'GET', path)).body).toEqual([])
  }
})
