import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Session } from '#contract/accounts.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** A time by the database's clock; `age` is a PostgreSQL interval. */
const ago = (age: string) => sql<Date>`now() - ${age}::interval`

const signInAge = '10 minutes'
const codeAge = '60 seconds'
const idleAge = '30 days'
// How stale a session's last use may be, so that not every request writes to the database.
const touchAge = '1 hour'

/** Starts a sign-in, and deletes abandoned ones. */
export const insertLoginTransaction = async (
  db: Db,
  transaction: Omit<Insertable<Database['login_transactions']>, 'created_at'>,
) => {
  await db.deleteFrom('login_transactions').where('created_at', '<', ago(signInAge)).execute()
  await db.insertInto('login_transactions').values(transaction).execute()
}

/** Deletes and returns a sign-in, so that it is used once; undefined when it is unknown, expired or another browser's. */
export const consumeLoginTransaction = (db: Db, state_hash: Buffer, browser_hash: Buffer) =>
  db
    .deleteFrom('login_transactions')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('created_at', '>=', ago(signInAge))
    .returning(['nonce', 'code_verifier', 'redirect'])
    .executeTakeFirst()

type NewUser = {
  issuer: string
  subject: string
  email: string
  first_name: string
  last_name: string
  verified: boolean
}

/** Upserts the user by issuer and subject; a new one starts on the Free plan. */
export const upsertUser = async (db: Db, user: NewUser, free: { blogs: number; days: number }): Promise<string> => {
  const { user_id } = await db
    .insertInto('users')
    .values({
      ...user,
      plan_name: 'Free',
      blogs_total: free.blogs,
      blogs_left: free.blogs,
      plan_expiry: sql<Date>`now() + make_interval(days => ${free.days}::int)`,
    })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        first_name: eb.ref('excluded.first_name'),
        last_name: eb.ref('excluded.last_name'),
        verified: eb.ref('excluded.verified'),
      })),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow()
  return user_id
}

/** Stores the encrypted tokens of the latest sign-in; keeps the old refresh token if there is no new one. */
export const upsertGoogleAccount = async (
  db: Db,
  account: Pick<Selectable<Database['google_accounts']>, 'user_id' | 'access_token' | 'refresh_token' | 'expires_at'>,
) => {
  await db
    .insertInto('google_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        access_token: eb.ref('excluded.access_token'),
        refresh_token: eb.fn.coalesce('excluded.refresh_token', 'google_accounts.refresh_token'),
        expires_at: eb.ref('excluded.expires_at'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/** Stores a new code, and deletes expired ones. */
export const insertSignInCode = async (
  db: Db,
  code: Pick<Selectable<Database['sign_in_codes']>, 'code_hash' | 'user_id' | 'browser_hash'>,
) => {
  await db.deleteFrom('sign_in_codes').where('created_at', '<', ago(signInAge)).execute()
  await db.insertInto('sign_in_codes').values(code).execute()
}

/** Exchanges a code for a session in one statement, so that one of several concurrent exchanges wins. False for the others. */
export const exchangeSignInCode = async (
  db: Db,
  code: { code_hash: Buffer; browser_hashes: Buffer[] },
  session: { session_hash: Buffer; user_agent: string | null },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .with('traded', (db) =>
      db
        .updateTable('sign_in_codes')
        .set({ used_at: sql`now()` })
        .where('code_hash', '=', code.code_hash)
        .where('browser_hash', '=', sql<Buffer>`any(${code.browser_hashes}::bytea[])`)
        .where('used_at', 'is', null)
        .where('created_at', '>=', ago(codeAge))
        .returning('user_id'),
    )
    .insertInto('sessions')
    .columns(['session_hash', 'user_agent', 'user_id'])
    .expression((db) =>
      db
        .selectFrom('traded')
        .select([
          sql<Buffer>`${session.session_hash}::bytea`.as('hash'),
          sql<string | null>`${session.user_agent}::text`.as('user_agent'),
          'user_id',
        ]),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The owner of a session; `is_stale` when its last use is due to be recorded. */
export const findSession = (db: Db, session_hash: Buffer) =>
  db
    .selectFrom('sessions')
    .select((eb) => ['user_id', eb('seen_at', '<', ago(touchAge)).as('is_stale')])
    .where('session_hash', '=', session_hash)
    .where('seen_at', '>=', ago(idleAge))
    .executeTakeFirst()

/** Records that a session is in use, and deletes the user's expired ones. */
export const touchSession = async (db: Db, session_hash: Buffer, user_id: string) => {
  await db
    .updateTable('sessions')
    .set({ seen_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('session_hash', '=', session_hash)
    .execute()
  await db.deleteFrom('sessions').where('user_id', '=', user_id).where('seen_at', '<', ago(idleAge)).execute()
}

export const deleteSession = async (db: Db, user_id: string, session_hash: Buffer) => {
  await db.deleteFrom('sessions').where('user_id', '=', user_id).where('session_hash', '=', session_hash).execute()
}

/** The user's active sessions, last used first; within the same hour, newest first. */
export const listSessions = async (db: Db, user_id: string, current_hash: Buffer): Promise<Session[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select((eb) => ['session_ref', 'user_agent', eb('session_hash', '=', current_hash).as('is_current')])
    .select(['created_at', 'seen_at'])
    .where('user_id', '=', user_id)
    .where('seen_at', '>=', ago(idleAge))
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ is_current, created_at, seen_at, ...session }) => ({
    ...session,
    is_current: Boolean(is_current),
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }))
}

/** False when it does not exist or belongs to someone else. */
export const deleteSessionByRef = async (db: Db, user_id: string, session_ref: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .where('session_ref', '=', session_ref)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Unused codes are deleted too, as each could become another session. */
export const deleteOtherSessions = async (db: Db, user_id: string, current_hash: Buffer) => {
  await db.deleteFrom('sign_in_codes').where('user_id', '=', user_id).execute()
  await db.deleteFrom('sessions').where('user_id', '=', user_id).where('session_hash', '!=', current_hash).execute()
}

/** Does nothing for an address that is already on the list. */
export const insertWaitingEmail = async (db: Db, email: string) => {
  await db
    .insertInto('waiting_list')
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findUser = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name', 'verified'])
    .select(['plan_name', 'blogs_total', 'blogs_left', 'plan_expiry', 'renew'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
