// The entry point: starts database, sandbox, worker, API and web app in one process, or one of them with `--only`.
import { createServer } from 'node:http'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { contract } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { startDatabase, type StartedDatabase } from '#server/lib/db/start-database.ts'
import { databaseProblem } from '#server/lib/db/problems.ts'
import { isNpmScript, readEnv, type Env } from '#server/lib/env.ts'
import { listen, listenProblem, stopListening } from '#server/lib/listen.ts'
import { createLog, type Log } from '#server/lib/log.ts'
import { usesSandbox } from '#server/lib/sandbox-rules.ts'
import { StartError } from '#server/lib/start-error.ts'

// Ends within 5 s of Ctrl-C: requests and jobs are drained first, then their dependencies are stopped.
const requestGraceMs = 1500
const partsGraceMs = 2200
const depsGraceMs = 500
const reportsGraceMs = 300
// npm forwards a Ctrl-C that the terminal has already sent here: only a later one counts as the second.
const sameSignalMs = 500

const partNames = ['sandbox', 'worker', 'api'] as const
type PartName = (typeof partNames)[number]

/** What is running, stopped in reverse order. */
const running: { database?: StartedDatabase; deps?: Deps; parts: { stop(): Promise<void> }[] } = { parts: [] }
let stopAskedAt = 0
/** Aborts a start, as creating the database may take long. */
const stopping = new AbortController()

const readOnly = () => {
  try {
    return parseArgs({ options: { only: { type: 'string' } } }).values.only
  } catch (error) {
    throw new StartError((error as Error).message, { cause: error })
  }
}

const readParts = (env: Env): readonly PartName[] => {
  const only = readOnly()
  if (only === undefined) return partNames
  const part = partNames.find((name) => name === only)
  if (!part) throw new StartError(`--only is "${only}"; allowed is ${partNames.join(' or ')}`)
  if (env.DATABASE_URL) return [part]
  throw new StartError(`--only ${part} needs DATABASE_URL: the embedded database serves one process`)
}

const start = async (env: Env, wanted: readonly PartName[], log: Log) => {
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (stopAskedAt) throw new StartError('Stopped while starting')
    const from = performance.now()
    const result = await work()
    log.info({ ms: Math.round(performance.now() - from) }, `${name} ready`)
    return result
  }
  const hasSandbox = usesSandbox(env)
  // Modules are loaded while the database starts.
  const loading = loadCode(wanted.filter((part) => part !== 'sandbox' || hasSandbox))
  loading.catch(() => {})
  const database = await timed(
    'database',
    async () => (running.database = await startDatabase(env, log, stopping.signal)),
  )
  void database.lost.then(() => stop(log, 1, 'the database server has gone away'))
  const { startSandbox, createDeps, startWorker, createApp } = await timed('code', () => loading)

  if (startSandbox) {
    const { HOST: host, SANDBOX_PORT: port, PUBLIC_SANDBOX_URL: publicUrl, ALLOWED_HOSTS: allowedHosts } = env
    const client = { redirect_uri: `${env.API_URL}${contract.accounts.googleCallback.path}`, client_uri: env.WEB_URL }
    const stripe = { webhook_url: `${env.API_URL}${contract.billing.stripeWebhook.path}`, price: env.PREMIUM_PRICE }
    const sandbox = await timed('sandbox', () =>
      startSandbox({ host, port, db: database.db, log, client, publicUrl, allowedHosts, stripe }).catch(
        (error: unknown) => {
          throw listenProblem('SANDBOX_PORT', port, error)
        },
      ),
    )
    running.parts.push(sandbox)
  }
  if (!createDeps) return
  const deps = await timed('queue', () =>
    createDeps({ env, ...database, log, ...(!env.GOOGLE_CLIENT_ID && { sandboxUrl: env.PUBLIC_SANDBOX_URL }) }).catch(
      (error: unknown) => {
        throw databaseProblem(database.url, error)
      },
    ),
  )
  running.deps = deps
  if (startWorker) running.parts.push(await timed('worker', () => startWorker(deps)))
  if (createApp) running.parts.push(await timed('API', () => serve(createApp(deps), env)))
}

const loadCode = async (wanted: PartName[]) => {
  const isOnlySandbox = !wanted.some((part) => part !== 'sandbox')
  const [sandbox, deps, worker, app] = await Promise.all([
    wanted.includes('sandbox') ? import('#sandbox/main.ts') : undefined,
    isOnlySandbox ? undefined : import('#server/deps.ts'),
    wanted.includes('worker') ? import('#server/worker.ts') : undefined,
    wanted.includes('api') ? import('#server/app.ts') : undefined,
  ])
  return { ...sandbox, ...deps, ...worker, ...app }
}

const serve = async (app: Hono, { HOST, PORT }: Env) => {
  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => void answer(request, response))
  await listen(server, PORT, HOST).catch((error: unknown) => {
    throw listenProblem('PORT', PORT, error)
  })
  return { stop: () => stopListening(server, requestGraceMs) }
}

/** Stops everything that runs and ends the process; without a reason, silently. */
const stop = async (log: Log, exitCode: number, reason?: string) => {
  if (stopAskedAt) return
  stopAskedAt = performance.now()
  stopping.abort()
  if (reason) log.info(`stopping: ${reason}`)
  // A part that is starting can only be stopped once it has started.
  await within(3000, starting)
  await running.deps?.errorReports.flush(reportsGraceMs)
  await within(partsGraceMs, Promise.allSettled(running.parts.map((part) => part.stop())))
  await within(depsGraceMs, running.deps?.close())
  await running.database?.stop().catch((error: unknown) => log.error({ error }, 'the database did not stop'))
  if (reason) log.info({ ms: Math.round(performance.now() - stopAskedAt) }, 'stopped')
  process.exit(exitCode)
}

const within = (ms: number, work: Promise<unknown> | undefined) =>
  Promise.race([work?.catch(() => {}), sleep(ms, undefined, { ref: false })])

const stopOnSignals = (log: Log) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopAskedAt) void stop(log, 0, signal)
      else if (performance.now() - stopAskedAt > sameSignalMs) {
        try {
          running.database?.kill()
        } finally {
          process.exit(1)
        }
      }
    })
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ error }, 'uncaught error')
      running.deps?.errorReports.failure(error, { process: event })
      void stop(log, 1, 'uncaught error')
    })
  }
  // A closed pipe of the log is no reason to stop.
  process.stdout.on('error', () => {})
}

/** npm does not forward SIGTERM through the shell of a script, so the end of that shell counts as one. */
const stopWithNpm = (log: Log) => {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && void stop(log, 0, 'npm has gone away'), 500).unref()
}

let starting: Promise<void> | undefined

const main = async () => {
  enableCompileCache(join(import.meta.dirname, '../.cache/node'))
  const env = readEnv()
  const wanted = readParts(env)
  const isProduction = env.NODE_ENV === 'production'
  const log = createLog({ level: env.LOG_LEVEL, isJson: isProduction })
  stopOnSignals(log)
  if (isNpmScript()) stopWithNpm(log)
  starting = start(env, wanted, log)
  try {
    await starting
  } catch (error) {
    if (stopAskedAt) return
    starting = undefined
    console.error(error instanceof StartError ? error.message : error)
    return stop(log, 1)
  }
  const message = wanted.includes('api') ? `Masthead is ready: ${env.WEB_URL}` : `Masthead's ${wanted[0]} is ready`
  if (isProduction) log.info(message)
  else process.stdout.write(`${message}\n`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
