// The server and the sandbox's Google for tests of uploads to a person's drive, with a blog to upload.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { drive as routes } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import type { Drive } from '#server/providers/drive/drive.ts'
import { createDrive } from '#server/providers/drive/index.ts'
import { startTestApp, type Person, type TestApp } from './app.ts'
import { freePort } from './free-port.ts'
import { startGoogle, type TestGoogle } from './google.ts'

type State = {
  server: TestApp
  google: TestGoogle
  db: Deps['db']
  /** Signed in and connected to Drive. */
  ada: Person
  blog_id: string
  brand_id: string
  /** The drive without overrides. */
  real: Drive
  /** Overrides of the drive in a test. */
  disturb: Partial<Drive>
}

const finished = { scraping_status: 'manual', brand_creation_step: 'completed' }

/** State and calls for the tests of a file; the state is set before each test. */
export const setUpDriveApp = () => {
  const t = {} as State

  beforeAll(async () => {
    const port = await freePort()
    t.server = await startTestApp({
      env: { PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}` },
      withWorker: false,
      change: ({ drive }) => ({
        drive: {
          ...drive,
          find: (...given) => (t.disturb.find ?? drive.find)(...given),
          createFolder: (...given) => (t.disturb.createFolder ?? drive.createFolder)(...given),
          createDocument: (...given) => (t.disturb.createDocument ?? drive.createDocument)(...given),
          replaceDocument: (...given) => (t.disturb.replaceDocument ?? drive.replaceDocument)(...given),
        },
      }),
    })
    t.db = t.server.database.db
    t.real = createDrive({
      GOOGLE_CLIENT_ID: undefined,
      PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}`,
    })
    t.google = await startGoogle(t.db, port)
  })
  afterAll(async () => {
    await t.google.stop()
    await t.server.stop()
  })
  beforeEach(async () => {
    t.disturb = {}
    await t.db.deleteFrom('sandbox.files').execute()
    t.ada = await t.server.signIn()
    await connect(t.ada)
    const brand = await t.db
      .insertInto('brands')
      .values({ user_id: t.ada.user_id, name: 'Northwind', ...finished } as never)
      .returning('brand_id')
      .executeTakeFirstOrThrow()
    t.brand_id = brand.brand_id
    t.blog_id = await makeBlog('# Spokes\n\n- [x] true')
  })

  const makeBlog = async (content: string | null, title = 'Spokes') => {
    const blog = { language: 'en_GB', has_brief: false }
    const { body } = await t.server.call(t.ada, 'POST', '/api/deliverables', { brand_id: t.brand_id, blog })
    await t.db.updateTable('blogs').set({ title, content }).where('blog_id', '=', body.blog.blog_id).execute()
    return body.blog.blog_id as string
  }

  const connect = async (person: Person) => {
    const tokens = await t.google.signIn()
    const { encryption } = t.server.deps
    await t.db.deleteFrom('google_accounts').where('user_id', '=', person.user_id).execute()
    await t.db
      .insertInto('google_accounts')
      .values({
        user_id: person.user_id,
        access_token: encryption.encrypt(tokens.access_token, person.user_id),
        refresh_token: encryption.encrypt(tokens.refresh_token!, person.user_id),
        expires_at: tokens.expires_at,
      })
      .execute()
  }

  const upload = (id = t.blog_id, path: string = routes.uploadBlog.path) =>
    t.server.call(t.ada, 'PUT', path.replace('{blog_id}', id))

  const documents = async () => (await t.google.files()).filter(({ mime_type }) => mime_type.endsWith('.document'))
  const folders = async () => (await t.google.files()).filter(({ mime_type }) => mime_type.endsWith('.folder'))
  const storedBlog = () =>
    t.db.selectFrom('blogs').selectAll().where('blog_id', '=', t.blog_id).executeTakeFirstOrThrow()
  const account = () =>
    t.db.selectFrom('google_accounts').selectAll().where('user_id', '=', t.ada.user_id).executeTakeFirst()

  return { t, makeBlog, connect, upload, documents, folders, storedBlog, account }
}
