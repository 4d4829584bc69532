// The product as it runs: its own processes on free ports, with a database of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { freePort } from './free-port.ts'

const parts = ['sandbox', 'api', 'worker'] as const

type Part = (typeof parts)[number]

export type Product = {
  url: string
  sandboxUrl: string
  database: TestDatabase
  /** kill -9: the process gets no chance to tidy up. */
  kill(part: Part): Promise<void>
  start(part: Part): Promise<void>
  /** As after the first start: every part runs, and nobody has an account. */
  reset(): Promise<void>
  /** The parts whose process lives. */
  running(): Part[]
  /** Everything that the processes printed, for a failing test. */
  output(): string
  stop(): Promise<void>
}

/** What the product and the sandbox need at every start. */
const kept = ['schema_migrations', 'people', 'secrets']

const empty = async ({ pool }: TestDatabase) => {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename <> all ($1)`,
    [kept],
  )
  await pool.query(`truncate ${rows[0]!.names}`)
}

const main = join(import.meta.dirname, '../../server/main.ts')

/** Starts API, worker and sandbox as processes of their own, so that each can be killed by itself. */
export const startProduct = async (extra: Record<string, string> = {}): Promise<Product> => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'masthead-product-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    MASTHEAD_DATA: folder,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    BUILTIN_WRITER_DELAY: '0',
    CHROMIUM_PATH: 'off',
    LOG_LEVEL: 'warn',
    ...extra,
  }
  const processes = new Map<Part, ChildProcess>()
  let printed = ''

  const start = async (part: Part) => {
    const child = spawn(process.execPath, [main, '--only', part], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    processes.set(part, child)
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk.toString()
        if (chunk.toString().includes('is ready')) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`${part} ended with ${code}:\n${printed}`)))
    })
  }
  const end = async (part: Part, signal: 'SIGKILL' | 'SIGTERM') => {
    const child = processes.get(part)
    processes.delete(part)
    if (!child || child.exitCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  const running = () =>
    parts.filter((part) => {
      const child = processes.get(part)
      return child && child.exitCode === null && child.signalCode === null
    })

  for (const part of parts) await start(part)
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    database,
    kill: (part) => end(part, 'SIGKILL'),
    start,
    running,
    reset: async () => {
      for (const part of parts) if (!running().includes(part)) await start(part)
      await empty(database)
    },
    output: () => printed,
    stop: async () => {
      await Promise.all([...processes.keys()].map((part) => end(part, 'SIGTERM')))
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
