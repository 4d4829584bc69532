import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#server/lib/db/migrate.ts'
import { StartError } from '#server/lib/start-error.ts'
import { createTestDatabase } from '#test/helpers/database.ts'
import type { TestDatabase } from '#test/helpers/database.ts'

let database: TestDatabase
let folder: string

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)

beforeAll(async () => {
  database = await createTestDatabase()
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-migrations-'))
  await database.pool.query('drop schema public cascade; create schema public')
  await write('0001_first.sql', 'create table first (id int)')
  await write('0002_second.sql', 'insert into first values (1); create table second (id int)')
  return () => rm(folder, { recursive: true })
})

afterAll(() => database.drop())

describe('migrate', () => {
  test('runs each once, in order', async () => {
    expect(await migrate(database.pool, folder)).toEqual(['0001_first.sql', '0002_second.sql'])
    await write('0003_third.sql', 'insert into first values (3)')
    expect(await migrate(database.pool, folder)).toEqual(['0003_third.sql'])
    expect(await migrate(database.pool, folder)).toEqual([])
    const { rows } = await database.pool.query('select id from first order by id')
    expect(rows).toEqual([{ id: 1 }, { id: 3 }])
  })

  test('can be called by several processes concurrently', async () => {
    const pools = Array.from({ length: 5 }, () => new Pool({ connectionString: database.url }))
    const ran = await Promise.all(pools.map((pool) => migrate(pool, folder)))
    expect(ran.filter((names) => names.length)).toHaveLength(1)
    await Promise.all(pools.map((pool) => pool.end()))
  })

  test('rolls back one that fails, and keeps those before it', async () => {
    await write('0003_third.sql', 'create table third (id int); select 1/0')
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      'The migration 0003_third.sql failed: division by zero',
    )
    const { rows } = await database.pool.query(`select to_regclass('second') as second, to_regclass('third') as third`)
    expect(rows).toEqual([{ second: 'second', third: null }])
    await write('0003_third.sql', 'create table third (id int)')
    expect(await migrate(database.pool, folder)).toEqual(['0003_third.sql'])
  })

  test('refuses a database created by a newer version', async () => {
    await write('0003_third.sql', '')
    await migrate(database.pool, folder)
    await rm(join(folder, '0003_third.sql'))
    const attempt = migrate(database.pool, folder)
    await expect(attempt).rejects.toThrow(StartError)
    await expect(attempt).rejects.toThrow(/^The database was created by a newer version \(it has 0003_third\.sql\)/)
  })

  test('refuses a migration that was changed or inserted', async () => {
    await migrate(database.pool, folder)
    await write('0001_first.sql', 'create table first (id bigint)')
    await expect(migrate(database.pool, folder)).rejects.toThrow(/^The migration 0001_first\.sql is not the one/)
    await write('0001_first.sql', 'create table first (id int)')
    await write('0001_late.sql', 'select 1')
    await expect(migrate(database.pool, folder)).rejects.toThrow(/^A migration before 0002_second\.sql has not run/)
  })
})
