import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Brand, ScrapingLine } from '#contract/brands.ts'
import { startWorker } from '#server/worker.ts'
import { startTestApp } from '#test/helpers/app.ts'
import { countLockWaits } from '#test/helpers/database.ts'
import { companyPage, companySite, html, unhurried, setUpScrapingApp, valuesOf } from '#test/helpers/scraping-app.ts'
import { linesOf } from '#test/helpers/wire.ts'

const { server, serveSite, serveGated, call, begin, show, attach, follow, generationsOf } = setUpScrapingApp()

const lockWaits = () => countLockWaits(server().deps.db)
const jobsInWork = async (name = 'generation') => {
  const { rows } = await sql<{ n: number }>`
    select count(*) n from pgboss.job where name = ${name} and state in ('created', 'active', 'retry')`.execute(
    server().deps.db,
  )
  return rows[0]!.n
}

describe('B4 a new website, a deletion or a worker’s stop while a website is being read', unhurried, () => {
  const logos = () => readdir(join(server().deps.env.MASTHEAD_DATA, 'files/logos'))

  test('B4 a website given while a job runs cancels that job and is read instead', async () => {
    const old = await serveGated('Old Company')
    const next = await serveSite(html(companyPage('New Company')))
    const brand = await begin(old.url)
    const reading = await attach(brand)
    await old.requested
    const { status, body } = await call('PUT', `/api/brands/${brand.brand_id}/website`, { website: next.url })
    expect([status, body.website, body.scraping_status]).toEqual([200, next.url, 'processing'])
    expect(await linesOf(reading)).toEqual([{ status: 'error', error: 'Another website was given in the meantime' }])
    old.open()
    expect((await follow(brand)).at(-1)).toEqual({ status: 'completed' })
    expect(await show(brand)).toMatchObject({ name: 'New Company', website: next.url })
    expect(await generationsOf(brand)).toMatchObject([{ state: 'cancelled' }, { state: 'completed' }])
  })

  /** Locks the brand's row until `release`, so that requests and the end of the job queue up behind it. */
  const lock = async ({ brand_id }: Brand) => {
    const client = await server().database.pool.connect()
    await client.query('begin')
    await client.query('select 1 from brands where brand_id = $1 for update', [brand_id])
    let isHeld = true
    const release = async () => {
      if (!isHeld) return
      isHeld = false
      await client.query('commit')
      client.release()
    }
    // A failed test, too, must not leave the job waiting: the worker's stop waits for the job.
    onTestFinished(release)
    return release
  }

  test('B4 a new website is kept when the job of the old one ends at the same time', async () => {
    const old = await serveGated('Old Company')
    const next = await serveSite(html(companyPage('New Company')))
    const brand = await begin(old.url)
    await old.requested
    const release = await lock(brand)
    const request = call('PUT', `/api/brands/${brand.brand_id}/website`, { website: next.url })
    await expect.poll(lockWaits, unhurried).toBe(1)
    old.open()
    await expect.poll(lockWaits, unhurried).toBe(2)
    await release()
    expect((await request).status).toBe(200)
    expect((await follow(brand)).at(-1)).toEqual({ status: 'completed' })
    expect(await show(brand)).toMatchObject({ name: 'New Company', website: next.url })
  })

  test('B7 following a job at the moment it ends does not start a second one', async () => {
    const site = await serveGated('Once Company')
    const brand = await begin(site.url)
    await site.requested
    const release = await lock(brand)
    site.open()
    await expect.poll(lockWaits, unhurried).toBe(1)
    const reading = follow(brand)
    await expect.poll(lockWaits, unhurried).toBe(2)
    await release()
    expect(valuesOf(await reading)).toMatchObject({ name: 'Once Company' })
    expect(await generationsOf(brand)).toHaveLength(1)
  })

  test('B3 a new website removes the logo found on the old one', async () => {
    const old = await serveSite(companySite('Old Company'))
    const next = await serveSite(html(companyPage('New Company')))
    const brand = await begin(old.url)
    await follow(brand)
    const { logo } = await show(brand)
    expect(await logos()).toContain(logo)
    await call('PUT', `/api/brands/${brand.brand_id}/website`, { website: next.url })
    await follow(brand)
    expect(await show(brand)).toMatchObject({ name: 'New Company', logo: null })
    expect(await logos()).not.toContain(logo)
  })

  test('B5 a brand deleted while its job runs stays deleted: readers get an error, no file is left', async () => {
    const before = await logos()
    const site = await serveGated('Gone Company')
    const brand = await begin(site.url)
    const reading = await attach(brand)
    await site.requested
    expect((await call('DELETE', `/api/brands/${brand.brand_id}`)).status).toBe(204)
    expect(await linesOf(reading)).toEqual([{ status: 'error', error: 'This was deleted in the meantime' }])
    site.open()
    await expect.poll(() => jobsInWork(), unhurried).toBe(0)
    expect((await attach(brand)).status).toBe(404)
    expect(await generationsOf(brand)).toEqual([])
    expect(await jobsInWork('generation_abandoned')).toBe(0)
    expect(await logos()).toEqual(before)
  })

  test('B4 when a worker stops during a job, another worker restarts the job and completes it once', async () => {
    const site = await serveGated('Steady Company')
    const own = await startTestApp({ withWorker: false, change: () => ({ webPages: server().deps.webPages }) })
    onTestFinished(own.stop)
    const owner = await own.signIn()
    const first = await startWorker(own.deps)
    const { body: brand } = await own.call(owner, 'POST', '/api/brands/create_from_website', { website: site.url })
    const reading = own.app.request(`/api/brands/${brand.brand_id}/process_scraping`, {
      method: 'PUT',
      headers: { 'session-id': owner.session_id },
    })
    await site.requested
    await first.stop()
    const second = await startWorker(own.deps)
    site.open()
    const lines = await linesOf<ScrapingLine>(await reading)
    await second.stop()
    expect(lines.filter(({ status }) => status !== 'processing')).toEqual([{ status: 'completed' }])
    const stored = (await own.call(owner, 'GET', `/api/brands/${brand.brand_id}`)).body
    expect(stored).toMatchObject({ name: 'Steady Company', scraping_status: 'completed', version: 2 })
    const generations = await own.deps.db.selectFrom('generations').select(['state', 'attempt']).execute()
    expect(generations).toMatchObject([{ state: 'completed' }])
    expect(generations[0]!.attempt).toBeGreaterThan(1)
  })
})
