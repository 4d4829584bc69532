import { sql, type Kysely, type Updateable } from 'kysely'
import type { Blog, BlogVersion, Deliverable } from '#contract/blogs.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import type { WritingBrief } from '#domain/writing.ts'
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

/** Holds the blog's row until the transaction ends, so that two saves come one after the other. */
export const lockBlog = async (transaction: Db, user_id: string, blog_id: string): Promise<Blog | undefined> => {
  await selectBlog(transaction, user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select('blogs.blog_id')
    .forUpdate('blogs')
    .executeTakeFirst()
  return findBlog(transaction, user_id, blog_id)
}

/** Who owns a blog; for jobs, which act for nobody. */
export const findBlogOwner = (db: Db, blog_id: string) =>
  db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('blog_id', '=', blog_id)
    .select('deliverables.user_id')
    .executeTakeFirst()

export const updateBlog = async (
  db: Db,
  blog_id: string,
  { keywords, ...fields }: Updateable<Omit<Database['blogs'], 'keywords'>> & { keywords?: string[] | null },
) => {
  await db
    .updateTable('blogs')
    .set((eb) => ({
      ...fields,
      ...(keywords !== undefined && { keywords: keywords && JSON.stringify(keywords) }),
      version: eb('version', '+', 1),
    }))
    .where('blog_id', '=', blog_id)
    .execute()
}

export const insertBlogVersion = async (
  db: Db,
  version: Omit<BlogVersion, 'blog_version_id' | 'created_at'> & { blog_id: string },
) => {
  await db.insertInto('blog_versions').values(version).execute()
}

/** Newest first; the newest 200. */
export const listBlogVersions = async (db: Db, user_id: string, blog_id: string): Promise<BlogVersion[]> => {
  const rows = await db
    .selectFrom('blog_versions')
    .innerJoin('blogs', 'blogs.blog_id', 'blog_versions.blog_id')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blog_versions.blog_id', '=', blog_id)
    .select([
      'blog_version_id',
      'kind',
      'blog_versions.text',
      'blog_versions.origin',
      'blog_versions.model',
      'blog_versions.created_at',
    ])
    .orderBy('blog_versions.created_at', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

export const listDeliverables = async (db: Db, user_id: string): Promise<Deliverable[]> => {
  const rows = await db
    .selectFrom('deliverables')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .leftJoin('blogs', 'blogs.deliverable_id', 'deliverables.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .select([
      'deliverables.deliverable_id',
      'deliverables.brand_id',
      'deliverables.created_at',
      'brands.name',
      'brands.logo',
      'brands.brand_creation_step',
      'blogs.blog_id',
      'blogs.title',
      'blogs.finalized',
      'blogs.gdrive_url',
    ])
    .orderBy('deliverables.created_at', 'desc')
    .orderBy('deliverables.deliverable_id')
    .execute()
  return rows.map(({ deliverable_id, brand_id, created_at, name, logo, brand_creation_step, ...blog }) => ({
    deliverable_id,
    brand_id,
    created_at: created_at.toISOString(),
    brand: { brand_id, name, logo, brand_creation_step },
    blog: blog.blog_id
      ? { blog_id: blog.blog_id, title: blog.title, finalized: blog.finalized ?? false, gdrive_url: blog.gdrive_url }
      : null,
  }))
}

/** A deliverable with its blog, for a brand of the user's; undefined when the brand is not theirs. */
export const insertDeliverable = async (
  transaction: Db,
  user_id: string,
  brand_id: string,
  blog: { language: string; has_brief: boolean },
) => {
  const deliverable = await transaction
    .insertInto('deliverables')
    .columns(['user_id', 'brand_id'])
    .expression((eb) =>
      eb
        .selectFrom('brands')
        .select(['user_id', 'brand_id'])
        .where('user_id', '=', user_id)
        .where('brand_id', '=', brand_id),
    )
    .returning(['deliverable_id', 'brand_id', 'created_at'])
    .executeTakeFirst()
  if (!deliverable) return undefined
  const { blog_id } = await transaction
    .insertInto('blogs')
    .values({ deliverable_id: deliverable.deliverable_id, ...blog })
    .returning('blog_id')
    .executeTakeFirstOrThrow()
  return { ...deliverable, created_at: deliverable.created_at.toISOString(), blog_id }
}

/** Takes the deliverable with its blog, contexts, versions and generations. False when it was not there. */
export const deleteDeliverable = async (db: Db, user_id: string, deliverable_id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('deliverables')
    .where('user_id', '=', user_id)
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Counts a blog against the plan once; false when the plan has none left or has expired. */
export const countBlog = async (transaction: Db, user_id: string, blog_id: string): Promise<boolean> => {
  const counted = await transaction
    .updateTable('blogs')
    .set({ counted_at: sql`now()` })
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

/** Tokens of each context item of a blog. */
export const listContextTokens = (db: Db, deliverable_id: string) =>
  db.selectFrom('deliverable_contexts').select('tokens_number').where('deliverable_id', '=', deliverable_id).execute()

/** Everything that a writer may know of a blog, with its outline. */
export const findWritingBrief = async (
  db: Db,
  blog_id: string,
): Promise<(WritingBrief & { outline: string | null }) | undefined> => {
  const row = await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('blogs.blog_id', '=', blog_id)
    .selectAll('brands')
    .select(['blogs.deliverable_id', 'blogs.title', 'blogs.format', 'blogs.has_brief', 'blogs.brief', 'blogs.outline'])
    .select(['blogs.keywords as blog_keywords', 'blogs.language as blog_language'])
    .executeTakeFirst()
  if (!row) return undefined
  const contexts = await db
    .selectFrom('deliverable_contexts')
    .select(['name', 'url', 'text'])
    .where('deliverable_id', '=', row.deliverable_id)
    .orderBy('created_at')
    .execute()
  const tone =
    row.tone_of_voice_id === customToneId
      ? { name: customToneId, description: row.custom_tone_of_voice ?? '', example: null }
      : toneOf(row.tone_of_voice_id)
  return {
    language: row.blog_language as WritingBrief['language'],
    brand: {
      name: row.name,
      summary: row.summary,
      website: row.website,
      audience: row.audience,
      vision: row.vision,
      mission: row.mission,
      perception: row.perception,
      positioning: row.positioning,
      marketing_goals: row.marketing_goals,
      industry: row.industry,
      location: row.location,
      competitors: row.competitors,
      keywords: row.keywords,
      tone: tone ? { name: tone.name, description: tone.description, example: tone.example } : null,
    },
    brief: row.has_brief ? row.brief : null,
    format: row.format as WritingBrief['format'],
    title: row.title,
    keywords: row.blog_keywords ?? [],
    contexts,
    outline: row.outline,
  }
}
