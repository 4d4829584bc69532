// The product as `npm start` runs it, in one process on free ports with a data folder of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const main = join(import.meta.dirname, '../../server/main.ts')

/** Ready when it resolves. `stop` ends it and removes its data. */
export const startWholeProduct = async (extra: Record<string, string> = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'masthead-whole-'))
  // As root the database runs as another user, who has to pass.
  await chmod(data, 0o711)
  const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())]
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, MASTHEAD_DATA: data, PORT, SANDBOX_PORT, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...extra },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('Masthead is ready') && resolve())
    void exit.then(([code]) => reject(new Error(`The product ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${PORT}`,
    sandboxUrl: `http://127.0.0.1:${SANDBOX_PORT}`,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
      await rm(data, { recursive: true, force: true })
    },
  }
}
