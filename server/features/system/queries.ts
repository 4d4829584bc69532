import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

export const pingDatabase = async (db: Kysely<Database>) => {
  await sql`select 1`.execute(db)
}

/** Returns the new product_event_id. */
export const insertProductEvent = async (
  db: Kysely<Database>,
  user_id: string,
  event_name: string,
  params: object,
): Promise<number> => {
  const { product_event_id } = await db
    .insertInto('product_events')
    .values({ user_id, event_name, params: JSON.stringify(params) })
    .returning('product_event_id')
    .executeTakeFirstOrThrow()
  return product_event_id
}

const eventColumns = ['product_event_id', 'event_name', 'params', 'user_id', 'created_at'] as const

/** Of all users, for the operator: newest first, `limit` of them before the id `before`. */
export const listProductEvents = (
  db: Kysely<Database>,
  { event_name, before, limit }: { event_name?: string | undefined; before?: number | undefined; limit: number },
) =>
  db
    .selectFrom('product_events')
    .select(eventColumns)
    .$if(event_name !== undefined, (query) => query.where('event_name', '=', event_name!))
    .$if(before !== undefined, (query) => query.where('product_event_id', '<', before!))
    .orderBy('product_event_id', 'desc')
    .limit(limit)
    .execute()

export const findProductEvent = (db: Kysely<Database>, product_event_id: number) =>
  db
    .selectFrom('product_events')
    .select(eventColumns)
    .where('product_event_id', '=', product_event_id)
    .executeTakeFirst()
