import { sql, type Kysely } from 'kysely'
import type { Language } from '#domain/languages.ts'
import { customToneId, toneOf } from '#domain/tones.ts'
import type { Database } from '#server/lib/db/tables.ts'
import type { ImageBrief } from './prompts/image.ts'

type Db = Kysely<Database>

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
