// The files of videos: their names and storage keys, and which pictures are theirs.
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/lib/db/tables.ts'
import { imageKey } from '#server/features/media/files.ts'
import { isVideoPicture, listVideoFiles } from './queries.ts'

export const videoType = 'video/mp4'

/** An unguessable name. */
export const newVideoFileName = () => `${randomBytes(18).toString('base64url')}.mp4`

/** The storage key of a video file. */
export const videoKey = (file: string) => `videos/${file}`

type Files = { videos: readonly string[]; pictures: readonly string[] }

/** The storage keys of videos with their pictures. */
export const videoKeys = ({ videos, pictures }: Files) => [...videos.map(videoKey), ...pictures.map(imageKey)]

/** The storage keys of all videos, posters and first frames of a brand. Its blogs are locked, so that none is added. */
export const videoFilesOfBrand = async (
  { brand_id }: { brand_id: string },
  transaction: Kysely<Database>,
  user_id: string,
) => videoKeys(await listVideoFiles(transaction, { user_id, brand_id }))

/** The same for a deliverable. */
export const videoFilesOfDeliverable = async (user_id: string, deliverable_id: string, transaction: Kysely<Database>) =>
  videoKeys(await listVideoFiles(transaction, { user_id, deliverable_id }))

/** Whether an image file of this name belongs to a first frame or a poster. */
export const isPictureOfVideo = (db: Kysely<Database>, file: string): Promise<boolean> => isVideoPicture(db, file)
