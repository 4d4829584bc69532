// People, their sessions, payments and linked accounts.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt } from './column-types.ts'

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

type GoogleAccountsTable = {
  user_id: string
  access_token: Buffer
  refresh_token: Buffer | null
  expires_at: Date | null
  busy_until: Date | null
  updated_at: Generated<Date>
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

type ProductEventsTable = {
  product_event_id: GeneratedAlways<number>
  user_id: string | null
  event_name: string
  params: ColumnType<{ page?: string; action?: string; position?: string }, string, never>
  created_at: CreatedAt
}

export type AccountTables = {
  users: UsersTable
  login_transactions: LoginTransactionsTable
  sign_in_codes: SignInCodesTable
  sessions: SessionsTable
  waiting_list: WaitingListTable
  google_accounts: GoogleAccountsTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  account_deletions: AccountDeletionsTable
  product_events: ProductEventsTable
}
