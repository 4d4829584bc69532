import { describe, expect, test } from 'vitest'
import { drive as routes } from '#contract/drive.ts'
import { DriveError } from '#server/providers/drive/drive.ts'
import { setUpDriveApp } from '#test/helpers/drive-app.ts'

const { t, makeBlog, connect, upload, documents, folders, storedBlog, account } = setUpDriveApp()

describe('M7 uploading a blog', () => {
  test('M7 creates a document in a folder named after the brand, and returns its URL', async () => {
    const { version } = await storedBlog()
    const { status, body } = await upload()
    expect(status).toBe(200)
    expect(await folders()).toMatchObject([{ name: 'Northwind' }])
    const [document, ...more] = await documents()
    expect(more).toEqual([])
    const parents = (await folders()).map(({ file_id }) => file_id)
    expect(document).toMatchObject({ name: 'Spokes', parents, app_properties: { blog_id: t.blog_id } })
    expect(document!.content!.toString()).toMatch(/<h1>Spokes<\/h1>[^]*☑ true/)
    expect((await fetch(body.url)).status).toBe(200)
    expect(await storedBlog()).toMatchObject({ gdrive_url: body.url, version })
    const shown = await t.server.call(t.ada, 'GET', `/api/blogs/${t.blog_id}`)
    expect(shown.body.gdrive_url).toBe(body.url)
  })

  test('M7 works under both paths', async () => {
    expect((await upload(t.blog_id, routes.uploadBlog.alias)).status).toBe(200)
  })

  test('uploading again replaces the contents of the same document', async () => {
    const first = await upload()
    await t.db.updateTable('blogs').set({ content: 'Hubs', title: 'Hubs' }).where('blog_id', '=', t.blog_id).execute()
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
    await t.google.act(`Move to bin ${name}`)
    const second = await upload()
    expect(second.status).toBe(200)
    expect(second.body.url).not.toBe(first.body.url)
    expect((await documents()).filter(({ app_properties }) => app_properties['blog_id'] === t.blog_id)).toHaveLength(2)
    expect(await folders()).toHaveLength(name === 'Northwind' ? 2 : 1)
    expect(await upload()).toMatchObject({ body: second.body })
  })

  test('a permanently deleted document and folder are created again', async () => {
    await upload()
    await t.google.act('Move to bin Northwind')
    await t.google.act('Delete for ever Northwind')
    expect((await upload()).status).toBe(200)
    expect(await documents()).toHaveLength(1)
    expect(await folders()).toHaveLength(1)
  })

  test('a document deleted between the lookup and the update is created again', async () => {
    await upload()
    t.disturb.replaceDocument = () => Promise.reject(new DriveError('gone', 'Gone.'))
    expect((await upload()).status).toBe(200)
  })
})

describe('a crash', () => {
  const killed = () => Promise.reject(new Error('killed'))

  test('after creating the document, before storing its id: the document is found again', async () => {
    t.disturb.createDocument = async (...given) => {
      await t.real.createDocument(...given)
      return killed()
    }
    expect((await upload()).status).toBe(500)
    expect(await storedBlog()).toMatchObject({ gdrive_file_id: null, gdrive_url: null })
    t.disturb = {}
    const { status, body } = await upload()
    expect(status).toBe(200)
    const all = await documents()
    expect(all).toHaveLength(1)
    expect(body.url).toContain(all[0]!.file_id)
  })

  test('after creating the folder, before storing its id: the folder is found again', async () => {
    t.disturb.createFolder = async (...given) => {
      await t.real.createFolder(...given)
      return killed()
    }
    expect((await upload()).status).toBe(500)
    t.disturb = {}
    expect((await upload()).status).toBe(200)
    expect(await folders()).toHaveLength(1)
  })

  test('during an upload leaves the lease, which expires', async () => {
    await t.db
      .updateTable('google_accounts')
      .set({ busy_until: new Date(Date.now() + 1500) })
      .execute()
    expect((await upload()).status).toBe(200)
  })
})

test('slow work extends its lease until it is done', async () => {
  const started = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  t.disturb.find = async (...given) => {
    started.resolve()
    await done.promise
    return t.real.find(...given)
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
    const stranger = await t.server.signIn()
    await connect(stranger)
    const answer = await t.server.call(stranger, 'PUT', routes.uploadBlog.path.replace('{blog_id}', t.blog_id))
    expect(answer.status).toBe(404)
    expect(await t.google.files()).toEqual([])
  })

  test.each([null, '', ' \n'])('a blog with the content %j has nothing to upload: 409', async (content) => {
    const { status, body } = await upload(await makeBlog(content))
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'The blog has no content yet' })
  })

  test.each(['brands', 'deliverables'] as const)(
    '%s deleted meanwhile: 404, and the lease is released',
    async (table) => {
      const disturbance = async () => {
        await t.db.deleteFrom(table).where('user_id', '=', t.ada.user_id).execute()
        return undefined
      }
      t.disturb.find = disturbance
      expect((await upload()).status).toBe(404)
      expect((await account())!.busy_until).toBeNull()
    },
  )
})
