import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

/** The person's profile and plan. */
export const findAccount = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name', 'verified', 'created_at'])
    .select(['plan_name', 'blogs_total', 'blogs_left', 'plan_expiry', 'renew'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

export const listFeedbacks = (db: Db, user_id: string) =>
  db
    .selectFrom('feedbacks')
    .innerJoin('blogs', 'blogs.blog_id', 'feedbacks.blog_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .select(['feedbacks.blog_id', 'blogs.title', 'score', 'comment', 'feedbacks.created_at'])
    .where('deliverables.user_id', '=', user_id)
    .orderBy('feedbacks.created_at')
    .execute()

export const listProductEvents = (db: Db, user_id: string) =>
  db
    .selectFrom('product_events')
    .select(['event_name', 'params', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('product_event_id')
    .execute()

/** Brands in order of creation, each with the names and ids of its deliverables. */
export const listFolders = (db: Db, user_id: string) =>
  db
    .selectFrom('brands')
    .leftJoin('deliverables', 'deliverables.brand_id', 'brands.brand_id')
    .leftJoin('blogs', 'blogs.deliverable_id', 'deliverables.deliverable_id')
    .select(['brands.brand_id', 'brands.name', 'brands.logo', 'deliverables.deliverable_id', 'blogs.title'])
    .where('brands.user_id', '=', user_id)
    .orderBy('brands.created_at')
    .orderBy('brands.brand_id')
    .orderBy('deliverables.created_at')
    .orderBy('deliverables.deliverable_id')
    .execute()

export const findWholeBrand = (db: Db, user_id: string, brand_id: string) =>
  db.selectFrom('brands').selectAll().where('user_id', '=', user_id).where('brand_id', '=', brand_id).executeTakeFirst()

/** A deliverable's blog with all related rows; undefined when it does not exist or belongs to someone else. */
export const findWholeBlog = async (db: Db, user_id: string, deliverable_id: string) => {
  const blog = await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .selectAll('blogs')
    .where('deliverables.user_id', '=', user_id)
    .where('deliverables.deliverable_id', '=', deliverable_id)
    .executeTakeFirst()
  if (!blog) return undefined
  const [versions, draft, contexts, images, video] = await Promise.all([
    db
      .selectFrom('blog_versions')
      .select(['kind', 'origin', 'model', 'text', 'created_at'])
      .where('blog_id', '=', blog.blog_id)
      .orderBy('created_at')
      .execute(),
    db.selectFrom('blog_drafts').select('content').where('blog_id', '=', blog.blog_id).executeTakeFirst(),
    db
      .selectFrom('deliverable_contexts')
      .select(['name', 'content_type', 'url', 'text', 'created_at'])
      .where('deliverable_id', '=', deliverable_id)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('images')
      .select(['file', 'alt', 'width', 'height', 'model', 'created_at'])
      .where('deliverable_id', '=', deliverable_id)
      .orderBy('created_at')
      .execute(),
    findVideo(db, deliverable_id),
  ])
  return { blog, versions, draft, contexts, images, video }
}

const findVideo = async (db: Db, deliverable_id: string) => {
  const video = await db
    .selectFrom('videos')
    .select(['video_id', 'generation_status', 'file', 'poster', 'width', 'height', 'duration', 'model', 'created_at'])
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirst()
  if (!video) return undefined
  const scenarios = await db
    .selectFrom('scenarios')
    .select(['scenario_id', 'text', 'model', 'created_at'])
    .where('video_id', '=', video.video_id)
    .orderBy('created_at')
    .execute()
  const frames = await db
    .selectFrom('first_frames')
    .innerJoin('scenarios', 'scenarios.scenario_id', 'first_frames.scenario_id')
    .select(['first_frames.scenario_id', 'first_frames.file'])
    .where('scenarios.video_id', '=', video.video_id)
    .orderBy('position')
    .execute()
  return {
    ...video,
    scenarios: scenarios.map((scenario) => ({
      ...scenario,
      frames: frames.flatMap(({ scenario_id, file }) => (scenario_id === scenario.scenario_id && file ? [file] : [])),
    })),
  }
}
