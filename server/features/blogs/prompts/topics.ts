import { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { tidyItems } from './tidy-items.ts'
import { writingRequest } from './writing-request.ts'

const count = 6
// M has room for 300 characters (contract/blogs.ts); search results show about 60.
const longest = 300

/** The answer: one to six titles, tidied and each once. */
export const TopicsAnswer = z.object({
  titles: z
    .array(z.string())
    .transform((titles) => tidyItems(titles, { count, longest }))
    .refine((titles) => titles.length > 0, 'At least one title is needed.'),
})
export type TopicsAnswer = z.infer<typeof TopicsAnswer>

/** Asks for title suggestions. */
export const topicsRequest = (task: Extract<WritingTask, { task: 'topics' }>): TextRequest =>
  writingRequest(task, {
    order: `Suggest ${count} titles for one blog post of the brand.`,
    rules: [
      'Each title takes another angle on a subject that the audience has a question about and the brand can speak on from experience.',
      'Follow the brief, when there is one, in all titles.',
      'Suit the format; announce a number of items only where the format counts them.',
      'At most 65 characters, concrete, as people would search for it; no promises that the material does not keep, no exclamation marks.',
      ...(task.title ? ['Do not repeat the present title.'] : []),
    ],
    ending: `Answer with JSON alone: {"titles": [${Array(count).fill('"…"').join(', ')}]}`,
  })
