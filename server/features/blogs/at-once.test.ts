// What happens when several things happen to a blog at the same moment.
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  gate,
  patient,
  ready,
  scriptedModel,
  startBlogsApp,
  type BlogsApp,
  type Script,
} from '#test/helpers/blogs-app.ts'

let app: BlogsApp
let script: Script
let asked = 0

beforeAll(async () => {
  const model = scriptedModel((request, tools) => {
    asked++
    return script(request, tools)
  })
  app = await startBlogsApp({ change: () => ({ textModel: model }) })
})
afterAll(() => app.server.stop())
beforeEach(() => {
  asked = 0
  script = (_, { write }) => {
    write('## Written')
    return '## Written'
  }
})

/** A script that writes a first word and then waits. */
const pausing = () => {
  const { open, wait } = gate()
  script = async (_, { write, signal }) => {
    write('First ')
    await wait(signal)
    write('second')
    return 'First second'
  }
  return open
}

const finishable = { ...ready, outline: '## One', content: 'Text' }
const blogsLeft = async (user_id: string) => {
  const user = app.db.selectFrom('users').select('blogs_left').where('user_id', '=', user_id)
  return (await user.executeTakeFirstOrThrow()).blogs_left
}

describe('decisions: a blog is counted once', () => {
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
    const paths = await Promise.all(
      Array.from({ length: 20 }, async () => (await app.newBlog(finishable, someone)).path),
    )
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

  test('a crash between counting and paying leaves neither; the next finalisation counts once', async () => {
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
})

describe('two tabs', () => {
  test('that save a step from the same version: one succeeds, the other gets the current blog', async () => {
    const { path } = await app.newBlog(finishable)
    const { version } = await app.show(path)
    const answers = await Promise.all(
      ['From one tab', 'From the other'].map((content) => app.call('PUT', path, { content, version })),
    )
    const taken = answers.find(({ status }) => status === 200)!
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ status: 'error', code: 409, current: taken.body })
    expect(await app.show(path)).toEqual(taken.body)
  })

  test('of 20 concurrent saves with the same version one succeeds', async () => {
    const { path } = await app.newBlog(finishable)
    const { version } = await app.show(path)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => app.call('PUT', `${path}/content`, { content: `Text ${n}`, version })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('that generate concurrently share one generation', async () => {
    const { path } = await app.newBlog(ready)
    const open = pausing()
    const both = [app.stream(`${path}/outline`), app.stream(`${path}/outline`), app.call('PUT', `${path}/outline`, {})]
    await expect.poll(() => [asked, app.followers()], patient).toEqual([1, 3])
    open()
    const [one, two, waited] = (await Promise.all(both)) as [
      Awaited<ReturnType<BlogsApp['stream']>>,
      Awaited<ReturnType<BlogsApp['stream']>>,
      Awaited<ReturnType<BlogsApp['call']>>,
    ]
    for (const { lines } of [one, two]) {
      expect(lines.map(({ delta = '' }) => delta).join('')).toBe('First second')
      expect(lines.at(-1)).toMatchObject({ outline: 'First second' })
    }
    expect(waited.body.outline).toBe('First second')
    expect(asked).toBe(1)
    expect((await app.call('GET', `${path}/versions`)).body).toHaveLength(1)
  })

  test('a stale version starts no generation', async () => {
    const { path } = await app.newBlog(ready)
    expect((await app.call('PUT', `${path}/outline`, { version: 1 })).status).toBe(409)
    expect(asked).toBe(0)
  })
})

describe('while a text is being written', () => {
  test('saving an earlier step cancels it, and the save is kept', async () => {
    const { path } = await app.newBlog(ready)
    pausing()
    const writing = app.stream(`${path}/outline`)
    await expect.poll(() => [asked, app.followers()], patient).toEqual([1, 1])
    await app.call('PUT', path, { format: 'Story' })
    expect((await writing).lines.at(-1)).toEqual({
      error: 'The blog was changed while this was being written',
      status: 'error',
      code: 409,
    })
    expect(await app.show(path)).toMatchObject({ format: 'Story', title: null, outline: null })
  })

  test('the same text saved by hand goes before it', async () => {
    const { path } = await app.newBlog({ ...ready, outline: '## One' })
    pausing()
    const writing = app.call('PUT', `${path}/content`, {})
    await expect.poll(() => [asked, app.followers()], patient).toEqual([1, 1])
    await app.call('PUT', `${path}/content`, { content: 'By hand' })
    expect((await writing).status).toBe(409)
    expect(await app.show(path)).toMatchObject({ content: 'By hand', content_model: null })
  })

  test.each([
    ['blog', (ids: { deliverable_id: string }) => `/api/deliverables/${ids.deliverable_id}`],
    ['brand', (ids: { brand_id: string }) => `/api/brands/${ids.brand_id}`],
  ])('its %s is deleted: readers are told, and nothing is left behind', async (_, pathOf) => {
    const ids = await app.newBlog(ready)
    pausing()
    const [streaming, waiting] = [app.stream(`${ids.path}/outline`), app.call('PUT', `${ids.path}/outline`, {})]
    await expect.poll(() => [asked, app.followers()], patient).toEqual([1, 2])
    expect((await app.call('DELETE', pathOf(ids as never))).status).toBe(204)
    const { status, lines } = await streaming
    expect(status).toBe(200)
    expect(lines.at(-1)).toEqual({ error: 'Blog not found', status: 'error', code: 404 })
    expect((await waiting).status).toBe(404)
    const left = await app.db
      .selectFrom('generations')
      .select('generation_id')
      .where('blog_id', '=', ids.blog_id)
      .execute()
    expect(left).toEqual([])
  })

  test('a failure keeps the text so far in the history', async () => {
    const { path } = await app.newBlog(ready)
    script = (_, { write }) => {
      write('## Half a')
      throw new Error('broken')
    }
    const { lines } = await app.stream(`${path}/outline`)
    expect(lines.at(-1)).toMatchObject({ status: 'error', code: 500 })
    const [version] = (await app.call('GET', `${path}/versions`)).body
    expect(version).toMatchObject({ kind: 'outline', text: '## Half a', origin: 'partial' })
    expect(await app.show(path)).toMatchObject({ outline: null })
  })

  test('a step saved while it starts: no text is ever written from missing input', async () => {
    const short: string[] = []
    script = ({ task, prompt }, { write }) => {
      if (!task?.title || task.keywords.length === 0) short.push(prompt)
      write('## Written')
      return '## Written'
    }
    for (let round = 0; round < 10; round++) {
      const { path } = await app.newBlog(ready)
      const [written] = await Promise.all([
        app.call('PUT', `${path}/outline`, {}),
        app.call('PUT', path, { format: 'Story' }),
      ])
      expect([200, 409]).toContain(written.status)
      const blog = await app.show(path)
      expect(blog).toMatchObject({ format: 'Story', title: null, keywords: null, outline: null })
    }
    expect(short).toEqual([])
  })
})
