// Brands, blogs and what is generated for them.
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CreatedAt } from './column-types.ts'
import type { BrandFieldName } from '#domain/brand-fields.ts'
import type { ReadingNote } from '#domain/facts.ts'

export type GenerationKind = 'facts' | 'topics' | 'keywords' | 'outline' | 'content' | 'image' | 'scenario' | 'video'
export type GenerationState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'

type BrandsTable = Record<BrandFieldName, string | null> & {
  logo: string | null
  gdrive_folder_id: string | null
  brand_id: Generated<string>
  user_id: string
  scraping_status: 'manual' | 'processing' | 'completed' | 'cancelled' | 'failed'
  /** Why little was found on a website that JavaScript draws. */
  scraping_note: ColumnType<ReadingNote | null, ReadingNote | null | undefined, ReadingNote | null>
  brand_creation_step: 'scraping' | 'manual_fill' | 'completed'
  sources: ColumnType<
    { field: string; url: string; passage: string; confidence?: string }[],
    string | undefined,
    string
  >
  version: Generated<number>
  created_at: CreatedAt
}

type DeliverablesTable = {
  deliverable_id: Generated<string>
  user_id: string
  brand_id: string
  created_at: CreatedAt
}

type BlogsTable = {
  blog_id: Generated<string>
  deliverable_id: string
  language: string
  has_brief: boolean
  brief: string | null
  format: string | null
  title: string | null
  keywords: JSONColumnType<string[]> | null
  outline: string | null
  outline_model: string | null
  content: string | null
  content_model: string | null
  content_generated: Generated<boolean>
  finalized: Generated<boolean>
  counted_at: Date | null
  gdrive_url: string | null
  gdrive_file_id: string | null
  left_out: JSONColumnType<{ name: string; tokens_number: number }[]> | null
  version: Generated<number>
  created_at: CreatedAt
}

type BlogDraftsTable = {
  blog_id: string
  content: string
  version: number
  saved_at: Generated<Date>
}

type FeedbacksTable = {
  blog_id: string
  score: number
  comment: string | null
  created_at: CreatedAt
}

type BlogVersionsTable = {
  blog_version_id: Generated<string>
  blog_id: string
  kind: 'outline' | 'content'
  text: string
  origin: 'generated' | 'saved' | 'partial'
  model: string | null
  created_at: CreatedAt
}

type DeliverableContextsTable = {
  deliverable_context_id: Generated<string>
  deliverable_id: string
  name: string
  content_type: 'pdf' | 'text' | 'webpage'
  url: string | null
  text: string
  tokens_number: number
  created_at: CreatedAt
}

type GenerationsTable = {
  generation_id: Generated<string>
  kind: GenerationKind
  brand_id: string | null
  blog_id: string | null
  subject_id: string
  state: Generated<GenerationState>
  attempt: Generated<number>
  input_hash: string | null
  text: Generated<string>
  result: ColumnType<unknown, string | null | undefined, string | null>
  error: string | null
  error_code: number | null
  model: string | null
  input_tokens: number | null
  output_tokens: number | null
  duration_ms: number | null
  created_at: CreatedAt
  finished_at: Date | null
}

export type ContentTables = {
  brands: BrandsTable
  deliverables: DeliverablesTable
  blogs: BlogsTable
  blog_drafts: BlogDraftsTable
  feedbacks: FeedbacksTable
  blog_versions: BlogVersionsTable
  deliverable_contexts: DeliverableContextsTable
  generations: GenerationsTable
}
