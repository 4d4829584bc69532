import { createServer, type AddressInfo } from 'node:net'

/** A port of 127.0.0.1 that nobody listens on, for what must know its address before it listens. */
export const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
