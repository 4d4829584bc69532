import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { startAccountsApp, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { PlainBrowser } from '#test/helpers/plain-browser.ts'
import { hashSecret, newSecret } from './secrets.ts'

let app: AccountsApp

beforeAll(async () => {
  app = await startAccountsApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
})

const countSessions = async () => (await app.db.selectFrom('sessions').select('user_id').execute()).length

describe('B2 exchanging the access_token for a session', () => {
  test('succeeds once for 50 concurrent requests', async () => {
    const { browser, access_token } = await app.signIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.exchangeToken(browser, access_token)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(49)
    expect(await countSessions()).toBe(1)
  })

  test('is rejected a second time', async () => {
    const { browser, access_token } = await app.signIn()
    expect((await app.exchangeToken(browser, access_token)).status).toBe(200)
    expect((await app.exchangeToken(browser, access_token)).status).toBe(401)
  })

  test('is rejected for other browsers', async () => {
    const { browser, access_token } = await app.signIn()
    const other = await app.signIn('Jonas Lindqvist')
    expect((await app.exchangeToken(other.browser, access_token)).status).toBe(401)
    expect((await app.exchangeToken(new PlainBrowser(), access_token)).status).toBe(401)
    expect((await app.exchangeToken(browser, access_token)).status).toBe(200)
  })

  test('is rejected after 60 seconds', async () => {
    const { browser, access_token } = await app.signIn()
    await sql`update sign_in_codes set created_at = now() - interval '61 seconds'`.execute(app.db)
    expect((await app.exchangeToken(browser, access_token)).status).toBe(401)
    await sql`update sign_in_codes set created_at = now() - interval '55 seconds'`.execute(app.db)
    expect((await app.exchangeToken(browser, access_token)).status).toBe(200)
  })

  test.each([
    ['x', 401],
    ['x'.repeat(43), 401],
    ["' or 1=1 --", 401],
    ['', 422],
    ['\u0000', 422],
    ['x'.repeat(513), 422],
    [{ $ne: '' }, 422],
  ])('is rejected for %j', async (access_token, status) => {
    const { browser } = await app.signIn()
    expect((await app.exchangeToken(browser, access_token as string)).status).toBe(status)
    expect(await countSessions()).toBe(0)
  })
})

const makeIdle = (interval: string) => sql`update sessions set seen_at = now() - ${interval}::interval`.execute(app.db)

const secondsIdle = async () => {
  const { rows } = await sql<{ idle: number }>`
    select extract(epoch from now() - seen_at)::float as idle from sessions`.execute(app.db)
  return rows[0]!.idle
}

describe('B3 B6 a session', () => {
  test('is rejected when missing, forged, or a sign-in code', async () => {
    const { access_token } = await app.signIn()
    for (const session_id of [undefined, '', newSecret(), 'x', 'x'.repeat(5000), access_token])
      expect((await app.self(session_id)).status).toBe(401)
  })

  test('ends after 30 days without use', async () => {
    const session_id = await app.openSession()
    await makeIdle('30 days 1 minute')
    expect((await app.self(session_id)).status).toBe(401)
    await makeIdle('29 days 23 hours')
    expect((await app.self(session_id)).status).toBe(200)
    expect(await secondsIdle()).toBeLessThan(60)
  })

  test('is written at most once an hour', async () => {
    const session_id = await app.openSession()
    await makeIdle('59 minutes')
    expect((await app.self(session_id)).status).toBe(200)
    expect(await secondsIdle()).toBeGreaterThan(3500)
    await makeIdle('61 minutes')
    expect((await app.self(session_id)).status).toBe(200)
    expect(await secondsIdle()).toBeLessThan(60)
  })

  test('ends at sign-out, without affecting others', async () => {
    const [first, second] = [await app.openSession(), await app.openSession()]
    expect((await app.post(accounts.logout.path, {}, { 'session-id': first })).status).toBe(204)
    expect((await app.self(first)).status).toBe(401)
    expect((await app.self(second)).status).toBe(200)
    expect((await app.post(accounts.logout.path, {}, { 'session-id': first })).status).toBe(401)
  })

  test('ends with the account', async () => {
    const session_id = await app.openSession()
    await app.db.deleteFrom('users').execute()
    expect((await app.self(session_id)).status).toBe(401)
  })

  test('that has expired is deleted when its user returns', async () => {
    await app.openSession()
    await makeIdle('31 days')
    const session_id = await app.openSession()
    const session_hash = hashSecret(session_id)
    await sql`update sessions set seen_at = now() - interval '2 hours' where session_hash = ${session_hash}`.execute(
      app.db,
    )
    expect((await app.self(session_id)).status).toBe(200)
    expect(await countSessions()).toBe(1)
  })
})

test('the user has reached the limit when no blogs are left', async () => {
  const session_id = await app.openSession()
  await app.db.updateTable('users').set({ blogs_left: 0 }).execute()
  expect(await (await app.self(session_id)).json()).toMatchObject({ billing: { has_reached_blogs_limit: true } })
})
