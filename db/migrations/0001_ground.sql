-- People and how they sign in.
create table users (
  user_id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  verified boolean not null,
  plan_name text,
  blogs_total integer not null check (blogs_total >= 0),
  blogs_left integer not null check (blogs_left >= 0),
  plan_expiry timestamptz not null,
  renew boolean not null default false,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- One attempt to sign in: from google_login to google_callback.
create table login_transactions (
  state_hash bytea primary key,
  nonce text not null,
  code_verifier text not null,
  redirect text,
  browser_hash bytea not null,
  created_at timestamptz not null default now()
);

-- The single-use access_token of B2, bound to the browser that began the sign-in.
create table sign_in_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  browser_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

create table sessions (
  session_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);

create table waiting_list (
  email text primary key,
  created_at timestamptz not null default now()
);

create table brands (
  brand_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  logo text,
  name text,
  summary text,
  website text,
  contacts text,
  audience text,
  custom_tone_of_voice text,
  vision text,
  tone_of_voice_id text,
  mission text,
  perception text,
  positioning text,
  marketing_goals text,
  industry_size text,
  industry text,
  keywords text,
  location text,
  language text,
  competitors text,
  scraping_status text not null check (scraping_status in ('manual', 'processing', 'completed', 'cancelled', 'failed')),
  brand_creation_step text not null check (brand_creation_step in ('scraping', 'manual_fill', 'completed')),
  -- [{ field, url, passage }]: where each fact was found.
  sources jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index brands_user on brands (user_id);
create index brands_logo on brands (logo);

create table deliverables (
  deliverable_id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  brand_id uuid not null references brands on delete cascade,
  created_at timestamptz not null default now()
);
create index deliverables_user_newest on deliverables (user_id, created_at desc, deliverable_id);
create index deliverables_brand on deliverables (brand_id);

create table blogs (
  blog_id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null unique references deliverables on delete cascade,
  language text not null,
  has_brief boolean not null,
  brief text,
  format text,
  title text,
  keywords jsonb,
  outline text,
  outline_model text,
  content text,
  content_model text,
  content_generated boolean not null default false,
  finalized boolean not null default false,
  -- When it was counted against the plan; a blog counts once.
  counted_at timestamptz,
  gdrive_url text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);

-- Every outline and content ever generated or saved.
create table blog_versions (
  blog_version_id uuid primary key default gen_random_uuid(),
  blog_id uuid not null references blogs on delete cascade,
  kind text not null check (kind in ('outline', 'content')),
  text text not null,
  origin text not null check (origin in ('generated', 'saved', 'partial')),
  model text,
  created_at timestamptz not null default now()
);
create index blog_versions_newest on blog_versions (blog_id, created_at desc);

create table deliverable_contexts (
  deliverable_context_id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null references deliverables on delete cascade,
  name text not null,
  content_type text not null check (content_type in ('pdf', 'text', 'webpage')),
  url text,
  text text not null,
  tokens_number integer not null,
  created_at timestamptz not null default now()
);
create index deliverable_contexts_deliverable on deliverable_contexts (deliverable_id);

-- Work that a model or a crawl does, streamed and resumable: what for, how far, what it cost.
create table generations (
  generation_id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('facts', 'topics', 'keywords', 'outline', 'content')),
  brand_id uuid references brands on delete cascade,
  blog_id uuid references blogs on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  -- Which run of the job writes; a run that a crash left behind may write no more.
  attempt integer not null default 0,
  -- What was asked for, so that an equal question can be answered from here.
  input_hash text not null,
  text text not null default '',
  result jsonb,
  error text,
  error_code integer,
  model text,
  input_tokens integer,
  output_tokens integer,
  duration_ms integer,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check (num_nonnulls(brand_id, blog_id) = 1)
);
-- One generation of a kind runs for a brand or blog at a time.
create unique index generations_active_blog on generations (blog_id, kind) where state in ('queued', 'running');
create unique index generations_active_brand on generations (brand_id, kind) where state in ('queued', 'running');
create index generations_blog on generations (blog_id, kind, created_at desc);
create index generations_brand on generations (brand_id, kind, created_at desc);

create table product_events (
  product_event_id bigint generated always as identity primary key,
  user_id uuid references users on delete cascade,
  event_name text not null,
  params jsonb not null,
  created_at timestamptz not null default now()
);

-- The local Google of the sandbox.
create table sandbox_people (
  sub text primary key,
  email text not null unique,
  given_name text not null,
  family_name text not null,
  created_at timestamptz not null default now()
);

create table sandbox_oidc (
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
create index sandbox_oidc_grant on sandbox_oidc (grant_id);
create index sandbox_oidc_uid on sandbox_oidc (uid);
create index sandbox_oidc_expiry on sandbox_oidc (expires_at);

create table sandbox_secrets (
  name text primary key,
  value jsonb not null
);
