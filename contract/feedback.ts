import { z } from 'zod'
import { get, post } from './route.ts'

/** A score of 1 to 5 (M5), once for each blog. */
export const Feedback = z.object({
  score: z.int().min(1).max(5),
  comment: z.string().max(5000, 'At most 5,000 characters').nullable(),
})
export type Feedback = z.infer<typeof Feedback>

export const feedback = {
  show: get('/api/feedbacks/{entity_id}', {
    summary: 'The rating of a blog (its blog_id); 404 while it is not rated',
    reply: Feedback,
  }),
  submit: post('/api/blogs/{blog_id}/feedback', {
    summary: 'Rate a blog; 409 if it has already been rated',
    body: z.strictObject({ score: Feedback.shape.score, comment: Feedback.shape.comment.optional() }),
    reply: Feedback,
    status: 201,
    alias: '/api/blog/{blog_id}/feedback',
  }),
}
