// From google_login to the web app's address, over HTTP, with the sandbox's Google and a browser without JavaScript.
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { mount } from '#server/lib/http/mount.ts'
import { silentLog } from '#server/lib/log.ts'
import { createIdentity } from '#server/providers/identity/index.ts'
import { queryOf, sandboxEnv, startAccountsApp, testEncryption, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { upsertGoogleAccount } from './queries.ts'
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

describe('B7 signing in', () => {
  test('makes an account on the Free plan', async () => {
    const response = await app.self(await app.openSession())
    expect(response.status).toBe(200)
    const user = accounts.self.reply.parse(await response.json())
    expect(user).toMatchObject({
      email: 'ada.okafor@example.com',
      first_name: 'Ada',
      last_name: 'Okafor',
      verified: true,
      billing: { blogs_total: 5, blogs_left: 5, has_reached_blogs_limit: false, plan_name: 'Free', renew: false },
    })
    const days = (Date.parse(user.billing!.plan_expiry) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
  })

  test('as a new person', async () => {
    const browser = new PlainBrowser()
    await browser.open(app.login)
    await browser.press('Continue', { given_name: 'Noor', family_name: 'van Dijk', email: 'noor@example.test' })
    await browser.press('Continue')
    expect((await app.trade(browser, queryOf(browser).access_token!)).status).toBe(200)
    expect(await listUsers()).toMatchObject([{ first_name: 'Noor', last_name: 'van Dijk', email: 'noor@example.test' }])
  })

  test('again keeps the account and its plan, and updates the profile', async () => {
    await app.openSession()
    await app.db.updateTable('users').set({ blogs_left: 2, email: 'old@example.com' }).execute()
    await app.openSession()
    expect(await listUsers()).toMatchObject([{ email: 'ada.okafor@example.com', blogs_left: 2 }])
  })

  test('three times concurrently creates one account', async () => {
    await Promise.all([app.openSession(), app.openSession(), app.openSession()])
    expect(await listUsers()).toHaveLength(1)
  })

  test('identifies people by issuer and subject, not by e-mail address', async () => {
    await app.openSession('Ada Okafor')
    await app.db.updateTable('users').set({ email: 'jonas.lindqvist@example.com' }).execute()
    await app.openSession('Jonas Lindqvist')
    expect(await listUsers()).toHaveLength(2)
  })

  test('works in two tabs of one browser', async () => {
    const browser = new PlainBrowser()
    const tabs = [await browser.open(app.login), await browser.open(app.login)]
    const tokens: string[] = []
    for (const { url } of tabs) {
      await browser.open(url)
      await browser.follow('Ada Okafor')
      await browser.press('Continue')
      tokens.push(queryOf(browser).access_token!)
    }
    for (const token of tokens) expect((await app.trade(browser, token)).status).toBe(200)
  })

  test.each([
    ['/billing/pay?plan=1', { access_token: expect.any(String), redirect: '/billing/pay?plan=1' }],
    ['//evil.test/', { access_token: expect.any(String) }],
  ])('with the redirect %s', async (redirect, query) => {
    const browser = new PlainBrowser()
    await browser.open(`${app.login}?redirect=${encodeURIComponent(redirect)}`)
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    expect(browser.page.url.startsWith(`${app.web}/?`)).toBe(true)
    expect(queryOf(browser)).toEqual(query)
  })

  test('keeps code and state out of caches and referrers, and its cookie inaccessible to scripts', async () => {
    const { browser, url } = await comeBack()
    const callback = await fetch(url, { redirect: 'manual', headers: { cookie: browser.cookieHeader(url.href) } })
    const start = await fetch(app.login, { redirect: 'manual' })
    for (const { status, headers } of [start, callback]) {
      expect(status).toBe(302)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('set-cookie')).toMatch(
        /^sign_in_[0-9a-f]{16}=[\w-]{43}; Max-Age=(600|60); Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
      )
    }
  })

  test('leaves only hashes behind', async () => {
    const { browser, access_token } = await app.signIn()
    const { session_id } = (await (await app.trade(browser, access_token)).json()) as { session_id: string }
    const cookies = browser.cookieHeader(app.callback).split('; ')
    const secrets = [session_id, access_token, ...cookies.map((cookie) => cookie.split('=')[1]!)]
    for (const table of ['users', 'login_transactions', 'sign_in_codes', 'sessions']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db)
      const stored = JSON.stringify(rows) + rows.map((row) => Object.values(row as object).join(' ')).join(' ')
      for (const secret of secrets) expect(stored).not.toContain(secret)
    }
  })
})

describe("Google's tokens", () => {
  const stored = async () => {
    const { user_id, access_token, refresh_token, expires_at } = await app.db
      .selectFrom('google_accounts')
      .selectAll()
      .executeTakeFirstOrThrow()
    const decrypt = (encrypted: Buffer | null) => encrypted && testEncryption.decrypt(encrypted, user_id)
    return { access_token: decrypt(access_token), refresh_token: decrypt(refresh_token), expires_at }
  }

  test('of the latest sign-in are stored encrypted', async () => {
    await app.openSession()
    const first = await stored()
    const { rows } = await sql<{ id: string }>`select id from sandbox.oidc`.execute(app.db)
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain(first.access_token)
    expect(ids).toContain(first.refresh_token)
    const hour = first.expires_at!.getTime() - Date.now()
    expect(hour).toBeGreaterThan(3_000_000)
    expect(hour).toBeLessThanOrEqual(3_600_000)
    const { rows: raw } = await sql<{
      text: string
    }>`select google_accounts::text as text from google_accounts`.execute(app.db)
    expect(raw[0]!.text).not.toContain(Buffer.from(first.access_token!).toString('hex'))

    await app.openSession()
    const second = await stored()
    expect(second.access_token).not.toBe(first.access_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  test('of a sign-in without a refresh token keep the old one', async () => {
    await app.openSession()
    const { refresh_token } = await stored()
    const { user_id } = await app.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()
    const access_token = testEncryption.encrypt('newer', user_id)
    await upsertGoogleAccount(app.db, { user_id, access_token, refresh_token: null, expires_at: null })
    expect(await stored()).toEqual({ access_token: 'newer', refresh_token, expires_at: null })
  })
})

const failed = { google_oauth_error: 'failed' }

/** A sign-in that is on its way back: the callback's address, where the browser has not been yet. */
const comeBack = async () => {
  const browser = new PlainBrowser({ stopAt: app.callback })
  await browser.open(app.login)
  await browser.follow('Ada Okafor')
  await browser.press('Continue')
  return { browser, url: new URL(browser.page.url) }
}

describe('B8 a sign-in that fails', () => {
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
    const { browser, url } = await comeBack()
    tamper(url)
    await browser.open(url.href)
    expect(queryOf(browser)).toEqual(failed)
    expect(await listUsers()).toEqual([])
  })

  test('a replayed callback: failed, and the first code stays valid', async () => {
    const { browser, url } = await comeBack()
    await browser.open(url.href)
    const { access_token } = queryOf(browser)
    await browser.open(url.href)
    expect(queryOf(browser)).toEqual(failed)
    expect((await app.trade(browser, access_token!)).status).toBe(200)
  })

  test('of two concurrent callbacks one succeeds', async () => {
    const { browser, url } = await comeBack()
    const headers = { cookie: browser.cookieHeader(url.href) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => fetch(url, { redirect: 'manual', headers })))
    const targets = answers.map((answer) => answer.headers.get('location')!)
    expect(targets.filter((target) => target.includes('access_token='))).toHaveLength(1)
  })

  test('a callback in another browser: failed, and the right browser can still finish', async () => {
    const { browser, url } = await comeBack()
    const other = new PlainBrowser()
    await other.open(app.login)
    await other.open(url.href)
    expect(queryOf(other)).toEqual(failed)
    await browser.open(url.href)
    expect(queryOf(browser)).toEqual({ access_token: expect.any(String) })
  })

  test('after more than ten minutes: failed', async () => {
    const { browser, url } = await comeBack()
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
})
