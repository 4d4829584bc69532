import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

/** The user of an error event. */
export const findPerson = (db: Kysely<Database>, user_id: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
