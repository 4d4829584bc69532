// A blog is counted once, however many requests finalise it at the same time.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp

beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const finishable = { ...ready, outline: '## One', content: 'Text' }
const blogsLeft = async (user_id: string) => {
  const user = app.db.selectFrom('users').select('blogs_left').where('user_id', '=', user_id)
  return (await user.executeTakeFirstOrThrow()).blogs_left
}

test('20 concurrent finalisations use one blog of the plan', async () => {
  const someone = await app.server.signIn()
  const { path } = await app.newBlog(finishable, someone)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call('PUT', `${path}/finalize`, undefined, someone)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.every(({ body }) => body.finalized)).toBe(true)
  expect(await blogsLeft(someone.user_id)).toBe(4)
})

test('of 20 blogs finalised concurrently with 3 left, 3 succeed', async () => {
  const someone = await app.server.signIn({ blogs_left: 5 })
  const paths = await Promise.all(Array.from({ length: 20 }, async () => (await app.newBlog(finishable, someone)).path))
  await app.db.updateTable('users').set({ blogs_left: 3 }).where('user_id', '=', someone.user_id).execute()
  const answers = await Promise.all(paths.map((path) => app.call('PUT', `${path}/finalize`, undefined, someone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(17)
  expect(await blogsLeft(someone.user_id)).toBe(0)
  const finalized = (await app.call('GET', '/api/deliverables', undefined, someone)).body as {
    blog: { finalized: boolean }
  }[]
  expect(finalized.filter(({ blog }) => blog.finalized)).toHaveLength(3)
})

test('a crash between the mark on the blog and the plan’s count rolls back both; the next finalisation counts once', async () => {
  const someone = await app.server.signIn()
  const { path, blog_id } = await app.newBlog(finishable, someone)
  const dying = new Client({ connectionString: app.server.database.url })
  dying.on('error', () => {})
  await dying.connect()
  await dying.query('begin')
  await dying.query('select 1 from blogs where blog_id = $1 for update', [blog_id])
  await dying.query('update blogs set counted_at = now() where blog_id = $1', [blog_id])
  const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() as pid')
  const waiting = app.call('PUT', `${path}/finalize`, undefined, someone)
  await app.server.database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
  expect((await waiting).status).toBe(200)
  expect(await blogsLeft(someone.user_id)).toBe(4)
  await app.call('PUT', `${path}/finalize`, undefined, someone)
  expect(await blogsLeft(someone.user_id)).toBe(4)
})

test('content emptied after the count and written again is finalised free of charge', async () => {
  const someone = await app.server.signIn()
  const { path } = await app.newBlog(finishable, someone)
  await app.call('PUT', `${path}/finalize`, undefined, someone)
  await app.call('PUT', path, { outline: '## Two', content: 'New' }, someone)
  expect((await app.call('PUT', `${path}/finalize`, undefined, someone)).body.finalized).toBe(true)
  expect(await blogsLeft(someone.user_id)).toBe(4)
})
