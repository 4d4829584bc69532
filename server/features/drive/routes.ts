import type { drive } from '#contract/drive.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { uploadBlog } from './upload-blog.ts'

export const driveHandlers = (deps: Deps): Handlers<typeof drive> => ({
  uploadBlog: ({ params }, { user_id }) => uploadBlog(deps, user_id, params.blog_id),
})
