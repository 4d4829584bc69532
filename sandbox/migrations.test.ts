// From the shape that the database had while the sandbox's tables stood beside the product's.
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles } from '#sandbox/drive/queries.ts'
import { startSandbox } from '#sandbox/main.ts'
import { findPerson } from '#sandbox/queries.ts'
import { findObject } from '#sandbox/stripe/queries.ts'
import { migrate, migrateSandbox } from '#server/lib/db/migrate.ts'
import { findSecret } from '#server/lib/db/sandbox-secrets.ts'
import { silentLog } from '#server/lib/log.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'

const current = join(import.meta.dirname, '../db/migrations')
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'masthead-old-'))
  const old = join(folder, 'migrations')
  await mkdir(old)
  for (const name of await readdir(current)) if (name < '0008') await copyFile(join(current, name), join(old, name))
  await database.pool.query('drop schema sandbox cascade; drop schema public cascade; create schema public')
  await migrate(database.pool, old)
  await rm(folder, { recursive: true })
})
afterEach(() => database.drop())

const sandboxTables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = 'sandbox' or table_name like 'sandbox%' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const all = ['error_reports', 'files', 'oidc', 'people', 'schema_migrations', 'secrets']
const stripe = ['stripe_deliveries', 'stripe_objects', 'stripe_requests']
const everyTable = [...all, ...stripe].map((name) => `sandbox.${name}`)

const ada = { sub: '100000000000000000001', email: 'ada@example.com', given_name: 'Ada', family_name: 'Own' }

test('tables that nobody used are dropped, although a webhook secret was kept; the sandbox makes its own', async () => {
  expect(await sandboxTables()).toHaveLength(8)
  await database.pool.query(`insert into sandbox_secrets (name, value) values ('stripe_webhook', '"whsec_old"')`)
  await migrate(database.pool)
  expect(await sandboxTables()).toEqual([])
  expect(await migrateSandbox(database.pool)).toEqual(['0001_tables.sql'])
  expect(await sandboxTables()).toEqual(everyTable)
  expect(await migrateSandbox(database.pool)).toEqual([])
})

test('people, files, payments, reports and secrets of an installation move, and the sandbox goes on with them', async () => {
  const { pool, db } = database
  await pool.query(`
    insert into sandbox_people (sub, email, given_name, family_name) values ('${ada.sub}', '${ada.email}', 'Ada', 'Own');
    insert into sandbox_files (file_id, sub, name, mime_type) values ('file', '${ada.sub}', 'A post', 'text/plain');
    insert into sandbox_secrets (name, value) values ('stripe_webhook', '"whsec_old"');
    insert into sandbox_stripe_objects (id, object, data) values ('cus_1', 'customer', '{"id":"cus_1","object":"customer"}');
    insert into sandbox_stripe_deliveries (event_id) values ('cus_1');
    insert into sandbox_error_reports (event) values ('{}');
  `)
  await migrate(pool)
  await migrateSandbox(pool)
  expect(await sandboxTables()).toEqual(everyTable)
  expect(await findPerson(db, ada.sub)).toEqual(ada)
  expect(await listFiles(db, ada.sub)).toMatchObject([{ file_id: 'file', name: 'A post' }])
  expect(await findSecret(db, 'stripe_webhook')).toBe('whsec_old')
  expect(await findObject(db, 'customer', 'cus_1')).toMatchObject({ id: 'cus_1' })

  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const client = { redirect_uri: 'http://127.0.0.1:9/', client_uri: 'http://127.0.0.1:9' }
  const sandbox = await startSandbox({ host: '127.0.0.1', port, db, log: silentLog, client, publicUrl })
  const home = await (await fetch(publicUrl)).text()
  expect(home).toContain('Ada Own')
  // A report after those of before: its number goes on.
  await db.insertInto('sandbox.error_reports').values({ event: '{}' }).execute()
  expect(await db.selectFrom('sandbox.error_reports').select('sandbox_error_report_id').execute()).toHaveLength(2)
  await sandbox.stop()
})
