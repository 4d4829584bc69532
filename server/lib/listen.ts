import type { Server } from 'node:http'
import { StartError } from '#server/lib/start-error.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop it, or set',
  EACCES: 'may not be used by this user: set',
  EADDRNOTAVAIL: 'cannot be used, because this machine does not have the address HOST: set HOST or',
  ENOTFOUND: 'cannot be used, because the address HOST is not known: set HOST or',
}

/** Makes one line of a failure to listen on the port of a variable; another error is returned as it is. */
export const listenProblem = (variable: string, port: number, error: unknown): unknown => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(`The port ${port} ${reason} ${variable}`, { cause: error }) : error
}

/** Listens; rejects when that is not possible. */
export const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Takes no more requests, lets those that run end for `graceMs`, then cuts them off. */
export const stopListening = async (server: Server, graceMs: number) => {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  // Connections that are kept alive for a next request are nobody's any more once their last one has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearTimeout(cut)
  clearInterval(sweep)
}
