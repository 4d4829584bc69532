// The files of images: their names and storage keys.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import { lockImageFiles } from './queries.ts'

export const imageType = 'image/webp'

/** An unguessable name. */
export const newFileName = () => `${randomBytes(18).toString('base64url')}.webp`

/** The storage key of an image file. */
export const imageKey = (file: string) => `images/${file}`

/** The storage keys of images. */
export const imageKeys = (images: readonly { file: string; thumbnail: string }[]): string[] =>
  images.flatMap(({ file, thumbnail }) => [imageKey(file), imageKey(thumbnail)])

/** The storage keys of all images of a brand. Locks its blogs, so that none is added before they are deleted. */
export const imageFilesOfBrand = async (
  { brand_id }: { brand_id: string },
  transaction: Kysely<Database>,
  user_id: string,
) => imageKeys(await lockImageFiles(transaction, { user_id, brand_id }))

/** The same for a deliverable. */
export const imageFilesOfDeliverable = async (user_id: string, deliverable_id: string, transaction: Kysely<Database>) =>
  imageKeys(await lockImageFiles(transaction, { user_id, deliverable_id }))
