import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections: one of those could take the port of a product that a test has
// killed, before its next start.
const from = 10_000
const to = 32_000

const isFree = async (port: number) => {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** A free port of 127.0.0.1, for servers whose address must be known before they listen. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(from, to)
  return (await isFree(port)) ? port : freePort()
}
