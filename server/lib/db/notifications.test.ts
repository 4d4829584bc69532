import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#server/lib/log.ts'
import { createTestDatabase, type TestDatabase } from '#test/helpers/database.ts'
import { openNotifications } from './notifications.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

const soon = { timeout: 30_000 }
const notify = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['news', payload])

/** A proxy to the database that can be cut. `attempts` counts the connections requested so far. */
const startProxy = async () => {
  const target = new URL(database.url)
  const sockets = new Set<Socket>()
  let attempts = 0
  let isOpen = true
  const server = createServer((socket) => {
    attempts += 1
    socket.on('error', () => {})
    if (!isOpen) return void socket.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    upstream.on('error', () => socket.destroy())
    for (const each of [socket, upstream]) sockets.add(each.on('close', () => sockets.delete(each)))
    socket.pipe(upstream).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: Object.assign(new URL(database.url), { hostname: '127.0.0.1', port: String(port) }).href,
    attempts: () => attempts,
    connections: () => sockets.size / 2,
    cut,
    restore: () => void (isOpen = true),
  }
}

describe('notifications', () => {
  test('wake only the subscribers of the payload, until they unsubscribe', async () => {
    const notifications = await openNotifications(database.url, 'news', silentLog)
    const woken = { a: 0, alsoA: 0, b: 0 }
    const leave = notifications.subscribe('a', () => void (woken.a += 1))
    notifications.subscribe('a', () => void (woken.alsoA += 1))
    notifications.subscribe('b', () => void (woken.b += 1))
    await notify('a')
    await expect.poll(() => woken, soon).toEqual({ a: 1, alsoA: 1, b: 0 })
    leave()
    await notify('a')
    await notify('b')
    await expect.poll(() => woken, soon).toEqual({ a: 1, alsoA: 2, b: 1 })
    await notifications.close()
  })

  test('a lost connection is replaced by a single new one, and all subscribers are woken, as they may have missed something', async () => {
    const proxy = await startProxy()
    const notifications = await openNotifications(proxy.url, 'news', silentLog)
    let woken = 0
    notifications.subscribe('a', () => void (woken += 1))
    const from = performance.now()
    proxy.cut()
    await expect.poll(() => proxy.attempts(), soon).toBeGreaterThanOrEqual(5)
    // One every half second, to spare a restarting database; the first two may be immediate.
    expect(performance.now() - from).toBeGreaterThan((proxy.attempts() - 3) * 500)
    expect(woken).toBe(0)
    proxy.restore()
    await expect.poll(() => woken, soon).toBe(1)
    await notify('a')
    await expect.poll(() => woken, soon).toBe(2)
    await sleep(700)
    expect(proxy.connections()).toBe(1)
    expect(woken).toBe(2)
    await notifications.close()
    await expect.poll(() => proxy.connections(), soon).toBe(0)
  })

  test('stay closed when closed while the database is down', async () => {
    const proxy = await startProxy()
    const notifications = await openNotifications(proxy.url, 'news', silentLog)
    proxy.cut()
    await expect.poll(() => proxy.attempts(), soon).toBeGreaterThanOrEqual(2)
    await notifications.close()
    proxy.restore()
    const before = proxy.attempts()
    await sleep(800)
    expect(proxy.attempts()).toBe(before)
    expect(proxy.connections()).toBe(0)
  })
})
