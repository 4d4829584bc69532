import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

export const pingDatabase = async (db: Kysely<Database>) => {
  await sql`select 1`.execute(db)
}

export const insertProductEvent = async (db: Kysely<Database>, user_id: string, event_name: string, params: object) => {
  await db
    .insertInto('product_events')
    .values({ user_id, event_name, params: JSON.stringify(params) })
    .execute()
}
