// The tables as Kysely sees them: the counterpart of db/migrations.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { BrandFieldName } from '#domain/brand-fields.ts'

type CreatedAt = ColumnType<Date, Date | undefined, never>

type UsersTable = {
  user_id: Generated<string>
  issuer: string
  subject: string
  email: string
  first_name: string
  last_name: string
  verified: boolean
  plan_name: string | null
  blogs_total: number
  blogs_left: number
  plan_expiry: Date
  renew: Generated<boolean>
  created_at: CreatedAt
}

type LoginTransactionsTable = {
  state_hash: Buffer
  nonce: string
  code_verifier: string
  redirect: string | null
  browser_hash: Buffer
  created_at: CreatedAt
}

type SignInCodesTable = {
  code_hash: Buffer
  user_id: string
  browser_hash: Buffer
  created_at: CreatedAt
  used_at: Date | null
}

type SessionsTable = {
  session_hash: Buffer
  session_ref: Generated<string>
  user_id: string
  user_agent: string | null
  created_at: CreatedAt
  seen_at: Generated<Date>
}

type WaitingListTable = { email: string; created_at: CreatedAt }

type BrandsTable = Record<BrandFieldName, string | null> & {
  logo: string | null
  gdrive_folder_id: string | null
  brand_id: Generated<string>
  user_id: string
  scraping_status: 'manual' | 'processing' | 'completed' | 'cancelled' | 'failed'
  brand_creation_step: 'scraping' | 'manual_fill' | 'completed'
  sources: ColumnType<{ field: string; url: string; passage: string }[], string | undefined, string>
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

type GoogleAccountsTable = {
  user_id: string
  access_token: Buffer
  refresh_token: Buffer | null
  expires_at: Date | null
  busy_until: Date | null
  updated_at: Generated<Date>
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

export type GenerationKind = 'facts' | 'topics' | 'keywords' | 'outline' | 'content' | 'image' | 'scenario' | 'video'
export type GenerationState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'

type ImagesTable = {
  image_id: Generated<string>
  deliverable_id: string
  file: string
  thumbnail: string
  alt: string
  width: number
  height: number
  model: string
  gdrive_file_id: string | null
  created_at: CreatedAt
}

type VideosTable = {
  video_id: Generated<string>
  deliverable_id: string
  generation_status: Generated<'not_started' | 'started' | 'generated' | 'failed'>
  file: string | null
  poster: string | null
  width: number | null
  height: number | null
  duration: number | null
  progress: number | null
  model: string | null
  error: string | null
  scenario_error: string | null
  operation: ColumnType<unknown, string | null | undefined, string | null>
  scenario_id: string | null
  first_frame_id: string | null
  created_at: CreatedAt
}

type ScenariosTable = {
  scenario_id: Generated<string>
  video_id: string
  text: Generated<string>
  model: string | null
  created_at: CreatedAt
}

type FirstFramesTable = {
  first_frame_id: Generated<string>
  scenario_id: string
  position: number
  file: string | null
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

type ProductEventsTable = {
  product_event_id: GeneratedAlways<number>
  user_id: string | null
  event_name: string
  params: ColumnType<{ page?: string; action?: string; position?: string }, string, never>
  created_at: CreatedAt
}

type BillingCustomersTable = {
  user_id: string
  customer_id: string
  pending_checkout_id: string | null
  checkout_attempt: Generated<number>
  subscription_id: string | null
  period_start: Date | null
  synced_at: Date | null
  created_at: CreatedAt
}

type BillingEventsTable = {
  event_id: string
  type: string
  customer_id: string | null
  received_at: CreatedAt
  done_at: Date | null
}

type AccountDeletionsTable = {
  account_deletion_id: Generated<string>
  customer_id: string | null
  google_token: Buffer | null
  files: ColumnType<string[], string | undefined, string>
  created_at: CreatedAt
}

type SandboxStripeObjectsTable = {
  id: string
  object: string
  customer: string | null
  data: ColumnType<Record<string, unknown>, string, string>
  created_at: CreatedAt
}

type SandboxStripeRequestsTable = {
  idempotency_key: string
  fingerprint: string
  status: number
  answer: ColumnType<unknown, string, string>
  created_at: CreatedAt
}

type SandboxStripeDeliveriesTable = {
  event_id: string
  attempt: Generated<number>
  next_at: Generated<Date>
  error: string | null
}

type SandboxErrorReportsTable = {
  sandbox_error_report_id: GeneratedAlways<number>
  received_at: CreatedAt
  event: ColumnType<Record<string, unknown>, string, never>
}

type SandboxPeopleTable = {
  sub: string
  email: string
  given_name: string
  family_name: string
  created_at: CreatedAt
}

type SandboxOidcTable = {
  model: string
  id: string
  payload: ColumnType<Record<string, unknown>, string, string>
  grant_id: string | null
  user_code: string | null
  uid: string | null
  consumed_at: Date | null
  expires_at: Date | null
}

type SandboxFilesTable = {
  file_id: string
  sub: string
  name: string
  mime_type: string
  parents: Generated<string[]>
  app_properties: ColumnType<Record<string, string>, string | undefined, string>
  content: Buffer | null
  content_type: string | null
  trashed: Generated<boolean>
  created_at: CreatedAt
  modified_at: Generated<Date>
}

type SandboxSecretsTable = { name: string; value: ColumnType<unknown, string, string> }

export type Database = {
  users: UsersTable
  login_transactions: LoginTransactionsTable
  sign_in_codes: SignInCodesTable
  sessions: SessionsTable
  waiting_list: WaitingListTable
  brands: BrandsTable
  deliverables: DeliverablesTable
  blogs: BlogsTable
  blog_versions: BlogVersionsTable
  blog_drafts: BlogDraftsTable
  feedbacks: FeedbacksTable
  google_accounts: GoogleAccountsTable
  deliverable_contexts: DeliverableContextsTable
  images: ImagesTable
  videos: VideosTable
  scenarios: ScenariosTable
  first_frames: FirstFramesTable
  generations: GenerationsTable
  product_events: ProductEventsTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  account_deletions: AccountDeletionsTable
  'sandbox.people': SandboxPeopleTable
  'sandbox.oidc': SandboxOidcTable
  'sandbox.files': SandboxFilesTable
  'sandbox.secrets': SandboxSecretsTable
  'sandbox.stripe_objects': SandboxStripeObjectsTable
  'sandbox.stripe_requests': SandboxStripeRequestsTable
  'sandbox.stripe_deliveries': SandboxStripeDeliveriesTable
  'sandbox.error_reports': SandboxErrorReportsTable
}
