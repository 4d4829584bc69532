// Secrets that the sandbox shares with other processes: made by whoever comes first, the same ever after.
import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Keeps `made` under `name`, or answers what another start has kept there before. */
export const keepSecret = async <T>(db: Kysely<Database>, name: string, made: T): Promise<T> => {
  await db
    .insertInto('sandbox_secrets')
    .values({ name, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findSecret<T>(db, name)) ?? made
}

export const findSecret = async <T>(db: Kysely<Database>, name: string): Promise<T | undefined> => {
  const row = await db.selectFrom('sandbox_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value as T | undefined
}
