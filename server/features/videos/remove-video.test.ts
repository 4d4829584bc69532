// Deleting a deliverable or brand at any moment leaves nothing of its video.
import { describe, expect, test } from 'vitest'
import { gate, patient } from '#test/helpers/blogs-app.ts'
import { countLockWaits } from '#test/helpers/database.ts'
import { useVideosApp } from '#test/helpers/videos-app.ts'

const { app, asked, models, files, count, unfinishedJobs, newBlog, create, generate, begun, ended, plain } =
  useVideosApp()

const none = { images: 0, videos: 0 }

type Ids = { deliverable_id: string; brand_id: string }

describe.each([
  ['deliverable', (ids: Ids) => `/api/deliverables/${ids.deliverable_id}`],
  ['brand', (ids: Ids) => `/api/brands/${ids.brand_id}`],
] as const)('B5 the %s is deleted', (_, pathOf) => {
  const remove = async (ids: Ids) => expect((await app().call('DELETE', pathOf(ids))).status).toBe(204)
  const nothingIsLeft = async () => {
    await expect.poll(unfinishedJobs, patient).toBe(0)
    expect([await count('videos'), await count('scenarios'), await count('first_frames')]).toEqual([0, 0, 0])
    expect(await files()).toEqual(none)
  }

  test('with a generated video: every file is deleted', async () => {
    const made = await begun()
    await generate(made.video.scenarios[0]!.scenario_id)
    await ended(made.deliverable_id)
    expect(await files()).toEqual({ images: 4, videos: 1 })
    await remove(made)
    await nothingIsLeft()
  })

  test('while the scenario is being written', async () => {
    const { open, wait } = gate()
    const writing = gate()
    models.writeText = async (request, signal) => {
      writing.open()
      await wait(signal)
      return plain.writeText(request, signal)
    }
    const ids = await newBlog()
    await create(ids.deliverable_id)
    await writing.wait()
    await remove(ids)
    open()
    await nothingIsLeft()
    expect(asked.images).toEqual([])
  })

  test('while a first frame is being generated', async () => {
    const { open, wait } = gate()
    const painting = gate()
    models.paint = async (request, options) => {
      if (asked.images.length === 2) {
        painting.open()
        await wait(options?.signal)
      }
      return plain.paint(request, options)
    }
    const ids = await newBlog()
    await create(ids.deliverable_id)
    await painting.wait()
    await remove(ids)
    open()
    await nothingIsLeft()
    expect(asked.images).toHaveLength(2)
  })

  test('while the video is being generated: the work is aborted', async () => {
    const made = await begun()
    let isStopped = false
    models.generateVideo = (_, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => {
          isStopped = true
          reject(signal!.reason as Error)
        }),
      )
    await generate(made.video.scenarios[0]!.scenario_id)
    await expect.poll(() => asked.videos.length, patient).toBe(1)
    await remove(made)
    await expect.poll(() => isStopped, patient).toBe(true)
    await nothingIsLeft()
  })

  test('while the video is being stored: both finish, and no file is left', async () => {
    const made = await begun()
    const { storage } = app().server.deps
    const { put } = storage
    const storing = gate()
    const go = gate()
    storage.put = async (...given) => {
      storing.open()
      await go.wait()
      return put(...given)
    }
    try {
      await generate(made.video.scenarios[0]!.scenario_id)
      await storing.wait()
      const deleting = remove(made)
      await expect.poll(() => countLockWaits(app().db), patient).toBe(1)
      go.open()
      await deleting
    } finally {
      storage.put = put
    }
    await nothingIsLeft()
  })
})
