import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Person } from '#test/helpers/app.ts'
import { gate, patient } from '#test/helpers/blogs-app.ts'
import { countLockWaits } from '#test/helpers/database.ts'
import { plainImage, setUpDeletionApp } from '#test/helpers/deletion-app.ts'

const { models, app, google, files, rowsOfPeople, deletions, settled, connectGoogle, fullAccount, remove } =
  setUpDeletionApp()

const someLockWait = () => expect.poll(() => countLockWaits(app().db), patient).toBeGreaterThan(0)

describe('B7 deleting the account', () => {
  test('deletes all rows at once and ends all sessions, then removes files and revokes access at Google', async () => {
    const before = await rowsOfPeople()
    const { person } = await fullAccount()
    const tokens = await connectGoogle(person)
    const other = await app().server.signIn()
    const full = await rowsOfPeople()
    expect(full).toMatchObject({ brands: 2, blogs: 1, images: 1, feedbacks: 1, blog_drafts: 1, google_accounts: 1 })
    expect(await files()).toHaveLength(3)

    expect(await remove(person)).toMatchObject({ status: 204, body: '' })
    expect((await app().call('GET', accounts.self.path, undefined, person)).status).toBe(401)
    expect((await app().call('GET', accounts.self.path, undefined, other)).status).toBe(200)
    expect(await rowsOfPeople()).toEqual({ ...before, users: before.users! + 1, sessions: before.sessions! + 1 })

    await settled()
    expect(await files()).toEqual([])
    expect(await deletions()).toEqual([])
    await expect(google().identity.refresh(tokens.refresh_token!)).rejects.toMatchObject({ kind: 'revoked' })
    expect((await remove(person)).status).toBe(401)
  })

  test('two concurrent requests: one 204, one 401, and one job', async () => {
    const person = await app().server.signIn()
    const answers = await Promise.all([remove(person), remove(person)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401])
    await settled()
    expect(await deletions()).toEqual([])
  })

  test('a failure deletes nothing, and the request may be repeated', async () => {
    const { person } = await fullAccount()
    const before = await rowsOfPeople()
    const { queue } = app().server.deps
    const { send } = queue
    queue.send = () => Promise.reject(new Error('no queue'))
    try {
      expect((await remove(person)).status).toBe(500)
    } finally {
      queue.send = send
    }
    expect(await rowsOfPeople()).toEqual(before)
    expect(await deletions()).toEqual([])
    expect((await remove(person)).status).toBe(204)
    await settled()
    expect(await files()).toEqual([])
  })

  test('a running generation of a text ends without leaving rows', async () => {
    const person = await app().server.signIn()
    const before = await rowsOfPeople()
    const { path } = await app().newBlog({ format: 'Story', title: 'A title', keywords: ['bike'] }, person)
    const [begun, go] = [gate(), gate()]
    const ended = gate()
    models.write = async (_, { write, signal }) => {
      write('The first words')
      begun.open()
      await go.wait(signal).finally(ended.open)
      return '# Too late'
    }
    const following = app().stream(`${path}/outline`, person)
    await begun.wait()
    expect((await remove(person)).status).toBe(204)
    const { lines } = await following
    expect(lines.at(-1)).toMatchObject({ error: expect.any(String) })
    go.open()
    await ended.wait()
    await settled()
    expect(await rowsOfPeople()).toEqual({ ...before, users: before.users! - 1, sessions: before.sessions! - 1 })
  })

  test.each(['generated', 'stored'] as const)(
    'an image that is being %s leaves neither row nor file',
    async (moment) => {
      const person = await app().server.signIn()
      const { path } = await app().newBlog({ title: 'A title', format: 'Story' }, person)
      const [begun, go] = [gate(), gate()]
      const { storage } = app().server.deps
      const { put } = storage
      if (moment === 'generated')
        models.make = async () => {
          begun.open()
          await go.wait()
          return plainImage()
        }
      else
        storage.put = async (...given) => {
          begun.open()
          await go.wait()
          return put(...given)
        }
      try {
        const answer = app().call('POST', `${path}/images`, undefined, person)
        await begun.wait()
        const deleting = remove(person)
        // Storing an image locks its blog.
        await (moment === 'generated' ? deleting : someLockWait())
        go.open()
        expect((await deleting).status).toBe(204)
        expect([201, 404, 409]).toContain((await answer).status)
      } finally {
        storage.put = put
      }
      await settled()
      expect(await app().db.selectFrom('images').selectAll().execute()).toEqual([])
      expect(await files()).toEqual([])
    },
  )
})

test('the preview counts only the person’s own data', async () => {
  const contents = async (person: Person) =>
    (await app().call('GET', accounts.selfContents.path, undefined, person)).body as unknown
  const nothing = { brands: 0, blogs: 0, images: 0, videos: 0, has_subscription: false }
  const { person } = await fullAccount()
  expect(await contents(person)).toEqual({ ...nothing, brands: 2, blogs: 1, images: 1 })
  expect(await contents(await app().server.signIn())).toEqual(nothing)
  await app()
    .db.insertInto('billing_customers')
    .values({ user_id: person.user_id, customer_id: 'cus_2', subscription_id: 'sub_1' })
    .execute()
  expect(await contents(person)).toMatchObject({ has_subscription: true })
})
