import { sql, type Kysely } from 'kysely'
import type { Draft } from '#contract/blogs.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { ownDeliverables } from './queries.ts'

type Db = Kysely<Database>
import { now, ownBlog } from './history.queries.ts'

const ownBlogs = (db: Db, user_id: string) =>
  db.selectFrom('blogs').select('blog_id').where('deliverable_id', 'in', ownDeliverables(db, user_id))

/** Unsaved content; undefined if it equals the blog's content. */
export const findDraft = async (db: Db, user_id: string, blog_id: string): Promise<Draft | undefined> => {
  const row = await db
    .selectFrom('blog_drafts')
    .innerJoin('blogs', 'blogs.blog_id', 'blog_drafts.blog_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blogs.blog_id', '=', blog_id)
    .whereRef('blog_drafts.content', 'is distinct from', 'blogs.content')
    .select(['blog_drafts.content', 'blog_drafts.version', 'blog_drafts.saved_at'])
    .executeTakeFirst()
  return row && { ...row, saved_at: row.saved_at.toISOString() }
}

/** Upserts the draft; undefined when the blog is not the user's. */
export const putDraft = (
  db: Db,
  user_id: string,
  blog_id: string,
  { content, version }: Pick<Draft, 'content' | 'version'>,
) =>
  db
    .insertInto('blog_drafts')
    .columns(['blog_id', 'content', 'version'])
    .expression(
      ownBlog(db, user_id, blog_id).select((eb) => [
        'blogs.blog_id',
        eb.val(content).as('content'),
        eb.cast<number>(eb.val(version), 'integer').as('version'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.column('blog_id').doUpdateSet((eb) => ({
        content: eb.ref('excluded.content'),
        version: eb.ref('excluded.version'),
        saved_at: sql`now()`,
      })),
    )
    .returning('saved_at')
    .executeTakeFirst()

/** False when there is none or the blog is not the user's. */
export const deleteDraft = async (db: Db, user_id: string, blog_id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('blog_drafts')
    .using(['blogs', 'deliverables'])
    .whereRef('blogs.blog_id', '=', 'blog_drafts.blog_id')
    .whereRef('deliverables.deliverable_id', '=', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blog_drafts.blog_id', '=', blog_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the draft of a blog; with `isKept` its text goes to the history, unless it equals `content`. */
export const endDraft = async (
  transaction: Db,
  user_id: string,
  blog_id: string,
  { content, isKept }: { content: string | null; isKept: boolean },
) => {
  await transaction
    .with('dropped', (db) =>
      db
        .deleteFrom('blog_drafts')
        .where('blog_id', 'in', ownBlogs(transaction, user_id))
        .where('blog_id', '=', blog_id)
        .returning('content'),
    )
    .insertInto('blog_versions')
    .columns(['blog_id', 'kind', 'text', 'origin', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('dropped')
        .where(eb.val(isKept), '=', true)
        .where('dropped.content', '!=', content ?? '')
        .where(sql<boolean>`dropped.content ~ '\\S'`)
        .select([
          eb.val(blog_id).as('blog_id'),
          eb.val('content' as const).as('kind'),
          'dropped.content as text',
          eb.val('saved' as const).as('origin'),
          now.as('created_at'),
        ]),
    )
    .execute()
}
