import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/lib/db/pool.ts'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'
import { createTestDatabase } from '#test/helpers/database.ts'
import type { TestDatabase } from '#test/helpers/database.ts'
import { freePort } from '#test/helpers/free-port.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

test('reads a count as a number and a moment as a Date', async () => {
  const { rows } = await database.pool.query('select count(*) as count, now() as now, 1.5::numeric as numeric')
  expect(rows).toEqual([{ count: 1, now: expect.any(Date), numeric: '1.5' }])
})

test('prepares a statement with parameters once', async () => {
  const { db } = database
  const find = (email: string) => db.selectFrom('users').select('email').where('email', '=', email).execute()
  await db.connection().execute(async (connection) => {
    const findHere = (email: string) =>
      connection.executeQuery(db.selectFrom('users').selectAll().where('email', '=', email))
    await findHere('a')
    await findHere('b')
    const { rows } = await sql`select from pg_prepared_statements`.execute(connection)
    expect(rows).toHaveLength(1)
  })
  expect(await Promise.all(['a', 'b', 'c'].map(find))).toEqual([[], [], []])
})

describe('a connection that the server terminates', () => {
  const killSelf = sql`select pg_terminate_backend(pg_backend_pid())`
  const answer = async () => (await sql`select 1 as one`.execute(database.db)).rows

  /** Ends a connection from outside, and resolves when its server process is gone. */
  const terminate = async (pid: number) => {
    await database.pool.query('select pg_terminate_backend($1, 5000)', [pid])
  }
  const pidOf = async (executor: typeof database.db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(executor)
    return rows[0]!.pid
  }

  test('in the middle of a query fails that query alone', async () => {
    await expect(killSelf.execute(database.db)).rejects.toThrow(DatabaseUnavailable)
    expect(await answer()).toEqual([{ one: 1 }])
  })

  test('in the middle of a transaction fails that transaction alone', async () => {
    const transaction = database.db.transaction().execute(async (open) => {
      await terminate(await pidOf(open))
      await sql`select 1`.execute(open)
    })
    await expect(transaction).rejects.toThrow(DatabaseUnavailable)
    expect(await answer()).toEqual([{ one: 1 }])
  })

  test('while it is checked out without a query does not end the process', async () => {
    const client = await database.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => void client.once('end', resolve))
    await terminate(rows[0]!.pid)
    await ended
    client.release()
    expect(await answer()).toEqual([{ one: 1 }])
  })

  test('is not taken for the database being away when a statement is wrong', async () => {
    const wrong = sql`select no_such_column`.execute(database.db)
    await expect(wrong).rejects.toMatchObject({ code: '42703' })
    await expect(wrong).rejects.not.toThrow(DatabaseUnavailable)
  })
})

test('says that the database is away when none answers', async () => {
  const { db, close } = openDatabase(`postgres://masthead@127.0.0.1:${await freePort()}/masthead`)
  await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailable)
  await close()
})
