// The worker's side of videos: a worker that stops halfway, and how many videos are generated at once.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Video } from '#contract/videos.ts'
import { testImage } from '#test/helpers/images.ts'
import { startReplayServer, type Reply } from '#test/helpers/replay-server.ts'
import { createVideoModel } from '#server/providers/video/index.ts'
import { testVideo, testVideoSize } from '#test/helpers/videos.ts'
import { startWorker } from '#server/worker.ts'
import { gate, patient, startBlogsApp, type BlogsApp } from '#test/helpers/blogs-app.ts'
import { generatedVideo, isComplete, scriptedModels } from '#test/helpers/videos-app.ts'

const { asked, plain, models, deps, reset } = scriptedModels()
let app: BlogsApp
beforeAll(async () => void (app = await startBlogsApp({ withWorker: false, change: () => deps })))
afterAll(() => app.server.stop())
beforeEach(reset)

/** A blog whose video has been requested. */
const begun = async () => {
  const { deliverable_id, blog_id } = await app.newBlog()
  const content = 'A cargo bike carries two children to school.'
  await app.db.updateTable('blogs').set({ content }).where('blog_id', '=', blog_id).execute()
  const path = `/api/deliverables/${deliverable_id}`
  await app.call('POST', `${path}/videos`)
  return async () => (await app.call('GET', `${path}/video`)).body as Video
}
const generate = async (shown: () => Promise<Video>) => {
  await expect.poll(async () => (await shown()).scenarios.every(isComplete), patient).toBe(true)
  await app.call('POST', `/api/scenarios/${(await shown()).scenarios[0]!.scenario_id}/generate_video`)
}
const generated = (shown: () => Promise<Video>) =>
  expect.poll(async () => (await shown()).generation_status, patient).toBe('generated')

test('M4 stopped during a scenario: its text and pictures so far are kept, and no file is left behind', async () => {
  const shown = await begun()
  const painting = gate()
  models.paint = async (request, options) => {
    if (asked.images.length !== 2) return plain.paint(request, options)
    painting.open()
    await gate().wait(options?.signal)
    return plain.paint(request, options)
  }
  const first = await startWorker(app.server.deps)
  await painting.wait()
  await first.stop()
  const [half] = (await shown()).scenarios
  expect(half!.first_frames.map(({ image_url }) => image_url !== null)).toEqual([true, false, false])
  const second = await startWorker(app.server.deps)
  await expect.poll(async () => (await shown()).scenarios.every(isComplete), patient).toBe(true)
  const [whole] = (await shown()).scenarios
  expect(whole).toMatchObject({ scenario_id: half!.scenario_id, text: half!.text })
  expect(whole!.first_frames[0]).toEqual(half!.first_frames[0])
  expect([asked.texts.length, asked.images.length]).toEqual([1, 4])
  expect(await readdir(join(app.server.deps.env.MASTHEAD_DATA, 'files/images'))).toHaveLength(3)
  await second.stop()
})

test('M4 stopped during a video: the next worker resumes the stored operation instead of starting another', async () => {
  const shown = await begun()
  const kept: unknown[] = []
  const waiting = gate()
  models.generateVideo = async (_, { signal, operation, keep }) => {
    kept.push(operation)
    if (operation) return generatedVideo
    await keep({ job: 'a' })
    waiting.open()
    await gate().wait(signal)
    return generatedVideo
  }
  const first = await startWorker(app.server.deps)
  await generate(shown)
  await waiting.wait()
  await first.stop()
  expect((await shown()).generation_status).toBe('started')
  const second = await startWorker(app.server.deps)
  await generated(shown)
  await second.stop()
  expect(kept).toEqual([null, { job: 'a' }])
})

test('M4 stopped while a vendor generates the video: exactly one is started and paid for', async () => {
  const vendor = await startReplayServer()
  const json = (body: unknown): Reply => ({
    headers: { 'content-type': 'application/json' },
    chunks: [JSON.stringify(body)],
  })
  const prediction = (more: object) => json({ id: '1', urls: { get: `${vendor.url}/predictions/1` }, ...more })
  const model = createVideoModel(
    {
      ...app.server.deps.env,
      AI_VIDEO_MODEL: { vendor: 'replicate', model: 'minimax/video-01' },
      REPLICATE_API_TOKEN: 'test-key',
      REPLICATE_BASE_URL: vendor.url,
    },
    { pollMs: 20 },
  )
  models.generateVideo = (request, work) => model.make(request, work)
  const image = await testImage()
  models.paint = async (request, options) => ({ ...(await plain.paint(request, options)), image })
  const video = await testVideo()
  const starts = () =>
    vendor.requests.filter(({ path }) => path.endsWith('/models/minimax/video-01/predictions')).length
  vendor.replay(prediction({ status: 'starting' }), prediction({ status: 'processing' }))
  const shown = await begun()
  const first = await startWorker(app.server.deps)
  await generate(shown)
  await expect.poll(() => vendor.requests.length, patient).toBeGreaterThan(2)
  await first.stop()
  expect([(await shown()).generation_status, starts()]).toEqual(['started', 1])

  const done = prediction({ status: 'succeeded', output: `${vendor.url}/1.mp4` })
  vendor.replay(prediction({ status: 'processing' }), done, {
    headers: { 'content-type': 'video/mp4' },
    chunks: [video],
  })
  const second = await startWorker(app.server.deps)
  await generated(shown)
  await second.stop()
  await vendor.close()
  expect(starts()).toBe(0)
  const row = await app.db
    .selectFrom('videos')
    .selectAll()
    .where('video_id', '=', (await shown()).video_id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ ...testVideoSize, operation: null, model: 'replicate:minimax/video-01' })
})

test('the built-in renderer generates one video at a time, and texts do not wait for it', async () => {
  const { videoModel } = deps
  videoModel.isBuiltIn = true
  try {
    let now = 0
    let most = 0
    const go = gate()
    models.generateVideo = async (_, { signal }) => {
      most = Math.max(most, ++now)
      await go.wait(signal)
      now--
      return generatedVideo
    }
    const worker = await startWorker(app.server.deps)
    const videos = [await begun(), await begun(), await begun()]
    for (const shown of videos) await generate(shown)
    await expect.poll(() => asked.videos.length, patient).toBe(1)
    const further = await begun()
    await expect.poll(async () => (await further()).scenarios.every(isComplete), patient).toBe(true)
    expect(asked.videos).toHaveLength(1)
    go.open()
    for (const shown of videos) await generated(shown)
    expect(most).toBe(1)
    await worker.stop()
  } finally {
    videoModel.isBuiltIn = false
  }
})
