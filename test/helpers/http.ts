// What tests of HTTP itself share: requests as a signed-in person, the shape of errors, and a real connection.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { expect, onTestFinished } from 'vitest'
import { listen } from '#server/lib/listen.ts'
import type { Person, TestApp } from './app.ts'

export const json = { 'Content-Type': 'application/json' }

/** Sends requests to the app as this person. */
export const senderOf =
  ({ app }: TestApp, { session_id }: Person) =>
  (
    method: string,
    path: string,
    options: { headers?: Record<string, string>; body?: RequestInit['body'] } = {},
  ): Promise<Response> =>
    Promise.resolve(
      app.request(path, {
        method,
        headers: { 'session-id': session_id, ...options.headers },
        ...(options.body !== undefined && { body: options.body, duplex: 'half' }),
      }),
    )

type ErrorReply = {
  error: string
  status: string
  code: number
  detail?: { loc: string[]; msg: string; type: string }[]
}

/** The body of an error, which has the one shape that all errors share. */
export const errorOf = async (response: Response) => {
  expect(response.headers.get('Content-Type')).toContain('application/json')
  const body = (await response.json()) as ErrorReply
  expect(body).toMatchObject({ error: expect.any(String), status: 'error', code: response.status })
  return body
}

/** Serves on loopback, by default on a free port, until the test ends. */
export const serveApp = async (app: Hono, port = 0) => {
  const answer = getRequestListener(app.fetch)
  const http = createServer((request, response) => void answer(request, response))
  await listen(http, port, '127.0.0.1')
  onTestFinished(() => void (http.closeAllConnections(), http.close()))
  return { http, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}
