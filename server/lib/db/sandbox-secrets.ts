// Secrets that the sandbox shares with other processes: created by the first one, constant from then on.
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Stores `initial` under `name` unless there is a value already; returns the stored value. */
export const getOrCreateSecret = async <T>(db: Kysely<Database>, name: string, initial: T): Promise<T> => {
  await db
    .insertInto('sandbox.secrets')
    .values({ name, value: JSON.stringify(initial) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSecret<T>(db, name)) ?? initial
}

export const findSecret = async <T>(db: Kysely<Database>, name: string): Promise<T | undefined> => {
  const row = await db.selectFrom('sandbox.secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as T | undefined
}
