import { z } from 'zod'
import { formatLabels } from '#domain/formats.ts'
import { languageValues } from '#domain/languages.ts'
import { BrandSummary } from './brands.ts'
import { del, get, post, put } from './route.ts'

export const Language = z.enum(languageValues, 'Please select a language.')
const Format = z.enum(formatLabels, 'Please select a blog format.')

/** Context items that did not fit into the model's context window, fully or partly, with the number of tokens omitted. */
export const LeftOut = z.array(z.object({ name: z.string(), tokens_number: z.int() }))
export type LeftOut = z.infer<typeof LeftOut>

export const Blog = z.object({
  blog_id: z.uuid(),
  brand_id: z.uuid(),
  deliverable_id: z.uuid(),
  title: z.string().nullable(),
  language: Language,
  format: Format.nullable(),
  keywords: z.array(z.string()).nullable(),
  has_brief: z.boolean(),
  brief: z.string().nullable(),
  /** Markdown. */
  outline: z.string().nullable(),
  /** Markdown. */
  content: z.string().nullable(),
  content_generated: z.boolean(),
  finalized: z.boolean(),
  gdrive_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  tone_of_voice_name: z.string().nullable(),
  custom_tone_of_voice: z.string().nullable(),
  /** What last wrote the outline and the content, as `vendor:model`; null when a person did. */
  outline_model: z.string().nullable(),
  content_model: z.string().nullable(),
  /** Of the outline or content generated last; null when all context items fitted. */
  left_out: LeftOut.nullable(),
  version: z.int(),
})
export type Blog = z.infer<typeof Blog>

export const Deliverable = z.object({
  deliverable_id: z.uuid(),
  brand_id: z.uuid(),
  created_at: z.iso.datetime(),
  brand: BrandSummary,
  blog: Blog.pick({ blog_id: true, title: true, finalized: true, gdrive_url: true }).nullable(),
})
export type Deliverable = z.infer<typeof Deliverable>

const NewDeliverable = z.object({
  deliverable_id: z.uuid(),
  brand_id: z.uuid(),
  created_at: z.iso.datetime(),
  blog: Blog,
})

const Keyword = z
  .string()
  .trim()
  .overwrite((keyword) => keyword.replaceAll(/\s+/g, ' '))
  .min(1, 'Keywords must not be empty.')
  .max(80, 'A keyword has at most 80 characters.')

/** Removes duplicates, ignoring case; the first spelling wins. */
const eachOnce = (keywords: string[]) => {
  const known = new Set<string>()
  return keywords.filter((keyword) => known.size < known.add(keyword.toLowerCase()).size)
}

/** At most 20 keywords of at most 80 characters, trimmed, without duplicates. */
const Keywords = z
  .array(Keyword)
  .transform(eachOnce)
  .pipe(z.array(z.string()).min(1, 'Please add at least 1 keyword.').max(20, 'At most 20 keywords.'))

const Markdown = (message: string, max: number) =>
  z
    .string()
    .max(max, `At most ${max.toLocaleString('en-GB')} characters`)
    .refine((text) => text.trim().length > 0, message)

const Title = z.string().trim().min(1, 'Please select or enter a topic.').max(300, 'At most 300 characters')
const Brief = z.string().trim().min(1, 'Please add a blog brief.').max(20_000, 'At most 20,000 characters')
const Outline = Markdown('Outline is required', 100_000)
const Content = Markdown('Blog content is required.', 500_000)

/** A partial save: only the fields sent change, and the fields of all later steps are cleared. */
export const BlogUpdate = z.strictObject({
  blog_id: z.uuid().optional(),
  language: Language.optional(),
  has_brief: z.boolean().optional(),
  brief: Brief.nullable().optional(),
  format: Format.nullable().optional(),
  title: Title.nullable().optional(),
  keywords: Keywords.nullable().optional(),
  outline: Outline.nullable().optional(),
  content: Content.nullable().optional(),
  version: z.int().optional(),
})
export type BlogUpdate = z.infer<typeof BlogUpdate>

/** Typed content that has not been saved yet; `version` is the blog's version that it is based on. */
export const Draft = z.object({
  content: z.string().max(500_000, 'At most 500,000 characters'),
  version: z.int32(),
  saved_at: z.iso.datetime(),
})
export type Draft = z.infer<typeof Draft>

/** `more=true` asks for further suggestions: the reply is all those seen so far, then the new ones. */
const More = z.object({ more: z.literal('true').optional() })

const TitleSuggestion = z.object({ title: z.string() })
const KeywordSuggestion = z.object({ keyword: z.string() })

/** One line of a generation's stream: text as it is written; `restart` when it starts over after a crash; then the whole. */
const Delta = z.object({ delta: z.string(), restart: z.literal(true).optional() })
const StreamError = z.object({ error: z.string(), status: z.literal('error'), code: z.int() })
const Written = { model: z.string().nullable(), left_out: LeftOut.nullable(), version: z.int() }
const OutlineWritten = z.object({ outline: z.string(), ...Written })
const ContentWritten = z.object({ content: z.string(), ...Written })
export const OutlineLine = z.union([Delta, OutlineWritten, StreamError])
export const ContentLine = z.union([Delta, ContentWritten, StreamError])
export type OutlineLine = z.infer<typeof OutlineLine>
export type ContentLine = z.infer<typeof ContentLine>

export const BlogVersion = z.object({
  blog_version_id: z.uuid(),
  kind: z.enum(['outline', 'content']),
  text: z.string(),
  /** Origin: written by a model, saved by the person, or interrupted while being written. */
  origin: z.enum(['generated', 'saved', 'partial']),
  model: z.string().nullable(),
  created_at: z.iso.datetime(),
})
export type BlogVersion = z.infer<typeof BlogVersion>

/** A text that stands in an editor, to be kept in the history. */
const KeptText = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('outline'), text: Outline }),
  z.strictObject({ kind: z.literal('content'), text: Content }),
])

export const blogs = {
  listDeliverables: get('/api/deliverables', {
    summary: 'The deliverables of the user, newest first',
    reply: z.array(Deliverable),
  }),
  createDeliverable: post('/api/deliverables', {
    summary: 'Create a deliverable with its blog',
    body: z.strictObject({
      brand_id: z.uuid(),
      blog: z.strictObject({ language: Language, has_brief: z.boolean('Please select a way to create the blog.') }),
    }),
    reply: NewDeliverable,
    status: 201,
  }),
  removeDeliverable: del('/api/deliverables/{deliverable_id}', { summary: 'Delete a deliverable with its blog' }),
  show: get('/api/blogs/{blog_id}', { summary: 'One blog', reply: Blog, alias: '/api/blog/{blog_id}' }),
  update: put('/api/blogs/{blog_id}', {
    summary: 'Save a step of a blog; a changed step empties what comes after it',
    body: BlogUpdate,
    reply: Blog,
    alias: '/api/blog/{blog_id}',
    maxBytes: 3 * 1024 * 1024,
  }),
  topicSuggestions: get('/api/blog/{blog_id}/topic_suggestions', {
    summary: 'Suggested titles',
    query: More,
    reply: z.array(TitleSuggestion),
    alias: '/api/blogs/{blog_id}/topic_suggestions',
    rateLimit: 'generation',
  }),
  keywordSuggestions: get('/api/blog/{blog_id}/seo_keyword_suggestions', {
    summary: 'Suggested keywords',
    query: More,
    reply: z.array(KeywordSuggestion),
    alias: '/api/blogs/{blog_id}/seo_keyword_suggestions',
    rateLimit: 'generation',
  }),
  outline: put('/api/blog/{blog_id}/outline', {
    summary: 'Save the outline given, or write one (empty body)',
    body: z.strictObject({ outline: Outline.optional(), version: z.int().optional() }),
    reply: OutlineWritten,
    stream: OutlineLine,
    alias: '/api/blogs/{blog_id}/outline',
    maxBytes: 3 * 1024 * 1024,
    rateLimit: 'generation',
  }),
  content: put('/api/blogs/{blog_id}/content', {
    summary: 'Save the content given, or write it (empty body)',
    body: z.strictObject({ content: Content.optional(), version: z.int().optional() }),
    reply: ContentWritten,
    stream: ContentLine,
    alias: '/api/blog/{blog_id}/content',
    maxBytes: 3 * 1024 * 1024,
    rateLimit: 'generation',
  }),
  showDraft: get('/api/blogs/{blog_id}/draft', {
    summary: 'Content that was typed and not saved, or null',
    reply: Draft.nullable(),
    alias: '/api/blog/{blog_id}/draft',
  }),
  saveDraft: put('/api/blogs/{blog_id}/draft', {
    summary: 'Keep content that is being typed',
    body: Draft.omit({ saved_at: true }).strict(),
    reply: Draft.pick({ saved_at: true }),
    alias: '/api/blog/{blog_id}/draft',
    maxBytes: 3 * 1024 * 1024,
  }),
  removeDraft: del('/api/blogs/{blog_id}/draft', {
    summary: 'Drop what was typed and not saved',
    alias: '/api/blog/{blog_id}/draft',
  }),
  finalize: put('/api/blogs/{blog_id}/finalize', {
    summary: 'Finalise a blog; the first time counts against the plan',
    reply: Blog,
    alias: '/api/blog/{blog_id}/finalize',
  }),
  versions: get('/api/blogs/{blog_id}/versions', {
    summary: 'Every outline and content that was ever generated or saved, newest first',
    reply: z.array(BlogVersion),
    alias: '/api/blog/{blog_id}/versions',
  }),
  keepVersion: post('/api/blogs/{blog_id}/versions', {
    summary: 'Keep an unsaved text in the history; the blog stays as it is',
    body: KeptText,
    reply: BlogVersion,
    status: 201,
    alias: '/api/blog/{blog_id}/versions',
    maxBytes: 3 * 1024 * 1024,
  }),
}
