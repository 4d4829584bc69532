// Brands and blogs straight into the database, for screens that need many of them or a state that takes long to reach.
import type { Insertable, Kysely } from 'kysely'
import type { BrandCreationStep } from '#contract/brands.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Owner = { user_id: string; brand_id: string }

export const insertBrand = async (
  db: Kysely<Database>,
  user_id: string,
  { name, step = 'completed' }: { name: string | null; step?: BrandCreationStep },
): Promise<Owner> =>
  db
    .insertInto('brands')
    .values({ user_id, name, scraping_status: 'manual', brand_creation_step: step })
    .returning(['user_id', 'brand_id'])
    .executeTakeFirstOrThrow()

export type SeedBlog = { title: string | null; finalized?: boolean; gdrive_url?: string }

const minute = 60_000
/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const atOnce = 5000

/** Newest first, as the lists show them: the first is made at `newest`, each of the others a minute before. */
export const insertDeliverables = async (
  db: Kysely<Database>,
  { user_id, brand_id }: Owner,
  blogs: SeedBlog[],
  newest = new Date(),
): Promise<void> => {
  for (let from = 0; from < blogs.length; from += atOnce) {
    const some = blogs.slice(from, from + atOnce)
    const made = await db
      .insertInto('deliverables')
      .values(some.map((_, index) => ({ user_id, brand_id, created_at: new Date(+newest - (from + index) * minute) })))
      .returning(['deliverable_id', 'created_at'])
      .execute()
    const ids = made.toSorted((a, b) => +b.created_at - +a.created_at)
    await db
      .insertInto('blogs')
      .values(
        some.map((blog, index) => ({
          deliverable_id: ids[index]!.deliverable_id,
          language: 'en_GB',
          has_brief: false,
          ...blog,
        })),
      )
      .execute()
  }
}

type BlogFields = Partial<Omit<Insertable<Database['blogs']>, 'keywords' | 'left_out' | 'deliverable_id'>> & {
  keywords?: string[]
  left_out?: { name: string; tokens_number: number }[]
}

/** One blog in the state given, with its deliverable. */
export const insertBlog = async (
  db: Kysely<Database>,
  { user_id, brand_id }: Owner,
  { keywords, left_out, ...fields }: BlogFields = {},
): Promise<{ deliverable_id: string; blog_id: string }> => {
  const { deliverable_id } = await db
    .insertInto('deliverables')
    .values({ user_id, brand_id })
    .returning('deliverable_id')
    .executeTakeFirstOrThrow()
  return db
    .insertInto('blogs')
    .values({
      deliverable_id,
      language: 'en_GB',
      has_brief: false,
      ...fields,
      ...(keywords && { keywords: JSON.stringify(keywords) }),
      ...(left_out && { left_out: JSON.stringify(left_out) }),
    })
    .returning(['deliverable_id', 'blog_id'])
    .executeTakeFirstOrThrow()
}
