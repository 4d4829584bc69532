import { sql, type Kysely } from 'kysely'
import type { FirstFrame, Scenario } from '#contract/videos.ts'
import type { Language } from '#domain/languages.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import { isRunning, type Generation } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { ScenarioBrief } from './prompts/scenario.ts'

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

const videoOf = (db: Db, generation: Generation) =>
  db.selectFrom('videos').select('video_id').where('deliverable_id', 'in', deliverableOf(db, generation))

const scenariosOf = (db: Db, generation: Generation) =>
  db.selectFrom('scenarios').select('scenario_id').where('video_id', 'in', videoOf(db, generation))

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

const listFrames = (db: Db, scenario_id: string) =>
  db
    .selectFrom('first_frames')
    .where('scenario_id', '=', scenario_id)
    .select(['first_frame_id', 'position', 'file'])
    .orderBy('position')
    .execute()

/** The input of a scenario and its pictures; for jobs, which have no user. */
export const findScenarioBrief = async (db: Db, scenario_id: string) => {
  const row = await db
    .selectFrom('scenarios')
    .innerJoin('videos', 'videos.video_id', 'scenarios.video_id')
    .innerJoin('blogs', 'blogs.deliverable_id', 'videos.deliverable_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'videos.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('scenarios.scenario_id', '=', scenario_id)
    .select(['scenarios.video_id', 'scenarios.text', 'scenarios.model'])
    .select(['blogs.blog_id', 'blogs.title', 'blogs.content', 'blogs.language'])
    .select(['brands.name', 'brands.summary', 'brands.audience', 'brands.industry', 'brands.logo', 'brands.website'])
    .select(['brands.tone_of_voice_id', 'brands.custom_tone_of_voice'])
    .executeTakeFirst()
  if (!row) return undefined
  const others = await db
    .selectFrom('scenarios')
    .where('video_id', '=', row.video_id)
    .select(['scenario_id', 'text'])
    .orderBy('created_at')
    .orderBy('scenario_id')
    .execute()
  const tone = toneOf(row.tone_of_voice_id)
  const brief: ScenarioBrief = {
    language: row.language as Language,
    title: row.title,
    content: row.content ?? '',
    brand: {
      name: row.name,
      summary: row.summary,
      audience: row.audience,
      industry: row.industry,
      tone:
        row.tone_of_voice_id === customToneId
          ? row.custom_tone_of_voice
          : tone
            ? `${tone.name}. ${tone.description}`
            : null,
    },
    before: others.filter(({ text, scenario_id: id }) => text !== '' && id !== scenario_id).map(({ text }) => text),
  }
  return {
    ...brief,
    blog_id: row.blog_id,
    text: row.text,
    model: row.model,
    logo: row.logo,
    website: row.website,
    /** How many scenarios came before this one. */
    index: others.findIndex(({ scenario_id: id }) => id === scenario_id),
    frames: await listFrames(db, scenario_id),
  }
}

/** Stores the text; false when the run was cancelled or overtaken. The blog is locked. */
export const saveScenarioText = async (
  transaction: Db,
  generation: Generation,
  written: { text: string; model: string },
): Promise<boolean> => {
  if (!(await isRunning(transaction, generation))) return false
  const row = await transaction
    .updateTable('scenarios')
    .set(written)
    .where('video_id', 'in', videoOf(transaction, generation))
    .where('scenario_id', '=', generation.subject_id)
    .where('text', '=', '')
    .returning('scenario_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The same for the file of a first frame. */
export const saveFrameFile = async (
  transaction: Db,
  generation: Generation,
  frame: { first_frame_id: string; file: string },
): Promise<boolean> => {
  if (!(await isRunning(transaction, generation))) return false
  const row = await transaction
    .updateTable('first_frames')
    .set({ file: frame.file })
    .where('scenario_id', 'in', scenariosOf(transaction, generation))
    .where('first_frame_id', '=', frame.first_frame_id)
    .where('file', 'is', null)
    .returning('first_frame_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the first frames of the generation's scenario that have no picture. */
export const deleteEmptyFrames = async (transaction: Db, generation: Generation) => {
  await transaction
    .deleteFrom('first_frames')
    .where('scenario_id', 'in', scenariosOf(transaction, generation))
    .where('scenario_id', '=', generation.subject_id)
    .where('file', 'is', null)
    .execute()
}

/** Deletes the generation's scenario, which could not be written, and says why. */
export const removeScenario = async (transaction: Db, generation: Generation, scenario_error: string) => {
  const row = await transaction
    .deleteFrom('scenarios')
    .where('video_id', 'in', videoOf(transaction, generation))
    .where('scenario_id', '=', generation.subject_id)
    .returning('video_id')
    .executeTakeFirst()
  if (!row) return
  await transaction
    .updateTable('videos')
    .set({ scenario_error })
    .where('deliverable_id', 'in', deliverableOf(transaction, generation))
    .where('video_id', '=', row.video_id)
    .execute()
}
