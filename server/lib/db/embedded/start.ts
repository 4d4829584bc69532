import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { canTraverse, serverAccount } from '#server/lib/db/embedded/account.ts'
import { findBinaries } from '#server/lib/db/embedded/binaries.ts'
import { createCluster, majorOf, requireMajor, superuser } from '#server/lib/db/embedded/cluster.ts'
import type { Postmaster } from '#server/lib/db/embedded/cluster.ts'
import { acquireLock } from '#server/lib/db/embedded/lock.ts'
import { folderProblem } from '#server/lib/db/embedded/problems.ts'
import type { Runner } from '#server/lib/db/embedded/program.ts'
import { clusterOf, createRecord, openDataFolder, readRecord, writeRecord } from '#server/lib/db/embedded/record.ts'
import type { Record } from '#server/lib/db/embedded/record.ts'
import { stopServer, findRunning, startServer } from '#server/lib/db/embedded/server.ts'
import type { Log } from '#server/lib/log.ts'
import { StartError } from '#server/lib/start-error.ts'

const dyingMs = 500

export type EmbeddedPostgres = {
  url: string
  /** Resolves when the server has stopped unexpectedly and does not come back. */
  lost: Promise<void>
  stop: () => Promise<void>
  /** Kills the server without waiting: it recovers at its next start. */
  kill: () => void
}

export type EmbeddedOptions = {
  dataFolder: string
  /** A port of 127.0.0.1; 0 for any free one. */
  port?: number
  log: Log
  /** Further server settings, `name=value`. */
  settings?: string[]
  /** Where root puts what the server's user cannot reach in the data folder or the package. */
  sharedFolder?: string
  /** Aborts the start; has no effect afterwards. */
  signal?: AbortSignal
}

/**
 * Starts the PostgreSQL server of a data folder, which is created at the first start, or takes over the server left by a
 * killed Masthead. Throws a StartError for problems that the operator can fix.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  try {
    return await start({ ...options, dataFolder: await openDataFolder(options.dataFolder) })
  } catch (error) {
    throw folderProblem(options.dataFolder, error)
  }
}

const start = async ({
  dataFolder,
  port = 0,
  log,
  settings = [],
  sharedFolder = '/var/lib/masthead',
  signal,
}: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const existing = await readRecord(dataFolder)
  const account = await serverAccount(existing ? clusterOf(dataFolder, existing) : join(dataFolder, 'postgres'))
  const runner: Runner = { account, binaries: await findBinaries(account, sharedFolder) }
  const record = existing ?? (await createRecord(dataFolder, account, sharedFolder))
  const cluster = await prepareCluster(runner, dataFolder, record, signal)

  const lost = Promise.withResolvers<void>()
  const reach = async (running: Postmaster | undefined) => {
    const { pid, port: actualPort } =
      running ??
      (await startServer(runner, { cluster, port, settings, logFile: join(dataFolder, 'postgres.log'), signal }))
    const server = `postgres://${superuser}:${record.password}@127.0.0.1:${actualPort}`
    return { pid, server, lock: await acquireLock(`${server}/postgres`, dataFolder, lost.resolve) }
  }
  const running = await findRunning(cluster)
  const { pid, server, lock } = await reach(running).catch(async (error: unknown) => {
    // A server killed a moment ago may still look alive: check again shortly.
    if (!running || error instanceof StartError) throw error
    await sleep(dyingMs)
    return reach(await findRunning(cluster))
  })
  if (running) log.info({ pid }, 'took over the database server left by a killed Masthead')
  await createDatabase(`${server}/postgres`).catch(async (error: unknown) => {
    await lock.release()
    await stopServer(runner, cluster, pid)
    throw error
  })
  return {
    url: `${server}/${superuser}`,
    lost: lost.promise,
    async stop() {
      await lock.release()
      await stopServer(runner, cluster, pid)
    },
    kill: () => void process.kill(pid, 'SIGQUIT'),
  }
}

const prepareCluster = async (runner: Runner, dataFolder: string, record: Record, signal: AbortSignal | undefined) => {
  const cluster = clusterOf(dataFolder, record)
  const major = await majorOf(cluster)
  if (major) {
    requireMajor(cluster, major, runner.binaries.version)
    await requireAccess(runner, cluster)
  } else if (record.isCreated) {
    throw new StartError(
      `The database of ${dataFolder} is missing: ${cluster} does not exist. ` +
        `Restore it, or delete ${join(dataFolder, 'postgres.json')} to start with an empty one`,
    )
  } else {
    await createCluster(runner, cluster, record.password, signal)
  }
  if (!record.isCreated) await writeRecord(dataFolder, { ...record, isCreated: true })
  return cluster
}

const requireAccess = async ({ account }: Runner, cluster: string) => {
  if (!account || (await canTraverse(cluster, account))) return
  throw new StartError(
    `The database in ${cluster} belongs to the user ${account.name}, who may not enter a folder above it: grant access to that folder, or move the data folder`,
  )
}

const createDatabase = async (url: string) => {
  const client = new Client({ connectionString: url })
  // A connection that breaks fails its query; without a listener it would end the process, too.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser])
    if (!rowCount) await client.query(`create database ${superuser}`)
  } finally {
    await client.end()
  }
}
