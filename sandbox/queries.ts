import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

export type Person = Omit<Selectable<Database['sandbox.people']>, 'created_at'>

const personColumns = ['sub', 'email', 'given_name', 'family_name'] as const

// Keeps the account chooser usable.
const shownPeople = 100

/** Newest first. */
export const listPeople = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('sandbox.people')
    .select(personColumns)
    .orderBy('created_at', 'desc')
    .orderBy('sub')
    .limit(shownPeople)
    .execute()

export const findPerson = (db: Db, sub: string): Promise<Person | undefined> =>
  db.selectFrom('sandbox.people').select(personColumns).where('sub', '=', sub).executeTakeFirst()

/** False when the sub or the e-mail address is taken. */
export const insertPerson = async (db: Db, person: Person): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox.people')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type OidcRow = Pick<Selectable<Database['sandbox.oidc']>, 'payload' | 'consumed_at'>

export const findOidcRow = (
  db: Db,
  model: string,
  key: 'id' | 'uid' | 'user_code',
  value: string,
): Promise<OidcRow | undefined> =>
  db
    .selectFrom('sandbox.oidc')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where(key, '=', value)
    .executeTakeFirst()

type NewOidcRow = {
  model: string
  id: string
  payload: object
  grant_id: string | null
  user_code: string | null
  uid: string | null
  expires_at: Date | null
}

export const upsertOidcRow = async (db: Db, { model, id, payload, ...columns }: NewOidcRow) => {
  const values = { ...columns, payload: JSON.stringify(payload), consumed_at: null }
  await db
    .insertInto('sandbox.oidc')
    .values({ model, id, ...values })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
    .execute()
}

export const consumeOidcRow = async (db: Db, model: string, id: string) => {
  await db
    .updateTable('sandbox.oidc')
    .set({ consumed_at: sql`now()` })
    .where('model', '=', model)
    .where('id', '=', id)
    .execute()
}

export const deleteOidcRow = async (db: Db, model: string, id: string) => {
  await db.deleteFrom('sandbox.oidc').where('model', '=', model).where('id', '=', id).execute()
}

export const deleteOidcRowsOfGrant = async (db: Db, model: string, grant_id: string) => {
  await db.deleteFrom('sandbox.oidc').where('model', '=', model).where('grant_id', '=', grant_id).execute()
}

const grantModels = ['Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken']
const accountId = sql<string>`payload ->> 'accountId'`

/** Whether this person has a valid token. */
export const hasTokens = async (db: Db, sub: string): Promise<boolean> => {
  const row = await db
    .selectFrom('sandbox.oidc')
    .select('id')
    .where('model', 'in', ['AccessToken', 'RefreshToken'])
    .where(accountId, '=', sub)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Revokes all grants of a person. */
export const deleteGrantsOf = async (db: Db, sub: string) => {
  await db.deleteFrom('sandbox.oidc').where('model', 'in', grantModels).where(accountId, '=', sub).execute()
}

export const deleteExpiredOidcRows = async (db: Db) => {
  await db
    .deleteFrom('sandbox.oidc')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
