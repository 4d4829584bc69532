import type { Kysely } from 'kysely'
import type { Context } from '#contract/contexts.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

const contextColumns = ['deliverable_context_id', 'name', 'content_type', 'tokens_number'] as const

/** Locks the deliverable's row; undefined when it is not the user's. */
export const lockDeliverable = (transaction: Db, user_id: string, deliverable_id: string) =>
  transaction
    .selectFrom('deliverables')
    .select('deliverable_id')
    .where('user_id', '=', user_id)
    .where('deliverable_id', '=', deliverable_id)
    .forUpdate()
    .executeTakeFirst()

export const isDeliverable = async (db: Db, user_id: string, deliverable_id: string) => {
  const row = await db
    .selectFrom('deliverables')
    .select('deliverable_id')
    .where('user_id', '=', user_id)
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirst()
  return row !== undefined
}

export const listContexts = (db: Db, deliverable_id: string): Promise<Context[]> =>
  db
    .selectFrom('deliverable_contexts')
    .select(contextColumns)
    .where('deliverable_id', '=', deliverable_id)
    .orderBy('created_at')
    .execute()

export const insertContext = (
  db: Db,
  context: Omit<Context, 'deliverable_context_id'> & { deliverable_id: string; url: string | null; text: string },
): Promise<Context> =>
  db.insertInto('deliverable_contexts').values(context).returning(contextColumns).executeTakeFirstOrThrow()

/** False when it does not exist or is not the user's. */
export const deleteContext = async (db: Db, user_id: string, deliverable_context_id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('deliverable_contexts')
    .using('deliverables')
    .whereRef('deliverables.deliverable_id', '=', 'deliverable_contexts.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('deliverable_context_id', '=', deliverable_context_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
