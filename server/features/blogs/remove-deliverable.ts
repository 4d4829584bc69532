// Deletes a deliverable: its rows in one transaction, then the files of its images and video.
import type { Deps } from '#server/deps.ts'
import { imageFilesOfDeliverable } from '#server/features/media/files.ts'
import { videoFilesOfDeliverable } from '#server/features/videos/files.ts'
import { notFound } from '#server/lib/http/errors.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { deleteDeliverable } from './deliverables.queries.ts'

/** Deletes the deliverable with its blog, contexts, generations, images, video and files. Throws 404. */
export const removeDeliverable = async (deps: Deps, user_id: string, deliverable_id: string) => {
  const files = await deps.db.transaction().execute(async (transaction) => {
    // Listing the images locks the blog, so that no video is stored either until the rows are deleted.
    const keys = [
      ...(await imageFilesOfDeliverable(user_id, deliverable_id, transaction)),
      ...(await videoFilesOfDeliverable(user_id, deliverable_id, transaction)),
    ]
    if (!(await deleteDeliverable(transaction, user_id, deliverable_id))) throw notFound('Deliverable')
    return keys
  })
  await removeFiles(deps, files)
}
