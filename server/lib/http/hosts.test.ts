import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '#server/lib/listen.ts'
import { startTestApp, type TestApp } from '#test/helpers/app.ts'
import { freePort } from '#test/helpers/free-port.ts'
import { isKnownHost, knownHosts } from './hosts.ts'

describe('the names that a server answers to', () => {
  const isKnown = (host: string | undefined, change: Partial<Parameters<typeof knownHosts>[0]> = {}) =>
    isKnownHost(
      knownHosts({ host: '127.0.0.1', port: 4000, urls: ['http://127.0.0.1:4000'], more: [], ...change }),
      host,
    )

  test('on loopback: names of this machine with the port', () => {
    for (const host of ['127.0.0.1:4000', 'localhost:4000', 'LocalHost:4000', '[::1]:4000']) {
      expect(isKnown(host)).toBe(true)
      expect(isKnown(host, { host: '0.0.0.0' })).toBe(true)
    }
    for (const host of ['rebound.example:4000', 'localhost', '127.0.0.1:4001', 'localhost.:4000', '0.0.0.0:4000', ''])
      expect(isKnown(host)).toBe(false)
  })

  test('in development: those of the web app’s own port as well', () => {
    for (const host of ['localhost:5173', '127.0.0.1:5173', '127.0.0.1:4000'])
      expect(isKnown(host, { urls: ['http://127.0.0.1:5173'] })).toBe(true)
  })

  test('in public: those of the addresses, with or without the default port, and no loopback name', () => {
    const change = { host: '10.0.0.5', urls: ['https://app.example.com', 'https://api.example.com:8443'] }
    for (const host of ['app.example.com', 'app.example.com:443', 'api.example.com:8443'])
      expect(isKnown(host, change)).toBe(true)
    for (const host of [
      'app.example.com:80',
      'api.example.com',
      'x.app.example.com',
      '10.0.0.5:4000',
      'localhost:4000',
    ])
      expect(isKnown(host, change)).toBe(false)
  })

  test('those that are configured', () => {
    expect(isKnown('masthead:4000', { more: ['masthead:4000'] })).toBe(true)
    expect(isKnown('masthead', { more: ['masthead:4000'] })).toBe(false)
  })

  test('a client that sends no name is no browser', () => expect(isKnown(undefined)).toBe(true))
})

describe('the product’s port', () => {
  let server: TestApp
  let port: number
  const http = createServer((request, response) => void getRequestListener(server.app.fetch)(request, response))

  beforeAll(async () => {
    port = await freePort()
    server = await startTestApp({ withWorker: false, env: { PORT: String(port), ALLOWED_HOSTS: 'masthead.internal' } })
    await listen(http, port, '127.0.0.1')
  })
  afterAll(async () => {
    http.closeAllConnections()
    http.close()
    await server.stop()
  })

  const ask = async (path: string, host: string) => {
    const [response] = (await once(get({ port, path, headers: { host } }), 'response')) as [IncomingMessage]
    return { status: response.statusCode, body: await text(response) }
  }

  test('refuses a name that is not its own, for calls, files and screens alike', async () => {
    for (const path of [
      '/api/config',
      '/api/auth/google_login',
      '/media/images/x.png',
      '/',
      '/dashboard',
      '/index.html',
    ]) {
      const { status, body } = await ask(path, `rebound.example:${port}`)
      expect(status).toBe(421)
      expect(JSON.parse(body)).toEqual({
        error: 'This is not an address of Masthead',
        status: 'error',
        code: 421,
        detail: expect.stringContaining('ALLOWED_HOSTS'),
      })
    }
  })

  test('answers probes under any name, and calls under those that are known', async () => {
    expect((await ask('/api/health', `10.1.2.3:${port}`)).status).toBe(200)
    expect((await ask('/api/ready', `10.1.2.3:${port}`)).status).toBe(200)
    for (const host of [`localhost:${port}`, 'masthead.internal'])
      expect((await ask('/api/config', host)).status).toBe(200)
  })
})
