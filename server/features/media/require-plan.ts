import type { Kysely } from 'kysely'
import { canCreateBlogs } from '#domain/plan.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { HttpError } from '#server/lib/http/errors.ts'
import { findPlan } from './queries.ts'

/** M6: images and videos require a plan that allows creating blogs. Throws 402. */
export const requirePlan = async (db: Kysely<Database>, user_id: string): Promise<void> => {
  if (!canCreateBlogs(await findPlan(db, user_id)))
    throw new HttpError(402, 'Your plan has no blogs left or has expired')
}
