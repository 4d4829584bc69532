import { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'
import type { TextRequest } from '#server/providers/text/text-model.ts'
import { tidyItems } from './tidy-items.ts'
import { writingRequest } from './writing-request.ts'

const count = 12
// contract/blogs.ts: a keyword has at most 80 characters.
const longest = 80

/** The answer: one to twelve keywords, tidied and each once. */
export const KeywordsAnswer = z.object({
  keywords: z
    .array(z.string())
    .transform((keywords) => tidyItems(keywords, { count, longest }))
    .refine((keywords) => keywords.length > 0, 'At least one keyword is needed.'),
})
export type KeywordsAnswer = z.infer<typeof KeywordsAnswer>

/** Asks for search terms. */
export const keywordsRequest = (task: Extract<WritingTask, { task: 'keywords' }>): TextRequest =>
  writingRequest(task, {
    order:
      'Suggest 10 to 12 keywords for the blog post: what people type into a search engine when this post is what they need.',
    rules: [
      'The first is the main keyword: one to three words that stand in the title or mean the same.',
      'Then close variants, narrower terms of three to five words, and two or three questions in the words of the audience.',
      'Lower case, except for names and where the language wants capitals; no commas inside a keyword; at most 60 characters.',
      'No names of competitors, no keyword twice in another form.',
      ...(task.keywords.length > 0 ? ['The block "keywords" holds what is chosen already: do not repeat it.'] : []),
    ],
    ending: 'Answer with JSON alone: {"keywords": ["…", "…"]}',
  })
