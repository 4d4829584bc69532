import { z } from 'zod'
import { Uploaded } from './drive.ts'
import { get, post, put } from './route.ts'

/** The most images of a deliverable (M5). */
export const maxImages = 5

export const Image = z.object({
  image_id: z.uuid(),
  /** Relative to the `image_base` of the configuration. */
  image_url: z.string(),
  /** A smaller copy for lists, relative to the same base. */
  thumbnail_url: z.string(),
  /** The text alternative. */
  alt: z.string(),
  /** The generator, as `vendor:model`. */
  model: z.string(),
  created_at: z.iso.datetime(),
})
export type Image = z.infer<typeof Image>

export const media = {
  listImages: get('/api/deliverables/{deliverable_id}/images', {
    summary: 'The images of a deliverable, oldest first',
    reply: z.array(Image),
  }),
  generateImage: post('/api/blogs/{blog_id}/images', {
    summary: 'Make a new image for a blog; 402 when the plan forbids it, 409 when it has five',
    reply: Image,
    status: 201,
    alias: '/api/blog/{blog_id}/images',
    rateLimit: 'image',
  }),
  showImageGeneration: get('/api/blogs/{blog_id}/images/generation', {
    summary: 'Whether an image is being made for a blog, whoever asked for it',
    reply: z.object({ is_generating: z.boolean() }),
    alias: '/api/blog/{blog_id}/images/generation',
  }),
  deleteImages: put('/api/deliverables/{deliverable_id}/images', {
    summary: 'Delete images; 404 when one of them is not there',
    body: z.strictObject({ image_ids: z.array(z.uuid()).min(1, 'Required').max(maxImages) }),
  }),
  uploadImages: put('/api/deliverables/{deliverable_id}/images/cloud', {
    summary:
      'Put the images beside the blog in the person’s Google Drive, in place of those uploaded before; 409 with `detail` without access there',
    reply: Uploaded,
    rateLimit: 'upload',
  }),
}
