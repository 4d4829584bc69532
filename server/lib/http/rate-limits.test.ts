// decisions: every 429 carries Retry-After, and all limits are configuration.
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

// Of the e-mail form one is left, of the sign-in 12.
const factor = 0.1

let server: TestApp
let other: Hono
let person: Person

beforeAll(async () => {
  server = await startTestApp({
    withWorker: false,
    env: { RATE_LIMITS: 'on', RATE_LIMIT_FACTOR: String(factor), TRUST_PROXY: '1' },
  })
  // A second process on the same database.
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
  test('20 calls at once, of two processes on one database: exactly as many pass as may', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => rewrite(index % 2 ? other : server.app, person)),
    )
    expect(statuses(answers).filter((status) => status === 422)).toHaveLength(allowed)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(20 - allowed)
  })

  test('answers in the error shape, in words, and says when to come again', async () => {
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
      detail: expect.stringMatching(/^That was too often\. Please try again in \d+ seconds?\.$/),
    })
  })

  test('is each person’s own, and each kind of call has its own', async () => {
    for (let call = 0; call <= allowed; call += 1) await rewrite(server.app, person)
    expect((await rewrite(server.app, person)).status).toBe(429)
    expect((await rewrite(server.app, await server.signIn())).status).toBe(422)
    expect((await server.call(person, 'GET', contract.accounts.self.path)).status).toBe(200)
  })

  test('ends: after the time that it named, calls pass again', async () => {
    const limit = createRateLimiter(server.deps.db, readEnv({ RATE_LIMIT_FACTOR: String(factor) }), silentLog)
    const { user_id } = person
    const consume = () => limit('text_tool', { user_id })
    for (let call = 0; call < allowed; call += 1) await consume()
    await expect(consume()).rejects.toMatchObject({ status: 429 })
    const later = createRateLimiter(server.deps.db, readEnv({ RATE_LIMIT_FACTOR: String(factor) }), silentLog)
    await server.database.pool.query('update rate_limits set expire = 0 where key = $1', [`text_tool:${user_id}`])
    await later('text_tool', { user_id })
  })

  test('of the sign-in is the address’s: another is untouched, and an own entry in X-Forwarded-For helps nobody', async () => {
    const most = rateLimits.sign_in.calls * factor
    for (let call = 0; call < most; call += 1) expect((await login(server.app, '198.51.100.7')).status).toBe(422)
    expect((await login(other, '198.51.100.7')).status).toBe(429)
    expect((await login(other, '192.0.2.1, 198.51.100.7')).status).toBe(429)
    expect((await login(other, '198.51.100.8')).status).toBe(422)
  })

  test('answers a page of words to whoever followed a link', async () => {
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

  test('of an address of IPv6 is that of its network', async () => {
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

  test('does not touch the probes', async () => {
    for (let call = 0; call < rateLimits.other.calls * factor + 1; call += 1)
      expect((await server.app.request('/api/health', { headers: { 'X-Forwarded-For': '198.51.100.5' } })).status).toBe(
        200,
      )
  })

  test('that cannot be counted lets calls pass', async () => {
    const { db, close } = openDatabase(server.database.url)
    await close()
    const limit = createRateLimiter(db, readEnv({ RATE_LIMIT_FACTOR: '0.01' }), silentLog)
    for (let call = 0; call < 5; call += 1)
      await expect(limit('email_form', { ip: '198.51.100.1' })).resolves.toBeUndefined()
  })

  test('RATE_LIMITS=off lifts all of them', async () => {
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

test('TRUST_PROXY: the address is the one that the outermost of one’s own proxies saw', async () => {
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
