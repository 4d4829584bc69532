import { describe, expect, test } from 'vitest'
import type { Image } from '#contract/media.ts'
import { createImageModel } from '#server/providers/image/index.ts'
import { ProviderError } from '#server/providers/provider-error.ts'
import { imageSize } from '#server/providers/web-page/image-size.ts'
import type { Person } from '#test/helpers/app.ts'
import { patient } from '#test/helpers/blogs-app.ts'
import { plainly, setUpImagesApp } from '#test/helpers/images-app.ts'

const { app, asked, scripted, files, generate, list, remove, get, held } = setUpImagesApp()

describe('M7 generating an image', () => {
  test('M7 returns the image, and M4 the list is sorted by created_at, oldest first', async () => {
    const { path, deliverable_id } = await app().newBlog({ title: 'Choosing a cargo bike', format: 'Story' })
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

  test('M7 works under both paths, and for a blog without a title', async () => {
    const { blog_id } = await app().newBlog()
    expect((await generate(`/api/blog/${blog_id}`)).status).toBe(201)
    expect(asked[0]!.art.title).toBeNull()
  })

  test('a deleted image is not generated again: the next one differs', async () => {
    const { path, deliverable_id } = await app().newBlog({ title: 'A title', format: 'Story' })
    const { body } = await generate(path)
    await remove(deliverable_id, [body.image_id])
    await generate(path)
    expect(asked.map(({ art }) => art.index)).toEqual([0, 1])
  })

  test('M5 at most 5 images: the sixth is 409', async () => {
    const { path, deliverable_id } = await app().newBlog()
    for (let index = 0; index < 5; index += 1) expect((await generate(path)).status).toBe(201)
    expect(await generate(path)).toMatchObject({ status: 409, body: { error: 'A blog has at most 5 images' } })
    expect((await list(deliverable_id)).body).toHaveLength(5)
    expect(await files()).toHaveLength(10)
  })

  test('M5 at most 5 images, even with repeated bursts of 20 concurrent requests', async () => {
    const { path, deliverable_id } = await app().newBlog()
    const answers = []
    for (let round = 0; round < 6; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => generate(path)))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect((await list(deliverable_id)).body).toHaveLength(5)
    expect(await files()).toHaveLength(10)
  })

  test('a second request attaches to the running generation', async () => {
    const { path } = await app().newBlog()
    const { begun, go } = held()
    const first = generate(path)
    await begun
    const second = generate(path)
    // Before the first one ends, or the second would ask for another image.
    await expect.poll(() => app().followers(), patient).toBe(2)
    go()
    expect((await second).body).toEqual((await first).body)
    expect(asked).toHaveLength(1)
  })

  test('M4 reports a running generation to its owner', async () => {
    const { path } = await app().newBlog()
    const generation = (by?: Person) => app().call('GET', `${path}/images/generation`, undefined, by)
    expect((await generation()).body).toEqual({ is_generating: false })
    const { begun, go } = held()
    const answer = generate(path)
    await begun
    expect((await generation()).body).toEqual({ is_generating: true })
    expect((await generation(await app().server.signIn())).status).toBe(404)
    go()
    await answer
    expect((await generation()).body).toEqual({ is_generating: false })
  })

  test.each([
    ['no blogs left', { blogs_left: 0 }],
    ['an expired plan', { plan_expiry: new Date(Date.now() - 1000) }],
  ])('M6 with %s: 402, and nothing is generated', async (_, plan) => {
    const person = await app().server.signIn()
    const { path } = await app().newBlog({}, person)
    await app().db.updateTable('users').set(plan).where('user_id', '=', person.user_id).execute()
    expect((await generate(path, person)).status).toBe(402)
    expect(asked).toEqual([])
  })

  test('M8 a failure of the model is 502 with its message, and the next attempt succeeds', async () => {
    const { path, deliverable_id } = await app().newBlog()
    scripted.make = () => Promise.reject(new ProviderError('filtered', 'The model declined.'))
    expect(await generate(path)).toMatchObject({ status: 502, body: { detail: 'The model declined.' } })
    expect((await list(deliverable_id)).body).toEqual([])
    expect(await files()).toEqual([])
    scripted.make = plainly
    expect((await generate(path)).status).toBe(201)
  })

  test('a failure of the storage leaves neither row nor file', async () => {
    const { path, deliverable_id } = await app().newBlog()
    const { storage } = app().server.deps
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
})

test('M4 the built-in generator produces a WebP of 1536 × 1024 with a thumbnail and a text alternative', async () => {
  scripted.make = createImageModel({ ...app().server.deps.env, AI_IMAGE_MODEL: { vendor: 'builtin' } }).make
  const { path } = await app().newBlog({ title: 'Ein Rad für alle', format: 'Story', language: 'de' })
  const { image_url, thumbnail_url, alt } = (await generate(path)).body as Image
  expect(alt).toMatch(/der Titel lautet „Ein Rad für alle“$/)
  const size = async (file: string) => imageSize(new Uint8Array(await (await get(file)).arrayBuffer()))
  expect(await size(image_url)).toEqual({ width: 1536, height: 1024 })
  expect(await size(thumbnail_url)).toEqual({ width: 480, height: 320 })
})
