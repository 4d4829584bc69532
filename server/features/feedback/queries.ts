import { sql, type Kysely } from 'kysely'
import type { Feedback } from '#contract/feedback.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

export const findFeedback = (db: Db, user_id: string, blog_id: string): Promise<Feedback | undefined> =>
  db
    .selectFrom('feedbacks')
    .innerJoin('blogs', 'blogs.blog_id', 'feedbacks.blog_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('feedbacks.blog_id', '=', blog_id)
    .select(['feedbacks.score', 'feedbacks.comment'])
    .executeTakeFirst()

export const isOwnBlog = async (db: Db, user_id: string, blog_id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select(sql`1`.as('one'))
    .executeTakeFirst()
  return row !== undefined
}

/** False when the blog is already rated. */
export const insertFeedback = async (db: Db, feedback: Feedback & { blog_id: string }): Promise<boolean> => {
  const inserted = await db
    .insertInto('feedbacks')
    .values(feedback)
    .onConflict((conflict) => conflict.doNothing())
    .returning('blog_id')
    .executeTakeFirst()
  return inserted !== undefined
}
