// The server for tests of videos: scripted models, and the calls of M7 by name.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Scenario, Video } from '#contract/videos.ts'
import type { Deps } from '#server/deps.ts'
import type { ImageModel, ImageRequest } from '#server/providers/image/image-model.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import type { VideoModel, VideoRequest } from '#server/providers/video/video-model.ts'
import type { Person } from './app.ts'
import { patient, scriptedModel, startBlogsApp, type BlogsApp } from './blogs-app.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))

type WriteText = (request: TextRequest, signal: AbortSignal | undefined) => Promise<string>

/** What the video model of a test answers. */
export const generatedVideo = {
  video: bytes('0123456789'),
  poster: bytes('poster'),
  width: 1280,
  height: 720,
  duration: 12.5,
  model: 'test:camera',
}

const content =
  '# Cargo bikes\n\nA cargo bike carries two children to school.\n\n## Brakes\n\nTest the brakes in the rain.'

/** Whether a scenario has its text and the pictures of its first frames. */
export const isComplete = ({ text, first_frames }: Scenario) =>
  text !== '' && first_frames.every(({ image_url }) => image_url !== null)

/** The scripted models, which a test may replace, and their requests. */
export const scriptedModels = () => {
  const asked = { texts: [] as TextRequest[], images: [] as ImageRequest[], videos: [] as VideoRequest[] }
  const plain = {
    writeText: (async () => {
      const day = asked.texts.length
      return JSON.stringify({
        scenes: ['One', 'Two', 'Three', 'Four'].map((word) => `${word} ride of day ${day} begins.`),
      })
    }) as WriteText,
    paint: (async () => ({
      image: bytes(`image ${asked.images.length}`),
      thumbnail: bytes('small'),
      width: 6,
      height: 4,
      alt: '',
      model: 'test:brush',
    })) as ImageModel['make'],
    generateVideo: (async () => generatedVideo) as VideoModel['make'],
  }
  const models = { ...plain }
  const imageModel: ImageModel = {
    id: 'test:brush',
    isBuiltIn: true,
    make: (request, options) => {
      asked.images.push(request)
      return models.paint(request, options)
    },
  }
  const videoModel: VideoModel = {
    id: 'test:camera',
    isBuiltIn: false,
    make: (request, work) => {
      asked.videos.push(request)
      return models.generateVideo(request, work)
    },
  }
  const textModel = scriptedModel((request, { signal }) => {
    asked.texts.push(request)
    return models.writeText(request, signal)
  })
  const reset = () => {
    Object.assign(models, plain)
    for (const list of Object.values(asked)) list.length = 0
  }
  const deps: Pick<Deps, 'imageModel' | 'videoModel' | 'textModel'> = { imageModel, videoModel, textModel }
  return { asked, plain, models, deps, reset }
}

/** Starts a server for a test file, and clears it after each test, when all jobs have ended. */
export const useVideosApp = () => {
  const { asked, plain, models, deps, reset } = scriptedModels()
  let started: BlogsApp
  const app = () => started
  beforeAll(async () => void (started = await startBlogsApp({ change: () => deps })))
  afterAll(() => started.server.stop())
  beforeEach(reset)

  const filesIn = (folder: string) =>
    readdir(join(started.server.deps.env.MASTHEAD_DATA, 'files', folder)).catch(() => [] as string[])
  const unfinishedJobs = async () => {
    const { rows } = await started.server.database.pool.query(
      "select 1 from pgboss.job where state not in ('completed', 'cancelled')",
    )
    return rows.length
  }
  afterEach(async () => {
    await expect.poll(unfinishedJobs, patient).toBe(0)
    await started.db.deleteFrom('brands').execute()
    const { storage } = started.server.deps
    for (const folder of ['images', 'videos'])
      for (const file of await filesIn(folder)) await storage.remove(`${folder}/${file}`)
  })

  /** A blog with a title and content. */
  const newBlog = async (fields: object = {}, by?: Person) => {
    const blog = await started.newBlog({ title: 'Choosing a cargo bike', format: 'Story' }, by)
    const changes = { content, ...fields }
    await started.db.updateTable('blogs').set(changes).where('blog_id', '=', blog.blog_id).execute()
    return blog
  }
  const show = (deliverable_id: string, by?: Person) =>
    started.call('GET', `/api/deliverables/${deliverable_id}/video`, undefined, by)
  const video = async (deliverable_id: string) => (await show(deliverable_id)).body as Video
  const create = (deliverable_id: string, by?: Person) =>
    started.call('POST', `/api/deliverables/${deliverable_id}/videos`, undefined, by)
  /** The video once none of its scenarios is being generated. */
  const settled = async (deliverable_id: string) => {
    await expect.poll(async () => (await video(deliverable_id)).scenarios.every(isComplete), patient).toBe(true)
    await expect.poll(unfinishedJobs, patient).toBe(0)
    return video(deliverable_id)
  }

  return {
    app,
    asked,
    plain,
    models,
    unfinishedJobs,
    newBlog,
    show,
    video,
    create,
    settled,
    addScenario: (video_id: string, by?: Person) =>
      started.call('POST', `/api/videos/${video_id}/scenarios`, undefined, by),
    generate: (scenario_id: string, body: object = {}, by?: Person) =>
      started.call('POST', `/api/scenarios/${scenario_id}/generate_video`, body, by),
    get: async (path: string, init?: RequestInit) => started.server.app.request(path, init),
    /** A blog whose video has a first scenario. */
    begun: async (fields: object = {}, by?: Person) => {
      const blog = await newBlog(fields, by)
      expect((await create(blog.deliverable_id, by)).status).toBe(201)
      return { ...blog, video: await settled(blog.deliverable_id) }
    },
    /** The video once it is no longer being generated. */
    ended: async (deliverable_id: string) => {
      await expect.poll(async () => (await video(deliverable_id)).generation_status, patient).not.toBe('started')
      return video(deliverable_id)
    },
    files: async () => ({ images: (await filesIn('images')).length, videos: (await filesIn('videos')).length }),
    count: async (table: 'videos' | 'scenarios' | 'first_frames') =>
      (await started.db.selectFrom(table).selectAll().execute()).length,
    spend: (plan: object, { user_id }: Person) =>
      started.db.updateTable('users').set(plan).where('user_id', '=', user_id).execute(),
  }
}
