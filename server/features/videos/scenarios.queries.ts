import { sql, type Kysely } from 'kysely'
import type { FirstFrame, Scenario } from '#contract/videos.ts'
import type { Generation } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** Oldest first (M4), each with its first frames in their order. */
export const listScenarios = async (db: Db, video_id: string): Promise<Scenario[]> => {
  const rows = await db
    .selectFrom('scenarios')
    .where('video_id', '=', video_id)
    .select(['scenario_id', 'video_id', 'text', 'model', 'created_at'])
    .orderBy('created_at')
    .orderBy('scenario_id')
    .execute()
  const frames = await db
    .selectFrom('first_frames')
    .innerJoin('scenarios', 'scenarios.scenario_id', 'first_frames.scenario_id')
    .where('scenarios.video_id', '=', video_id)
    .select(['first_frames.scenario_id', 'first_frame_id', 'file as image_url', 'first_frames.created_at'])
    .orderBy('position')
    .execute()
  const framesOf = (scenario_id: string): FirstFrame[] =>
    frames
      .filter((frame) => frame.scenario_id === scenario_id)
      .map(({ first_frame_id, image_url, created_at }) => ({
        first_frame_id,
        image_url,
        created_at: created_at.toISOString(),
      }))
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    first_frames: framesOf(row.scenario_id),
  }))
}

export const ownDeliverables = (db: Db, user_id: string) =>
  db.selectFrom('deliverables').select('deliverable_id').where('user_id', '=', user_id)

/** A job has no user: it writes only to the blog of its generation. */
export const deliverableOf = (db: Db, { blog_id }: Generation) =>
  db.selectFrom('blogs').select('deliverable_id').where('blog_id', '=', blog_id)

/** Inserts an empty scenario with this number of empty first frames. */
export const insertScenario = async (
  transaction: Db,
  user_id: string,
  video_id: string,
  frames: number,
): Promise<string> => {
  await transaction
    .updateTable('videos')
    .set({ scenario_error: null })
    .where('deliverable_id', 'in', ownDeliverables(transaction, user_id))
    .where('video_id', '=', video_id)
    .execute()
  const { scenario_id } = await transaction
    .insertInto('scenarios')
    .values({ video_id, created_at: sql<Date>`clock_timestamp()` })
    .returning('scenario_id')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('first_frames')
    .values(Array.from({ length: frames }, (_, position) => ({ scenario_id, position })))
    .execute()
  return scenario_id
}

export const countScenarios = async (transaction: Db, video_id: string): Promise<number> => {
  const { count } = await transaction
    .selectFrom('scenarios')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('video_id', '=', video_id)
    .executeTakeFirstOrThrow()
  return count
}

/** A scenario's text and first frames. The blog is locked. */
export const findScenario = async (transaction: Db, scenario_id: string) => {
  const scenario = await transaction
    .selectFrom('scenarios')
    .where('scenario_id', '=', scenario_id)
    .select(['scenario_id', 'video_id', 'text'])
    .executeTakeFirst()
  return scenario && { ...scenario, frames: await listFrames(transaction, scenario_id) }
}

export const listFrames = (db: Db, scenario_id: string) =>
  db
    .selectFrom('first_frames')
    .where('scenario_id', '=', scenario_id)
    .select(['first_frame_id', 'position', 'file'])
    .orderBy('position')
    .execute()
