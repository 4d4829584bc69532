-- The video of a deliverable, its scenarios and their first frames. A file is served only while its row is here.
create table videos (
  video_id uuid primary key default gen_random_uuid(),
  deliverable_id uuid not null unique references deliverables on delete cascade,
  generation_status text not null default 'not_started'
    check (generation_status in ('not_started', 'started', 'generated', 'failed')),
  file text unique,
  -- An image file: what is shown before it plays.
  poster text unique,
  width integer,
  height integer,
  -- Seconds.
  duration real,
  progress real check (progress between 0 and 1),
  -- What made it, as `vendor:model`.
  model text,
  error text,
  scenario_error text,
  -- What a vendor answered to the start of the work, so that a later process asks for that one and pays for no second.
  operation jsonb,
  created_at timestamptz not null default now()
);

create table scenarios (
  scenario_id uuid primary key default gen_random_uuid(),
  video_id uuid not null references videos on delete cascade,
  -- Empty while it is written.
  text text not null default '',
  model text,
  created_at timestamptz not null default now()
);
create index scenarios_of_video on scenarios (video_id, created_at);

create table first_frames (
  first_frame_id uuid primary key default gen_random_uuid(),
  scenario_id uuid not null references scenarios on delete cascade,
  position integer not null,
  -- An image file; null while it is made.
  file text unique,
  created_at timestamptz not null default now(),
  unique (scenario_id, position)
);

-- The one that the video is made from.
alter table videos
  add column scenario_id uuid references scenarios on delete set null,
  add column first_frame_id uuid references first_frames on delete set null;
create index videos_scenario on videos (scenario_id);
create index videos_first_frame on videos (first_frame_id);

-- Which scenario or first frame a generation is for is its input_hash.
alter table generations drop constraint generations_kind_check;
alter table generations add constraint generations_kind_check
  check (kind in ('facts', 'topics', 'keywords', 'outline', 'content', 'image', 'scenario', 'video'));
