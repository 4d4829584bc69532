// Runs PostgreSQL's programs as the server's user, without Masthead's environment (which contains keys).
import { spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from '#server/lib/db/embedded/account.ts'
import type { Binaries } from '#server/lib/db/embedded/binaries.ts'
import { StartError } from '#server/lib/start-error.ts'

export type Runner = { binaries: Binaries; account: Account | undefined }

type Program = 'initdb' | 'postgres' | 'pg_ctl'

/** Starts a program in its own process group, so that Ctrl-C reaches only Masthead. */
export const spawnProgram = async (
  { binaries, account }: Runner,
  program: Program,
  args: string[],
  options: { cwd: string; stdio: StdioOptions },
): Promise<ChildProcess> => {
  const path = join(binaries.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
  const child = spawn(path, args, {
    ...options,
    ...(account && { uid: account.uid, gid: account.gid }),
    detached: true,
    windowsHide: true,
    env: process.platform === 'win32' ? undefined : { LC_ALL: 'C', TZ: 'UTC' },
  })
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (error) => reject(spawnProblem(path, error)))
  })
  return child
}

/** Runs a program to its end; returns its exit code and output. `signal` kills it with its child processes. */
export const runProgram = async (
  runner: Runner,
  program: Program,
  args: string[],
  cwd: string,
  signal?: AbortSignal,
) => {
  throwIfAborted(signal)
  const child = await spawnProgram(runner, program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = () => killGroup(child)
  signal?.addEventListener('abort', kill, { once: true })
  if (signal?.aborted) kill()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve))
  signal?.removeEventListener('abort', kill)
  throwIfAborted(signal)
  return { code, output }
}

export const throwIfAborted = (signal: AbortSignal | undefined) => {
  if (signal?.aborted) throw new StartError('Stopped while starting')
}

const killGroup = (child: ChildProcess) => {
  try {
    if (process.platform === 'win32') child.kill()
    else if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has exited already.
  }
}

const spawnProblem = (path: string, error: NodeJS.ErrnoException) => {
  // The file exists, so the dynamic loader that it needs is missing.
  if (error.code === 'ENOENT' && existsSync(path)) {
    return new StartError(`PostgreSQL's programs need glibc, which this system lacks (Alpine does): set DATABASE_URL`)
  }
  return new StartError(
    `${path} cannot be run (${error.code}): set DATABASE_URL, or move Masthead to a place where programs may run`,
  )
}
