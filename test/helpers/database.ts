import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import { openDatabase } from '#server/lib/db/pool.ts'
import type { OpenDatabase } from '#server/lib/db/pool.ts'
import type { Database } from '#server/lib/db/tables.ts'

export type TestDatabase = Omit<OpenDatabase, 'close'> & { url: string; drop: () => Promise<void> }

/** Creates a migrated, empty database on the run's server, from its template. Call `drop` in afterAll. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const templateUrl = new URL(inject('templateUrl'))
  const template = templateUrl.pathname.slice(1)
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(templateUrl, `create database ${name} template ${template}`)
  const url = Object.assign(new URL(templateUrl), { pathname: name }).href
  const { db, pool, close } = openDatabase(url)
  return {
    db,
    pool,
    url,
    async drop() {
      await close()
      await administer(templateUrl, `drop database ${name} with (force)`)
    },
  }
}

/** How many connections to this database are waiting for a lock. */
export const countLockWaits = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}

const administer = async (server: URL, statement: string) => {
  const client = new Client({ connectionString: Object.assign(new URL(server), { pathname: 'postgres' }).href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
