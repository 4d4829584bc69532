-- Images of a deliverable. Names of files are unguessable; a file is served only while its row is here.
create table images (
  image_id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null references deliverables on delete cascade,
  file text not null unique,
  thumbnail text not null unique,
  alt text not null,
  width integer not null,
  height integer not null,
  -- What made it, as `vendor:model`.
  model text not null,
  gdrive_file_id text,
  created_at timestamptz not null default now()
);
create index images_of_deliverable on images (deliverable_id, created_at);

alter table generations drop constraint generations_kind_check;
alter table generations add constraint generations_kind_check
  check (kind in ('facts', 'topics', 'keywords', 'outline', 'content', 'image'));
