import { describe, expect, test } from 'vitest'
import { article, setUpContextsApp } from '#test/helpers/contexts-app.ts'
import { serveSite } from '#test/helpers/web-server.ts'

const { allowHosts, call, newBlog, newDeliverable, upload, scrape, list, db } = setUpContextsApp()

describe('decisions: at most 20 items', () => {
  const fill = (deliverable_id: string, count: number, tokens_number = 1) =>
    db()
      .insertInto('deliverable_contexts')
      .values(
        Array.from({ length: count }, (_, n) => ({
          deliverable_id,
          name: `item ${n}`,
          content_type: 'text' as const,
          url: null,
          text: 'x',
          tokens_number,
        })),
      )
      .execute()

  test('the 21st item is 409, from a file and from a URL, until one is deleted', async () => {
    const site = await serveSite({ '/': article })
    allowHosts.push(site.host)
    const deliverable_id = await newDeliverable()
    await fill(deliverable_id, 20)
    const { status, body } = await upload(deliverable_id, new File(['x'], 'x.txt'))
    expect([status, body.error]).toEqual([409, 'At most 20 context items'])
    expect((await scrape(deliverable_id, site.url)).status).toBe(409)
    const [first] = await list(deliverable_id)
    expect((await call('DELETE', `/api/deliverables_contexts/${first!.deliverable_context_id}`)).status).toBe(204)
    expect((await upload(deliverable_id, new File(['x'], 'x.txt'))).status).toBe(201)
    expect(await list(deliverable_id)).toHaveLength(20)
  })

  test('of five concurrent uploads with 18 items, two succeed', async () => {
    const deliverable_id = await newDeliverable()
    await fill(deliverable_id, 18)
    const files = Array.from({ length: 5 }, (_, n) => new File([`${n}`], `${n}.txt`))
    const answers = await Promise.all(files.map((file) => upload(deliverable_id, file)))
    const statuses = answers.map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['201', '201', '409', '409', '409'])
    expect(await list(deliverable_id)).toHaveLength(20)
  })

  test('M9 over the cap of 100 generation is refused while uploads still work; at the cap it is not', async () => {
    const { deliverable_id, blog_id } = await newBlog()
    await fill(deliverable_id, 2, 50_000)
    await call('PUT', `/api/blogs/${blog_id}`, { format: 'Checklist', title: 'Ferries', keywords: ['ferry'] })
    const generate = () => call('PUT', `/api/blogs/${blog_id}/outline`, {})
    expect((await generate()).status).toBe(200)
    const { status, body } = await upload(deliverable_id, new File(['x'], 'one-more.txt'))
    expect(status).toBe(201)
    for (const [method, path] of [
      ['PUT', 'outline'],
      ['PUT', 'content'],
      ['GET', 'topic_suggestions'],
      ['GET', 'seo_keyword_suggestions'],
    ] as const) {
      const refused = await call(method, `/api/blogs/${blog_id}/${path}`, method === 'PUT' ? {} : undefined)
      expect(refused).toMatchObject({ status: 409, body: { error: 'Please remove some context to continue' } })
    }
    expect((await upload(deliverable_id, new File(['y'], 'another.txt'))).status).toBe(201)
    await call('DELETE', `/api/deliverables_contexts/${body.deliverable_context_id}`)
    const [last] = (await list(deliverable_id)).slice(-1)
    await call('DELETE', `/api/deliverables_contexts/${last!.deliverable_context_id}`)
    expect((await generate()).status).toBe(200)
  })
})

test('M4 a deleted item is not listed, and deleting it again is 404', async () => {
  const deliverable_id = await newDeliverable()
  const { body } = await upload(deliverable_id, new File(['x'], 'x.txt'))
  const path = `/api/deliverables_contexts/${body.deliverable_context_id}`
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await list(deliverable_id)).toEqual([])
  expect((await call('DELETE', path)).status).toBe(404)
})

test('items are listed in the order of their creation', async () => {
  const deliverable_id = await newDeliverable()
  for (const name of ['z.txt', 'a.txt', 'm.txt']) await upload(deliverable_id, new File([name], name))
  expect((await list(deliverable_id)).map(({ name }) => name)).toEqual(['z.txt', 'a.txt', 'm.txt'])
})
