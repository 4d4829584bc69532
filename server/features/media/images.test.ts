import { describe, expect, test } from 'vitest'
import type { Image } from '#contract/media.ts'
import { patient } from '#test/helpers/blogs-app.ts'
import { countLockWaits } from '#test/helpers/database.ts'
import { setUpImagesApp } from '#test/helpers/images-app.ts'

const { app, files, rows, generate, list, remove, get, held, unfinishedJobs } = setUpImagesApp()

type Ids = { deliverable_id: string; brand_id: string }

describe('B5 deletions while an image is being generated', () => {
  test.each([
    ['deliverable', (ids: Ids) => `/api/deliverables/${ids.deliverable_id}`],
    ['brand', (ids: Ids) => `/api/brands/${ids.brand_id}`],
  ] as const)('B5 the %s is deleted meanwhile: 404, and nothing is left behind', async (_, pathOf) => {
    const ids = await app().newBlog()
    const { begun, go } = held()
    const answer = generate(ids.path)
    await begun
    expect((await app().call('DELETE', pathOf(ids))).status).toBe(204)
    go()
    expect((await answer).status).toBe(404)
    await expect.poll(unfinishedJobs, patient).toBe(0)
    expect(await rows()).toEqual([])
    expect(await files()).toEqual([])
  })

  test.each([
    ['deliverable', (ids: Ids) => `/api/deliverables/${ids.deliverable_id}`],
    ['brand', (ids: Ids) => `/api/brands/${ids.brand_id}`],
  ] as const)(
    'B5 the %s is deleted while the image is stored: both succeed, and no file is left',
    async (_, pathOf) => {
      const ids = await app().newBlog()
      const { storage } = app().server.deps
      const { put } = storage
      const storing = Promise.withResolvers<void>()
      const go = Promise.withResolvers<void>()
      storage.put = async (...given) => {
        storing.resolve()
        await go.promise
        return put(...given)
      }
      try {
        const answer = generate(ids.path)
        await storing.promise
        const deleting = app().call('DELETE', pathOf(ids))
        await expect.poll(() => countLockWaits(app().db), patient).toBe(1)
        go.resolve()
        expect((await deleting).status).toBe(204)
        expect([201, 404]).toContain((await answer).status)
      } finally {
        storage.put = put
      }
      await expect.poll(unfinishedJobs, patient).toBe(0)
      expect(await rows()).toEqual([])
      expect(await files()).toEqual([])
    },
  )
})

describe('M7 deleting images', () => {
  const three = async () => {
    const { path, deliverable_id } = await app().newBlog()
    const images: Image[] = []
    for (let index = 0; index < 3; index += 1) images.push((await generate(path)).body)
    return { deliverable_id, images, ids: images.map(({ image_id }) => image_id) }
  }

  test('M3 deletes those of image_ids with their files, and keeps the others', async () => {
    const { deliverable_id, images, ids } = await three()
    expect((await remove(deliverable_id, [ids[0]!, ids[2]!, ids[2]!.toUpperCase()])).status).toBe(204)
    expect((await list(deliverable_id)).body).toEqual([images[1]])
    expect((await files()).toSorted()).toEqual([images[1]!.image_url, images[1]!.thumbnail_url].toSorted())
  })

  test('with an unknown id: 404, and none is deleted', async () => {
    const { deliverable_id, images, ids } = await three()
    expect((await remove(deliverable_id, [ids[0]!, crypto.randomUUID()])).status).toBe(404)
    expect((await list(deliverable_id)).body).toEqual(images)
    expect((await remove(deliverable_id, [ids[0]!])).status).toBe(204)
    expect((await remove(deliverable_id, [ids[0]!])).status).toBe(404)
  })

  test('an image of another deliverable or person is 404', async () => {
    const { deliverable_id, ids } = await three()
    const other = await app().newBlog()
    expect((await remove(other.deliverable_id, [ids[0]!])).status).toBe(404)
    const stranger = await app().server.signIn()
    expect((await remove(deliverable_id, [ids[0]!], stranger)).status).toBe(404)
    expect((await list(deliverable_id, stranger)).status).toBe(404)
    expect(await rows()).toHaveLength(3)
  })

  test.each([[[]], [['x']], [Array.from({ length: 6 }, () => crypto.randomUUID())]])(
    'image_ids %j: 422',
    async (image_ids) => {
      const { deliverable_id } = await app().newBlog()
      expect((await remove(deliverable_id, image_ids)).status).toBe(422)
    },
  )

  test('B5 deleting a deliverable or a brand removes every file', async () => {
    const first = await three()
    expect((await app().call('DELETE', `/api/deliverables/${first.deliverable_id}`)).status).toBe(204)
    expect(await files()).toEqual([])
    const { brand_id, path } = await app().newBlog()
    await generate(path)
    expect(await files()).toHaveLength(2)
    expect((await app().call('DELETE', `/api/brands/${brand_id}`)).status).toBe(204)
    expect(await files()).toEqual([])
  })
})

describe('decisions "Media": a file is served only while its row exists', () => {
  test('with immutable caching and a fixed type, to everyone who knows its name', async () => {
    const { path, deliverable_id } = await app().newBlog()
    const { image_url, thumbnail_url, image_id } = (await generate(path)).body as Image
    const answer = await get(image_url)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('image')
    expect(await (await get(thumbnail_url)).text()).toBe('thumbnail')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { storage } = app().server.deps
    const { remove: removeFile } = storage
    // Even if the file itself could not be removed.
    storage.remove = () => Promise.reject(new Error('no bucket'))
    await remove(deliverable_id, [image_id])
    storage.remove = removeFile
    expect(await files()).toHaveLength(2)
    for (const file of [image_url, thumbnail_url]) expect((await get(file)).status).toBe(404)
  })

  test.each(['x.webp', '..%2flogos%2fa.webp', 'a%00.webp', 'a.png', '%E0%A4%A.webp'])('%s: 404', async (file) => {
    expect([404, 400]).toContain((await get(file)).status)
  })
})
