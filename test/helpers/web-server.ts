// For tests: a real server on loopback.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Serves until the test ends. `url` has no closing slash; `requests` are the paths asked for so far. */
export const serve = async (listener: RequestListener) => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, url: `http://${host}`, requests, close }
}

type Answer =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string | Uint8Array; after?: Promise<unknown> }

/** A site of pages by path, each sent once its `after` settles; HTML unless the headers say otherwise, 404 for the rest. */
export const serveSite = (pages: Record<string, Answer>) =>
  serve((request, response) => {
    const found = pages[request.url ?? ''] ?? { status: 404, body: 'Not found' }
    const { status = 200, headers = {}, body = '', after } = typeof found === 'string' ? { body: found } : found
    const reply = () => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body)
    if (after) void after.then(reply)
    else reply()
  })
