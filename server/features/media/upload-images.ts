import type { Uploaded } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import { withDriveAccess } from '#server/features/drive/google-access.ts'
import { getOrCreateFolder, recoverIfGone } from '#server/features/drive/get-or-create-folder.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { DriveCall } from '#server/providers/drive/drive.ts'
import { imageKey, imageType } from './files.ts'
import { findImageUpload, saveImageUpload } from './upload-images.queries.ts'

/**
 * Uploads the images of a deliverable to the folder of its brand, replacing earlier uploads, and returns the folder's URL.
 * Throws 404, 409 without images, and as withDriveAccess does.
 */
export const uploadImages = async (deps: Deps, user_id: string, deliverable_id: string): Promise<Uploaded> => {
  await readUpload(deps, user_id, deliverable_id)
  return withDriveAccess(deps, user_id, async (call) => {
    // Read again: the previous upload may have created the folder and the files.
    const upload = await readUpload(deps, user_id, deliverable_id)
    const folder = await getOrCreateFolder(deps, user_id, upload, call)
    for (const [index, image] of upload.images.entries()) {
      const name = `${upload.title ?? 'Untitled blog'}, image ${index + 1}.webp`
      await uploadImage(deps, call, { user_id, image, name, folder_id: folder.file_id })
    }
    return { url: folder.url }
  })
}

const readUpload = async ({ db }: Deps, user_id: string, deliverable_id: string) => {
  const upload = await findImageUpload(db, user_id, deliverable_id)
  if (!upload) throw notFound('Deliverable')
  if (upload.images.length === 0) throw new HttpError(409, 'There are no images yet')
  return upload
}

type Image = { image_id: string; file: string; gdrive_file_id: string | null }

const uploadImage = async (
  { db, drive, storage }: Deps,
  call: DriveCall,
  { user_id, image, name, folder_id }: { user_id: string; image: Image; name: string; folder_id: string },
) => {
  const bytes = await storage.read(imageKey(image.file))
  // Deleted since it was listed.
  if (!bytes) return
  const file = { name, type: imageType, bytes }
  const mark = { image_id: image.image_id }
  const create = () => drive.createFile(call, { ...file, folder_id, mark })
  const found = await drive.find(call, { file_id: image.gdrive_file_id, mark })
  const made = found
    ? await drive.replaceFile(call, { ...file, file_id: found.file_id }).catch(recoverIfGone(create))
    : await create()
  await saveImageUpload(db, user_id, image.image_id, made.file_id)
}
