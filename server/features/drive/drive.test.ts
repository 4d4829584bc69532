// Uploads of blogs with the real SDK to the sandbox's Google.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drive as routes, noDriveAccess } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import { DriveError, type Drive } from '#server/providers/drive/drive.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { startGoogle, type TestGoogle } from '#test/helpers/google.ts'

let server: TestApp
let google: TestGoogle
let db: Deps['db']
let ada: Person
let blog_id: string
let brand_id: string
/** Overrides of the drive in a test. */
let disturb: Partial<Drive> = {}

beforeAll(async () => {
  const port = await freePort()
  server = await startTestApp({
    env: { PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}` },
    withWorker: false,
    change: ({ drive }) => ({
      drive: {
        ...drive,
        find: (...given) => (disturb.find ?? drive.find)(...given),
        createFolder: (...given) => (disturb.createFolder ?? drive.createFolder)(...given),
        createDocument: (...given) => (disturb.createDocument ?? drive.createDocument)(...given),
        replaceDocument: (...given) => (disturb.replaceDocument ?? drive.replaceDocument)(...given),
      },
    }),
  })
  db = server.database.db
  real = (await import('#server/providers/drive/index.ts')).createDrive({
    GOOGLE_CLIENT_ID: undefined,
    PUBLIC_SANDBOX_URL: `http://127.0.0.1:${port}`,
  })
  google = await startGoogle(db, port)
})
afterAll(async () => {
  await google.stop()
  await server.stop()
})
let real: Drive

beforeEach(async () => {
  disturb = {}
  await db.deleteFrom('sandbox.files').execute()
  ada = await server.signIn()
  await connect(ada)
  const brand = await db
    .insertInto('brands')
    .values({ user_id: ada.user_id, name: 'Northwind', ...finished } as never)
    .returning('brand_id')
    .executeTakeFirstOrThrow()
  brand_id = brand.brand_id
  blog_id = await makeBlog('# Spokes\n\n- [x] true')
})

const finished = { scraping_status: 'manual', brand_creation_step: 'completed' }

const makeBlog = async (content: string | null, title = 'Spokes') => {
  const blog = { language: 'en_GB', has_brief: false }
  const { body } = await server.call(ada, 'POST', '/api/deliverables', { brand_id, blog })
  await db.updateTable('blogs').set({ title, content }).where('blog_id', '=', body.blog.blog_id).execute()
  return body.blog.blog_id as string
}

const connect = async (person: Person) => {
  const tokens = await google.signIn()
  const { encryption } = server.deps
  await db.deleteFrom('google_accounts').where('user_id', '=', person.user_id).execute()
  await db
    .insertInto('google_accounts')
    .values({
      user_id: person.user_id,
      access_token: encryption.encrypt(tokens.access_token, person.user_id),
      refresh_token: encryption.encrypt(tokens.refresh_token!, person.user_id),
      expires_at: tokens.expires_at,
    })
    .execute()
}

const upload = (id = blog_id, path: string = routes.uploadBlog.path) =>
  server.call(ada, 'PUT', path.replace('{blog_id}', id))

const documents = async () => (await google.files()).filter(({ mime_type }) => mime_type.endsWith('.document'))
const folders = async () => (await google.files()).filter(({ mime_type }) => mime_type.endsWith('.folder'))
const storedBlog = () => db.selectFrom('blogs').selectAll().where('blog_id', '=', blog_id).executeTakeFirstOrThrow()
const account = () => db.selectFrom('google_accounts').selectAll().where('user_id', '=', ada.user_id).executeTakeFirst()

const needsConnecting = {
  status: 409,
  body: { error: noDriveAccess, code: 409, detail: expect.stringMatching(/onnect/) },
}

describe('M7 uploading a blog', () => {
  test('M7 creates a document in a folder named after the brand, and returns its URL', async () => {
    const { version } = await storedBlog()
    const { status, body } = await upload()
    expect(status).toBe(200)
    expect(await folders()).toMatchObject([{ name: 'Northwind' }])
    const [document, ...more] = await documents()
    expect(more).toEqual([])
    const parents = (await folders()).map(({ file_id }) => file_id)
    expect(document).toMatchObject({ name: 'Spokes', parents, app_properties: { blog_id } })
    expect(document!.content!.toString()).toMatch(/<h1>Spokes<\/h1>[^]*☑ true/)
    expect((await fetch(body.url)).status).toBe(200)
    expect(await storedBlog()).toMatchObject({ gdrive_url: body.url, version })
    const shown = await server.call(ada, 'GET', `/api/blogs/${blog_id}`)
    expect(shown.body.gdrive_url).toBe(body.url)
  })

  test('M7 works under both paths', async () => {
    expect((await upload(blog_id, routes.uploadBlog.alias)).status).toBe(200)
  })

  test('uploading again replaces the contents of the same document', async () => {
    const first = await upload()
    await db.updateTable('blogs').set({ content: 'Hubs', title: 'Hubs' }).where('blog_id', '=', blog_id).execute()
    const second = await upload()
    expect(second.body).toEqual(first.body)
    const all = await documents()
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({ name: 'Hubs' })
    expect(all[0]!.content!.toString()).toContain('<p>Hubs</p>')
  })

  test('two blogs of a brand share a folder', async () => {
    const other = await makeBlog('Hubs', 'Hubs')
    const answers = await Promise.all([upload(), upload(other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await folders()).toHaveLength(1)
    expect((await documents()).map(({ name }) => name).toSorted()).toEqual(['Hubs', 'Spokes'])
  })

  test('concurrent uploads of a blog create one document', async () => {
    const answers = await Promise.all([upload(), upload(), upload(), upload()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await documents()).toHaveLength(1)
    expect((await account())!.busy_until).toBeNull()
  })

  test.each(['Spokes', 'Northwind'])('a document is created again when %s is in the bin', async (name) => {
    const first = await upload()
    await google.act(`Move to bin ${name}`)
    const second = await upload()
    expect(second.status).toBe(200)
    expect(second.body.url).not.toBe(first.body.url)
    expect((await documents()).filter(({ app_properties }) => app_properties['blog_id'] === blog_id)).toHaveLength(2)
    expect(await folders()).toHaveLength(name === 'Northwind' ? 2 : 1)
    expect(await upload()).toMatchObject({ body: second.body })
  })

  test('a permanently deleted document and folder are created again', async () => {
    await upload()
    await google.act('Move to bin Northwind')
    await google.act('Delete for ever Northwind')
    expect((await upload()).status).toBe(200)
    expect(await documents()).toHaveLength(1)
    expect(await folders()).toHaveLength(1)
  })

  test('a document deleted between the lookup and the update is created again', async () => {
    await upload()
    disturb.replaceDocument = () => Promise.reject(new DriveError('gone', 'Gone.'))
    expect((await upload()).status).toBe(200)
  })
})

describe('a crash', () => {
  const killed = () => Promise.reject(new Error('killed'))

  test('after creating the document, before storing its id: the document is found again', async () => {
    disturb.createDocument = async (...given) => {
      await real.createDocument(...given)
      return killed()
    }
    expect((await upload()).status).toBe(500)
    expect(await storedBlog()).toMatchObject({ gdrive_file_id: null, gdrive_url: null })
    disturb = {}
    const { status, body } = await upload()
    expect(status).toBe(200)
    const all = await documents()
    expect(all).toHaveLength(1)
    expect(body.url).toContain(all[0]!.file_id)
  })

  test('after creating the folder, before storing its id: the folder is found again', async () => {
    disturb.createFolder = async (...given) => {
      await real.createFolder(...given)
      return killed()
    }
    expect((await upload()).status).toBe(500)
    disturb = {}
    expect((await upload()).status).toBe(200)
    expect(await folders()).toHaveLength(1)
  })

  test('during an upload leaves the lease, which expires', async () => {
    await db
      .updateTable('google_accounts')
      .set({ busy_until: new Date(Date.now() + 1500) })
      .execute()
    expect((await upload()).status).toBe(200)
  })
})

test('slow work extends its lease until it is done', async () => {
  const started = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  disturb.find = async (...given) => {
    started.resolve()
    await done.promise
    return real.find(...given)
  }
  const answer = upload()
  await started.promise
  const first = (await account())!.busy_until!
  await expect
    .poll(async () => (await account())!.busy_until!.getTime(), { timeout: 15_000 })
    .toBeGreaterThan(first.getTime())
  done.resolve()
  expect((await answer).status).toBe(200)
  expect((await account())!.busy_until).toBeNull()
})

describe('authorization', () => {
  test('a blog of another person is 404', async () => {
    const stranger = await server.signIn()
    await connect(stranger)
    const answer = await server.call(stranger, 'PUT', routes.uploadBlog.path.replace('{blog_id}', blog_id))
    expect(answer.status).toBe(404)
    expect(await google.files()).toEqual([])
  })

  test.each([null, '', ' \n'])('a blog with the content %j has nothing to upload: 409', async (content) => {
    const { status, body } = await upload(await makeBlog(content))
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'The blog has no content yet' })
  })

  test.each(['brands', 'deliverables'] as const)(
    '%s deleted meanwhile: 404, and the lease is released',
    async (table) => {
      const disturbance = async () => {
        await db.deleteFrom(table).where('user_id', '=', ada.user_id).execute()
        return undefined
      }
      disturb.find = disturbance
      expect((await upload()).status).toBe(404)
      expect((await account())!.busy_until).toBeNull()
    },
  )
})

describe('access to the drive', () => {
  test('an expired token is refreshed and stored', async () => {
    const before = (await account())!
    await db.updateTable('google_accounts').set({ expires_at: new Date() }).execute()
    await google.expireAccessTokens()
    expect((await upload()).status).toBe(200)
    const after = (await account())!
    expect(after.access_token).not.toEqual(before.access_token)
    const opened = [before, after].map(({ refresh_token }) =>
      server.deps.encryption.decrypt(refresh_token!, ada.user_id),
    )
    expect(opened[1]).toBe(opened[0])
    expect(after.expires_at!.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('a token rejected before its expiry is refreshed', async () => {
    await google.expireAccessTokens()
    expect((await upload()).status).toBe(200)
    expect(await documents()).toHaveLength(1)
  })

  test('concurrent uploads with an expired token all succeed', async () => {
    await google.expireAccessTokens()
    const answers = await Promise.all([upload(), upload(await makeBlog('Hubs')), upload(await makeBlog('Rims'))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('revoked access: 409 that asks to connect, after which uploads work again', async () => {
    const first = await upload()
    await google.act('Withdraw Masthead’s access')
    for (const _ of ['refused by Google', 'refused without asking Google'])
      expect(await upload()).toMatchObject(needsConnecting)
    expect(await account()).toBeUndefined()
    await connect(ada)
    expect(await upload()).toMatchObject({ status: 200, body: first.body })
  })

  test('a token without the Drive scope: 409 that asks to connect', async () => {
    await google.dropDriveScope()
    expect(await upload()).toMatchObject(needsConnecting)
  })

  test('no tokens, or tokens encrypted with another key: 409 that asks to connect', async () => {
    const encrypted = Buffer.alloc(60, 1)
    await db.updateTable('google_accounts').set({ access_token: encrypted, refresh_token: encrypted }).execute()
    expect(await upload()).toMatchObject(needsConnecting)
    await db.deleteFrom('google_accounts').execute()
    expect(await upload()).toMatchObject(needsConnecting)
  })

  test('a sign-in during a refresh takes precedence', async () => {
    await google.expireAccessTokens()
    const { encryption, identity } = server.deps
    const refresh = identity.refresh
    const newer = encryption.encrypt('newer', ada.user_id)
    identity.refresh = async (token) => {
      await db.updateTable('google_accounts').set({ access_token: newer }).execute()
      return refresh(token)
    }
    expect((await upload()).status).toBe(200)
    identity.refresh = refresh
    expect((await account())!.access_token).toEqual(newer)
  })
})

describe('a drive that fails', () => {
  test('full: 502 with an explanation, and the earlier document is kept', async () => {
    await upload()
    const { gdrive_url } = await storedBlog()
    await google.act('Fill this Drive')
    expect(await upload()).toMatchObject({ status: 502, body: { detail: expect.stringContaining('is full') } })
    expect((await storedBlog()).gdrive_url).toBe(gdrive_url)
  })

  test('too many requests: 502 with Retry-After', async () => {
    disturb.find = () => Promise.reject(new DriveError('busy', 'A pause.', { retry_after_s: 17 }))
    const { status, body, response } = await upload()
    expect({ status, detail: body.detail }).toEqual({ status: 502, detail: 'A pause.' })
    expect(response.headers.get('retry-after')).toBe('17')
  })

  test('unreachable: 502, and the lease is released', async () => {
    await google.stop()
    try {
      expect(await upload()).toMatchObject({
        status: 502,
        body: { detail: expect.stringContaining('cannot be reached') },
      })
      await db.updateTable('google_accounts').set({ expires_at: new Date() }).execute()
      expect(await upload()).toMatchObject({
        status: 502,
        body: { detail: expect.stringContaining('Please try again') },
      })
      expect((await account())!.busy_until).toBeNull()
    } finally {
      google = await startGoogle(db, Number(new URL(google.url).port))
    }
    expect((await upload()).status).toBe(200)
  })
})
