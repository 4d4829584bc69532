import type { feedback } from '#contract/feedback.ts'
import type { Deps } from '#server/deps.ts'
import { HttpError, notFound } from '#server/lib/http/errors.ts'
import type { Handlers } from '#server/lib/http/mount.ts'
import { findFeedback, insertFeedback, isOwnBlog } from './queries.ts'

export const feedbackHandlers = ({ db }: Pick<Deps, 'db'>): Handlers<typeof feedback> => ({
  show: async ({ params }, { user_id }) => {
    const given = await findFeedback(db, user_id, params.entity_id)
    if (!given) throw notFound('Feedback')
    return given
  },

  submit: async ({ params, body }, { user_id }) => {
    const { blog_id } = params
    if (!(await isOwnBlog(db, user_id, blog_id))) throw notFound('Blog')
    const given = { score: body.score, comment: body.comment?.trim() || null }
    if (!(await insertFeedback(db, { blog_id, ...given }))) throw new HttpError(409, 'This blog has already been rated')
    return given
  },
})
