// One PostgreSQL server for a run of the tests, in a temporary folder, with a migrated database to make copies of.
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { readPostmaster } from '#server/lib/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '#server/lib/db/embedded/start.ts'
import { migrate, migrateSandbox } from '#server/lib/db/migrate.ts'
import { silentLog } from '#server/lib/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address with the template database. */
    templateUrl: string
  }
}

const startServer = async () => {
  const own = process.env.TEST_DATABASE_URL
  if (own) return { url: own, stop: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'masthead-test-'))
  // As root the server runs as another user, who has to pass.
  await chmod(folder, 0o711)
  const { url, stop } = await startEmbeddedPostgres({
    dataFolder: folder,
    log: silentLog,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
  })
  const watcher = await watchOver(folder)
  return {
    url,
    async stop() {
      watcher.kill()
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ends the server and removes its folder when this process is killed: its end closes the watcher's standard input. */
const watchOver = async (folder: string) => {
  const { pid } = (await readPostmaster(join(folder, 'postgres'))) ?? {}
  const script = 'cat; kill -INT "$0"; sleep 2; rm -rf "$1"'
  const watcher = spawn('sh', ['-c', script, String(pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.on('error', () => {})
  watcher.unref()
  return watcher
}

const setup = async (project: TestProject) => {
  const server = await startServer()
  const template = `masthead_template_${process.pid}`
  const templateUrl = Object.assign(new URL(server.url), { pathname: template }).href
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  const pool = new Pool({ connectionString: templateUrl })
  await migrate(pool)
  await migrateSandbox(pool)
  await pool.end()
  project.provide('templateUrl', templateUrl)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

export default setup
