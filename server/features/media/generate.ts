import { maxImages, type Image } from '#contract/media.ts'
import type { Deps } from '#server/deps.ts'
import { requireCompleted } from '#server/features/blogs/writing.ts'
import { awaitGeneration, startGeneration } from '#server/generations/generation.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import { countImages, findImage, lockBlogForImage } from './queries.ts'
import { requirePlan } from './require-plan.ts'

type Asked = { user_id: string; blog_id: string; signal: AbortSignal }

/**
 * Generates one more image for a blog, or attaches to the running generation. The blog is locked while its images are
 * counted, and one is generated at a time, so that there are never more than five. Throws 404, 402 without a plan, 409 with
 * five images, 502 when the model fails.
 */
export const generateImage = async (deps: Deps, { user_id, blog_id, signal }: Asked): Promise<Image> => {
  const id = await deps.db.transaction().execute(async (transaction) => {
    const blog = await lockBlogForImage(transaction, user_id, blog_id)
    if (!blog) throw notFound('Blog')
    await requirePlan(transaction, user_id)
    if ((await countImages(transaction, blog.deliverable_id)) >= maxImages)
      throw new HttpError(409, `A blog has at most ${maxImages} images`)
    return startGeneration(transaction, deps.queue, { user_id, owner: { blog_id }, kind: 'image' })
  })
  const end = await awaitGeneration(deps, id, signal)
  if (!end) throw new HttpError(503, 'The request was given up')
  const image = await findImage(deps.db, user_id, requireCompleted(end).result as string)
  if (!image) throw notFound('Image')
  return image
}
