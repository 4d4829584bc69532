import { sql, type Kysely } from 'kysely'
import type { BlogVersion } from '#contract/blogs.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

// Not now(), which is the same for all versions of a transaction.
export const now = sql<Date>`clock_timestamp()`

/** The person's blog, to insert rows below it. A concurrent deletion of the blog is waited for, and leaves nothing to select. */
export const ownBlog = (db: Db, user_id: string, blog_id: string) =>
  db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blogs.blog_id', '=', blog_id)
    .forKeyShare('blogs')

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
    .expression(
      ownBlog(db, user_id, blog_id).select((eb) => [
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
