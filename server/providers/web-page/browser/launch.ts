// Runs a Chromium whose own network is dead: whatever a page loads is handed to it through the protocol.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { connect, type Connection } from './protocol.ts'

const limits = {
  startMs: 20_000,
  /** Resident memory of all its processes, without what they share. */
  memoryMb: 1000,
  heapMb: 256,
}
const watchMs = 250
/** The end of what it prints, which says why it does not start. */
const mostWords = 2000

export type Browser = { connection: Connection; close(): Promise<void> }

/** No name resolves, and the proxy that all else goes through does not exist. */
const deadNetwork = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:1',
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-pings',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--force-webrtc-ip-handling-policy',
]

const closedDoors = [
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-extensions',
  '--disable-notifications',
  '--disable-3d-apis',
  '--disable-remote-fonts',
  '--blink-settings=imagesEnabled=false',
  '--mute-audio',
]

const quiet = [
  '--headless',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-breakpad',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--window-size=1280,8000',
  '--remote-debugging-pipe',
]

const argumentsFor = (profile: string) => [
  ...quiet,
  ...deadNetwork,
  ...closedDoors,
  `--user-data-dir=${profile}`,
  '--renderer-process-limit=1',
  `--js-flags=--max-old-space-size=${limits.heapMb}`,
  // Chromium refuses to run as root with its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Starts a Chromium with a temporary profile. It gets only these variables of the environment, and ends with `close`. */
export const launch = async (path: string, environment: Record<string, string>): Promise<Browser> => {
  const profile = await mkdtemp(join(tmpdir(), 'masthead-browser-'))
  const child = spawn(path, argumentsFor(profile), {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // A process group of its own, which is killed as a whole.
    detached: process.platform !== 'win32',
    env: { ...environment, HOME: profile, TMPDIR: profile, TMP: profile, TEMP: profile },
    windowsHide: true,
  })
  const [, , , input, output] = child.stdio as [null, null, Readable, Writable, Readable]
  const connection = connect(input, output)
  const words = lastWords(child)
  const ended = endOf(child, (error) => connection.close(error))
  const kill = () => killAll(child)
  const watch = setInterval(() => {
    if (child.pid === undefined || residentMb(child.pid) <= limits.memoryMb) return
    connection.close(new Error(`The browser took more than ${limits.memoryMb} MB`))
    kill()
  }, watchMs)
  process.once('exit', kill)
  const close = async () => {
    clearInterval(watch)
    connection.close(new Error('The browser was closed'))
    kill()
    await ended
    process.off('exit', kill)
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  const timer = setTimeout(() => connection.close(new Error('The browser does not answer')), limits.startMs)
  try {
    await connection.send('Browser.getVersion')
    return { connection, close }
  } catch (error) {
    await close()
    throw new Error(`${path} does not start: ${words() || (error as Error).message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const lastWords = (child: ChildProcess) => {
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => (words = `${words}${chunk.toString()}`.slice(-mostWords)))
  return () => words.trim()
}

/** Resolves when the process has exited, or could not be started. */
const endOf = (child: ChildProcess, onError: (error: Error) => void) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.on('error', (error) => {
      onError(error)
      if (child.pid === undefined) resolve()
    })
  })

const killAll = ({ pid }: ChildProcess) => {
  if (pid === undefined) return
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' })
  else {
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has ended.
    }
  }
}

/** Resident memory of a process and its descendants from /proc; 0 on systems without it. */
const residentMb = (pid: number): number => {
  try {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    return ((resident - shared) * 4096) / 1024 / 1024 + children.reduce((sum, child) => sum + residentMb(child), 0)
  } catch {
    return 0
  }
}
