-- A blog is rated once.
create table feedbacks (
  blog_id uuid primary key references blogs on delete cascade,
  score integer not null check (score between 1 and 5),
  comment text,
  created_at timestamptz not null default now()
);

-- Content that a person typed and has not saved yet, and which version of the blog it began from.
create table blog_drafts (
  blog_id uuid primary key references blogs on delete cascade,
  content text not null,
  version integer not null,
  saved_at timestamptz not null default now()
);

-- Parts of contexts that the last generated outline or content had no room for: [{ name, tokens_number }].
alter table blogs add column left_out jsonb;

-- What Google lets Masthead do for a person. Both tokens are sealed (server/lib/seal.ts).
create table google_accounts (
  user_id uuid primary key references users on delete cascade,
  access_token bytea not null,
  refresh_token bytea,
  expires_at timestamptz,
  -- One upload of a person runs at a time: until when the running one has the turn.
  busy_until timestamptz,
  updated_at timestamptz not null default now()
);

-- The document and the folder there that were made for a blog and its brand.
alter table blogs add column gdrive_file_id text;
alter table brands add column gdrive_folder_id text;

-- The local Google Drive of the sandbox.
create table sandbox_files (
  file_id text primary key,
  sub text not null references sandbox_people on delete cascade,
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
create index sandbox_files_owner on sandbox_files (sub, modified_at desc);
