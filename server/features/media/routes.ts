import type { media } from '#contract/media.ts'
import type { Deps } from '#server/deps.ts'
import { findActiveGeneration } from '#server/generations/queries.ts'
import { notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { removeFiles } from '#server/providers/storage/remove-files.ts'
import { imageKeys } from './files.ts'
import { generateImage } from './generate.ts'
import { deleteImages, isOwnBlog, listImages } from './queries.ts'
import { uploadImages } from './upload-images.ts'

export const mediaHandlers = (deps: Deps): Handlers<typeof media> => {
  const { db } = deps
  return {
    listImages: async ({ params }, { user_id }) => {
      const images = await listImages(db, user_id, params.deliverable_id)
      if (!images) throw notFound('Deliverable')
      return images
    },

    generateImage: ({ params }, { user_id, signal }) =>
      generateImage(deps, { user_id, blog_id: params.blog_id, signal }),

    showImageGeneration: async ({ params: { blog_id } }, { user_id }) => {
      if (!(await isOwnBlog(db, user_id, blog_id))) throw notFound('Blog')
      return { is_generating: (await findActiveGeneration(db, { blog_id }, 'image')) !== undefined }
    },

    deleteImages: async ({ params, body }, { user_id }) => {
      const image_ids = [...new Set(body.image_ids.map((id) => id.toLowerCase()))]
      const deleted = await db.transaction().execute(async (transaction) => {
        const rows = await deleteImages(transaction, user_id, params.deliverable_id, image_ids)
        // All or none: throwing rolls the transaction back.
        if (rows.length < image_ids.length) throw notFound('Image')
        return rows
      })
      await removeFiles(deps, imageKeys(deleted))
    },

    uploadImages: ({ params }, { user_id }) => uploadImages(deps, user_id, params.deliverable_id),
  }
}
