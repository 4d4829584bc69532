// Starts and stops the server process of a cluster.
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isServerOf, readPostmaster, removePidFile } from '#server/lib/db/embedded/cluster.ts'
import type { Postmaster } from '#server/lib/db/embedded/cluster.ts'
import { programProblem } from '#server/lib/db/embedded/problems.ts'
import { throwIfAborted, runProgram, spawnProgram } from '#server/lib/db/embedded/program.ts'
import type { Runner } from '#server/lib/db/embedded/program.ts'
import { StartError } from '#server/lib/start-error.ts'

// A killed server replays its log before it is ready; a stopping one flushes its pages.
const patienceMs = 120_000
const pollMs = 10

/** Waits until a running server is ready; undefined when there is none. */
export const findRunning = async (cluster: string): Promise<Postmaster | undefined> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const postmaster = await readPostmaster(cluster)
    if (!postmaster) return undefined
    if (!(await isServerOf(cluster, postmaster.pid))) {
      await removePidFile(cluster)
      return undefined
    }
    if (postmaster.isReady) return postmaster
    if (Date.now() > deadline)
      throw new StartError(`PostgreSQL (process ${postmaster.pid}) on ${cluster} is not getting ready`)
    await sleep(pollMs)
  }
}

type StartOptions = {
  cluster: string
  port: number
  logFile: string
  settings: string[]
  /** Aborts the start, and leaves no server behind. */
  signal?: AbortSignal | undefined
}

/** Starts a server on the cluster and waits until it is ready. Port 0 means any free port. */
export const startServer = async (runner: Runner, wanted: StartOptions): Promise<Postmaster> => {
  const deadline = Date.now() + 15_000
  for (;;) {
    const port = wanted.port || (await freePort())
    const started = await tryStart(runner, { ...wanted, port })
    if ('pid' in started) return started
    const isPortTaken = /could not create any TCP\/IP sockets/.test(started.output)
    if (isPortTaken && wanted.port) throw new StartError(`DATABASE_PORT ${port} is in use by another program`)
    // Processes of a killed server exit within seconds, and another Masthead may be starting this server.
    const mayPass = isPortTaken || /pre-existing shared memory|lock file .* already exists/.test(started.output)
    if (!mayPass || Date.now() > deadline) throw programProblem('Starting PostgreSQL', wanted.cluster, started.output)
    await sleep(200)
    const other = await findRunning(wanted.cluster)
    if (other) return other
  }
}

const tryStart = async (runner: Runner, { cluster, port, logFile, settings, signal }: StartOptions) => {
  throwIfAborted(signal)
  await using log = await open(logFile, 'w', 0o600)
  const child = await spawnProgram(
    runner,
    'postgres',
    [
      '-D',
      cluster,
      ...[
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'log_min_messages=log',
        'log_checkpoints=off',
        ...settings,
      ].flatMap((setting) => ['-c', setting]),
    ],
    { cwd: cluster, stdio: ['ignore', log.fd, log.fd] },
  )
  child.unref()
  const deadline = Date.now() + patienceMs
  while (child.exitCode === null && child.signalCode === null) {
    if (signal?.aborted) child.kill('SIGQUIT')
    const postmaster = await readPostmaster(cluster)
    if (postmaster?.isReady && postmaster.pid === child.pid && !signal?.aborted) return postmaster
    if (Date.now() > deadline) throw new StartError(`PostgreSQL is not getting ready, see ${logFile}`)
    await sleep(pollMs)
  }
  throwIfAborted(signal)
  return { output: await readFile(logFile, 'utf8') }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

// How long each kind of shutdown may take before the next, harder one. None of them loses committed data.
const shutdowns = [
  ['SIGINT', 2000],
  ['SIGQUIT', 500],
  ['SIGKILL', 200],
] as const

/** Stops the server: connections are closed and running transactions rolled back. */
export const stopServer = async (runner: Runner, cluster: string, pid: number) => {
  if (process.platform === 'win32') {
    await runProgram(runner, 'pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w'], cluster)
    return
  }
  for (const [signal, patience] of shutdowns) {
    const deadline = Date.now() + patience
    if (await isServerOf(cluster, pid)) process.kill(pid, signal)
    while (await isServerOf(cluster, pid)) {
      if (Date.now() > deadline) break
      await sleep(pollMs)
    }
  }
}
