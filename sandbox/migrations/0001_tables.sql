-- The sandbox's tables, in a schema of its own. They may be there already: db/migrations/0008_sandbox_leaves.sql moves those
-- of an installation from before there was this schema, where they carry the same names.

-- The local Google.
create table if not exists sandbox.people (
  sub text primary key,
  email text not null unique,
  given_name text not null,
  family_name text not null,
  created_at timestamptz not null default now()
);

create table if not exists sandbox.oidc (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (model, id)
);
create index if not exists sandbox_oidc_grant on sandbox.oidc (grant_id);
create index if not exists sandbox_oidc_uid on sandbox.oidc (uid);
create index if not exists sandbox_oidc_expiry on sandbox.oidc (expires_at);

create table if not exists sandbox.secrets (
  name text primary key,
  value jsonb not null
);

-- The local Google Drive.
create table if not exists sandbox.files (
  file_id text primary key,
  sub text not null references sandbox.people on delete cascade,
  name text not null,
  mime_type text not null,
  parents text[] not null default '{}',
  app_properties jsonb not null default '{}',
  content bytea,
  content_type text,
  trashed boolean not null default false,
  created_at timestamptz not null default now(),
  modified_at timestamptz not null default now()
);
create index if not exists sandbox_files_owner on sandbox.files (sub, modified_at desc);

-- The local Stripe.
create table if not exists sandbox.stripe_objects (
  id text primary key,
  -- customer, product, price, checkout.session, subscription, invoice, event …
  object text not null,
  -- The customer that it belongs to.
  customer text,
  data jsonb not null,
  created_at timestamptz not null default clock_timestamp()
);
create index if not exists sandbox_stripe_objects_of_customer on sandbox.stripe_objects (object, customer, created_at);

create table if not exists sandbox.stripe_requests (
  idempotency_key text primary key,
  fingerprint text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default now()
);

-- Deliveries of events that have not been taken yet.
create table if not exists sandbox.stripe_deliveries (
  event_id text primary key references sandbox.stripe_objects on delete cascade,
  attempt integer not null default 0,
  next_at timestamptz not null default now(),
  error text
);

-- Error reports that nobody else was configured to take.
create table if not exists sandbox.error_reports (
  sandbox_error_report_id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  event jsonb not null
);
