import { sql, type Kysely, type Updateable } from 'kysely'
import type { Blog } from '#contract/blogs.ts'
import { toneOf } from '#domain/tones.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

const blogColumns = [
  'blogs.blog_id',
  'blogs.deliverable_id',
  'deliverables.brand_id',
  'blogs.title',
  'blogs.language',
  'blogs.format',
  'blogs.keywords',
  'blogs.has_brief',
  'blogs.brief',
  'blogs.outline',
  'blogs.outline_model',
  'blogs.content',
  'blogs.content_model',
  'blogs.content_generated',
  'blogs.left_out',
  'blogs.finalized',
  'blogs.gdrive_url',
  'blogs.created_at',
  'blogs.version',
] as const

const selectBlog = (db: Db, user_id: string) =>
  db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('deliverables.user_id', '=', user_id)

export const findBlog = async (db: Db, user_id: string, blog_id: string): Promise<Blog | undefined> => {
  const row = await selectBlog(db, user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select([...blogColumns, 'brands.tone_of_voice_id', 'brands.custom_tone_of_voice'])
    .executeTakeFirst()
  if (!row) return undefined
  const { tone_of_voice_id, created_at, ...blog } = row
  const tone_of_voice_name = toneOf(tone_of_voice_id)?.name ?? null
  return { ...blog, created_at: created_at.toISOString(), tone_of_voice_name } as Blog
}

/** Locks the blog's row, so that concurrent saves are serialised. */
export const lockBlog = async (transaction: Db, user_id: string, blog_id: string): Promise<Blog | undefined> => {
  await selectBlog(transaction, user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select('blogs.blog_id')
    .forUpdate('blogs')
    .executeTakeFirst()
  return findBlog(transaction, user_id, blog_id)
}

/** The owner of a blog; for jobs, which have no user. */
export const findBlogOwner = (db: Db, blog_id: string) =>
  db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('blog_id', '=', blog_id)
    .select('deliverables.user_id')
    .executeTakeFirst()

export const ownDeliverables = (db: Db, user_id: string) =>
  db.selectFrom('deliverables').select('deliverable_id').where('user_id', '=', user_id)

type BlogChange = Updateable<Omit<Database['blogs'], 'keywords' | 'left_out'>> &
  Partial<Pick<Blog, 'keywords' | 'left_out'>>

export const updateBlog = async (
  db: Db,
  user_id: string,
  blog_id: string,
  { keywords, left_out, ...fields }: BlogChange,
) => {
  await db
    .updateTable('blogs')
    .set((eb) => ({
      ...fields,
      ...(keywords !== undefined && { keywords: keywords && JSON.stringify(keywords) }),
      ...(left_out !== undefined && { left_out: left_out && JSON.stringify(left_out) }),
      version: eb('version', '+', 1),
    }))
    .where('deliverable_id', 'in', ownDeliverables(db, user_id))
    .where('blog_id', '=', blog_id)
    .execute()
}

/** Counts a blog against the plan once; false when the plan has none left or has expired. */
export const countBlog = async (transaction: Db, user_id: string, blog_id: string): Promise<boolean> => {
  const counted = await transaction
    .updateTable('blogs')
    .set({ counted_at: sql`now()` })
    .where('deliverable_id', 'in', ownDeliverables(transaction, user_id))
    .where('blog_id', '=', blog_id)
    .where('counted_at', 'is', null)
    .returning('blog_id')
    .executeTakeFirst()
  if (!counted) return true
  const paid = await transaction
    .updateTable('users')
    .set((eb) => ({ blogs_left: eb('blogs_left', '-', 1) }))
    .where('user_id', '=', user_id)
    .where('blogs_left', '>', 0)
    .where('plan_expiry', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst()
  return paid !== undefined
}

export const findPlan = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['plan_name', 'blogs_total', 'blogs_left', 'plan_expiry'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
