// Measures the start, from the process to the printed URL: the first one on an empty data folder, and later ones.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const allowedMs = 3000
const laterStarts = 5

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

type Line = { msg: string; ms?: number }

/** Starts Masthead, waits for its URL and stops it. Times in ms. */
const measure = async (folder: string) => {
  const from = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    // In production each phase is logged as a line of JSON.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      DATABASE_URL: '',
      WEB_URL: '',
      HOST: '127.0.0.1',
      MASTHEAD_DATA: folder,
      PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const phases: string[] = []
  let printed = ''
  let isReady = false
  for await (const text of createInterface(child.stdout)) {
    const { msg, ms } = JSON.parse(text) as Line
    printed += `${text}\n`
    if (ms !== undefined) phases.push(`${msg.replace(' ready', '')} ${ms}`)
    isReady = msg.startsWith('Masthead is ready')
    if (isReady) break
  }
  if (!isReady) throw new Error(`Masthead did not start:\n${printed}`)
  const ready = performance.now() - from
  child.kill('SIGTERM')
  await once(child, 'exit')
  return { ready, stop: performance.now() - from - ready, phases }
}

const ms = (value: number) => `${Math.round(value)} ms`

const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-'))
// As root, the database runs as another user, who must be able to traverse the folder.
await chmod(folder, 0o711)
try {
  const first = await measure(folder)
  console.log(`first start ${ms(first.ready)}: ${first.phases.join(', ')}`)
  const later: Awaited<ReturnType<typeof measure>>[] = []
  for (let i = 0; i < laterStarts; i++) later.push(await measure(folder))
  later.sort((a, b) => a.ready - b.ready)
  const median = later[Math.floor(laterStarts / 2)]!
  console.log(`later start ${ms(median.ready)} (median of ${laterStarts}): ${median.phases.join(', ')}`)
  console.log(`stop ${ms(median.stop)}`)
  console.log(`later start / ${allowedMs} ms allowed = ${(median.ready / allowedMs).toFixed(2)}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
