// What the job that writes a scenario reads and stores.
import type { Kysely } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import { isRunning, type Generation } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { ScenarioBrief } from './prompts/scenario.ts'

type Db = Kysely<Database>
import { deliverableOf, listFrames } from './scenarios.queries.ts'

const videoOf = (db: Db, generation: Generation) =>
  db.selectFrom('videos').select('video_id').where('deliverable_id', 'in', deliverableOf(db, generation))

const scenariosOf = (db: Db, generation: Generation) =>
  db.selectFrom('scenarios').select('scenario_id').where('video_id', 'in', videoOf(db, generation))

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
    /** How many scenarios precede this one. */
    index: others.findIndex(({ scenario_id: id }) => id === scenario_id),
    frames: await listFrames(db, scenario_id),
  }
}

/** Stores the text; false when the run was cancelled or superseded. The blog is locked. */
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

/** Deletes the generation's scenario, which could not be written, and stores the reason. */
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
