import { z } from 'zod'
import { eachField, writingFields } from '#domain/brand-fields.ts'
import { formatLabels } from '#domain/formats.ts'
import { languageValues } from '#domain/languages.ts'
import type { WritingTask } from '#domain/writing.ts'

const Text = z.string().nullable()

const Brief = z.object({
  language: z.enum(languageValues),
  brand: z.object({
    ...eachField(writingFields, () => Text),
    tone: z.object({ name: z.string(), description: z.string(), example: Text }).nullable(),
  }),
  brief: Text,
  format: z.enum(formatLabels).nullable(),
  title: Text,
  keywords: z.array(z.string()),
  contexts: z.array(z.object({ name: z.string(), url: Text, text: z.string() })),
})

/** What `providerOptions.builtin` holds. */
export const BuiltInTask: z.ZodType<WritingTask> = z.discriminatedUnion('task', [
  Brief.extend({ task: z.literal('topics'), seen: z.array(z.string()) }),
  Brief.extend({ task: z.literal('keywords'), seen: z.array(z.string()) }),
  Brief.extend({ task: z.literal('outline'), variation: z.int().min(0).optional() }),
  Brief.extend({ task: z.literal('content'), outline: z.string() }),
])
