import type { Kysely } from 'kysely'
import type { Deliverable } from '#contract/blogs.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

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
