// From google_login to the web app's address, over HTTP, with the sandbox's Google and a browser without JavaScript.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { queryOf, startAccountsApp, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'

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
  test('creates an account on the Free plan', async () => {
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

  test('works for a new person', async () => {
    const browser = new PlainBrowser()
    await browser.open(app.login)
    await browser.press('Continue', { given_name: 'Noor', family_name: 'van Dijk', email: 'noor@example.test' })
    await browser.press('Continue')
    expect((await app.exchangeToken(browser, queryOf(browser).access_token!)).status).toBe(200)
    expect(await listUsers()).toMatchObject([{ first_name: 'Noor', last_name: 'van Dijk', email: 'noor@example.test' }])
  })

  test('a second time keeps the account and its plan, and updates the profile', async () => {
    await app.openSession()
    await app.db.updateTable('users').set({ blogs_left: 2, email: 'old@example.com' }).execute()
    await app.openSession()
    expect(await listUsers()).toMatchObject([{ email: 'ada.okafor@example.com', blogs_left: 2 }])
  })

  test('three times concurrently creates a single account', async () => {
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
    for (const token of tokens) expect((await app.exchangeToken(browser, token)).status).toBe(200)
  })

  test.each([
    ['/billing/pay?plan=1', { access_token: expect.any(String), redirect: '/billing/pay?plan=1' }],
    ['//evil.test/', { access_token: expect.any(String) }],
  ])('the redirect %s', async (redirect, query) => {
    const browser = new PlainBrowser()
    await browser.open(`${app.login}?redirect=${encodeURIComponent(redirect)}`)
    await browser.follow('Ada Okafor')
    await browser.press('Continue')
    expect(browser.page.url.startsWith(`${app.web}/?`)).toBe(true)
    expect(queryOf(browser)).toEqual(query)
  })

  test('keeps code and state out of caches and referrers, and its cookie inaccessible to scripts', async () => {
    const { browser, url } = await app.reachCallback()
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

  test('stores only hashes of its secrets', async () => {
    const { browser, access_token } = await app.signIn()
    const { session_id } = (await (await app.exchangeToken(browser, access_token)).json()) as { session_id: string }
    const cookies = browser.cookieHeader(app.callback).split('; ')
    const secrets = [session_id, access_token, ...cookies.map((cookie) => cookie.split('=')[1]!)]
    for (const table of ['users', 'login_transactions', 'sign_in_codes', 'sessions']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db)
      const stored = JSON.stringify(rows) + rows.map((row) => Object.values(row as object).join(' ')).join(' ')
      for (const secret of secrets) expect(stored).not.toContain(secret)
    }
  })
})
