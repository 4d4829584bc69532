// db/migrations/0009_generation_subject.sql on a database with generations of every kind, ended and in flight.
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/lib/db/migrate.ts'
import { createTestDatabase } from '#test/helpers/database.ts'

const migrations = join(import.meta.dirname, '../../../db/migrations')
const mine = '0009_generation_subject.sql'

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [user, brand, deliverable, blog, video, scenario, frame, gone] = [1, 2, 3, 4, 5, 6, 7, 8].map(id)
const [deliverableWithoutVideo, blogWithoutVideo] = [9, 10].map(id)

const rows = `
  insert into users (user_id, issuer, subject, email, first_name, last_name, verified, blogs_total, blogs_left, plan_expiry)
    values ('${user}', 'i', 's', 'a@b.test', 'A', 'B', true, 5, 5, now());
  insert into brands (brand_id, user_id, scraping_status, brand_creation_step)
    values ('${brand}', '${user}', 'processing', 'scraping');
  insert into deliverables (deliverable_id, user_id, brand_id)
    values ('${deliverable}', '${user}', '${brand}'), ('${deliverableWithoutVideo}', '${user}', '${brand}');
  insert into blogs (blog_id, deliverable_id, language, has_brief)
    values ('${blog}', '${deliverable}', 'en_GB', false), ('${blogWithoutVideo}', '${deliverableWithoutVideo}', 'en_GB', false);
  insert into videos (video_id, deliverable_id, generation_status) values ('${video}', '${deliverable}', 'started');
  insert into scenarios (scenario_id, video_id) values ('${scenario}', '${video}');
  insert into first_frames (first_frame_id, scenario_id, position) values ('${frame}', '${scenario}', 0);
  insert into generations (kind, brand_id, blog_id, state, input_hash) values
    ('facts', '${brand}', null, 'running', '${brand}'),
    ('content', null, '${blog}', 'queued', 'abc'),
    ('image', null, '${blog}', 'completed', 'builtin'),
    ('scenario', null, '${blog}', 'running', '${scenario}'),
    ('scenario', null, '${blog}', 'failed', '${gone}'),
    ('video', null, '${blog}', 'queued', '${frame}'),
    ('video', null, '${blogWithoutVideo}', 'completed', '${gone}');`

test('every generation gets its subject, those in flight too, and only texts keep a hash', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'masthead-migrations-'))
  try {
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql') && name <= mine)
    for (const name of names.filter((name) => name !== mine)) await copyFile(join(migrations, name), join(folder, name))
    await database.pool.query('drop schema public cascade; create schema public')
    await migrate(database.pool, folder)
    await database.pool.query(rows)
    await copyFile(join(migrations, mine), join(folder, mine))
    await migrate(database.pool, folder)

    const { rows: migrated } = await database.pool.query(
      'select kind, state, subject_id, input_hash from generations order by kind, state',
    )
    expect(migrated).toEqual([
      { kind: 'content', state: 'queued', subject_id: blog, input_hash: 'abc' },
      { kind: 'facts', state: 'running', subject_id: brand, input_hash: null },
      { kind: 'image', state: 'completed', subject_id: blog, input_hash: null },
      { kind: 'scenario', state: 'failed', subject_id: gone, input_hash: null },
      { kind: 'scenario', state: 'running', subject_id: scenario, input_hash: null },
      { kind: 'video', state: 'completed', subject_id: blogWithoutVideo, input_hash: null },
      { kind: 'video', state: 'queued', subject_id: video, input_hash: null },
    ])
  } finally {
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
