// The history of a blog: texts that are about to be replaced, and who wrote them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlogVersion } from '#contract/blogs.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const versionsOf = async (path: string) => (await app.call('GET', `${path}/versions`)).body as BlogVersion[]
const keep = (path: string, body: object) => app.call('POST', `${path}/versions`, body)
const write = (path: string, task: 'outline' | 'content') => app.call('PUT', `${path}/${task}`, {})

describe('an unsaved text', () => {
  test('is added to the history and leaves the blog unchanged', async () => {
    const { path } = await app.newBlog({ ...ready, outline: '## One', content: 'The text' })
    const before = await app.show(path)
    const { status, body } = await keep(path, { kind: 'outline', text: '## Typed' })
    expect([status, body]).toEqual([
      201,
      {
        blog_version_id: expect.any(String),
        kind: 'outline',
        text: '## Typed',
        origin: 'saved',
        model: null,
        created_at: expect.any(String),
      },
    ])
    expect((await versionsOf(path))[0]).toEqual(body)
    expect(await app.show(path)).toEqual(before)
  })

  test.each([
    ['empty', { kind: 'outline', text: ' ' }],
    ['too long', { kind: 'outline', text: 'x'.repeat(100_001) }],
    ['of an unknown kind', { kind: 'title', text: 'x' }],
  ])('that is %s is rejected', async (_, body) => {
    const { path } = await app.newBlog(ready)
    expect((await keep(path, body)).status).toBe(422)
    expect(await versionsOf(path)).toEqual([])
  })
})

describe('a generated text', () => {
  test('that a person saves unchanged remains attributed to the model, also when it is restored later', async () => {
    const { path } = await app.newBlog(ready)
    await write(path, 'outline')
    const { content } = (await write(path, 'content')).body
    const model = 'builtin:built-in-writer-1'
    expect((await app.call('PUT', path, { content, title: ready.title })).body.content_model).toBe(model)
    expect((await app.call('PUT', path, { content: `${content}More` })).body.content_model).toBeNull()
    expect((await app.call('PUT', path, { content })).body.content_model).toBe(model)
  })

  test('M2 the built-in writer regenerates a different outline', async () => {
    const { path } = await app.newBlog(ready)
    const outlines: string[] = []
    for (let run = 0; run < 3; run++) outlines.push((await write(path, 'outline')).body.outline)
    expect(new Set(outlines).size).toBe(3)
    expect((await versionsOf(path)).map(({ text }) => text)).toEqual(outlines.toReversed())
  })
})
