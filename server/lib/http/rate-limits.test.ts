// decisions: every 429 has Retry-After, and all limits are configurable.
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/lib/db/pool.ts'
import { readEnv } from '#server/lib/env.ts'
import { silentLog } from '#server/lib/log.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { clientAddress } from './client-address.ts'
import { createRateLimiter, rateLimits } from './rate-limits.ts'

// Allows 1 call of the e-mail form and 12 of the sign-in.
const factor = 0.1

let server: TestApp
let other: Hono
let person: Person

beforeAll(async () => {
  server = await startTestApp({
    withWorker: false,
    env: { RATE_LIMITS: 'on', RATE_LIMIT_FACTOR: String(factor), TRUST_PROXY: '1' },
  })
  // Stands for a second process on the same database.
  other = createApp(server.deps)
})
afterAll(() => server?.stop())
beforeEach(async () => void (person = await server.signIn()))

const rewrite = async (app: Hono, { session_id }: Person) =>
  app.request(contract.text.rewrite.path, {
    method: 'POST',
    headers: { 'session-id': session_id, 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.1' },
    body: '{}',
  })
const login = (app: Hono, ip: string) =>
  app.request(contract.accounts.createSession.path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': ip, 'Content-Type': 'application/json' },
    body: '{}',
  })
const statuses = (answers: Response[]) => answers.map(({ status }) => status)

const allowed = rateLimits.text_tool.calls * factor

describe('a limit', () => {
  test('of 20 concurrent calls in two processes, exactly the allowed number succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => rewrite(index % 2 ? other : server.app, person)),
    )
    expect(statuses(answers).filter((status) => status === 422)).toHaveLength(allowed)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(20 - allowed)
  })

  test('replies with an error body, a message and Retry-After', async () => {
    const answers: Response[] = []
    for (let call = 0; call <= allowed; call += 1) answers.push(await rewrite(server.app, person))
    const refused = answers.at(-1)!
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(rateLimits.text_tool.seconds)
    expect(await refused.json()).toEqual({
      status: 'error',
      code: 429,
      error: expect.stringMatching(/^Too many requests: please wait \d+ seconds?$/),
      detail: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/),
    })
  })

  test('counts per person and per kind of call', async () => {
    for (let call = 0; call <= allowed; call += 1) await rewrite(server.app, person)
    expect((await rewrite(server.app, person)).status).toBe(429)
    expect((await rewrite(server.app, await server.signIn())).status).toBe(422)
    expect((await server.call(person, 'GET', contract.accounts.self.path)).status).toBe(200)
  })

  test('expires after the time in Retry-After', async () => {
    const limit = createRateLimiter(server.deps.db, readEnv({ RATE_LIMIT_FACTOR: String(factor) }), silentLog)
    const { user_id } = person
    const consume = () => limit('text_tool', { user_id })
    for (let call = 0; call < allowed; call += 1) await consume()
    await expect(consume()).rejects.toMatchObject({ status: 429 })
    const later = createRateLimiter(server.deps.db, readEnv({ RATE_LIMIT_FACTOR: String(factor) }), silentLog)
    await server.database.pool.query('update rate_limits set expire = 0 where key = $1', [`text_tool:${user_id}`])
    await later('text_tool', { user_id })
  })

  test('of the sign-in counts per address, and cannot be evaded with X-Forwarded-For', async () => {
    const most = rateLimits.sign_in.calls * factor
    for (let call = 0; call < most; call += 1) expect((await login(server.app, '198.51.100.7')).status).toBe(422)
    expect((await login(other, '198.51.100.7')).status).toBe(429)
    expect((await login(other, '192.0.2.1, 198.51.100.7')).status).toBe(429)
    expect((await login(other, '198.51.100.8')).status).toBe(422)
  })

  test('replies with an HTML page to someone who followed a link', async () => {
    const ask = (Accept: string) =>
      server.app.request(contract.accounts.googleLogin.path, { headers: { 'X-Forwarded-For': '192.0.2.77', Accept } })
    const most = rateLimits.sign_in.calls * factor
    for (let call = 0; call < most; call += 1) await login(server.app, '192.0.2.77')
    const page = await ask('text/html,application/xhtml+xml')
    expect([page.status, Number(page.headers.get('Retry-After'))]).toEqual([429, expect.any(Number)])
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect(await page.text()).toMatch(/<h1>Too many requests: please wait [\s\S]*<a href="http:\/\/127\.0\.0\.1:4000">/)
    expect((await ask('*/*')).headers.get('Content-Type')).toContain('json')
  })

  test('of an IPv6 address counts for its network', async () => {
    const most = rateLimits.sign_in.calls * factor
    for (let call = 0; call < most; call += 1) await login(server.app, `2001:db8:1:2::${call + 1}`)
    expect((await login(other, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login(other, '2001:db8:1:3::1')).status).toBe(422)
  })

  test('counts a forged session against its address', async () => {
    const ask = (call: number) =>
      server.app.request(contract.text.rewrite.path, {
        method: 'POST',
        headers: { 'session-id': `forged-${call}`, 'X-Forwarded-For': '198.51.100.9' },
      })
    for (let call = 0; call < allowed; call += 1) expect((await ask(call)).status).toBe(401)
    expect((await ask(allowed)).status).toBe(429)
  })

  test('does not apply to health probes', async () => {
    for (let call = 0; call < rateLimits.other.calls * factor + 1; call += 1)
      expect((await server.app.request('/api/health', { headers: { 'X-Forwarded-For': '198.51.100.5' } })).status).toBe(
        200,
      )
  })

  test('allows calls when the database cannot count', async () => {
    const { db, close } = openDatabase(server.database.url)
    await close()
    const limit = createRateLimiter(db, readEnv({ RATE_LIMIT_FACTOR: '0.01' }), silentLog)
    for (let call = 0; call < 5; call += 1)
      await expect(limit('email_form', { ip: '198.51.100.1' })).resolves.toBeUndefined()
  })

  test('is removed by RATE_LIMITS=off', async () => {
    const limit = createRateLimiter(
      server.deps.db,
      readEnv({ RATE_LIMITS: 'off', RATE_LIMIT_FACTOR: '0.01' }),
      silentLog,
    )
    for (let call = 0; call < 20; call += 1)
      await expect(limit('email_form', { ip: '198.51.100.2' })).resolves.toBeUndefined()
  })
})

test('expensive calls have a limit of their own', () => {
  const routes: Route[] = Object.values(contract).flatMap((group) => Object.values(group))
  const rateLimitOf = Object.fromEntries(
    routes.map(({ method, path, rateLimit = 'other' }) => [`${method} ${path}`, rateLimit]),
  )
  expect(rateLimitOf).toMatchObject({
    'POST /api/auth/session': 'sign_in',
    'POST /api/auth/email': 'email_form',
    'POST /api/billing/stripe_checkout_sessions': 'checkout',
    'POST /api/billing/stripe_webhook': 'webhook',
    'PUT /api/blogs/{blog_id}/content': 'generation',
    'POST /api/blogs/{blog_id}/images': 'image',
    'POST /api/scenarios/{scenario_id}/generate_video': 'video',
    'POST /api/text/rewrite': 'text_tool',
    'POST /api/deliverables/{deliverable_id}/contexts': 'upload',
    'POST /api/brands/create_from_website': 'scrape',
    'GET /api/brands': 'other',
  })
  expect(new Set(Object.values(rateLimitOf))).toEqual(new Set([...Object.keys(rateLimits), 'none']))
})

test('TRUST_PROXY: uses the address that the outermost trusted proxy saw', async () => {
  const app = new Hono().get('/:proxies', (context) =>
    context.text(clientAddress(context, Number(context.req.param('proxies'))) ?? 'unknown'),
  )
  const ask = async (proxies: number, forwarded: string, remoteAddress = '10.0.0.1') =>
    (
      await app.request(
        `/${proxies}`,
        { headers: { 'X-Forwarded-For': forwarded } },
        { incoming: { socket: { remoteAddress } } },
      )
    ).text()
  expect(await ask(0, '203.0.113.1')).toBe('10.0.0.1')
  expect(await ask(0, '', '::ffff:192.0.2.4')).toBe('192.0.2.4')
  expect(await ask(1, 'forged, 203.0.113.1')).toBe('203.0.113.1')
  expect(await ask(2, '1.1.1.1, 203.0.113.1, 10.0.0.2')).toBe('203.0.113.1')
  expect(await ask(2, '203.0.113.1')).toBe('203.0.113.1')
  expect(await ask(1, 'not an address')).toBe('10.0.0.1')
  expect(await ask(1, '')).toBe('10.0.0.1')
})
