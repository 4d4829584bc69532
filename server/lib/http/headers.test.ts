import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/helpers/app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ withWorker: false })
})
afterAll(() => server.stop())

const send = (path: string) => server.app.request(path)

test.each(['/api/health', '/api/nothing', '/api/docs', '/brand-logos/x.png', '/media/images/x.png', '/dashboard'])(
  'security headers on every response: %s',
  async (path) => {
    const { headers } = await send(path)
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
    expect((await send(path)).headers.get('Cache-Control')).toBe('no-store')
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
