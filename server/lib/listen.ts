import type { Server } from 'node:http'
import { StartError } from '#server/lib/start-error.ts'

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use by another program: stop it, or set',
  EACCES: 'may not be used by this user: set',
  EADDRNOTAVAIL: 'cannot be used, because this machine does not have the address HOST: set HOST or',
  ENOTFOUND: 'cannot be used, because the address HOST is not known: set HOST or',
}

/** Turns a listen error into a StartError that names the variable; other errors are returned unchanged. */
export const listenProblem = (variable: string, port: number, error: unknown): unknown => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new StartError(`The port ${port} ${reason} ${variable}`, { cause: error }) : error
}

/** Rejects when the port cannot be used. */
export const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Drains the server: no new requests, up to `graceMs` for running ones, then closes their connections. */
export const stopListening = async (server: Server, graceMs: number) => {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  // Closes keep-alive connections once they are idle.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  clearTimeout(cut)
  clearInterval(sweep)
}
