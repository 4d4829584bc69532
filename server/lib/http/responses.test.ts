// Status codes and headers of responses, whatever the route.
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { pathsOf, type Route, type Routes } from '#contract/route.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'
import { errorOf, json, senderOf } from '#test/helpers/http.ts'

let server: TestApp
let person: Person
let send: ReturnType<typeof senderOf>

beforeAll(async () => {
  server = await startTestApp({
    withWorker: false,
    change: ({ webPages }) => ({
      webPages: {
        ...webPages,
        readArticle: () => Promise.reject(new Error('password of postgres://user:secret@10.0.0.5/db is wrong')),
      },
    }),
  })
  person = await server.signIn()
  send = senderOf(server, person)
})
afterAll(() => server.stop())

/** A route that needs a session and a body. */
const events = contract.system.recordEvent.path

const routes: Route[] = Object.values(contract).flatMap((group: Routes) => Object.values(group))
const spelled = routes.flatMap(pathsOf)

describe('404 and 405', () => {
  const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

  test.each([...new Set(spelled)])('405 with Allow: PATCH %s', async (path) => {
    const response = await send('PATCH', fill(path))
    const { code } = await errorOf(response)
    expect(code).toBe(405)
    const allowed = response.headers.get('Allow')!.split(', ')
    const known = routes.filter((route) => pathsOf(route).includes(path)).map(({ method }) => method)
    expect(allowed).toEqual(expect.arrayContaining(known))
    expect(new Set(allowed).size).toBe(allowed.length)
  })

  test.each(['/api', '/api/', '/api/nothing', '/api/brands/', '/api/brands/x/y/z', '/api//brands', '/api/Brands'])(
    '404 in the error shape: %s',
    async (path) => {
      expect((await errorOf(await send('GET', path))).code).toBe(404)
    },
  )

  test('pattern characters in a path are matched literally', async () => {
    expect((await send('PATCH', '/api/brands|health')).status).toBe(404)
    expect((await send('PATCH', '/api/openapi-json')).status).toBe(404)
  })

  test('HEAD is GET without the body', async () => {
    const response = await send('HEAD', '/api/health')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

describe('401: the session', () => {
  const self = contract.accounts.self.path
  const statusOf = async (headers: Record<string, string>) => (await server.app.request(self, { headers })).status

  test('is checked before the request is read', async () => {
    const response = await server.app.request(events, { method: 'POST', headers: json, body: '{"broken' })
    expect(await errorOf(response)).toEqual({ error: 'Please sign in', status: 'error', code: 401 })
  })

  test.each([
    ['missing', {}],
    ['empty', { 'session-id': '' }],
    ['forged', { 'session-id': `s_${'0'.repeat(43)}` }],
    ['malformed', { 'session-id': "' or 1=1 --" }],
    ['very long', { 'session-id': 'x'.repeat(100_000) }],
    ['sent as a cookie and a bearer token', { cookie: 'session-id=stolen', authorization: 'Bearer stolen' }],
  ])('%s: 401', async (_, headers) => {
    expect(await statusOf(headers as Record<string, string>)).toBe(401)
  })

  test('is not accepted as a cookie or bearer token, so that no other site can send it', async () => {
    const { session_id } = person
    const address = `${self}?session-id=${session_id}`
    const headers = { cookie: `session-id=${session_id}`, authorization: `Bearer ${session_id}` }
    expect((await server.app.request(address, { headers })).status).toBe(401)
  })

  test('expires 30 days after its last use, and is invalid after logout', async () => {
    const { user_id, session_id } = await server.signIn()
    const seen = (days: number) =>
      server.deps.db
        .updateTable('sessions')
        .set({ seen_at: new Date(Date.now() - days * 24 * 3600 * 1000) })
        .where('user_id', '=', user_id)
        .execute()
    await seen(29.9)
    expect(await statusOf({ 'session-id': session_id })).toBe(200)
    await seen(30.1)
    expect(await statusOf({ 'session-id': session_id })).toBe(401)
    const other = await server.signIn()
    expect((await server.call(other, 'POST', contract.accounts.logout.path)).status).toBe(204)
    expect(await statusOf({ 'session-id': other.session_id })).toBe(401)
  })
})

describe('500', () => {
  test('a handler that throws replies with an error body without internal details', async () => {
    const { brand_id } = (await server.call(person, 'POST', '/api/brands', formOf(completeBrand))).body
    const blog = { language: 'en_GB', has_brief: false }
    const { deliverable_id } = (await server.call(person, 'POST', '/api/deliverables', { brand_id, blog })).body
    const path = `/api/deliverables/${deliverable_id}/contexts/scrape`
    const response = await send('POST', path, { headers: json, body: '{"url":"https://example.com"}' })
    expect(await errorOf(response)).toEqual({ error: 'Something went wrong on our side', status: 'error', code: 500 })
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('headers', () => {
  test.each(['/api/health', '/api/nothing', '/api/docs', '/brand-logos/x.png', '/media/images/x.png', '/dashboard'])(
    'security headers on every response: %s',
    async (path) => {
      const { headers } = await send('GET', path)
      const policy = headers.get('Content-Security-Policy')!.split('; ')
      for (const rule of [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ])
        expect(policy).toContain(rule)
      expect(policy.join(';')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*microphone=\(\)/)
      expect(headers.get('Strict-Transport-Security')).toBeNull()
    },
  )

  test('the API is never cached', async () => {
    for (const path of ['/api/health', '/api/nothing', '/api/docs'])
      expect((await send('GET', path)).headers.get('Cache-Control')).toBe('no-store')
  })

  test('the policy allows the origins of error reports and chat, if configured', async () => {
    const other = await startTestApp({
      withWorker: false,
      env: { SENTRY_DSN: 'https://key@sentry.test/1', CHAT_WIDGET_URL: 'https://chat.test/frame?site=1' },
    })
    onTestFinished(() => other.stop())
    const response = await other.app.request('/api/config')
    const policy = response.headers.get('Content-Security-Policy')!.split('; ')
    expect(policy).toContain("connect-src 'self' https://sentry.test")
    expect(policy).toContain('frame-src https://chat.test')
    expect(await response.json()).toMatchObject({
      sentry_dsn: 'https://key@sentry.test/1',
      chat_widget_url: 'https://chat.test/frame?site=1',
    })
  })
})
