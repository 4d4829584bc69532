// Database outages: connections terminated during a query, and restarts.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import { silentLog } from '#server/lib/log.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { signInByForms } from '#test/helpers/plain-sign-in.ts'
import { startProduct, type Product } from '#test/helpers/product.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

const away = {
  error: 'The database cannot be reached',
  status: 'error',
  code: 503,
  detail: 'The database cannot be reached at the moment. Please try again shortly.',
}

// An unhandled error event would end the process; here it fails the run.
describe('connections terminated under load', () => {
  let server: TestApp
  let admin: Client
  let person: Person

  beforeAll(async () => {
    server = await startTestApp()
    person = await server.signIn()
    admin = new Client({ connectionString: server.database.url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin?.end()
    await server?.stop()
  })

  const terminateAll = async () => {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    return rowCount ?? 0
  }

  test('fail requests with 503 only, and later requests succeed', async () => {
    const answers: { status: number; body: unknown }[] = []
    const over = new AbortController()
    const keepCalling = async (call: () => ReturnType<TestApp['call']>) => {
      while (!over.signal.aborted) {
        const { status, body } = await call()
        answers.push({ status, body })
      }
    }
    const load = Promise.all(
      Array.from({ length: 6 }, () => [
        keepCalling(() => server.call(person, 'POST', '/api/brands', formOf(completeBrand))),
        keepCalling(() => server.call(person, 'GET', '/api/users/self')),
      ]).flat(),
    )
    let terminated = 0
    for (let round = 1; round <= 20; round += 1) {
      const before = answers.length
      terminated += await terminateAll()
      await expect.poll(() => answers.length, { interval: 5 }).toBeGreaterThan(before + 12)
    }
    over.abort()
    await load
    expect(terminated).toBeGreaterThan(60)
    expect(answers.some(({ status }) => status === 201)).toBe(true)
    const failed = answers.filter(({ status }) => status >= 300)
    expect(failed.length).toBeGreaterThan(0)
    for (const { status, body } of failed) expect({ status, body }).toEqual({ status: 503, body: away })
    await expect.poll(async () => (await server.call(person, 'GET', '/api/ready')).status).toBe(200)
    expect((await server.call(person, 'GET', '/api/users/self')).status).toBe(200)
  })
})

describe('a database restart', () => {
  let folder: string
  let product: Product
  let startPostgres: () => ReturnType<typeof startEmbeddedPostgres>
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-restart-'))
    await chmod(folder, 0o711)
    const port = await freePort()
    startPostgres = () => startEmbeddedPostgres({ dataFolder: join(folder, 'data'), port, log: silentLog })
    postgres = await startPostgres()
    product = await startProduct({ DATABASE_URL: postgres.url })
  }, 90_000)
  afterAll(async () => {
    await product?.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string, session_id: string) =>
    fetch(`${product.url}${path}`, { headers: { 'session-id': session_id } })

  test('fails requests with 503 meanwhile; API, worker and sandbox recover afterwards', async () => {
    const session_id = await signInByForms(product.url)
    for (let round = 1; round <= 3; round += 1) {
      const calls = Promise.all(Array.from({ length: 20 }, async () => (await get('/api/brands', session_id)).status))
      await postgres.stop()
      for (const status of await calls) expect([200, 503]).toContain(status)
      const refused = await get('/api/users/self', session_id)
      expect([refused.status, refused.headers.get('Retry-After'), await refused.json()]).toEqual([503, '5', away])
      expect((await get('/api/ready', session_id)).status).toBe(503)
      postgres = await startPostgres()
      await expect.poll(async () => (await get('/api/ready', session_id)).status, { timeout: 20_000 }).toBe(200)
      expect(product.running().toSorted()).toEqual(['api', 'sandbox', 'worker'])
    }
    expect((await get('/api/users/self', session_id)).status).toBe(200)
    const again = await signInByForms(product.url)
    await expectWorker(again)
  }, 120_000)

  /** The worker reads the demo company's site. */
  const expectWorker = async (session_id: string) => {
    const made = await fetch(`${product.url}/api/brands/create_from_website`, {
      method: 'POST',
      headers: { 'session-id': session_id, 'Content-Type': 'application/json' },
      body: JSON.stringify({ website: `${product.sandboxUrl}/demo/` }),
    })
    const { brand_id } = (await made.json()) as { brand_id: string }
    const status = async () => {
      const brand = (await (await get(`/api/brands/${brand_id}`, session_id)).json()) as { scraping_status: string }
      return brand.scraping_status
    }
    await expect.poll(status, { timeout: 60_000 }).toBe('completed')
  }
})
