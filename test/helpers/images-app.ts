// The server for tests of images: a scripted model, and the calls of M7 by name.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ImageModel, ImageRequest } from '#server/providers/image/image-model.ts'
import type { Person } from './app.ts'
import { startBlogsApp, type BlogsApp } from './blogs-app.ts'

type Make = ImageModel['make']
const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const paintedImage = {
  image: bytes('image'),
  thumbnail: bytes('thumbnail'),
  width: 6,
  height: 4,
  alt: 'Hills',
  model: 'test:brush',
}
export const plainly: Make = async () => paintedImage

export const setUpImagesApp = () => {
  let app: BlogsApp
  const asked: ImageRequest[] = []

  /** The behaviour of the model. */
  const scripted = { make: plainly }

  const model: ImageModel = {
    id: 'test:brush',
    isBuiltIn: true,
    make: (request, options) => {
      asked.push(request)
      return scripted.make(request, options)
    },
  }

  beforeAll(async () => void (app = await startBlogsApp({ change: () => ({ imageModel: model }) })))
  afterAll(() => app.server.stop())
  beforeEach(() => {
    scripted.make = plainly
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

  /** Makes the model wait until `go` is called. */
  const held = () => {
    const begun = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    scripted.make = async () => {
      begun.resolve()
      await go.promise
      return paintedImage
    }
    return { begun: begun.promise, go: go.resolve }
  }
  const unfinishedJobs = async () => {
    const { rows: jobs } = await app.server.database.pool.query(
      "select 1 from pgboss.job where state not in ('completed', 'cancelled')",
    )
    return jobs.length
  }

  return { app: () => app, asked, scripted, files, rows, generate, list, remove, get, held, unfinishedJobs }
}
