import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { openDatabase } from '#server/lib/db/pool.ts'
import type { Deps } from '#server/deps.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'

let server: TestApp

const nowhere = await freePort()

beforeAll(async () => {
  server = await startTestApp({ withWorker: false, env: { DEMO_URL: 'https://example.com/demo' } })
})
afterAll(() => server.stop())

const nobody: Person | undefined = undefined
const read = (path: string, from = server) => from.call(nobody, 'GET', path)

describe('health and ready', () => {
  const startWith = async (change: (deps: Deps) => Partial<Deps>) => {
    const other = await startTestApp({ withWorker: false, change })
    onTestFinished(() => other.stop())
    return other
  }

  test('both are 200 while every service is reachable, also without a session', async () => {
    for (const path of ['/api/health', '/api/ready'])
      expect(await read(path)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  test.each<[string, (deps: Deps) => Partial<Deps>]>([
    ['the database', () => ({ db: openDatabase(`postgres://masthead:secret@127.0.0.1:${nowhere}/masthead`).db })],
    ['the queue', ({ queue }) => ({ queue: { ...queue, ping: () => Promise.reject(new Error('queue at 10.0.0.5')) } })],
    ['the storage', ({ storage }) => ({ storage: { ...storage, ping: () => Promise.reject(new Error('no bucket')) } })],
    [
      'a storage that does not reply',
      ({ storage }) => ({ storage: { ...storage, ping: () => new Promise(() => {}) } }),
    ],
  ])('503 without %s, without internal details; the process itself is healthy', async (_, change) => {
    const other = await startWith(change)
    expect((await read('/api/ready', other)).body).toEqual({
      error: 'Database, queue or storage cannot be reached',
      status: 'error',
      code: 503,
    })
    expect((await read('/api/health', other)).status).toBe(200)
  })
})

describe('config', () => {
  test('contains the URLs, the version, and which parts are built in or a sandbox', async () => {
    const { body } = await read(contract.system.config.path)
    const { API_URL } = server.deps.env
    expect(body).toEqual({
      version: '4.8.8',
      environment: 'app',
      api_url: API_URL,
      brand_logo_base: `${API_URL}/brand-logos/`,
      image_base: `${API_URL}/media/images/`,
      video_base: `${API_URL}/media/videos/`,
      faq_url: null,
      demo_url: 'https://example.com/demo',
      text_model: { id: server.deps.textModel.id, is_builtin: true },
      sandbox: null,
      partners: [],
      sentry_dsn: null,
      chat_widget_url: null,
    })
  })
})
