import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'

type Db = Kysely<Database>
import { ownImages } from './queries.ts'

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
