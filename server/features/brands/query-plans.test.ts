// The SQL that the calls of B7 really run, asked how PostgreSQL would run it in a database of many users.
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/lib/db/pool.ts'
import type { Database } from '#server/lib/db/tables.ts'
import { hashSecret } from '#server/features/accounts/secrets.ts'
import { startTestApp, type Person, type TestApp } from '#test/helpers/app.ts'
import { completeBrand, formOf } from '#test/helpers/wire.ts'

type Statement = { text: string; values: readonly unknown[] }

let server: TestApp
let person: Person
let brand_id: string
let statements: Statement[] = []
let closeLogged: () => Promise<void>

beforeAll(async () => {
  server = await startTestApp({
    withWorker: false,
    change: ({ database_url }) => {
      const { pool, close } = openDatabase(database_url)
      closeLogged = close
      const db = new Kysely<Database>({
        dialect: new PostgresDialect({ pool }),
        log: ({ query }) => void statements.push({ text: query.sql, values: query.parameters }),
      })
      return { db }
    },
  })
  await fill()
  const session_id = 'one of many'
  const owner = await server.database.db
    .selectFrom('brands')
    .select(['user_id', 'brand_id'])
    .where('name', '=', 'Brand 7')
    .limit(1)
    .executeTakeFirstOrThrow()
  brand_id = owner.brand_id
  person = { user_id: owner.user_id, session_id }
  await server.database.db
    .insertInto('sessions')
    .values({ user_id: owner.user_id, session_hash: hashSecret(session_id) })
    .execute()
})
afterAll(async () => {
  await closeLogged()
  await server.stop()
})

/** 500 users with 20 brands each (10,000), and 10 deliverables with a blog for each brand (100,000). */
const fill = async () => {
  await sql`
    with people as (
      insert into users (issuer, subject, email, first_name, last_name, verified, blogs_total, blogs_left, plan_expiry)
      select 'plan', n::text, n || '@example.test', 'A', 'B', true, 5, 5, now() + interval '14 days'
      from generate_series(1, 500) n returning user_id
    ), known as (
      insert into sessions (user_id, session_hash) select user_id, sha256(user_id::text::bytea) from people
    ), owned as (
      insert into brands (user_id, name, logo, audience, scraping_status, brand_creation_step)
      select user_id, 'Brand ' || n, gen_random_uuid() || '.png', repeat('families in towns ', 20), 'completed', 'manual_fill'
      from people, generate_series(1, 20) n returning brand_id, user_id
    ), found as (
      insert into generations (kind, brand_id, subject_id, state) select 'facts', brand_id, brand_id, 'completed' from owned
    ), made as (
      insert into deliverables (user_id, brand_id, created_at)
      select user_id, brand_id, now() - n * interval '1 hour' from owned, generate_series(1, 10) n
      returning deliverable_id
    )
    insert into blogs (deliverable_id, language, has_brief, title, content)
    select deliverable_id, 'en_GB', false, 'A title', repeat('words ', 20) from made`.execute(server.database.db)
  await sql`
    insert into images (deliverable_id, file, thumbnail, alt, width, height, model)
    select deliverable_id, deliverable_id || '.webp', deliverable_id || '-s.webp', 'A loaf', 3, 2, 'builtin:art'
    from deliverables limit 20000`.execute(server.database.db)
  await sql`
    with made as (
      insert into videos (deliverable_id, file, poster)
      select deliverable_id, deliverable_id || '.mp4', deliverable_id || '-p.webp' from deliverables limit 20000
      returning video_id
    ), written as (
      insert into scenarios (video_id, text) select video_id, repeat('A scene. ', 20) from made returning scenario_id
    )
    insert into first_frames (scenario_id, position, file)
    select scenario_id, n, scenario_id || '-' || n || '.webp' from written, generate_series(0, 2) n`.execute(
    server.database.db,
  )
  await sql`analyze`.execute(server.database.db)
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** With the values that were sent, and for any values: PostgreSQL plans a statement that it meets often without them. */
const plansOf = async ({ text, values }: Statement) => {
  const plans: Plan[] = []
  for (const [options, sent] of [
    ['format json', values],
    ['format json, generic_plan', []],
  ] as const) {
    // Sent without values, pg takes the simple protocol, which does not ask for those of a generic plan.
    const { rows } = await server.database.pool.query(`explain (${options}) ${text}`, [...sent])
    plans.push(rows[0]['QUERY PLAN'][0].Plan)
  }
  return plans
}

/** Reads of a whole table or a whole index. */
const wholeReads = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => {
      const type = node['Node Type']
      return type.endsWith('Seq Scan') || (/Index (Only )?Scan$/.test(type) && !node['Index Cond'])
    })
    .map((node) => `${node['Node Type']} on ${node['Relation Name']}`)

const call = (method: string, path: string, body?: unknown) => server.call(person, method, path, body)
const brand = () => `/api/brands/${brand_id}`
const logo = async () => {
  const { logo } = (await call('GET', brand())).body
  return `/brand-logos/${logo}`
}
const oneDeliverable = async () => {
  const { body } = await call('GET', '/api/deliverables')
  return `/api/deliverables/${body.at(-1).deliverable_id}`
}

// In this order: the last ones take the rows away.
test.each<[string, number, () => Promise<unknown>]>([
  ['GET /brands', 200, () => call('GET', '/api/brands')],
  ['GET /brands/{brand_id}', 200, () => call('GET', brand())],
  ['GET /brand-logos/{logo}', 404, async () => call('GET', await logo())],
  ['PUT /brands/{brand_id}/after_scraping', 200, () => call('PUT', `${brand()}/after_scraping`, { vision: 'Wide' })],
  ['PUT /brands/{brand_id}/process_scraping', 200, () => call('PUT', `${brand()}/process_scraping`)],
  ['PUT /brands/{brand_id}', 200, () => call('PUT', brand(), formOf(completeBrand))],
  ['POST /brands', 201, () => call('POST', '/api/brands', formOf(completeBrand))],
  [
    'POST /brands/create_from_website',
    201,
    async () => {
      const made = await call('POST', '/api/brands/create_from_website', { website: 'https://example.com' })
      const { status } = await call('PUT', `/api/brands/${made.body.brand_id}/website`, { website: 'example.org' })
      expect(status).toBe(200)
      return made
    },
  ],
  ['POST /product_events', 201, () => call('POST', '/api/product_events', { event_name: 'x', params: {} })],
  ['GET /deliverables', 200, () => call('GET', '/api/deliverables')],
  ['DELETE /deliverables/{deliverable_id}', 204, async () => call('DELETE', await oneDeliverable())],
  ['DELETE /brands/{brand_id}', 204, () => call('DELETE', brand())],
])('B7 %s reads no table as a whole', async (_, status, act) => {
  statements = []
  expect(await act()).toMatchObject({ status })
  const own = statements.filter(({ text }) => / (from|into|update) "|^update "/.test(text) && !text.includes('pgboss'))
  expect(own.length).toBeGreaterThan(1)
  for (const statement of own)
    for (const plan of await plansOf(statement)) expect([statement.text, ...wholeReads(plan)]).toEqual([statement.text])
})

test('B9 newest first comes from an index, so that a page of the list would not sort all that a user has', async () => {
  statements = []
  await call('GET', '/api/deliverables')
  const list = statements.find(({ text }) => text.includes('order by "deliverables"."created_at"'))!
  for (const plan of await plansOf({ ...list, text: `${list.text} limit 20` }))
    expect(nodesOf(plan).map((node) => node['Node Type'])).not.toContain('Sort')
})

test('B5 whatever goes with a row is found by an index: every foreign key has one', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null
    )`.execute(server.database.db)
  expect(rows).toEqual([])
})
