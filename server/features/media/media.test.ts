// Images of a blog: made, listed, served and taken away again, through the front door.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Image } from '#contract/media.ts'
import type { ImageModel, ImageRequest } from '#server/providers/image/image-model.ts'
import { createImageModel } from '#server/providers/image/index.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import type { Person } from '#test/helpers/app.ts'
import { startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'

let app: BlogsApp
const asked: ImageRequest[] = []

type Make = ImageModel['make']
const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const made = {
  image: bytes('image'),
  thumbnail: bytes('thumbnail'),
  width: 6,
  height: 4,
  alt: 'Hills',
  model: 'test:brush',
}
const plainly: Make = async () => made
let make: Make = plainly

const model: ImageModel = {
  id: 'test:brush',
  isBuiltIn: true,
  make: (request, options) => {
    asked.push(request)
    return make(request, options)
  },
}

beforeAll(async () => void (app = await startBlogsApp({ change: () => ({ imageModel: model }) })))
afterAll(() => app.server.stop())
beforeEach(() => {
  make = plainly
  asked.length = 0
})

const files = () => readdir(join(app.server.deps.env.MASTHEAD_DATA, 'files/images')).catch(() => [] as string[])
const rows = () => app.db.selectFrom('images').selectAll().execute()
afterEach(async () => {
  await app.db.deleteFrom('brands').execute()
  const { storage } = app.server.deps
  for (const file of await files()) await storage.remove(`images/${file}`)
})

const generate = (path: string, by?: Person) => app.call('POST', `${path}/images`, undefined, by)
const list = (deliverable_id: string, by?: Person) =>
  app.call('GET', `/api/deliverables/${deliverable_id}/images`, undefined, by)
const remove = (deliverable_id: string, image_ids: string[], by?: Person) =>
  app.call('PUT', `/api/deliverables/${deliverable_id}/images`, { image_ids }, by)
const get = (file: string) => app.server.app.request(`/media/images/${file}`)

/** A model that waits until it is told to go on. */
const held = () => {
  const begun = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  make = async () => {
    begun.resolve()
    await go.promise
    return made
  }
  return { begun: begun.promise, go: go.resolve }
}
const patient = { timeout: 20_000 }
const unfinishedJobs = async () => {
  const { rows: jobs } = await app.server.database.pool.query(
    "select 1 from pgboss.job where state not in ('completed', 'cancelled')",
  )
  return jobs.length
}

describe('M7 generating an image', () => {
  test('M7 the answer is the image, and M4 the list shows images by created_at ascending', async () => {
    const { path, deliverable_id } = await app.newBlog({ title: 'Choosing a cargo bike', format: 'Story' })
    expect((await list(deliverable_id)).body).toEqual([])
    const images: Image[] = []
    for (let index = 0; index < 3; index += 1) {
      const { status, body } = await generate(path)
      expect(status).toBe(201)
      images.push(body)
    }
    expect((await list(deliverable_id)).body).toEqual(images)
    expect(images.map(({ created_at }) => created_at)).toEqual(images.map(({ created_at }) => created_at).toSorted())
    expect(images[0]).toMatchObject({
      alt: 'Hills',
      model: 'test:brush',
      image_url: expect.stringMatching(/^[\w-]{24}\.webp$/),
    })
    expect(asked.map(({ art }) => art.index)).toEqual([0, 1, 2])
    expect(asked[0]).toMatchObject({
      art: { title: 'Choosing a cargo bike', brandName: 'Northlight Cycles', language: 'en_GB', logo: null },
      prompt: expect.stringContaining('Choosing a cargo bike'),
      alt: 'Illustration for the post “Choosing a cargo bike”',
    })
  })

  test('M7 answers under both spellings, and for a blog without a title', async () => {
    const { blog_id } = await app.newBlog()
    expect((await generate(`/api/blog/${blog_id}`)).status).toBe(201)
    expect(asked[0]!.art.title).toBeNull()
  })

  test('a deleted image is not made again: the next one is another', async () => {
    const { path, deliverable_id } = await app.newBlog({ title: 'A title', format: 'Story' })
    const { body } = await generate(path)
    await remove(deliverable_id, [body.image_id])
    await generate(path)
    expect(asked.map(({ art }) => art.index)).toEqual([0, 1])
  })

  test('M5 at most 5 images: the sixth is 409', async () => {
    const { path, deliverable_id } = await app.newBlog()
    for (let index = 0; index < 5; index += 1) expect((await generate(path)).status).toBe(201)
    expect(await generate(path)).toMatchObject({ status: 409, body: { error: 'A blog has at most 5 images' } })
    expect((await list(deliverable_id)).body).toHaveLength(5)
    expect(await files()).toHaveLength(10)
  })

  test('M5 at most 5 images, also under 20 requests at once, again and again', async () => {
    const { path, deliverable_id } = await app.newBlog()
    const answers = []
    for (let round = 0; round < 6; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => generate(path)))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect((await list(deliverable_id)).body).toHaveLength(5)
    expect(await files()).toHaveLength(10)
  })

  test('asked for twice while one is being made: both get the same', async () => {
    const { path } = await app.newBlog()
    const { begun, go } = held()
    const first = generate(path)
    await begun
    const second = generate(path)
    // Before the first one ends, or the second would ask for another image.
    await expect.poll(() => app.followers(), patient).toBe(2)
    go()
    expect((await second).body).toEqual((await first).body)
    expect(asked).toHaveLength(1)
  })

  test('M4 whether one is being made is told to its owner, while it is', async () => {
    const { path } = await app.newBlog()
    const generation = (by?: Person) => app.call('GET', `${path}/images/generation`, undefined, by)
    expect((await generation()).body).toEqual({ is_generating: false })
    const { begun, go } = held()
    const answer = generate(path)
    await begun
    expect((await generation()).body).toEqual({ is_generating: true })
    expect((await generation(await app.server.signIn())).status).toBe(404)
    go()
    await answer
    expect((await generation()).body).toEqual({ is_generating: false })
  })

  test.each([
    ['no blogs left', { blogs_left: 0 }],
    ['an expired plan', { plan_expiry: new Date(Date.now() - 1000) }],
  ])('M6 with %s: 402, and nothing is made', async (_, plan) => {
    const person = await app.server.signIn()
    const { path } = await app.newBlog({}, person)
    await app.db.updateTable('users').set(plan).where('user_id', '=', person.user_id).execute()
    expect((await generate(path, person)).status).toBe(402)
    expect(asked).toEqual([])
  })

  test('M8 a model that fails: 502 with its words, and the next attempt succeeds', async () => {
    const { path, deliverable_id } = await app.newBlog()
    make = () => Promise.reject(new ProviderError('filtered', 'The model declined.'))
    expect(await generate(path)).toMatchObject({ status: 502, body: { detail: 'The model declined.' } })
    expect((await list(deliverable_id)).body).toEqual([])
    expect(await files()).toEqual([])
    make = plainly
    expect((await generate(path)).status).toBe(201)
  })

  test('a storage that fails leaves neither row nor file', async () => {
    const { path, deliverable_id } = await app.newBlog()
    const { storage } = app.server.deps
    const { put } = storage
    let calls = 0
    storage.put = (...given) => ((calls += 1) === 2 ? Promise.reject(new Error('full')) : put(...given))
    try {
      expect((await generate(path)).status).toBe(500)
    } finally {
      storage.put = put
    }
    expect((await list(deliverable_id)).body).toEqual([])
    expect(await files()).toEqual([])
  })

  test.each([
    ['deliverable', (ids: Ids) => `/api/deliverables/${ids.deliverable_id}`],
    ['brand', (ids: Ids) => `/api/brands/${ids.brand_id}`],
  ] as const)('B5 the %s deleted in the middle: 404, and nothing is left behind', async (_, pathOf) => {
    const ids = await app.newBlog()
    const { begun, go } = held()
    const answer = generate(ids.path)
    await begun
    expect((await app.call('DELETE', pathOf(ids))).status).toBe(204)
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
    'B5 the %s deleted at the very moment at which the image is stored: both end, no file stays',
    async (_, pathOf) => {
      const ids = await app.newBlog()
      const { storage } = app.server.deps
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
        const deleting = app.call('DELETE', pathOf(ids))
        await expect.poll(waitingForLocks, patient).toBe(1)
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

  const waitingForLocks = async () => {
    const { rows: found } = await app.server.database.pool.query<{ n: number }>(
      "select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return found[0]!.n
  }
})

type Ids = { deliverable_id: string; brand_id: string }

describe('M7 deleting images', () => {
  const three = async () => {
    const { path, deliverable_id } = await app.newBlog()
    const images: Image[] = []
    for (let index = 0; index < 3; index += 1) images.push((await generate(path)).body)
    return { deliverable_id, images, ids: images.map(({ image_id }) => image_id) }
  }

  test('M3 takes those of image_ids with their files, and keeps the others', async () => {
    const { deliverable_id, images, ids } = await three()
    expect((await remove(deliverable_id, [ids[0]!, ids[2]!, ids[2]!.toUpperCase()])).status).toBe(204)
    expect((await list(deliverable_id)).body).toEqual([images[1]])
    expect((await files()).toSorted()).toEqual([images[1]!.image_url, images[1]!.thumbnail_url].toSorted())
  })

  test('one that is not there: 404, and none is taken', async () => {
    const { deliverable_id, images, ids } = await three()
    expect((await remove(deliverable_id, [ids[0]!, crypto.randomUUID()])).status).toBe(404)
    expect((await list(deliverable_id)).body).toEqual(images)
    expect((await remove(deliverable_id, [ids[0]!])).status).toBe(204)
    expect((await remove(deliverable_id, [ids[0]!])).status).toBe(404)
  })

  test('an image of another deliverable, or of another person, is not there', async () => {
    const { deliverable_id, ids } = await three()
    const other = await app.newBlog()
    expect((await remove(other.deliverable_id, [ids[0]!])).status).toBe(404)
    const stranger = await app.server.signIn()
    expect((await remove(deliverable_id, [ids[0]!], stranger)).status).toBe(404)
    expect((await list(deliverable_id, stranger)).status).toBe(404)
    expect(await rows()).toHaveLength(3)
  })

  test.each([[[]], [['x']], [Array.from({ length: 6 }, () => crypto.randomUUID())]])(
    'image_ids %j: 422',
    async (image_ids) => {
      const { deliverable_id } = await app.newBlog()
      expect((await remove(deliverable_id, image_ids)).status).toBe(422)
    },
  )

  test('B5 what goes with a deliverable and with a brand: every file', async () => {
    const first = await three()
    expect((await app.call('DELETE', `/api/deliverables/${first.deliverable_id}`)).status).toBe(204)
    expect(await files()).toEqual([])
    const { brand_id, path } = await app.newBlog()
    await generate(path)
    expect(await files()).toHaveLength(2)
    expect((await app.call('DELETE', `/api/brands/${brand_id}`)).status).toBe(204)
    expect(await files()).toEqual([])
  })
})

describe('decisions "Media": a file is served only while its row exists', () => {
  test('for ever cacheable, of one type, to everyone who knows its name', async () => {
    const { path, deliverable_id } = await app.newBlog()
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
    const { storage } = app.server.deps
    const { remove: removeFile } = storage
    // Also when the file itself could not be taken away.
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

test('M4 the built-in generator makes a WebP of 1536 × 1024 with a thumbnail and a text alternative', async () => {
  make = createImageModel({ ...app.server.deps.env, AI_IMAGE_MODEL: { vendor: 'builtin' } }).make
  const { path } = await app.newBlog({ title: 'Ein Rad für alle', format: 'Story', language: 'de' })
  const { image_url, thumbnail_url, alt } = (await generate(path)).body as Image
  expect(alt).toMatch(/der Titel lautet „Ein Rad für alle“$/)
  const size = async (file: string) => imageSize(new Uint8Array(await (await get(file)).arrayBuffer()))
  expect(await size(image_url)).toEqual({ width: 1536, height: 1024 })
  expect(await size(thumbnail_url)).toEqual({ width: 480, height: 320 })
})
