-- Sessions as a person sees them: a name that opens nothing, and the browser.
alter table sessions
  add column session_ref uuid not null default gen_random_uuid() unique,
  add column user_agent text;

-- The person at the payment provider. The plan in `users` is what was last read there.
create table billing_customers (
  user_id uuid primary key references users on delete cascade,
  customer_id text not null unique,
  -- The checkout that was begun last and has not ended; a look at the plan then asks the provider first.
  pending_checkout_id text,
  -- Counts the checkouts begun, for idempotency keys.
  checkout_attempt integer not null default 0,
  subscription_id text,
  -- `subscription:start of the period` that was last given its quota; it only moves forward.
  period_start timestamptz,
  synced_at timestamptz,
  created_at timestamptz not null default now()
);
create index billing_customers_pending on billing_customers (synced_at) where pending_checkout_id is not null;

-- Events of the payment provider, each counted once.
create table billing_events (
  event_id text primary key,
  type text not null,
  customer_id text,
  received_at timestamptz not null default now(),
  -- When its work was done; null after a crash in between.
  done_at timestamptz
);

-- What is left to do at others for an account that is gone here.
create table account_deletions (
  account_deletion_id uuid primary key default gen_random_uuid(),
  customer_id text,
  -- Sealed.
  google_token bytea,
  -- Keys of files.
  files jsonb not null default '[]',
  created_at timestamptz not null default now()
);

-- The local Stripe of the sandbox.
create table sandbox_stripe_objects (
  id text primary key,
  -- customer, product, price, checkout.session, subscription, invoice, event …
  object text not null,
  -- The customer that it belongs to.
  customer text,
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_stripe_objects_of_customer on sandbox_stripe_objects (object, customer, created_at);

create table sandbox_stripe_requests (
  idempotency_key text primary key,
  fingerprint text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);

-- Deliveries of events that have not been taken yet.
create table sandbox_stripe_deliveries (
  event_id text primary key references sandbox_stripe_objects on delete cascade,
  attempt integer not null default 0,
  next_at timestamptz not null default now(),
  error text
);

-- Error reports that nobody else was configured to take.
create table sandbox_error_reports (
  sandbox_error_report_id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  event jsonb not null
);
