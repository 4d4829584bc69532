import { sql, type Kysely } from 'kysely'
import type { BlogVersion, Draft } from '#contract/blogs.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { ownDeliverables } from './queries.ts'

type Db = Kysely<Database>

const ownBlogs = (db: Db, user_id: string) =>
  db.selectFrom('blogs').select('blog_id').where('deliverable_id', 'in', ownDeliverables(db, user_id))

// Not now(), which is the same for all versions of a transaction.
const now = sql<Date>`clock_timestamp()`

export const insertBlogVersion = async (
  db: Db,
  version: Omit<BlogVersion, 'blog_version_id' | 'created_at'> & { blog_id: string },
) => {
  await db
    .insertInto('blog_versions')
    .values({ ...version, created_at: now })
    .execute()
}

const versionColumns = [
  'blog_version_id',
  'kind',
  'blog_versions.text',
  'blog_versions.origin',
  'blog_versions.model',
  'blog_versions.created_at',
] as const

/** Adds a person's text to the history; undefined when the blog is not the user's. */
export const keepBlogVersion = async (
  db: Db,
  user_id: string,
  blog_id: string,
  { kind, text }: Pick<BlogVersion, 'kind' | 'text'>,
): Promise<BlogVersion | undefined> => {
  const row = await db
    .insertInto('blog_versions')
    .columns(['blog_id', 'kind', 'text', 'origin', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('blogs')
        .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
        .where('deliverables.user_id', '=', user_id)
        .where('blogs.blog_id', '=', blog_id)
        .forKeyShare('blogs')
        .select([
          'blogs.blog_id',
          eb.val(kind).as('kind'),
          eb.val(text).as('text'),
          eb.val('saved' as const).as('origin'),
          now.as('created_at'),
        ]),
    )
    .returning(versionColumns)
    .executeTakeFirst()
  return row && { ...row, created_at: row.created_at.toISOString() }
}

/** What wrote this text, where the history has it as generated; undefined for a person's text. */
export const findModelOf = async (
  db: Db,
  blog_id: string,
  { kind, text }: Pick<BlogVersion, 'kind' | 'text'>,
): Promise<string | null | undefined> => {
  const row = await db
    .selectFrom('blog_versions')
    .select('model')
    .where('blog_id', '=', blog_id)
    .where('kind', '=', kind)
    .where('origin', '=', 'generated')
    .where('text', '=', text)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.model
}

/** The newest 200, newest first. */
export const listBlogVersions = async (db: Db, user_id: string, blog_id: string): Promise<BlogVersion[]> => {
  const rows = await db
    .selectFrom('blog_versions')
    .innerJoin('blogs', 'blogs.blog_id', 'blog_versions.blog_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blog_versions.blog_id', '=', blog_id)
    .select(versionColumns)
    .orderBy('blog_versions.created_at', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

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
    .expression((eb) =>
      eb
        .selectFrom('blogs')
        .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
        .where('deliverables.user_id', '=', user_id)
        .where('blogs.blog_id', '=', blog_id)
        // Waits for a concurrent deletion of the blog, and then selects nothing.
        .forKeyShare('blogs')
        .select([
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
