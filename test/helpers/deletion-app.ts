// The server and Google for tests of account deletion: an account with data of every kind, and what is left of it.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Person } from './app.ts'
import { patient, scriptedModel, startBlogsApp, type BlogsApp, type Script } from './blogs-app.ts'
import { freePort } from './free-port.ts'
import { startGoogle, type TestGoogle } from './google.ts'
import { testImage } from './images.ts'
import { completeBrand, formOf } from './wire.ts'

const plainly: Script = () => '# Written'
const made = { width: 6, height: 4, alt: 'Hills', model: 'test:brush' }
export const plainImage = async () => ({ ...made, image: await testImage(), thumbnail: await testImage(6, 4) })

export const setUpDeletionApp = () => {
  let app: BlogsApp
  let google: TestGoogle
  /** The behaviour of the models. */
  const models = { write: plainly, make: plainImage }

  beforeAll(async () => {
    const port = await freePort()
    app = await startBlogsApp({
      env: { PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}` },
      change: () => ({
        textModel: scriptedModel((request, tools) => models.write(request, tools)),
        imageModel: { id: 'test:brush', isBuiltIn: false, make: () => models.make() },
      }),
    })
    google = await startGoogle(app.db, port)
  })
  afterAll(async () => {
    await google.stop()
    await app.server.stop()
  })
  afterEach(() => {
    Object.assign(models, { write: plainly, make: plainImage })
  })

  const files = async (): Promise<string[]> => {
    const folder = join(app.server.deps.env.MASTHEAD_DATA, 'files')
    const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath.slice(folder.length), entry.name))
  }

  /** The number of rows in each table with data of people. */
  const rowsOfPeople = async () => {
    const tables = [
      ...(['users', 'sessions', 'sign_in_codes', 'waiting_list', 'brands', 'deliverables', 'blogs'] as const),
      ...(['blog_versions', 'blog_drafts', 'feedbacks', 'deliverable_contexts', 'images', 'generations'] as const),
      ...(['google_accounts', 'product_events', 'billing_customers', 'videos', 'scenarios'] as const),
    ]
    const counts = tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(app.db)
      return [table, rows[0]!.n] as const
    })
    return Object.fromEntries(await Promise.all(counts))
  }
  const deletions = () => app.db.selectFrom('account_deletions').selectAll().execute()
  const jobsLeft = async () => {
    const { rows } = await sql`select 1 from pgboss.job where state not in ('completed', 'cancelled')`.execute(app.db)
    return rows.length
  }
  const settled = () => expect.poll(jobsLeft, patient).toBe(0)

  const connectGoogle = async ({ user_id }: Person) => {
    const tokens = await google.signIn()
    const { encryption } = app.server.deps
    await app.db
      .insertInto('google_accounts')
      .values({
        user_id,
        access_token: encryption.encrypt(tokens.access_token, user_id),
        refresh_token: encryption.encrypt(tokens.refresh_token!, user_id),
      })
      .execute()
    return tokens
  }

  /** An account with one of everything that is stored. */
  const fullAccount = async () => {
    const person = await app.server.signIn()
    const logo_file = new File([new Uint8Array(await testImage(32, 32))], 'logo.png', { type: 'image/png' })
    await app.call('POST', '/api/brands', formOf({ ...completeBrand, logo_file }), person)
    const fields = { format: 'Story', title: 'A title', keywords: ['bike'], outline: '## One', content: '# A title' }
    const blog = await app.newBlog(fields, person)
    await app.call('POST', `${blog.path}/feedback`, { score: 4 }, person)
    const { body } = await app.call('GET', blog.path, undefined, person)
    const draft = { content: '# A draft', version: body.version }
    expect((await app.call('PUT', `${blog.path}/draft`, draft, person)).status).toBe(200)
    const notes = formOf({ file: new File(['some notes'], 'notes.txt') })
    await app.call('POST', `/api/deliverables/${blog.deliverable_id}/contexts`, notes, person)
    expect((await app.call('POST', `${blog.path}/images`, undefined, person)).status).toBe(201)
    await app.call('POST', '/api/product_events', { event_name: 'add_new_brand', params: {} }, person)
    await app.db.insertInto('waiting_list').values({ email: 'person@example.test' }).execute()
    return { person, blog }
  }

  const remove = (person: Person) => app.call('DELETE', accounts.deleteSelf.path, undefined, person)

  return {
    models,
    app: () => app,
    google: () => google,
    files,
    rowsOfPeople,
    deletions,
    settled,
    connectGoogle,
    fullAccount,
    remove,
  }
}
