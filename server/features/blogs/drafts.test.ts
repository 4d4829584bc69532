import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlogVersion, Draft } from '#contract/blogs.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const written = { ...ready, outline: '## One', content: 'The text' }

const draftOf = (path: string) => app.call('GET', `${path}/draft`)
const type = (path: string, content: string, version = 1) => app.call('PUT', `${path}/draft`, { content, version })
const versionsOf = async (path: string) =>
  ((await app.call('GET', `${path}/versions`)).body as BlogVersion[]).map(({ kind, text, origin }) => [
    kind,
    text,
    origin,
  ])

describe('a draft of content', () => {
  test('is stored, replaced and deleted; null when there is none', async () => {
    const { path } = await app.newBlog(written)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    const before = Date.now()
    const { status, body } = await type(path, 'The text, longer', 3)
    expect([status, Object.keys(body)]).toEqual([200, ['saved_at']])
    expect(Date.parse(body.saved_at)).toBeGreaterThan(before - 60_000)
    await type(path, 'The text, much longer', 4)
    const kept = (await draftOf(path)).body as Draft
    expect(kept).toEqual({ content: 'The text, much longer', version: 4, saved_at: expect.any(String) })
    expect(Date.parse(kept.saved_at)).toBeGreaterThanOrEqual(Date.parse(body.saved_at))
    expect((await app.call('DELETE', `${path}/draft`)).status).toBe(204)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect((await app.call('DELETE', `${path}/draft`)).status).toBe(404)
  })

  test('leaves the blog and its version unchanged', async () => {
    const { path } = await app.newBlog(written)
    const before = await app.show(path)
    await type(path, 'Something else')
    expect(await app.show(path)).toEqual(before)
    expect(await versionsOf(path)).toHaveLength(2)
  })

  test('has both spellings of its path', async () => {
    const { path } = await app.newBlog(written)
    const other = path.replace('/blogs/', '/blog/')
    await type(other, 'Typed here')
    expect((await draftOf(path)).body.content).toBe('Typed here')
    expect((await draftOf(other)).body.content).toBe('Typed here')
    expect((await app.call('DELETE', `${other}/draft`)).status).toBe(204)
  })

  test('may be empty, and as long as content but not longer', async () => {
    const { path } = await app.newBlog(written)
    expect((await type(path, '')).status).toBe(200)
    expect((await draftOf(path)).body.content).toBe('')
    expect((await type(path, '漢'.repeat(500_000))).status).toBe(200)
    const { status, body } = await type(path, 'x'.repeat(500_001))
    expect([status, body.detail[0].loc, body.detail[0].msg]).toEqual([
      422,
      ['body', 'content'],
      'At most 500,000 characters',
    ])
    expect((await draftOf(path)).body.content).toHaveLength(500_000)
  })

  test.each<[string, unknown]>([
    ['no version', { content: 'x' }],
    ['no content', { version: 1 }],
    ['a fractional version', { content: 'x', version: 1.5 }],
    ['a version out of range', { content: 'x', version: 1e15 }],
    ['another field', { content: 'x', version: 1, title: 'y' }],
  ])('with %s is 422', async (_, body) => {
    const { path } = await app.newBlog(written)
    expect((await app.call('PUT', `${path}/draft`, body)).status).toBe(422)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
  })

  test('of 20 saved concurrently, one remains, intact', async () => {
    const { path } = await app.newBlog(written)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => type(path, `Draft ${n}`, n + 1)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const { content, version } = (await draftOf(path)).body as Draft
    expect(content).toBe(`Draft ${version - 1}`)
  })

  test('that equals the saved content is not stored, so one that arrives after the save is not offered', async () => {
    const { path } = await app.newBlog(written)
    await app.call('PUT', `${path}/content`, { content: 'Saved' })
    await type(path, 'Saved')
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
  })
})

describe('a draft is deleted by', () => {
  test('saving the content; only the saved text goes to the history', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'The text, half typed')
    await app.call('PUT', path, { content: 'The text, typed out' })
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect(await versionsOf(path)).toEqual([
      ['content', 'The text, typed out', 'saved'],
      ['content', 'The text', 'saved'],
      ['outline', '## One', 'saved'],
    ])
  })

  test('saving the content unchanged', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'The text, tried out')
    const { version } = await app.show(path)
    expect((await app.call('PUT', `${path}/content`, { content: 'The text', version })).status).toBe(200)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect((await app.show(path)).version).toBe(version)
  })

  test.each<[string, object]>([
    ['saving an earlier step', { format: 'Story' }],
    ['saving another outline', { outline: '## Two' }],
    ['clearing the content', { content: null }],
  ])('%s; its text goes to the history', async (_, change) => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed, never saved')
    await app.call('PUT', path, change)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect(await versionsOf(path)).toContainEqual(['content', 'Typed, never saved', 'saved'])
  })

  test('generating the content; its text goes to the history', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed, never saved')
    expect((await app.call('PUT', `${path}/content`, {})).status).toBe(200)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    const versions = await versionsOf(path)
    expect(versions.filter(([, text]) => text === 'Typed, never saved')).toEqual([
      ['content', 'Typed, never saved', 'saved'],
    ])
    expect(versions.some(([, , origin]) => origin === 'generated')).toBe(true)
  })

  test('deleting the blog', async () => {
    const { path, deliverable_id } = await app.newBlog(written)
    await type(path, 'Typed')
    await app.call('DELETE', `/api/deliverables/${deliverable_id}`)
    expect((await type(path, 'Typed')).status).toBe(404)
    expect((await draftOf(path)).status).toBe(404)
  })
})

describe('a draft is not', () => {
  test.each([
    ['consists of white space', ' \n\t '],
    ['equals the saved content', 'The text'],
  ])('added to the history if it %s', async (_, content) => {
    const { path } = await app.newBlog(written)
    await type(path, content)
    await app.call('PUT', path, { format: 'Story' })
    expect(await versionsOf(path)).toHaveLength(2)
  })

  test('deleted by saving a step unchanged', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed')
    await app.call('PUT', path, { ...ready, outline: '## One' })
    expect((await draftOf(path)).body.content).toBe('Typed')
  })

  test('deleted by a save that is rejected', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed')
    expect((await app.call('PUT', path, { content: 'Other', version: 1 })).status).toBe(409)
    expect((await draftOf(path)).body.content).toBe('Typed')
  })
})
