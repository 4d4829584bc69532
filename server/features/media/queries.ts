import { sql, type Kysely } from 'kysely'
import type { Image } from '#contract/media.ts'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>

const imageColumns = [
  'images.image_id',
  'images.file as image_url',
  'images.thumbnail as thumbnail_url',
  'images.alt',
  'images.model',
  'images.created_at',
] as const

export const ownImages = (db: Db, user_id: string) =>
  db
    .selectFrom('images')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'images.deliverable_id')
    .where('deliverables.user_id', '=', user_id)

const asImage = <Row extends { created_at: Date }>(row: Row) => ({ ...row, created_at: row.created_at.toISOString() })

/** Oldest first (M4); undefined when the deliverable is not the user's. */
export const listImages = async (db: Db, user_id: string, deliverable_id: string): Promise<Image[] | undefined> => {
  const rows = await ownImages(db, user_id)
    .where('images.deliverable_id', '=', deliverable_id)
    .select(imageColumns)
    .orderBy('images.created_at')
    .orderBy('images.image_id')
    .execute()
  if (rows.length === 0 && !(await isOwnDeliverable(db, user_id, deliverable_id))) return undefined
  return rows.map(asImage)
}

const isOwnDeliverable = async (db: Db, user_id: string, deliverable_id: string) =>
  (await db
    .selectFrom('deliverables')
    .select('deliverable_id')
    .where('user_id', '=', user_id)
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirst()) !== undefined

export const isOwnBlog = async (db: Db, user_id: string, blog_id: string) =>
  (await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .select('blog_id')
    .where('user_id', '=', user_id)
    .where('blog_id', '=', blog_id)
    .executeTakeFirst()) !== undefined

export const findImage = async (db: Db, user_id: string, image_id: string): Promise<Image | undefined> => {
  const row = await ownImages(db, user_id)
    .where('images.image_id', '=', image_id)
    .select(imageColumns)
    .executeTakeFirst()
  return row && asImage(row)
}

/** Locks the blog; undefined when it is not the user's. */
export const lockBlogForImage = (transaction: Db, user_id: string, blog_id: string) =>
  transaction
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('blogs.blog_id', '=', blog_id)
    .select('blogs.deliverable_id')
    .forUpdate('blogs')
    .executeTakeFirst()

export const findPlan = (db: Db, user_id: string) =>
  db
    .selectFrom('users')
    .select(['plan_name', 'blogs_total', 'blogs_left', 'plan_expiry'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

export const countImages = async (db: Db, deliverable_id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('images')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('deliverable_id', '=', deliverable_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the user's images with these ids and returns their files. */
export const deleteImages = (transaction: Db, user_id: string, deliverable_id: string, image_ids: readonly string[]) =>
  transaction
    .deleteFrom('images')
    .using('deliverables')
    .whereRef('deliverables.deliverable_id', '=', 'images.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('images.deliverable_id', '=', deliverable_id)
    .where('images.image_id', 'in', image_ids)
    .returning(['images.file', 'images.thumbnail'])
    .execute()

/** Whether an image, or its thumbnail, has a file of this name. */
export const isImageFile = async (db: Db, file: string): Promise<boolean> => {
  const row = await db
    .selectFrom('images')
    .select('image_id')
    .where((eb) => eb.or([eb('file', '=', file), eb('thumbnail', '=', file)]))
    .executeTakeFirst()
  return row !== undefined
}

type Owner = { user_id: string } & ({ brand_id: string } | { deliverable_id: string })

/**
 * Locks the blogs of a brand or a deliverable, then returns the files of their images. Storing an image locks its blog, too:
 * it either comes first and is listed, or finds its blog deleted.
 */
export const lockImageFiles = async (transaction: Db, owner: Owner) => {
  const [column, id] =
    'brand_id' in owner
      ? (['deliverables.brand_id', owner.brand_id] as const)
      : (['deliverables.deliverable_id', owner.deliverable_id] as const)
  await transaction
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .where('deliverables.user_id', '=', owner.user_id)
    .where(column, '=', id)
    .select('blogs.blog_id')
    .orderBy('blogs.blog_id')
    .forUpdate('blogs')
    .execute()
  return transaction
    .selectFrom('images')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'images.deliverable_id')
    .where('deliverables.user_id', '=', owner.user_id)
    .where(column, '=', id)
    .select(['images.file', 'images.thumbnail'])
    .execute()
}
