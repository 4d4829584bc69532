// The database of this installation, for scripts: it may serve a running Masthead meanwhile.
import { realpath } from 'node:fs/promises'
import { superuser } from '#server/lib/db/embedded/cluster.ts'
import { clusterOf, readRecord } from '#server/lib/db/embedded/record.ts'
import { findRunning } from '#server/lib/db/embedded/server.ts'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import type { Env } from '#server/lib/env.ts'
import { createLog } from '#server/lib/log.ts'

type OpenedDatabase = { url: string; stop(): Promise<void> }

/**
 * The address of DATABASE_URL's or of the embedded database. The embedded server is started, and ended by `stop`, unless
 * it runs already. No migration runs.
 */
export const openInstalledDatabase = async (env: Env): Promise<OpenedDatabase> => {
  const url = env.DATABASE_URL ?? (await findEmbedded(env.MASTHEAD_DATA))
  if (url) return { url, stop: async () => {} }
  const log = createLog({ level: 'warn', isJson: false })
  return startEmbeddedPostgres({ dataFolder: env.MASTHEAD_DATA, port: env.DATABASE_PORT, log })
}

const findEmbedded = async (dataFolder: string): Promise<string | undefined> => {
  const record = await readRecord(dataFolder)
  if (!record?.isCreated) return undefined
  const running = await findRunning(clusterOf(await realpath(dataFolder), record))
  return running && `postgres://${superuser}:${record.password}@127.0.0.1:${running.port}/${superuser}`
}
