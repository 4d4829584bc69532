// The server for tests of context items, with one person signed in and the calls of M7 by name.
import { afterAll, beforeAll } from 'vitest'
import type { Context } from '#contract/contexts.ts'
import { createWebPages } from '#server/providers/web-page/index.ts'
import { startTestApp, type Person, type TestApp } from './app.ts'
import { completeBrand, formOf } from './wire.ts'

export const paragraph =
  'The ferry across the Scheldt is free and runs every half hour, in winter as in summer, for those on foot or by bike.'
export const article = `<!doctype html><html><head><title>The ferry of Antwerp</title></head><body><nav>Home</nav><article>
  <h1>The ferry of Antwerp</h1>${`<p>${paragraph}</p>`.repeat(4)}<p hidden>hidden words</p></article></body></html>`

export const setUpContextsApp = () => {
  let server: TestApp
  let person: Person
  const allowHosts: string[] = []

  beforeAll(async () => {
    server = await startTestApp({ change: () => ({ webPages: createWebPages(allowHosts) }) })
    person = await server.signIn()
  })
  afterAll(() => server.stop())

  const call = (method: string, path: string, body?: unknown, by: Person = person) =>
    server.call(by, method, path, body)

  const newBlog = async () => {
    const { brand_id } = (await call('POST', '/api/brands', formOf(completeBrand))).body
    const { body } = await call('POST', '/api/deliverables', {
      brand_id,
      blog: { language: 'en_GB', has_brief: false },
    })
    return { deliverable_id: body.deliverable_id as string, blog_id: body.blog.blog_id as string }
  }
  const newDeliverable = async () => (await newBlog()).deliverable_id

  const pathOf = (deliverable_id: string) => `/api/deliverables/${deliverable_id}/contexts`
  const upload = (deliverable_id: string, file: File) => call('POST', pathOf(deliverable_id), formOf({ file }))
  const scrape = (deliverable_id: string, url: string) => call('POST', `${pathOf(deliverable_id)}/scrape`, { url })
  const list = async (deliverable_id: string) => (await call('GET', pathOf(deliverable_id))).body as Context[]
  const textOf = async ({ deliverable_context_id }: Context) => {
    const query = server.deps.db.selectFrom('deliverable_contexts').select(['text', 'url'])
    return query.where('deliverable_context_id', '=', deliverable_context_id).executeTakeFirstOrThrow()
  }

  return { allowHosts, call, newBlog, newDeliverable, pathOf, upload, scrape, list, textOf, db: () => server.deps.db }
}
