// Only one Masthead process at a time uses an embedded server: it holds an advisory lock while it runs. PostgreSQL
// releases the lock with its connection, so a killed process leaves none behind.
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '#server/lib/start-error.ts'

const key = 0x6d617374
const reconnectForMs = 15_000

export type Lock = { release: () => Promise<void> }

/**
 * Acquires the lock through `url`. When the connection breaks, the lock is acquired again as soon as the server is back
 * (PostgreSQL restarts itself after one of its processes crashed); `onLost` is called when it does not come back.
 */
export const acquireLock = async (url: string, dataFolder: string, onLost: () => void): Promise<Lock> => {
  let isReleased = false
  let client = await connect()

  async function connect() {
    const next = new Client({ connectionString: url, application_name: 'masthead lock', keepAlive: true })
    next.on('error', () => {})
    await next.connect()
    const { rows } = await next.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [key])
    if (rows[0]?.acquired) {
      next.once('end', () => void reacquire())
      return next
    }
    await next.end()
    throw new StartError(`Masthead is already running on the data folder ${dataFolder}: stop it, or set MASTHEAD_DATA`)
  }

  async function reacquire() {
    const deadline = Date.now() + reconnectForMs
    for (;;) {
      if (isReleased) return
      if (Date.now() > deadline) return onLost()
      try {
        client = await connect()
        return
      } catch {
        await sleep(250)
      }
    }
  }

  return {
    async release() {
      isReleased = true
      await client.end()
    },
  }
}
