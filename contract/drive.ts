import { z } from 'zod'
import { put } from './route.ts'

/** Where the uploaded file can be viewed. */
export const Uploaded = z.object({ url: z.string() })
export type Uploaded = z.infer<typeof Uploaded>

/**
 * The `error` of a 409 that only the person can resolve, by connecting Google Drive at `googleLoginPath`. `detail` says
 * why.
 */
export const noDriveAccess = 'No access to Google Drive'

export const drive = {
  uploadBlog: put('/api/blogs/{blog_id}/cloud', {
    summary:
      'Create or replace the blog as a native document in the person’s Google Drive; 409 with `detail` when Masthead has no access there',
    reply: Uploaded,
    alias: '/api/blog/{blog_id}/cloud',
    rateLimit: 'upload',
  }),
}
