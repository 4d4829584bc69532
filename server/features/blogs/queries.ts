import { sql, type Kysely, type Updateable } from 'kysely'
import type { Blog, BlogVersion, Deliverable, Draft } from '#contract/blogs.ts'
import { eachField, writingFields } from '#domain/brand-fields.ts'
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

const ownDeliverables = (db: Db, user_id: string) =>
  db.selectFrom('deliverables').select('deliverable_id').where('user_id', '=', user_id)

const ownBlogs = (db: Db, user_id: string) =>
  db.selectFrom('blogs').select('blog_id').where('deliverable_id', 'in', ownDeliverables(db, user_id))

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

/** More would not be read. */
export const mostSuggestions = 60

/** The suggestions made for a blog from this input, oldest first. */
export const listSuggestions = async (
  db: Db,
  blog_id: string,
  kind: 'topics' | 'keywords',
  input_hash: string,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('generations')
    .select('result')
    .where('blog_id', '=', blog_id)
    .where('kind', '=', kind)
    .where('input_hash', '=', input_hash)
    .where('state', '=', 'completed')
    .orderBy('created_at')
    .execute()
  return [...new Set(rows.flatMap(({ result }) => result as string[]))].slice(0, mostSuggestions)
}

/** How many outlines were written for a blog from the same material. */
export const countOutlines = async (db: Db, blog_id: string, input_hash: string): Promise<number> => {
  const { count } = await db
    .selectFrom('generations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('blog_id', '=', blog_id)
    .where('kind', '=', 'outline')
    .where('input_hash', '=', input_hash)
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Newest first (B9), then by id. The brand always exists, but for an inner join on two columns PostgreSQL would estimate
 * almost no rows and choose a bad plan; hence the outer join.
 */
export const listDeliverables = async (db: Db, user_id: string): Promise<Deliverable[]> => {
  const rows = await db
    .selectFrom('deliverables')
    .leftJoin('brands', (join) =>
      join.onRef('brands.brand_id', '=', 'deliverables.brand_id').on('brands.user_id', '=', user_id),
    )
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
    brand: { brand_id, name, logo, brand_creation_step: brand_creation_step! },
    blog: blog.blog_id
      ? { blog_id: blog.blog_id, title: blog.title, finalized: blog.finalized ?? false, gdrive_url: blog.gdrive_url }
      : null,
  }))
}

/** Inserts a deliverable with its blog; undefined when the brand is not the user's. */
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
        .where('brand_id', '=', brand_id)
        .forKeyShare(),
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

/** Deletes the deliverable with its blog, contexts, versions and generations. False when it does not exist. */
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

/** Tokens of each context item of a blog. */
export const listContextTokens = (db: Db, deliverable_id: string) =>
  db.selectFrom('deliverable_contexts').select('tokens_number').where('deliverable_id', '=', deliverable_id).execute()

/** All input of the writing tasks, with the outline. */
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
      ...eachField(writingFields, (field) => row[field]),
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
