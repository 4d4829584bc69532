import type { Kysely } from 'kysely'
import type { Video } from '#contract/videos.ts'
import { isRunning, type Generation } from '#server/generations/queries.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { deliverableOf, listScenarios, ownDeliverables } from './scenarios.queries.ts'

type Db = Kysely<Database>

/** The video of a deliverable as its owner sees it; undefined when there is none or it is not the user's. */
export const findVideo = async (db: Db, user_id: string, deliverable_id: string): Promise<Video | undefined> => {
  const row = await db
    .selectFrom('videos')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'videos.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('videos.deliverable_id', '=', deliverable_id)
    .select(['videos.video_id', 'videos.deliverable_id', 'generation_status', 'file as video_url'])
    .select(['poster as poster_url', 'duration', 'progress', 'model', 'error', 'scenario_error', 'videos.created_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const scenarios = await listScenarios(db, row.video_id)
  return { ...row, created_at: row.created_at.toISOString(), scenarios }
}

/** What identifies a blog: its deliverable, video or a scenario. */
export type Target = { deliverable_id: string } | { video_id: string } | { scenario_id: string }

/** Locks the blog of a deliverable, video or scenario; undefined when it is not the user's. */
export const lockBlogOf = (transaction: Db, user_id: string, target: Target) => {
  const blogs = transaction
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .select(['blogs.blog_id', 'blogs.deliverable_id', 'blogs.content'])
    .forUpdate('blogs')
  if ('deliverable_id' in target)
    return blogs.where('blogs.deliverable_id', '=', target.deliverable_id).executeTakeFirst()
  const videos = transaction.selectFrom('videos').select('videos.deliverable_id')
  const ofTarget =
    'video_id' in target
      ? videos.where('video_id', '=', target.video_id)
      : videos
          .innerJoin('scenarios', 'scenarios.video_id', 'videos.video_id')
          .where('scenarios.scenario_id', '=', target.scenario_id)
  return blogs.where('blogs.deliverable_id', 'in', ofTarget).executeTakeFirst()
}

/** The state of a deliverable's video. The blog is locked. */
export const findVideoState = (transaction: Db, deliverable_id: string) =>
  transaction
    .selectFrom('videos')
    .where('deliverable_id', '=', deliverable_id)
    .select(['video_id', 'generation_status'])
    .executeTakeFirst()

export const insertVideo = (transaction: Db, deliverable_id: string) =>
  transaction.insertInto('videos').values({ deliverable_id }).returning('video_id').executeTakeFirstOrThrow()

/** Marks a video as started from a scenario and one of its first frames, and clears the state of an earlier attempt. */
export const startVideo = async (
  transaction: Db,
  user_id: string,
  video_id: string,
  chosen: { scenario_id: string; first_frame_id: string },
) => {
  await transaction
    .updateTable('videos')
    .set({ ...chosen, generation_status: 'started', error: null, progress: null, operation: null })
    .where('deliverable_id', 'in', ownDeliverables(transaction, user_id))
    .where('video_id', '=', video_id)
    .execute()
}

/** A started video, with its scenario and first frame; for jobs, which have no user. */
export const findStartedVideo = (db: Db, video_id: string) =>
  db
    .selectFrom('videos')
    .where('video_id', '=', video_id)
    .where('generation_status', '=', 'started')
    .select(['scenario_id', 'first_frame_id', 'operation'])
    .executeTakeFirst()

/** Stores the id of the operation at the vendor; false when the run was cancelled or superseded. */
export const saveOperation = async (db: Db, generation: Generation, operation: unknown): Promise<boolean> => {
  if (!(await isRunning(db, generation))) return false
  await db
    .updateTable('videos')
    .set({ operation: JSON.stringify(operation) })
    .where('deliverable_id', 'in', deliverableOf(db, generation))
    .where('video_id', '=', generation.subject_id)
    .execute()
  return true
}

/** From 0 to 1. */
export const saveProgress = async (db: Db, generation: Generation, progress: number) => {
  await db
    .updateTable('videos')
    .set({ progress })
    .where('deliverable_id', 'in', deliverableOf(db, generation))
    .where('video_id', '=', generation.subject_id)
    .where('generation_status', '=', 'started')
    .execute()
}

type Finished = { file: string; poster: string; width: number; height: number; duration: number; model: string }

export const finishVideo = async (transaction: Db, generation: Generation, finished: Finished) => {
  await transaction
    .updateTable('videos')
    .set({ ...finished, generation_status: 'generated', error: null, progress: null, operation: null })
    .where('deliverable_id', 'in', deliverableOf(transaction, generation))
    .where('video_id', '=', generation.subject_id)
    .executeTakeFirstOrThrow()
}

export const failVideo = async (transaction: Db, generation: Generation, error: string) => {
  await transaction
    .updateTable('videos')
    .set({ generation_status: 'failed', error, progress: null, operation: null })
    .where('deliverable_id', 'in', deliverableOf(transaction, generation))
    .where('video_id', '=', generation.subject_id)
    .where('generation_status', '=', 'started')
    .execute()
}

/** Whether a video has a file of this name. */
export const isVideoFile = async (db: Db, file: string): Promise<boolean> =>
  (await db.selectFrom('videos').select('video_id').where('file', '=', file).executeTakeFirst()) !== undefined

/** Whether a first frame or the poster of a video has a file of this name. */
export const isVideoPicture = async (db: Db, file: string): Promise<boolean> => {
  const frame = await db.selectFrom('first_frames').select('file').where('file', '=', file).executeTakeFirst()
  if (frame) return true
  return (await db.selectFrom('videos').select('poster').where('poster', '=', file).executeTakeFirst()) !== undefined
}

type Owner = { user_id: string } & ({ brand_id: string } | { deliverable_id: string })

/** The files of all videos of a brand or a deliverable. Its blogs are locked, so that none is added. */
export const listVideoFiles = async (transaction: Db, owner: Owner) => {
  const [column, id] =
    'brand_id' in owner
      ? (['deliverables.brand_id', owner.brand_id] as const)
      : (['deliverables.deliverable_id', owner.deliverable_id] as const)
  const own = transaction
    .selectFrom('videos')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'videos.deliverable_id')
    .where('deliverables.user_id', '=', owner.user_id)
    .where(column, '=', id)
  const videos = await own.select(['videos.file', 'videos.poster']).execute()
  const frames = await own
    .innerJoin('scenarios', 'scenarios.video_id', 'videos.video_id')
    .innerJoin('first_frames', 'first_frames.scenario_id', 'scenarios.scenario_id')
    .select('first_frames.file')
    .execute()
  const isName = (file: string | null) => file !== null
  return {
    videos: videos.map(({ file }) => file).filter(isName),
    pictures: [...videos.map(({ poster }) => poster), ...frames.map(({ file }) => file)].filter(isName),
  }
}
