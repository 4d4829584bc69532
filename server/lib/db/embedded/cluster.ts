// A cluster: the folder of one PostgreSQL server's databases.
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireUserName } from '#server/lib/db/embedded/account.ts'
import { programProblem } from '#server/lib/db/embedded/problems.ts'
import { runProgram } from '#server/lib/db/embedded/program.ts'
import type { Runner } from '#server/lib/db/embedded/program.ts'
import { StartError } from '#server/lib/start-error.ts'

export const superuser = 'masthead'

// Written into the cluster's postgresql.conf, where the operator can change them.
const settings = ['shared_buffers=32MB', 'max_wal_size=256MB', 'jit=off', 'timezone=UTC', 'log_timezone=UTC']

/** Creates a cluster with initdb under a temporary name, and renames it when it is complete. */
export const createCluster = async (runner: Runner, cluster: string, password: string, signal?: AbortSignal) => {
  requireUserName()
  const unfinished = `${cluster}.new`
  const passwordFile = `${cluster}.password`
  try {
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { mode: 0o700 })
    await writeFile(passwordFile, password, { mode: 0o600 })
    const { account } = runner
    if (account) for (const path of [unfinished, passwordFile]) await chown(path, account.uid, account.gid)
    const { code, output } = await runProgram(
      runner,
      'initdb',
      [
        `--pgdata=${unfinished}`,
        `--pwfile=${passwordFile}`,
        `--username=${superuser}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...settings.map((setting) => `--set=${setting}`),
      ],
      unfinished,
      signal,
    )
    if (code !== 0) throw programProblem('Creating the database', cluster, output)
    await rename(unfinished, cluster)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** The major version of PostgreSQL that created the cluster; undefined when there is none. */
export const majorOf = async (cluster: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

export const requireMajor = (cluster: string, major: string, version: string) => {
  const ours = version.split('.', 1)[0]
  if (major === ours) return
  throw new StartError(
    `The database in ${cluster} was created by PostgreSQL ${major}, but this version comes with PostgreSQL ${ours}: ` +
      `run the version that created it, or move its contents to another database and set DATABASE_URL`,
  )
}

export type Postmaster = { pid: number; port: number; isReady: boolean }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

/** The server recorded in PostgreSQL's `postmaster.pid`, alive or not. */
export const readPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => '')
  const [pid, , , port, , , , status] = text.split('\n')
  return Number(pid) ? { pid: Number(pid), port: Number(port), isReady: status?.trim() === 'ready' } : undefined
}

export const removePidFile = (cluster: string) => rm(pidFile(cluster), { force: true })

/** Whether the process is alive and a server of this cluster, not another program with a reused process id. */
export const isServerOf = async (cluster: string, pid: number) => {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0').includes(cluster)
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
