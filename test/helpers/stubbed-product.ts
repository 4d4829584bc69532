// The built web app as the product serves it, with a stub in place of the API.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { serveWebApp } from '#server/lib/http/web-app.ts'

/** `after` delays the answer. */
export type Answer = Reply | 'unreachable'

type Reply = { status?: number; body?: unknown; after?: Promise<unknown> }

/** By path. */
export type Stub = Record<string, Answer>

export type StubbedProduct = Awaited<ReturnType<typeof startStubbedProduct>>

const unauthorized: Reply = { status: 401 }

const send = async (response: ServerResponse, { status = 200, body, after }: Reply) => {
  await after
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(status === 204 ? undefined : JSON.stringify(body ?? { error: 'No', status: 'error', code: status }))
}

/** What `answer` does not name is answered with 401. */
export const startStubbedProduct = async () => {
  let stub: Stub = {}
  const webApp = new Hono()
  serveWebApp(webApp, join(import.meta.dirname, '../../dist/web'), { apiUrl: undefined, warning: undefined })
  const serveFile = getRequestListener(webApp.fetch)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://stub')
    if (!pathname.startsWith('/api/')) return void serveFile(request, response)
    const found = stub[pathname] ?? unauthorized
    if (found === 'unreachable') return void request.socket.destroy()
    void send(response, found)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (answers: Stub) => {
      stub = answers
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
