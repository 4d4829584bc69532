// Sign-ins that fail, over HTTP, with the sandbox's Google and a browser without JavaScript.
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { mount } from '#server/lib/http/mount.ts'
import { silentLog } from '#server/lib/log.ts'
import { createIdentity } from '#server/providers/identity/index.ts'
import { queryOf, sandboxEnv, startAccountsApp, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { accountHandlers } from './routes.ts'

let app: AccountsApp

beforeAll(async () => {
  app = await startAccountsApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
})

const listUsers = () => app.db.selectFrom('users').selectAll().execute()

const failed = { google_oauth_error: 'failed' }

test('without the Drive scope: cloud_access, and no account', async () => {
  const browser = new PlainBrowser()
  await browser.open(app.login)
  await browser.follow('Ada Okafor')
  await browser.press('Continue', { drive: false })
  expect(queryOf(browser)).toEqual({ google_oauth_error: 'cloud_access' })
  expect(await listUsers()).toEqual([])
})

test('cancelled: access_denied', async () => {
  const browser = new PlainBrowser()
  await browser.open(app.login)
  await browser.press('Cancel')
  expect(queryOf(browser)).toEqual({ google_oauth_error: 'access_denied' })
})

test.each([
  ['a tampered state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['a tampered code', (url: URL) => url.searchParams.set('code', 'x')],
  ['no code', (url: URL) => url.searchParams.delete('code')],
  ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.test')],
  ['an unknown error', (url: URL) => url.searchParams.set('error', 'server_error')],
])('%s: failed, and no account', async (_, tamper) => {
  const { browser, url } = await app.reachCallback()
  tamper(url)
  await browser.open(url.href)
  expect(queryOf(browser)).toEqual(failed)
  expect(await listUsers()).toEqual([])
})

test('a replayed callback: failed, and the first code stays valid', async () => {
  const { browser, url } = await app.reachCallback()
  await browser.open(url.href)
  const { access_token } = queryOf(browser)
  await browser.open(url.href)
  expect(queryOf(browser)).toEqual(failed)
  expect((await app.exchangeToken(browser, access_token!)).status).toBe(200)
})

test('of concurrent callbacks one succeeds', async () => {
  const { browser, url } = await app.reachCallback()
  const headers = { cookie: browser.cookieHeader(url.href) }
  const responses = await Promise.all([1, 2, 3, 4].map(() => fetch(url, { redirect: 'manual', headers })))
  const targets = responses.map(({ headers }) => headers.get('location')!)
  expect(targets.filter((target) => target.includes('access_token='))).toHaveLength(1)
})

test('a callback in another browser: failed, and the right browser can still finish', async () => {
  const { browser, url } = await app.reachCallback()
  const other = new PlainBrowser()
  await other.open(app.login)
  await other.open(url.href)
  expect(queryOf(other)).toEqual(failed)
  await browser.open(url.href)
  expect(queryOf(browser)).toEqual({ access_token: expect.any(String) })
})

test('after more than ten minutes: failed', async () => {
  const { browser, url } = await app.reachCallback()
  await sql`update login_transactions set created_at = now() - interval '601 seconds'`.execute(app.db)
  await browser.open(url.href)
  expect(queryOf(browser)).toEqual(failed)
})

test('an unreachable provider: failed, with a redirect to the web app', async () => {
  const api = new Hono()
  const identity = createIdentity(sandboxEnv('http://127.0.0.1:1'))
  const env = { ...app.deps.env, WEB_URL: 'https://web.example', API_URL: 'https://api.example' }
  mount(api, accounts, accountHandlers({ ...app.deps, identity, env }), {
    authenticate: () => Promise.resolve(undefined),
    log: silentLog,
  })
  const response = await api.request(accounts.googleLogin.path)
  expect(response.headers.get('location')).toBe('https://web.example/?google_oauth_error=failed')
})
