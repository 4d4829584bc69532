import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ready, scriptedModel, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

const day = 'The sky was grey and nobody went outside at all on that day.'
const long = `${`${day}\n\n`.repeat(1000)}A cargo bike carries two children.\n\n${`${day}\n\n`.repeat(1000)}`

let app: BlogsApp
const prompts: string[] = []
let text = '# Choosing a cargo bike\n\n## One'

beforeAll(async () => {
  const model = scriptedModel(({ prompt }, { write }) => {
    prompts.push(prompt)
    write(text)
    return text
  }, 16_000)
  app = await startBlogsApp({ change: () => ({ textModel: model }) })
})
afterAll(() => app.server.stop())

const newLongBlog = async () => {
  const blog = await app.newBlog(ready)
  await app.addContext(blog.deliverable_id, 'A short note on cargo bikes.', 'short.txt')
  await app.addContext(blog.deliverable_id, long, 'long.txt')
  return blog
}

const some = [{ name: 'long.txt', tokens_number: expect.any(Number) }]

describe('material that does not fit into the context window', () => {
  test('is reported with the generated text, in the answer, in the stream and on the blog', async () => {
    const { path } = await newLongBlog()
    expect((await app.show(path)).left_out).toBeNull()
    const { body } = await app.call('PUT', `${path}/outline`, {})
    expect(body).toMatchObject({ outline: text, model: 'test:scripted', left_out: some })
    expect(body.left_out[0].tokens_number).toBeGreaterThan(10_000)
    expect((await app.show(path)).left_out).toEqual(body.left_out)
    const { lines } = await app.stream(`${path}/content`)
    expect(lines.at(-1)).toMatchObject({ content: text, left_out: some })
    expect((await app.show(path)).left_out).toEqual(some)
    expect(prompts.at(-1)).toContain('A cargo bike carries two children.')
    expect(prompts.at(-1)).toMatch(/<data name="left out for length">\nlong.txt: about \d+ words are not shown/)
  })

  test('is still reported after a person edits the text, and no longer once the text is cleared', async () => {
    const { path } = await newLongBlog()
    await app.call('PUT', `${path}/outline`, {})
    await app.call('PUT', `${path}/content`, {})
    const edited = await app.call('PUT', `${path}/content`, { content: 'Edited' })
    expect(edited.body).toMatchObject({ content: 'Edited', model: null, left_out: some })
    expect((await app.call('PUT', path, { format: 'Story' })).body).toMatchObject({ content: null, left_out: null })
  })

  test('is null when all of it fits the next time', async () => {
    const { path, deliverable_id } = await newLongBlog()
    await app.call('PUT', `${path}/outline`, {})
    const contexts = (await app.call('GET', `/api/deliverables/${deliverable_id}/contexts`)).body
    await app.call('DELETE', `/api/deliverables_contexts/${contexts[1].deliverable_context_id}`)
    text = '# Choosing a cargo bike\n\n## Another'
    expect((await app.call('PUT', `${path}/outline`, {})).body.left_out).toBeNull()
    expect((await app.show(path)).left_out).toBeNull()
  })
})
