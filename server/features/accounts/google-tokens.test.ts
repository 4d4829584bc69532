// Google's tokens of a sign-in, as they are stored.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAccountsApp, testEncryption, type AccountsApp } from '#test/helpers/accounts-app.ts'
import { upsertGoogleAccount } from './queries.ts'

let app: AccountsApp

beforeAll(async () => {
  app = await startAccountsApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.db.deleteFrom('users').execute()
})

const stored = async () => {
  const { user_id, access_token, refresh_token, expires_at } = await app.db
    .selectFrom('google_accounts')
    .selectAll()
    .executeTakeFirstOrThrow()
  const decrypt = (encrypted: Buffer | null) => encrypted && testEncryption.decrypt(encrypted, user_id)
  return { access_token: decrypt(access_token), refresh_token: decrypt(refresh_token), expires_at }
}

test('those of the latest sign-in are stored encrypted', async () => {
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

test('the old refresh token is kept if a sign-in returns none', async () => {
  await app.openSession()
  const { refresh_token } = await stored()
  const { user_id } = await app.db.selectFrom('users').select('user_id').executeTakeFirstOrThrow()
  const access_token = testEncryption.encrypt('newer', user_id)
  await upsertGoogleAccount(app.db, { user_id, access_token, refresh_token: null, expires_at: null })
  expect(await stored()).toEqual({ access_token: 'newer', refresh_token, expires_at: null })
})
