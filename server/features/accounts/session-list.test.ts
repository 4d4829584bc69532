import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts, Session } from '#contract/accounts.ts'
import { startAccountsApp, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { hashSecret } from './secrets.ts'

let app: AccountsApp

beforeAll(async () => {
  app = await startAccountsApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
})

const makeIdle = (interval: string) => sql`update sessions set seen_at = now() - ${interval}::interval`.execute(app.db)

describe('B3 the list of sessions', () => {
  const withSession = (session_id: string, path: string, method = 'GET') =>
    fetch(`${app.web}${path}`, { method, headers: { 'session-id': session_id } })
  const list = async (session_id: string) =>
    Session.array().parse(await (await withSession(session_id, accounts.listSessions.path)).json())
  const end = (session_id: string, session_ref: string) =>
    withSession(session_id, accounts.endSession.path.replace('{session_ref}', session_ref), 'DELETE')

  test('is sorted by last use, marks the current one and omits expired ones', async () => {
    const old = await app.openSession()
    await makeIdle('31 days')
    const idle = await app.openSession()
    await sql`update sessions set seen_at = now() - interval '2 hours' where session_hash = ${hashSecret(idle)}`.execute(
      app.db,
    )
    const current = await app.openSession()
    await app.openSession('Jonas Lindqvist')
    const sessions = await list(current)
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false])
    expect(Date.parse(sessions[0]!.seen_at)).toBeGreaterThan(Date.parse(sessions[1]!.seen_at))
    expect(JSON.stringify(sessions)).not.toContain(hashSecret(current).toString('hex'))
    expect((await app.self(old)).status).toBe(401)
  })

  test('stores the user agent, truncated to 300 characters', async () => {
    for (const [given, kept] of [
      ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'],
      ['x'.repeat(5000), 'x'.repeat(300)],
    ]) {
      await app.db.deleteFrom('sessions').execute()
      const { browser, access_token } = await app.signIn()
      const { path } = accounts.createSession
      const cookie = browser.cookieHeader(`${app.web}${path}`)
      const answer = await app.post(path, { access_token }, { cookie, 'user-agent': given! })
      const { session_id } = (await answer.json()) as { session_id: string }
      expect((await list(session_id)).map(({ user_agent }) => user_agent)).toEqual([kept])
    }
  })

  test('ends a single session, also the current one, without affecting others', async () => {
    const [first, second] = [await app.openSession(), await app.openSession()]
    const { session_ref } = (await list(first)).find(({ is_current }) => !is_current)!
    expect((await end(first, session_ref)).status).toBe(204)
    expect((await app.self(second)).status).toBe(401)
    expect((await end(first, session_ref)).status).toBe(404)
    expect((await end(first, (await list(first))[0]!.session_ref)).status).toBe(204)
    expect((await app.self(first)).status).toBe(401)
  })

  test("another person's cannot be ended: 404", async () => {
    const theirs = await app.openSession('Jonas Lindqvist')
    const { session_ref } = (await list(theirs))[0]!
    expect((await end(await app.openSession(), session_ref)).status).toBe(404)
    expect((await app.self(theirs)).status).toBe(200)
  })

  test('ends all others and unfinished sign-ins, but none of other people', async () => {
    const others = [await app.openSession(), await app.openSession()]
    const theirs = await app.openSession('Jonas Lindqvist')
    const current = await app.openSession()
    const { browser, access_token } = await app.signIn()
    expect((await withSession(current, accounts.endOtherSessions.path, 'DELETE')).status).toBe(204)
    for (const session_id of others) expect((await app.self(session_id)).status).toBe(401)
    expect((await app.exchangeToken(browser, access_token)).status).toBe(401)
    for (const session_id of [current, theirs]) expect((await app.self(session_id)).status).toBe(200)
  })
})
