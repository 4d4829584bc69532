import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { DatabaseError, Pool, types as pgTypes, type ClientBase, type CustomTypesConfig } from 'pg'
import { DatabaseUnavailable } from '#server/lib/db/problems.ts'
import type { Database } from '#server/lib/db/tables.ts'

export type OpenDatabase = { db: Kysely<Database>; pool: Pool; close: () => Promise<void> }

// Values of count(*) and bigint columns stay below 2^53, so they are parsed as numbers.
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === pgTypes.builtins.INT8 ? Number : pgTypes.getTypeParser(oid, format)),
}

/** Opens a pool of at most `max` connections on a PostgreSQL address; connects on first use. */
export const openDatabase = (url: string, { max = 10 }: { max?: number } = {}): OpenDatabase => {
  const pool = new Pool({ connectionString: url, max, types, keepAlive: true, connectionTimeoutMillis: 10_000 })
  // The pool replaces a broken connection, and its query fails. Without a listener of its own, a client that is
  // checked out would end the process, because the pool listens to idle clients only.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => broken.add(client)))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: prepared(pool) }) })
  return { db, pool, close: () => pool.end() }
}

/** Clients whose connection is lost. */
const broken = new WeakSet<ClientBase>()

/** An error of severity FATAL or PANIC ends the connection. */
const isConnectionLost = (client: ClientBase, error: unknown) =>
  broken.has(client) || (error instanceof DatabaseError && error.severity !== 'ERROR')

// Names of statements by their text. A prepared statement is parsed and planned once per connection: measured 1.4 to 2.2 times
// faster. Their number is limited, because `in (…)` has a different text for every number of values.
const names = new Map<string, string>()
const mostNames = 500

const nameOf = (text: string) => {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * The pool for Kysely; statements with parameters are prepared. Throws DatabaseUnavailable if the connection failed, and
 * PostgreSQL's own error if the statement did.
 */
const prepared = (pool: Pool): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  connect: async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length ? nameOf(text) : undefined
      try {
        return await client.query({ text, values: [...values], ...(name && { name }) })
      } catch (error) {
        if (!isConnectionLost(client, error)) throw error
        broken.add(client)
        throw new DatabaseUnavailable(error)
      }
    }
    // Cursors, the other way to call Kysely's `query`, are not used.
    const release = (destroy?: boolean) => client.release(destroy || broken.has(client))
    return { query, release } as unknown as PostgresPoolClient
  },
})
