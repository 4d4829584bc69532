import { sql, type Kysely } from 'kysely'
import type { Image } from '#contract/media.ts'
import type { Language } from '#domain/languages.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { ImageBrief } from './prompts/image.ts'

type Db = Kysely<Database>

const imageColumns = [
  'images.image_id',
  'images.file as image_url',
  'images.thumbnail as thumbnail_url',
  'images.alt',
  'images.model',
  'images.created_at',
] as const

const ownImages = (db: Db, user_id: string) =>
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

/** How many images were ever generated for a blog, including deleted ones. */
const countMadeImages = async (db: Db, blog_id: string): Promise<number> => {
  const { count } = await db
    .selectFrom('generations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('blog_id', '=', blog_id)
    .where('kind', '=', 'image')
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}

/** The input of an image for a blog, with the file name of the brand's logo; for jobs, which have no user. */
export const findImageBrief = async (
  db: Db,
  blog_id: string,
): Promise<(ImageBrief & { deliverable_id: string; logo: string | null }) | undefined> => {
  const row = await db
    .selectFrom('blogs')
    .innerJoin('deliverables', 'deliverables.deliverable_id', 'blogs.deliverable_id')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .where('blogs.blog_id', '=', blog_id)
    .select(['blogs.deliverable_id', 'blogs.title', 'blogs.keywords', 'blogs.language'])
    .select(['brands.name', 'brands.industry', 'brands.audience', 'brands.logo'])
    .select(['brands.tone_of_voice_id', 'brands.custom_tone_of_voice'])
    .executeTakeFirst()
  if (!row) return undefined
  const { tone_of_voice_id, custom_tone_of_voice } = row
  return {
    deliverable_id: row.deliverable_id,
    logo: row.logo,
    language: row.language as Language,
    title: row.title,
    keywords: row.keywords ?? [],
    brand: {
      name: row.name,
      industry: row.industry,
      audience: row.audience,
      tone: tone_of_voice_id === customToneId ? custom_tone_of_voice : (toneOf(tone_of_voice_id)?.name ?? null),
    },
    index: await countMadeImages(db, blog_id),
  }
}

type NewImage = {
  image_id: string
  deliverable_id: string
  file: string
  thumbnail: string
  alt: string
  width: number
  height: number
  model: string
}

export const insertImage = async (transaction: Db, image: NewImage) => {
  await transaction
    .insertInto('images')
    .values({ ...image, created_at: sql<Date>`clock_timestamp()` })
    .execute()
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

/** A deliverable with all that an upload of its images needs; undefined when it is not the user's. */
export const findImageUpload = async (db: Db, user_id: string, deliverable_id: string) => {
  const row = await db
    .selectFrom('deliverables')
    .innerJoin('brands', 'brands.brand_id', 'deliverables.brand_id')
    .innerJoin('blogs', 'blogs.deliverable_id', 'deliverables.deliverable_id')
    .where('deliverables.user_id', '=', user_id)
    .where('deliverables.deliverable_id', '=', deliverable_id)
    .select(['blogs.title', 'brands.brand_id', 'brands.name as brand_name', 'brands.gdrive_folder_id'])
    .executeTakeFirst()
  if (!row) return undefined
  const images = await ownImages(db, user_id)
    .where('images.deliverable_id', '=', deliverable_id)
    .select(['images.image_id', 'images.file', 'images.gdrive_file_id'])
    .orderBy('images.created_at')
    .orderBy('images.image_id')
    .execute()
  return { ...row, images }
}

/** Records an image's file in the person's drive. */
export const saveImageUpload = async (db: Db, user_id: string, image_id: string, gdrive_file_id: string) => {
  await db
    .updateTable('images')
    .set({ gdrive_file_id })
    .where('deliverable_id', 'in', (eb) =>
      eb.selectFrom('deliverables').select('deliverable_id').where('user_id', '=', user_id),
    )
    .where('image_id', '=', image_id)
    .execute()
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
