import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'

let server: TestApp
let person: Person
let brand_id: string

beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
  person = await server.signIn({ blogs_left: 100 })
  brand_id = (
    await server.deps.db
      .insertInto('brands')
      .values({ user_id: person.user_id, scraping_status: 'manual', brand_creation_step: 'completed' } as never)
      .returning('brand_id')
      .executeTakeFirstOrThrow()
  ).brand_id
})
afterAll(() => server.stop())

const makeBlog = async (): Promise<string> => {
  const sent = { brand_id, blog: { language: 'en_GB', has_brief: false } }
  return (await server.call(person, 'POST', '/api/deliverables', sent)).body.blog.blog_id
}
const rate = (blog_id: string, body: unknown) => server.call(person, 'POST', `/api/blogs/${blog_id}/feedback`, body)
const show = (blog_id: string, who = person) => server.call(who, 'GET', `/api/feedbacks/${blog_id}`)

describe('M7 feedback', () => {
  test('M7 an unrated blog is 404, a rated one returns its score and comment', async () => {
    const blog_id = await makeBlog()
    expect((await show(blog_id)).status).toBe(404)
    const submitted = await rate(blog_id, { score: 4, comment: '  More examples, please. ' })
    expect(submitted).toMatchObject({ status: 201, body: { score: 4, comment: 'More examples, please.' } })
    expect(await show(blog_id)).toMatchObject({ status: 200, body: { score: 4, comment: 'More examples, please.' } })
  })

  test('M7 both spellings of the path accept a rating; a comment may be missing or blank', async () => {
    const blog_id = await makeBlog()
    const answer = await server.call(person, 'POST', `/api/blog/${blog_id}/feedback`, { score: 5, comment: ' \n' })
    expect(answer).toMatchObject({ status: 201, body: { score: 5, comment: null } })
    expect(await rate(await makeBlog(), { score: 1 })).toMatchObject({ status: 201, body: { score: 1, comment: null } })
  })

  test('a second rating is 409 and replaces nothing, also with twenty concurrent ones', async () => {
    const blog_id = await makeBlog()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => rate(blog_id, { score: 1 + (index % 5) })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const kept = answers.find(({ status }) => status === 201)?.body
    expect((await rate(blog_id, { score: 3, comment: 'again' })).status).toBe(409)
    expect((await show(blog_id)).body).toEqual(kept)
  })

  test.each([[0], [6], [2.5], ['5'], [null], [undefined]])(
    'M5 the score %j is 422, as it is not an integer from 1 to 5',
    async (score) => {
      const blog_id = await makeBlog()
      const { status, body } = await rate(blog_id, { score })
      expect(status).toBe(422)
      expect(body.detail[0].loc).toEqual(['body', 'score'])
      expect((await show(blog_id)).status).toBe(404)
    },
  )

  test('a comment has at most 5,000 characters', async () => {
    expect((await rate(await makeBlog(), { score: 2, comment: 'a'.repeat(5000) })).status).toBe(201)
    expect((await rate(await makeBlog(), { score: 2, comment: 'a'.repeat(5001) })).status).toBe(422)
  })

  test("another user's rating is 404", async () => {
    const blog_id = await makeBlog()
    await rate(blog_id, { score: 5 })
    const stranger = await server.signIn()
    expect((await show(blog_id, stranger)).status).toBe(404)
  })

  test('is deleted with its blog', async () => {
    const blog_id = await makeBlog()
    await rate(blog_id, { score: 5 })
    await server.deps.db.deleteFrom('blogs').where('blog_id', '=', blog_id).execute()
    expect(await server.deps.db.selectFrom('feedbacks').where('blog_id', '=', blog_id).selectAll().execute()).toEqual(
      [],
    )
  })
})
