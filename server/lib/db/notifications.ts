// LISTEN/NOTIFY on a dedicated connection. Payloads are ids only: PostgreSQL limits them to 8,000 bytes.
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/lib/log.ts'

export type Notifications = {
  /** Calls back for every notification with this payload, and after a reconnect (some may have been missed). */
  subscribe(payload: string, wake: () => void): () => void
  close(): Promise<void>
}

const reconnectAfterMs = 500

export const openNotifications = async (url: string, channel: string, log: Log): Promise<Notifications> => {
  const wakers = new Map<string, Set<() => void>>()
  let isClosed = false
  let client: Client

  /** Resolves once listening, to a promise of the connection's end. */
  const listen = async () => {
    client = new Client({ connectionString: url, keepAlive: true })
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    client.on('notification', ({ payload }) => {
      for (const wake of wakers.get(payload ?? '') ?? []) wake()
    })
    client.on('error', (error) => log.warn({ error: error.message }, 'notifications interrupted'))
    client.once('end', resolve)
    await client.connect()
    await client.query(`listen ${channel}`)
    return { ended }
  }

  const keepListening = async (first: { ended: Promise<void> }) => {
    await first.ended
    for (;;) {
      await sleep(reconnectAfterMs, undefined, { ref: false })
      if (isClosed) return
      const next = await listen().catch(() => void client.end().catch(() => {}))
      if (!next) continue
      for (const set of wakers.values()) for (const wake of set) wake()
      await next.ended
    }
  }

  void keepListening(await listen())
  return {
    subscribe: (payload, wake) => {
      const set = wakers.get(payload) ?? new Set()
      wakers.set(payload, set.add(wake))
      return () => {
        set.delete(wake)
        if (set.size === 0) wakers.delete(payload)
      }
    },
    close: async () => {
      isClosed = true
      await client.end()
    },
  }
}
