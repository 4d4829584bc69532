// One Masthead at a time uses an embedded server: it holds an advisory lock for as long as it lives. The lock goes with
// its connection, so a Masthead that was killed leaves none behind.
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { StartError } from '#server/lib/start-error.ts'

const key = 0x6d617374
const reconnectForMs = 15_000

export type Hold = { release: () => Promise<void> }

/**
 * Takes the lock through `url`. When the server goes away while the lock is held, it is taken again as soon as the server
 * is back (PostgreSQL restarts itself after the crash of one of its processes); `onLost` is called when it stays away.
 */
export const takeHold = async (url: string, dataFolder: string, onLost: () => void): Promise<Hold> => {
  let isReleased = false
  let client = await connect()

  async function connect() {
    const next = new Client({ connectionString: url, application_name: 'masthead hold', keepAlive: true })
    next.on('error', () => {})
    await next.connect()
    const { rows } = await next.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
    if (rows[0]?.taken) {
      next.once('end', () => void regain())
      return next
    }
    await next.end()
    throw new StartError(`Masthead is already running on the data folder ${dataFolder}: stop it, or set MASTHEAD_DATA`)
  }

  async function regain() {
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
