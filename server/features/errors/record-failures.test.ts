import { startSentry } from '#test/helpers/sentry.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Job } from '#server/lib/jobs/work.ts'
import { reportedJob } from './reported.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

const secret = 'S3cr3tS3cr3t'
const canary = 'CanaryTextOfThePerson'
const texts = [secret, canary]

let sentry: Awaited<ReturnType<typeof startSentry>>
let server: TestApp
let person: Person

beforeAll(async () => {
  sentry = await startSentry()
  const thrown = Object.assign(new Error(`refused postgres://masthead:${secret}@10.0.0.5/db`), {
    cause: Object.assign(new Error(`Type validation failed: Value: ${canary}`), { name: 'AI_TypeValidationError' }),
  })
  server = await startTestApp({
    withWorker: false,
    env: { SENTRY_DSN: sentry.dsn, ENVIRONMENT_LABEL: 'app', TRUST_PROXY: '1' },
    change: ({ webPages }) => ({ webPages: { ...webPages, readArticle: () => Promise.reject(thrown) } }),
  })
  person = await server.signIn()
})
afterAll(async () => {
  await server?.stop()
  sentry?.stop()
})
beforeEach(() => void (sentry.events.length = 0))

const ask = (path: string, init: RequestInit = {}, by: Person | null = person) =>
  server.app.request(path, {
    ...init,
    headers: {
      ...(by && { 'session-id': by.session_id }),
      'X-Forwarded-For': '203.0.113.9',
      'User-Agent': 'Test/1',
      cookie: `session-id=${secret}`,
      authorization: `Bearer ${secret}`,
      ...(init.headers as Record<string, string>),
    },
  })

const reported = async (count: number) => {
  await expect.poll(() => sentry.events.length).toBeGreaterThanOrEqual(count)
  await server.deps.errorReports.flush(5000)
  return sentry.events
}

const json = { 'Content-Type': 'application/json' }
const missing = '00000000-0000-4000-8000-000000000000'

describe('B1 every response with a status from 400 to 599 is an error event', () => {
  test('B1 401, 404, 405, 413, 415, 422 and 500 are recorded once each, a success is not', async () => {
    const { brand_id } = (await server.call(person, 'POST', '/api/brands', formOf(completeBrand))).body
    const blog = { language: 'en_GB', has_brief: false }
    const { deliverable_id } = (await server.call(person, 'POST', '/api/deliverables', { brand_id, blog })).body
    const statuses = [
      (await ask('/api/users/self', {}, null)).status,
      (await ask(`/api/brands/${missing}`)).status,
      (await ask('/api/brands', { method: 'PATCH' })).status,
      (await ask('/api/product_events', { method: 'POST', body: 'x'.repeat(2 ** 20 + 1), headers: json })).status,
      (await ask('/api/product_events', { method: 'POST', body: 'x' })).status,
      (await ask('/api/product_events', { method: 'POST', body: `{"${canary}":1}`, headers: json })).status,
      (
        await ask(`/api/deliverables/${deliverable_id}/contexts/scrape`, {
          method: 'POST',
          body: '{"url":"https://example.com"}',
          headers: json,
        })
      ).status,
    ]
    expect(statuses).toEqual([401, 404, 405, 413, 415, 422, 500])
    expect((await ask('/api/brands')).status).toBe(200)
    const events = await reported(statuses.length)
    const recorded = events.map(({ tags }) => Number(tags['status'])).toSorted((one, other) => one - other)
    expect(recorded).toEqual(statuses)
    for (const { tags, level, fingerprint } of events) {
      expect(level).toBe(Number(tags['status']) < 500 ? 'warning' : 'error')
      expect(fingerprint).toEqual([tags['status'], tags['method'], tags['route']])
    }
    expect(events.find(({ tags }) => tags['status'] === '500')).toMatchObject({
      tags: { method: 'POST', route: '/api/deliverables/{deliverable_id}/contexts/scrape' },
      exception: {
        values: [
          { type: 'AI_TypeValidationError', value: '[left out: it may quote a text]' },
          { type: 'Error', value: 'refused postgres://masthead:[hidden]@10.0.0.5/db' },
        ],
      },
    })
  })

  test('B1 an event carries the person, their address, the call, the version and the label', async () => {
    await ask(`/api/brands/${missing}?page=2`)
    const [event] = await reported(1)
    expect(event).toMatchObject({
      release: '4.8.8',
      environment: 'app',
      message: '404 GET /api/brands/{brand_id}',
      user: {
        id: person.user_id,
        email: 'person@example.test',
        username: 'Test Person',
        ip_address: '203.0.113.9',
      },
      request: { method: 'GET', url: expect.stringContaining(`/api/brands/${missing}`), query_string: '?page=2' },
      contexts: { response: { status_code: 404 } },
    })
  })

  test('M2 the expected 404 of an unrated blog is a warning with a fixed fingerprint', async () => {
    await ask(`/api/feedbacks/${missing}`)
    await ask(`/api/feedbacks/${missing.replace('4', '5')}`)
    for (const { level, fingerprint } of await reported(2)) {
      expect(level).toBe('warning')
      expect(fingerprint).toEqual(['404', 'GET', '/api/feedbacks/{entity_id}'])
    }
  })

  test('no session id, cookie, token or text of a person is sent', async () => {
    await ask(`/api/users/self?access_token=${secret}&session-id=${secret}`, {}, null)
    await ask(`/api/auth/google_callback?code=${secret}&state=${secret}`)
    await ask(`/?access_token=${secret}`, { method: 'POST' })
    await ask('/api/text/rewrite', { method: 'POST', body: JSON.stringify({ sentence: canary }), headers: json })
    await ask('/api/auth/session', { method: 'POST', body: JSON.stringify({ access_token: secret }), headers: json })
    await reported(4)
    const sent = sentry.envelopes.join('\n')
    for (const text of [...texts, person.session_id]) expect(sent).not.toContain(text)
    expect(sent).toContain('[hidden]')
    expect(sent).not.toMatch(/sentry-trace|baggage/i)
  })
})

describe('B1 a failed job is an error event', () => {
  const job = (run: Job['run']): Job =>
    reportedJob(server.deps)({ name: 'test_job', concurrency: 1, run, abandoned: async () => {} })

  test('the job still fails and is retried; an interrupted job is not reported', async () => {
    const failing = job(() => Promise.reject(new Error('the disk is full')))
    await expect(failing.run('1', new AbortController().signal)).rejects.toThrow('the disk is full')
    await expect(failing.run('1', AbortSignal.abort())).rejects.toThrow('the disk is full')
    await job(() => Promise.resolve()).run('1', new AbortController().signal)
    const events = await reported(1)
    expect(events).toMatchObject([
      {
        level: 'error',
        tags: { side: 'server', job: 'test_job' },
        exception: { values: [{ value: 'the disk is full' }] },
      },
    ])
  })
})
