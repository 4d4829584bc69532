import { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'
import { seenRule, tidyItems } from './tidy-items.ts'
import { writingRequest, type WritingRequest } from './writing-request.ts'

const count = 12
// contract/blogs.ts: a keyword has at most 80 characters.
const longest = 80

/** The answer: one to twelve distinct, tidied keywords. Those seen before are removed, so that none may be left. */
export const keywordsAnswer = (seen: readonly string[]) =>
  z.object({
    keywords: z
      .array(z.string())
      .transform((keywords) => tidyItems(keywords, { count, longest, seen }))
      .refine((keywords) => keywords.length > 0 || seen.length > 0, 'At least one keyword is needed.'),
  })

/** Asks for search terms. */
export const keywordsRequest = (
  task: Extract<WritingTask, { task: 'keywords' }>,
  contextTokens: number,
): WritingRequest =>
  writingRequest(task, contextTokens, {
    order: `Suggest ${task.seen.length > 0 ? `up to ${count} further` : '10 to 12'} keywords for the blog post: what people type into a search engine when this post is what they need.`,
    rules: [
      ...(task.seen.length > 0
        ? ['Close variants, narrower terms of three to five words, and questions in the words of the audience.']
        : [
            'The first is the main keyword: one to three words that stand in the title or mean the same.',
            'Then close variants, narrower terms of three to five words, and two or three questions in the words of the audience.',
          ]),
      'Lower case, except for names and where the language wants capitals; no commas inside a keyword; at most 60 characters.',
      'No names of competitors, no keyword twice in another form.',
      ...(task.keywords.length > 0 ? ['The block "keywords" holds what is chosen already: do not repeat it.'] : []),
      ...seenRule(task),
    ],
    ending: 'Answer with JSON alone: {"keywords": ["…", "…"]}',
  })
