import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gate, patient, scriptedModel, startBlogsApp, type BlogsApp, type Script } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
let script: Script
const asked: string[] = []

beforeAll(async () => {
  const model = scriptedModel((request, tools) => {
    asked.push(request.prompt)
    return script(request, tools)
  })
  app = await startBlogsApp({ change: () => ({ textModel: model }) })
})
afterAll(() => app.server.stop())
beforeEach(() => {
  asked.length = 0
  script = () => JSON.stringify({ titles: ['None'], keywords: ['none'] })
})

const answering =
  (...items: string[]): Script =>
  () =>
    JSON.stringify({ titles: items, keywords: items })

const kinds = [
  { name: 'topics', call: 'topic_suggestions', field: 'title', block: 'titles' },
  { name: 'keywords', call: 'seo_keyword_suggestions', field: 'keyword', block: 'keywords' },
] as const

describe.each(kinds)('M7 $call', ({ call, field, name }) => {
  const newBlog = async () => app.newBlog({ format: 'Story', title: 'Cargo bikes' })
  const get = async (path: string, query = '') => {
    const { status, body } = await app.call('GET', `${path}/${call}${query}`)
    return { status, body, items: status === 200 ? (body as Record<string, string>[]).map((item) => item[field]!) : [] }
  }
  const more = (path: string) => get(path, '?more=true')

  test('returns stored suggestions under both paths, until their input changes', async () => {
    const { path } = await newBlog()
    script = answering('one', 'two')
    expect((await get(path)).items).toEqual(['one', 'two'])
    script = answering('three')
    expect((await get(path)).items).toEqual(['one', 'two'])
    expect((await get(path.replace('/blogs/', '/blog/'))).items).toEqual(['one', 'two'])
    expect(asked).toHaveLength(1)
    await app.call('PUT', path, { format: 'Listicle', title: 'Cargo bikes' })
    expect((await get(path)).items).toEqual(['three'])
  })

  test('with more=true appends new ones, and shows the model the earlier ones', async () => {
    const { path } = await newBlog()
    script = answering('one', 'two')
    await get(path)
    expect(asked[0]).not.toContain('suggested before')
    script = answering('Two.', 'three', 'four')
    expect((await more(path)).items).toEqual(['one', 'two', 'three', 'four'])
    expect(asked[1]).toContain('<data name="suggested before">\none\ntwo\n</data>')
    script = answering('five')
    expect((await more(path)).items).toEqual(['one', 'two', 'three', 'four', 'five'])
    expect(asked[2]).toContain('<data name="suggested before">\none\ntwo\nthree\nfour\n</data>')
    expect((await get(path)).items).toEqual(['one', 'two', 'three', 'four', 'five'])
    expect(asked).toHaveLength(3)
  })

  test('with more=true and nothing new returns the list unchanged', async () => {
    const { path } = await newBlog()
    script = answering('one', 'two')
    await get(path)
    script = answering('One', 'two!')
    expect(await more(path)).toMatchObject({ status: 200, items: ['one', 'two'] })
    script = answering()
    expect((await more(path)).items).toEqual(['one', 'two'])
  })

  test('with more=true and none yet generates the first ones', async () => {
    const { path } = await newBlog()
    script = answering('one')
    expect((await more(path)).items).toEqual(['one'])
    expect(asked).toHaveLength(1)
  })

  test('a failure with more=true keeps earlier suggestions', async () => {
    const { path } = await newBlog()
    script = answering('one', 'two')
    await get(path)
    script = () => {
      throw new Error('no')
    }
    expect((await more(path)).status).toBe(500)
    expect((await get(path)).items).toEqual(['one', 'two'])
    script = answering('three')
    expect((await more(path)).items).toEqual(['one', 'two', 'three'])
  })

  test('two concurrent clicks share one request to the model', async () => {
    const { path } = await newBlog()
    script = answering('one')
    await get(path)
    const { open, wait } = gate()
    script = async (_, { signal }) => {
      await wait(signal)
      return JSON.stringify({ titles: ['two'], keywords: ['two'] })
    }
    const clicks = [more(path), more(path), more(path)]
    await expect.poll(() => [asked.length, app.followers()], patient).toEqual([2, 3])
    // Without `more`, the stored list is returned immediately.
    expect((await get(path)).items).toEqual(['one'])
    open()
    for (const { items } of await Promise.all(clicks)) expect(items).toEqual(['one', 'two'])
    expect(asked).toHaveLength(2)
  })

  test('a generation that started before the context changed does not answer later requests', async () => {
    const { path, deliverable_id } = await newBlog()
    const { open, wait } = gate()
    script = async (_, { signal }) => {
      await wait(signal)
      return JSON.stringify({ titles: ['old'], keywords: ['old'] })
    }
    const first = get(path)
    await expect.poll(() => asked.length, patient).toBe(1)
    await app.addContext(deliverable_id, 'A bakery delivers by cargo bike.')
    const second = get(path)
    await expect.poll(() => app.followers(), patient).toBe(2)
    script = answering('new')
    open()
    expect((await first).items).toEqual(['old'])
    expect((await second).items).toEqual(['new'])
    expect((await get(path)).items).toEqual(['new'])
  })

  test('stops at 60, without calling the model again', async () => {
    const { path } = await newBlog()
    const perRound = name === 'topics' ? 6 : 12
    let items: string[] = []
    for (let round = 0; round * perRound < 60; round++) {
      script = answering(...Array.from({ length: perRound }, (_, n) => `item ${round} ${n}`))
      items = (await more(path)).items
    }
    expect(items).toHaveLength(60)
    const count = asked.length
    expect((await more(path)).items).toEqual(items)
    expect(asked).toHaveLength(count)
  })

  test.each(['?more=yes', '?more=', '?more=True', '?more=1'])('%s is 422', async (query) => {
    const { path } = await newBlog()
    const { status, body } = await get(path, query)
    expect([status, body.detail[0].loc]).toEqual([422, ['query', 'more']])
    expect(asked).toEqual([])
  })
})
