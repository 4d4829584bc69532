import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nodesOf, parseMarkdown } from '#domain/quality/sections.ts'
import { ready, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

const refused = async (change: object) => {
  const { path } = await app.newBlog(ready)
  const before = await app.show(path)
  const { status, body } = await app.call('PUT', path, change)
  expect(await app.show(path)).toEqual(before)
  return [status, body.detail?.[0].msg]
}

describe('sizes', () => {
  test('content of 500,000 characters is accepted, of 500,001 rejected', async () => {
    const { path } = await app.newBlog(ready)
    expect((await app.call('PUT', path, { content: '漢'.repeat(500_000) })).status).toBe(200)
    expect((await app.show(path)).content).toHaveLength(500_000)
    expect(await refused({ content: 'x'.repeat(500_001) })).toEqual([422, 'At most 500,000 characters'])
  })

  test.each<[string, object, string]>([
    ['an outline of 100,001', { outline: 'x'.repeat(100_001) }, 'At most 100,000 characters'],
    ['a brief of 20,001', { brief: 'x'.repeat(20_001) }, 'At most 20,000 characters'],
    ['a title of 301', { title: 'x'.repeat(301) }, 'At most 300 characters'],
    ['a keyword of 81', { keywords: ['x'.repeat(81)] }, 'A keyword has at most 80 characters.'],
  ])('%s characters is rejected', async (_, change, message) => {
    expect(await refused(change)).toEqual([422, message])
  })

  test('an outline of white space of any kind counts as missing', async () => {
    for (const outline of ['', ' ', '\n\n\t', '\u00a0\u2003\ufeff', '\r\n'])
      expect(await refused({ outline })).toEqual([422, 'Outline is required'])
  })
})

describe('decisions: keywords', () => {
  test('that differ only in case and spaces are deduplicated; the first spelling is kept', async () => {
    const { path } = await app.newBlog(ready)
    const keywords = ['Cargo bike', ' cargo  bike ', 'CARGO BIKE', 'cargo\tbike', 'Family bike', 'café', 'CAFÉ']
    expect((await app.call('PUT', path, { keywords })).body.keywords).toEqual(['Cargo bike', 'Family bike', 'café'])
  })

  test('are limited to 20 after deduplication', async () => {
    const { path } = await app.newBlog(ready)
    const twenty = Array.from({ length: 20 }, (_, n) => `keyword ${n}`)
    expect((await app.call('PUT', path, { keywords: [...twenty, 'KEYWORD 3'] })).body.keywords).toEqual(twenty)
    expect(await refused({ keywords: [...twenty, 'another'] })).toEqual([422, 'At most 20 keywords.'])
  })

  test('saved again with only their case changed count as changed, and clear the later steps', async () => {
    const { path } = await app.newBlog({ ...ready, outline: '## One' })
    const { body } = await app.call('PUT', path, { keywords: ['Cargo Bike', 'family bike'] })
    expect(body).toMatchObject({ keywords: ['Cargo Bike', 'family bike'], outline: null })
  })
})

// Concurrent, as each test waits for its generations.
describe.concurrent('strange text', () => {
  test.each([
    ['emoji', '🚲👩‍👩‍👧‍👦'.repeat(23)],
    ['right to left', 'אופני מטען לעיר '.repeat(18).trim()],
    ['right-to-left overrides', `\u202e${'bike '.repeat(59)}\u202c`.trim()],
    ['combining marks', 'e\u0301'.repeat(150)],
    ['Markdown', '# *Bikes* [a](javascript:alert) `x` <b>y</b> | z | '.repeat(5).trim()],
  ])(
    'a title of %s is stored verbatim, and a post is written for it',
    async (_, title) => {
      expect(title.length).toBeLessThanOrEqual(300)
      const { path } = await app.newBlog({ ...ready, title })
      expect((await app.show(path)).title).toBe(title)
      expect((await app.call('PUT', `${path}/outline`, {})).status).toBe(200)
      const { status, body } = await app.call('PUT', `${path}/content`, {})
      expect(status).toBe(200)
      expect(body.content).toMatch(/^# /)
      const nodes = parseMarkdown(body.content).children
      expect(nodesOf(nodes, 'html')).toEqual([])
      expect(nodesOf(nodes, 'link').filter(({ url }) => !url.startsWith('http'))).toEqual([])
      expect((await app.call('PUT', `${path}/finalize`)).status).toBe(200)
    },
    90_000,
  )

  test.each([
    ['nesting of 10,000 levels', `${'>'.repeat(10_000)} a`],
    ['lists nested by indentation', Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}- a`).join('\n')],
    ['a line of 99,000 characters', 'x'.repeat(99_000)],
    ['footnotes', Array.from({ length: 9000 }, (_, n) => `[^${n}]`).join(' ')],
    ['open brackets', '![a]('.repeat(19_000)],
    ['underlined lines', 'a\n=\n'.repeat(20_000)],
    ['headings', '## a\n'.repeat(19_000)],
  ])(
    'Markdown of %s is stored verbatim as outline and content, and a generation from it finishes in time',
    async (_, bomb) => {
      const { path } = await app.newBlog(ready)
      expect((await app.call('PUT', path, { outline: bomb, content: bomb })).status).toBe(200)
      expect((await app.show(path)).outline).toBe(bomb)
      expect((await app.call('GET', `${path}/versions`)).status).toBe(200)
      expect((await app.call('PUT', `${path}/finalize`)).status).toBe(200)
      const { status, body } = await app.call('PUT', `${path}/content`, {})
      expect([status, body.content ?? body.error]).toEqual([200, expect.stringMatching(/./)])
    },
    90_000,
  )
})

test('1 MB on a single line is rejected as content because of its length', async () => {
  expect(await refused({ content: 'x'.repeat(1024 * 1024) })).toEqual([422, 'At most 500,000 characters'])
})
