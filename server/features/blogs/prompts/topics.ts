import { z } from 'zod'
import type { WritingTask } from '#domain/writing.ts'
import { seenRule, tidyItems } from './tidy-items.ts'
import { writingRequest, type WritingRequest } from './writing-request.ts'

const count = 6
// A title may have 300 characters (contract/blogs.ts); search results show about 60.
const longest = 300

/** The answer: one to six distinct, tidied titles. Those seen before are removed, so that none may be left. */
export const topicsAnswer = (seen: readonly string[]) =>
  z.object({
    titles: z
      .array(z.string())
      .transform((titles) => tidyItems(titles, { count, longest, seen }))
      .refine((titles) => titles.length > 0 || seen.length > 0, 'At least one title is needed.'),
  })

/** Asks for title suggestions. */
export const topicsRequest = (task: Extract<WritingTask, { task: 'topics' }>, contextTokens: number): WritingRequest =>
  writingRequest(task, contextTokens, {
    order: `Suggest ${count} ${task.seen.length > 0 ? 'further titles' : 'titles'} for one blog post of the brand.`,
    rules: [
      'Each title takes another angle on a subject that the audience has a question about and the brand can speak on from experience.',
      'Follow the brief, when there is one, in all titles.',
      'Suit the format; announce a number of items only where the format counts them.',
      'At most 65 characters, concrete, as people would search for it; no promises that the material does not keep, no exclamation marks.',
      ...(task.title ? ['Do not repeat the present title.'] : []),
      ...seenRule(task),
    ],
    ending: `Answer with JSON alone: {"titles": [${Array(count).fill('"…"').join(', ')}]}`,
  })
