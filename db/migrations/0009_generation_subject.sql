-- What a generation works on: a brand (facts), a blog (texts and images), a scenario or a video. Until now scenarios and
-- first frames stood in input_hash, which is left to what was asked for.
alter table generations add column subject_id uuid;

update generations set subject_id = brand_id where kind = 'facts';
update generations set subject_id = blog_id where kind in ('topics', 'keywords', 'outline', 'content', 'image');
update generations set subject_id = input_hash::uuid where kind = 'scenario';
-- A deliverable has one video at most; where it has been deleted, the blog is all that is known.
update generations
set subject_id = coalesce(
  (
    select videos.video_id
    from blogs join videos on videos.deliverable_id = blogs.deliverable_id
    where blogs.blog_id = generations.blog_id
  ),
  blog_id
)
where kind = 'video';

alter table generations alter column subject_id set not null;
alter table generations alter column input_hash drop not null;
update generations set input_hash = null where kind in ('facts', 'image', 'scenario', 'video');
