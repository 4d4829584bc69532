import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import { migrate, migrateSandbox } from '#server/lib/db/migrate.ts'
import { openDatabase } from '#server/lib/db/pool.ts'
import type { OpenDatabase } from '#server/lib/db/pool.ts'
import { databaseProblem } from '#server/lib/db/problems.ts'
import type { Env } from '#server/lib/env.ts'
import type { Log } from '#server/lib/log.ts'
import { usesSandbox } from '#server/lib/sandbox-rules.ts'
import { StartError } from '#server/lib/start-error.ts'

const oldestMajor = 15

export type StartedDatabase = Omit<OpenDatabase, 'close'> & {
  url: string
  /** Resolves when the embedded server is gone for good. */
  lost: Promise<void>
  stop: () => Promise<void>
  /** Ends the embedded server at once. */
  kill: () => void
}

type Config = Pick<Env, 'DATABASE_URL' | 'DATABASE_PORT' | 'MASTHEAD_DATA' | 'GOOGLE_CLIENT_ID' | 'STRIPE_SECRET_KEY'>

/**
 * Opens the database of DATABASE_URL, or else the embedded one, and migrates it. Throws a StartError when it cannot be
 * used, or when `signal` aborts.
 */
export const startDatabase = async (env: Config, log: Log, signal?: AbortSignal): Promise<StartedDatabase> => {
  const server = env.DATABASE_URL
    ? { url: env.DATABASE_URL, lost: new Promise<void>(() => {}), stop: async () => {}, kill: () => {} }
    : await startEmbeddedPostgres({
        dataFolder: env.MASTHEAD_DATA,
        port: env.DATABASE_PORT,
        log,
        ...(signal && { signal }),
      })
  const { db, pool, close } = openDatabase(server.url)
  const stop = async () => {
    // A hanging query ends with the embedded server or with the process.
    await Promise.race([close(), sleep(300)])
    await server.stop()
  }
  try {
    if (env.DATABASE_URL) await requireVersion(pool)
    const names = [...(await migrate(pool)), ...(usesSandbox(env) ? await migrateSandbox(pool) : [])]
    if (names.length) log.info({ migrations: names }, 'database migrated')
  } catch (error) {
    await stop()
    throw databaseProblem(server.url, error)
  }
  return { db, pool, url: server.url, lost: server.lost, stop, kill: server.kill }
}

const requireVersion = async (pool: Pool) => {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? ''
  if (Number.parseInt(version, 10) >= oldestMajor) return
  throw new StartError(`The database of DATABASE_URL is PostgreSQL ${version}; Masthead needs ${oldestMajor} or newer`)
}
