import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import type { SentEvent } from './envelope.ts'

type Db = Kysely<Database>

/** The number of reports kept. */
export const keptReports = 500

export const insertReports = async (db: Db, events: SentEvent[]) => {
  if (events.length === 0) return
  await db
    .insertInto('sandbox.error_reports')
    .values(events.map((event) => ({ event: JSON.stringify(event) })))
    .execute()
  const oldest = db.selectFrom('sandbox.error_reports').select(sql<number>`max(sandbox_error_report_id)`.as('newest'))
  await db
    .deleteFrom('sandbox.error_reports')
    .where('sandbox_error_report_id', '<=', sql<number>`(${oldest}) - ${keptReports}`)
    .execute()
}

/** Newest first. */
export const listReports = (db: Db) =>
  db
    .selectFrom('sandbox.error_reports')
    .selectAll()
    .orderBy('sandbox_error_report_id', 'desc')
    .limit(keptReports)
    .execute()

export const findReport = (db: Db, id: number) =>
  db.selectFrom('sandbox.error_reports').selectAll().where('sandbox_error_report_id', '=', id).executeTakeFirst()
