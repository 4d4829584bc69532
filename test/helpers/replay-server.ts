// An HTTP server on loopback that replays what it is given, faults included.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Reply = {
  status?: number
  headers?: Record<string, string>
  /** Sent one after the other. */
  chunks: readonly (string | Uint8Array)[]
  /** Before the status line, in milliseconds. */
  firstMs?: number
  /** The last chunk is kept back until this settles. */
  beforeLast?: Promise<void>
  /** After the chunks: `cut` breaks the connection off, `hang` leaves it open without a word. */
  ending?: 'end' | 'cut' | 'hang'
}

/** A whole answer in JSON. */
export const json = (body: unknown, more: Partial<Reply> = {}): Reply => ({
  headers: { 'content-type': 'application/json' },
  chunks: [JSON.stringify(body)],
  ...more,
})

type ReplayedRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Settles when the client went away before the end. */
  isGone: Promise<unknown>
}

export type ReplayServer = {
  url: string
  requests: ReplayedRequest[]
  /** The replies in order; the last one is repeated. */
  replay(...replies: Reply[]): void
  close(): Promise<void>
}

export const startReplayServer = async (): Promise<ReplayServer> => {
  let replies: Reply[] = []
  const requests: ReplayedRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const isGone = once(response, 'close')
      requests.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
        isGone,
      })
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      void send(response, reply ?? { status: 500, chunks: ['no reply left'] })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    replay: (...given) => {
      replies = given
      requests.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const send = async (response: ServerResponse, reply: Reply) => {
  const { status = 200, headers, chunks, firstMs = 0, beforeLast, ending = 'end' } = reply
  if (firstMs > 0) await sleep(firstMs)
  response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json', ...headers })
  response.flushHeaders()
  for (const [index, chunk] of chunks.entries()) {
    if (index === chunks.length - 1) await beforeLast
    if (response.destroyed) return
    response.write(chunk)
  }
  if (ending === 'end') response.end()
  // What was written has to leave before the connection is torn down.
  if (ending === 'cut') setTimeout(() => response.destroy(), 20)
}
