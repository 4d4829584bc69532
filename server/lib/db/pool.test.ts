import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/helpers/database.ts'
import type { TestDatabase } from '#test/helpers/database.ts'

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

test('survives the loss of its connections', async () => {
  const { pool } = database
  const killed = pool.query('select pg_terminate_backend(pg_backend_pid())')
  await expect(killed).rejects.toThrow(/terminat/)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
