// Uploads of images with the real SDK to the sandbox's Google.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noDriveAccess } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import { DriveError, type Drive } from '#server/providers/drive/drive.ts'
import { testImage } from '#test/helpers/images.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { startGoogle, type TestGoogle } from '#test/helpers/google.ts'
import { insertBlog, insertBrand } from '#test/helpers/seed.ts'

let server: TestApp
let google: TestGoogle
let db: Deps['db']
let ada: Person
let ids: { deliverable_id: string; blog_id: string }
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
        createFile: (...given) => (disturb.createFile ?? drive.createFile)(...given),
        replaceFile: (...given) => (disturb.replaceFile ?? drive.replaceFile)(...given),
      },
    }),
  })
  db = server.database.db
  google = await startGoogle(db, port)
})
afterAll(async () => {
  await google.stop()
  await server.stop()
})

beforeEach(async () => {
  disturb = {}
  await db.deleteFrom('sandbox.files').execute()
  ada = await server.signIn()
  const tokens = await google.signIn()
  const { encryption } = server.deps
  const access_token = encryption.encrypt(tokens.access_token, ada.user_id)
  const refresh_token = encryption.encrypt(tokens.refresh_token!, ada.user_id)
  const account = { user_id: ada.user_id, access_token, refresh_token, expires_at: tokens.expires_at }
  await db.insertInto('google_accounts').values(account).execute()
  const brand = await insertBrand(db, ada.user_id, { name: 'Northwind' })
  ids = await insertBlog(db, brand, { title: 'Spokes', content: '# Spokes', finalized: true })
})

const addImage = async (index: number) => {
  const file = `image-${ids.blog_id}-${index}.webp`
  const bytes = await testImage(300 + index, 200, 'webp')
  await server.deps.storage.put(`images/${file}`, bytes, 'image/webp')
  const image = {
    deliverable_id: ids.deliverable_id,
    file,
    thumbnail: `t-${file}`,
    alt: 'a',
    width: 3,
    height: 2,
    model: 'm',
  }
  await db
    .insertInto('images')
    .values({ ...image, created_at: new Date(index * 1000) })
    .execute()
  return bytes
}
const upload = (deliverable_id = ids.deliverable_id, by = ada) =>
  server.call(by, 'PUT', `/api/deliverables/${deliverable_id}/images/cloud`)
const files = async () => (await google.files()).filter(({ mime_type }) => mime_type === 'image/webp')
const folders = async () => (await google.files()).filter(({ mime_type }) => mime_type.endsWith('.folder'))

describe('M7 uploading images', () => {
  test('M7 are stored unchanged in the brand’s folder, beside the blog’s document', async () => {
    const bytes = [await addImage(0), await addImage(1)]
    await server.call(ada, 'PUT', `/api/blogs/${ids.blog_id}/cloud`)
    const { status, body } = await upload()
    expect(status).toBe(200)
    const [folder, ...others] = await folders()
    expect(others).toEqual([])
    const document = (await google.files()).find(({ mime_type }) => mime_type.endsWith('.document'))
    expect(document!.parents).toEqual([folder!.file_id])
    expect(body.url).toContain(folder!.file_id)
    const uploaded = await files()
    expect(uploaded.map(({ name, parents }) => ({ name, parents }))).toEqual([
      { name: 'Spokes, image 1.webp', parents: [folder!.file_id] },
      { name: 'Spokes, image 2.webp', parents: [folder!.file_id] },
    ])
    expect(uploaded.map(({ content }) => content!.equals(Buffer.from(bytes.shift()!)))).toEqual([true, true])
  })

  test('M7 creates the folder when it is missing or in the bin', async () => {
    await addImage(0)
    expect((await upload()).status).toBe(200)
    await google.act('Move to bin Northwind')
    expect((await upload()).status).toBe(200)
    expect(await folders()).toHaveLength(2)
    expect(await files()).toHaveLength(2)
  })

  test('uploading again replaces existing files and adds new ones', async () => {
    await addImage(0)
    await upload()
    const [before] = await files()
    await addImage(1)
    await db.updateTable('blogs').set({ title: 'Hubs' }).where('blog_id', '=', ids.blog_id).execute()
    expect((await upload()).status).toBe(200)
    const after = await files()
    expect(after.map(({ name }) => name)).toEqual(['Hubs, image 1.webp', 'Hubs, image 2.webp'])
    expect(after[0]!.file_id).toBe(before!.file_id)
  })

  test('after a crash no file is duplicated', async () => {
    await addImage(0)
    await addImage(1)
    await upload()
    await db.updateTable('images').set({ gdrive_file_id: null }).execute()
    expect((await upload()).status).toBe(200)
    expect(await files()).toHaveLength(2)
  })

  test('concurrent uploads create each file once', async () => {
    await addImage(0)
    const answers = await Promise.all([upload(), upload(), upload()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await files()).toHaveLength(1)
  })

  test('a file deleted between the lookup and the update is created again', async () => {
    await addImage(0)
    await upload()
    disturb.replaceFile = () => Promise.reject(new DriveError('gone', 'Gone.'))
    expect((await upload()).status).toBe(200)
  })

  test('without images: 409; another’s: 404', async () => {
    expect(await upload()).toMatchObject({ status: 409, body: { error: 'There are no images yet' } })
    await addImage(0)
    expect((await upload(ids.deliverable_id, await server.signIn())).status).toBe(404)
    expect(await google.files()).toEqual([])
  })

  test('without access to Drive: 409 that asks to connect', async () => {
    await addImage(0)
    await db.deleteFrom('google_accounts').execute()
    expect(await upload()).toMatchObject({ status: 409, body: { error: noDriveAccess } })
  })

  test('M8 a full drive: 502 with an explanation, and uploaded files are kept', async () => {
    await addImage(0)
    await upload()
    await google.act('Fill this Drive')
    await addImage(1)
    expect(await upload()).toMatchObject({ status: 502, body: { detail: expect.stringContaining('is full') } })
    expect(await files()).toHaveLength(1)
  })
})
