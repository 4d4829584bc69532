import { z } from 'zod'
import { Language } from './blogs.ts'
import { get, post } from './route.ts'

/** A passage to rewrite (M3), with the command, tone and language. */
export const Rewrite = z.strictObject({
  /** Markdown of one passage, 1 to 1000 characters (M5). */
  sentence: z
    .string()
    .max(1000, 'At most 1,000 characters')
    .refine((text) => text.trim().length > 0, 'Required'),
  /** A tone's name or description; the tone is kept if this is null or missing. */
  tone_of_voice: z.string().max(10_000).nullable().optional(),
  /** A command of `domain/rewriting.ts`, or the person's own instruction. */
  command: z.string().trim().min(1, 'Required').max(1000, 'At most 1,000 characters'),
  /** The text around the passage, so that the new one fits in. */
  context: z.string().max(4000, 'At most 4,000 characters').optional(),
  /** The language of the answer. */
  language: Language.default('en_GB'),
})
export type Rewrite = z.infer<typeof Rewrite>

/** `model` is null for mechanical fixes, which need none. */
export const Rewritten = z.object({ rewritten_text: z.string(), model: z.string().nullable() })
export type Rewritten = z.infer<typeof Rewritten>

export const RewriteLine = z.union([
  z.object({ delta: z.string() }),
  Rewritten,
  z.object({ error: z.string(), status: z.literal('error'), code: z.int() }),
])
export type RewriteLine = z.infer<typeof RewriteLine>

const Synonyms = z.object({ synonyms: z.array(z.string()) })

export const text = {
  rewrite: post('/api/text/rewrite', {
    summary: 'Write a passage anew; 409 when that needs an AI model and none is configured',
    body: Rewrite,
    reply: Rewritten,
    stream: RewriteLine,
    rateLimit: 'text_tool',
  }),
  synonyms: get('/api/text/synonyms', {
    summary: 'Words of the same meaning; none where neither a thesaurus nor a model knows any',
    query: z.object({
      word: z.string().trim().min(1, 'Required').max(80, 'At most 80 characters'),
      language: Language.default('en_GB'),
    }),
    reply: Synonyms,
    rateLimit: 'text_tool',
  }),
}
