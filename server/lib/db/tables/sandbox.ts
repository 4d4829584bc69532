// The sandbox's own schema.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt } from './column-types.ts'

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

export type SandboxTables = {
  'sandbox.stripe_objects': SandboxStripeObjectsTable
  'sandbox.stripe_requests': SandboxStripeRequestsTable
  'sandbox.stripe_deliveries': SandboxStripeDeliveriesTable
  'sandbox.error_reports': SandboxErrorReportsTable
  'sandbox.people': SandboxPeopleTable
  'sandbox.oidc': SandboxOidcTable
  'sandbox.files': SandboxFilesTable
  'sandbox.secrets': SandboxSecretsTable
}
