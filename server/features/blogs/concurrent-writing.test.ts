// Saves and deletions while a text is being written.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
let modelCalls = 0

beforeAll(async () => {
  const model = scriptedModel((request, tools) => {
    modelCalls++
    return script(request, tools)
  })
  app = await startBlogsApp({ change: () => ({ textModel: model }) })
})
afterAll(() => app.server.stop())
beforeEach(() => {
  modelCalls = 0
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

test('saving an earlier step cancels it, and the save is kept', async () => {
  const { path } = await app.newBlog(ready)
  pausing()
  const writing = app.stream(`${path}/outline`)
  await expect.poll(() => [modelCalls, app.followers()], patient).toEqual([1, 1])
  await app.call('PUT', path, { format: 'Story' })
  expect((await writing).lines.at(-1)).toEqual({
    error: 'The blog was changed while this was being written',
    status: 'error',
    code: 409,
  })
  expect(await app.show(path)).toMatchObject({ format: 'Story', title: null, outline: null })
})

test('the same text saved by hand takes precedence', async () => {
  const { path } = await app.newBlog({ ...ready, outline: '## One' })
  pausing()
  const writing = app.call('PUT', `${path}/content`, {})
  await expect.poll(() => [modelCalls, app.followers()], patient).toEqual([1, 1])
  await app.call('PUT', `${path}/content`, { content: 'By hand' })
  expect((await writing).status).toBe(409)
  expect(await app.show(path)).toMatchObject({ content: 'By hand', content_model: null })
})

test.each([
  ['blog', (ids: { deliverable_id: string }) => `/api/deliverables/${ids.deliverable_id}`],
  ['brand', (ids: { brand_id: string }) => `/api/brands/${ids.brand_id}`],
])('deleting its %s ends the streams with 404 and leaves nothing behind', async (_, pathOf) => {
  const ids = await app.newBlog(ready)
  pausing()
  const [streaming, waiting] = [app.stream(`${ids.path}/outline`), app.call('PUT', `${ids.path}/outline`, {})]
  await expect.poll(() => [modelCalls, app.followers()], patient).toEqual([1, 2])
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

test('a step saved as the generation starts never leads to a text from missing input', async () => {
  const incomplete: string[] = []
  script = ({ task, prompt }, { write }) => {
    if (!task?.title || task.keywords.length === 0) incomplete.push(prompt)
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
  expect(incomplete).toEqual([])
})
