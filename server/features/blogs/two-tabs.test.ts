// Two tabs that save or generate at the same time.
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

const finishable = { ...ready, outline: '## One', content: 'Text' }

test('two tabs save a step from the same version: one succeeds, the other gets the current blog', async () => {
  const { path } = await app.newBlog(finishable)
  const { version } = await app.show(path)
  const answers = await Promise.all(
    ['From one tab', 'From the other'].map((content) => app.call('PUT', path, { content, version })),
  )
  const saved = answers.find(({ status }) => status === 200)!
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.body).toMatchObject({ status: 'error', code: 409, current: saved.body })
  expect(await app.show(path)).toEqual(saved.body)
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

test('two tabs generate concurrently and share one generation', async () => {
  const { path } = await app.newBlog(ready)
  const open = pausing()
  const both = [app.stream(`${path}/outline`), app.stream(`${path}/outline`), app.call('PUT', `${path}/outline`, {})]
  await expect.poll(() => [modelCalls, app.followers()], patient).toEqual([1, 3])
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
  expect(modelCalls).toBe(1)
  expect((await app.call('GET', `${path}/versions`)).body).toHaveLength(1)
})

test('a stale version starts no generation', async () => {
  const { path } = await app.newBlog(ready)
  expect((await app.call('PUT', `${path}/outline`, { version: 1 })).status).toBe(409)
  expect(modelCalls).toBe(0)
})
