// The list of deliverables and deleting from it (B2, B3, B7, B9).
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deliverable } from '#contract/blogs.ts'
import { startBrandsApp, type BrandsApp } from '#test/helpers/brands-app.ts'

let app: BrandsApp
beforeAll(async () => void (app = await startBrandsApp()))
afterAll(() => app.server.stop())

const list = async (by?: Parameters<BrandsApp['call']>[3]) =>
  (await app.call('GET', '/api/deliverables', undefined, by)).body as Deliverable[]
const remove = (deliverable_id: string) => app.call('DELETE', `/api/deliverables/${deliverable_id}`)

test('B3 a deliverable has its id, brand, date and blog; the brand is a summary, the blog has what a card shows', async () => {
  const brand = await app.newBrand({ name: 'شركة <b>النور</b>' })
  const { deliverable_id, blog_id } = await app.newBlog(brand)
  const { db } = app.server.deps
  await db.updateTable('blogs').set({ gdrive_url: 'https://drive.example/1' }).where('blog_id', '=', blog_id).execute()
  expect(await list()).toEqual([
    {
      deliverable_id,
      brand_id: brand.brand_id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      brand: {
        brand_id: brand.brand_id,
        name: 'شركة <b>النور</b>',
        logo: null,
        brand_creation_step: 'completed',
      },
      blog: { blog_id, title: 'Choosing a cargo bike', finalized: false, gdrive_url: 'https://drive.example/1' },
    },
  ])
  await app.remove(brand)
})

test('B3 the blog of a deliverable may be missing', async () => {
  const brand = await app.newBrand()
  const { deliverable_id, blog_id } = await app.newBlog(brand)
  await app.server.deps.db.deleteFrom('blogs').where('blog_id', '=', blog_id).execute()
  expect(await list()).toMatchObject([{ deliverable_id, blog: null }])
  await app.remove(brand)
})

test('B9 deliverables are sorted by created_at, newest first, over all brands', async () => {
  const brands = [await app.newBrand({ name: 'First' }), await app.newBrand({ name: 'Second' })]
  const days = [3, 0, 5, 1, 4, 2]
  for (const day of days) {
    const { deliverable_id } = await app.newBlog(brands[day % 2]!)
    await sql`update deliverables set created_at = timestamptz '2026-03-01' + ${day} * interval '1 day'
      where deliverable_id = ${deliverable_id}`.execute(app.server.deps.db)
  }
  const found = await list()
  expect(found.map(({ created_at }) => new Date(created_at).getUTCDate())).toEqual([6, 5, 4, 3, 2, 1])
  expect(found.map(({ brand }) => brand.name)).toEqual(['Second', 'First', 'Second', 'First', 'Second', 'First'])
  expect(await list()).toEqual(found)
  for (const brand of brands) await app.remove(brand)
})

test('B9 deliverables created at the same instant have a stable order', async () => {
  const brand = await app.newBrand()
  for (let n = 0; n < 5; n += 1) await app.newBlog(brand)
  await sql`update deliverables set created_at = timestamptz '2026-03-01'`.execute(app.server.deps.db)
  const ids = (await list()).map(({ deliverable_id }) => deliverable_id)
  expect(ids).toEqual(ids.toSorted())
  await app.remove(brand)
})

test('B7 the list shows the new name of a renamed brand, and no deliverables of a deleted one', async () => {
  const [kept, gone] = [await app.newBrand(), await app.newBrand()]
  await app.newBlog(kept)
  await app.newBlog(gone)
  await app.save(kept, { name: 'Renamed' })
  await app.remove(gone)
  expect((await list()).map(({ brand }) => brand.name)).toEqual(['Renamed'])
  await app.remove(kept)
})

test('B7 deleting removes the deliverable with its blog and leaves the others; a second time it is 404', async () => {
  const brand = await app.newBrand()
  const [gone, kept] = [await app.newBlog(brand), await app.newBlog(brand)]
  expect((await remove(gone.deliverable_id)).status).toBe(204)
  expect((await list()).map(({ deliverable_id }) => deliverable_id)).toEqual([kept.deliverable_id])
  expect((await app.call('GET', `/api/blogs/${gone.blog_id}`)).status).toBe(404)
  const { status, body } = await remove(gone.deliverable_id)
  expect([status, body]).toEqual([404, { error: 'Deliverable not found', status: 'error', code: 404 }])
  expect((await app.call('GET', '/api/brands')).body).toHaveLength(1)
  await app.remove(brand)
})

test('decisions: people see and delete only their own deliverables', async () => {
  const brand = await app.newBrand()
  const { deliverable_id } = await app.newBlog(brand)
  const stranger = await app.server.signIn()
  expect(await list(stranger)).toEqual([])
  expect((await app.call('DELETE', `/api/deliverables/${deliverable_id}`, undefined, stranger)).status).toBe(404)
  expect(await list()).toHaveLength(1)
  await app.remove(brand)
})

test('B4 creating a deliverable for a deleted brand is 404', async () => {
  const brand = await app.newBrand()
  await app.remove(brand)
  const blog = { language: 'en_GB', has_brief: false }
  const { status } = await app.call('POST', '/api/deliverables', { brand_id: brand.brand_id, blog })
  expect(status).toBe(404)
})
