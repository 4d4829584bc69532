// Forward-only migrations: the files of a folder in the order of their names, each in a transaction of its own.
import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '#server/lib/start-error.ts'

const root = join(import.meta.dirname, '../../..')
const ownFolder = join(root, 'db/migrations')
const sandboxFolder = join(root, 'sandbox/migrations')
const lockKey = 0x6d696772

type Migration = { name: string; sql: string; checksum: string }

/**
 * Runs the pending migrations and returns their names. Safe to call from several processes concurrently: they run one
 * after the other. Throws a StartError when the database was created by a newer version.
 */
export const migrate = (pool: Pool, folder = ownFolder): Promise<string[]> => runPending(pool, folder)

/** The same for the tables of the sandbox, which only an installation that uses it has. */
export const migrateSandbox = (pool: Pool): Promise<string[]> => runPending(pool, sandboxFolder, 'sandbox')

/** A schema is made before its migrations run, and keeps the record of them; without one they are in the default schema. */
const runPending = async (pool: Pool, folder: string, schema?: string): Promise<string[]> => {
  const migrations = await readMigrations(folder)
  const record = schema ? `${schema}.schema_migrations` : 'schema_migrations'
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    if (schema) await client.query(`create schema if not exists ${schema}`)
    const pending = await findPending(client, migrations, record)
    for (const migration of pending) await run(client, migration, record)
    return pending.map(({ name }) => name)
  } finally {
    // Closing the connection also releases the lock when a query failed.
    client.release(true)
  }
}

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

const findPending = async (client: PoolClient, migrations: Migration[], record: string) => {
  await client.query(`create table if not exists ${record} (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from ${record} order by name collate "C"`,
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of rows) {
    const migration = known.get(name)
    if (!migration) {
      throw new StartError(
        `The database was created by a newer version (it has ${name}): start that version, or restore a backup`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(`The migration ${name} is not the one that the database ran: put the file back as it was`)
    }
  }
  // Those that ran are the first ones, so what is left comes after them.
  const pending = migrations.slice(rows.length)
  const late = migrations[rows.length - 1]
  if (rows.length && late?.name !== rows.at(-1)?.name) {
    throw new StartError(`A migration before ${rows.at(-1)?.name} has not run: new migrations stand last by name`)
  }
  return pending
}

const run = async (client: PoolClient, { name, sql, checksum }: Migration, record: string) => {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query(`insert into ${record} (name, checksum) values ($1, $2)`, [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
