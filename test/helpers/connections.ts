// Where the product's processes connect to while a test runs.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const preload = new URL('record-connections.mjs', import.meta.url)

/** `env` is for `startProduct`; `destinations` are hosts (and paths of local sockets), each once. */
export const recordConnections = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-connections-'))
  const CONNECTIONS_FILE = join(folder, 'list')
  return {
    env: { NODE_OPTIONS: `--import ${preload.href}`, CONNECTIONS_FILE },
    destinations: (): string[] =>
      existsSync(CONNECTIONS_FILE) ? [...new Set(readFileSync(CONNECTIONS_FILE, 'utf8').trim().split('\n'))] : [],
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Whether a host, or the path of a local socket, is this machine itself. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\/.*)$/.test(host)
