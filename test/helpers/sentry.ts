import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readEvents, type SentEvent } from '#sandbox/errors/envelope.ts'

type Report = SentEvent & { level: string; tags: Record<string, string>; fingerprint: string[]; message?: string }

/** A server that accepts what Sentry accepts, and keeps the raw requests and their events. */
export const startSentry = async () => {
  const envelopes: string[] = []
  const events: Report[] = []
  const read = async (request: IncomingMessage) => {
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    envelopes.push(`${request.url} ${JSON.stringify(request.headers)} ${body.toString()}`)
    events.push(...(readEvents(body, undefined) as Report[]))
  }
  const server = createServer((request, response) => void read(request).then(() => response.end('{}')))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { dsn: `http://public@127.0.0.1:${port}/7`, envelopes, events, stop: () => server.closeAllConnections() }
}
