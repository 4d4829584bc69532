import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp()))
afterAll(() => app.server.stop())

test.each([
  ['topic_suggestions', 'title'],
  ['seo_keyword_suggestions', 'keyword'],
])(
  'M7 the built-in writer adds further %s until it has no more, and then returns the same list',
  async (call, field) => {
    const { path } = await app.newBlog({ format: 'Checklist', title: 'Choosing a cargo bike' })
    const get = async (query: string) =>
      ((await app.call('GET', `${path}/${call}${query}`)).body as Record<string, string>[]).map((item) => item[field]!)
    let list = await get('')
    expect(list.length).toBeGreaterThan(5)
    const sizes = [list.length]
    for (let round = 0; round < 12; round++) {
      const longer = await get('?more=true')
      expect(longer.slice(0, list.length)).toEqual(list)
      expect(new Set(longer.map((item) => item.toLowerCase())).size).toBe(longer.length)
      list = longer
      sizes.push(list.length)
    }
    expect(sizes[1]).toBeGreaterThan(sizes[0]!)
    expect(sizes.at(-1)).toBe(sizes.at(-2))
    expect(list.length).toBeLessThanOrEqual(60)
    expect(await get('')).toEqual(list)
  },
)
