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
  test('is kept, replaced and dropped; null when there is none', async () => {
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

  test('changes nothing of the blog, its version included', async () => {
    const { path } = await app.newBlog(written)
    const before = await app.show(path)
    await type(path, 'Something else')
    expect(await app.show(path)).toEqual(before)
    expect(await versionsOf(path)).toHaveLength(2)
  })

  test('answers to both spellings', async () => {
    const { path } = await app.newBlog(written)
    const other = path.replace('/blogs/', '/blog/')
    await type(other, 'Typed here')
    expect((await draftOf(path)).body.content).toBe('Typed here')
    expect((await draftOf(other)).body.content).toBe('Typed here')
    expect((await app.call('DELETE', `${other}/draft`)).status).toBe(204)
  })

  test('may be empty and as long as content, not longer', async () => {
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
    ['a version that is none', { content: 'x', version: 1.5 }],
    ['a version beyond any', { content: 'x', version: 1e15 }],
    ['another field', { content: 'x', version: 1, title: 'y' }],
  ])('with %s is 422', async (_, body) => {
    const { path } = await app.newBlog(written)
    expect((await app.call('PUT', `${path}/draft`, body)).status).toBe(422)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
  })

  test('of 20 saved at once one is left, whole', async () => {
    const { path } = await app.newBlog(written)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => type(path, `Draft ${n}`, n + 1)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const { content, version } = (await draftOf(path)).body as Draft
    expect(content).toBe(`Draft ${version - 1}`)
  })

  test('that says what the blog says already is none: a late one of before the save is not offered', async () => {
    const { path } = await app.newBlog(written)
    await app.call('PUT', `${path}/content`, { content: 'Saved' })
    await type(path, 'Saved')
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
  })
})

describe('what ends a draft', () => {
  test('a save of the content, which it was for: nothing goes to the history beside it', async () => {
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

  test('a save of the content as it was', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'The text, tried out')
    const { version } = await app.show(path)
    expect((await app.call('PUT', `${path}/content`, { content: 'The text', version })).status).toBe(200)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect((await app.show(path)).version).toBe(version)
  })

  test.each<[string, object]>([
    ['an earlier step', { format: 'Story' }],
    ['another outline', { outline: '## Two' }],
    ['emptied content', { content: null }],
  ])('%s: what was typed goes to the history', async (_, change) => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed, never saved')
    await app.call('PUT', path, change)
    expect(await draftOf(path)).toMatchObject({ status: 200, body: null })
    expect(await versionsOf(path)).toContainEqual(['content', 'Typed, never saved', 'saved'])
  })

  test('generated content: what was typed goes to the history', async () => {
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

  test.each([
    ['blanks', ' \n\t '],
    ['the content that is kept already', 'The text'],
  ])('of %s nothing goes to the history', async (_, content) => {
    const { path } = await app.newBlog(written)
    await type(path, content)
    await app.call('PUT', path, { format: 'Story' })
    expect(await versionsOf(path)).toHaveLength(2)
  })

  test('a step saved unchanged ends none', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed')
    await app.call('PUT', path, { ...ready, outline: '## One' })
    expect((await draftOf(path)).body.content).toBe('Typed')
  })

  test('a refused save ends none', async () => {
    const { path } = await app.newBlog(written)
    await type(path, 'Typed')
    expect((await app.call('PUT', path, { content: 'Other', version: 1 })).status).toBe(409)
    expect((await draftOf(path)).body.content).toBe('Typed')
  })

  test('the blog’s deletion', async () => {
    const { path, deliverable_id } = await app.newBlog(written)
    await type(path, 'Typed')
    await app.call('DELETE', `/api/deliverables/${deliverable_id}`)
    expect((await type(path, 'Typed')).status).toBe(404)
    expect((await draftOf(path)).status).toBe(404)
  })
})
