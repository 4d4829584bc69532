import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebPageError } from './web-page-error.ts'
import { serve } from '#test/helpers/web-server.ts'

import { failsWith } from '#test/helpers/site-to-crawl.ts'
import { page, read } from '#test/helpers/guarded-fetch.ts'

test('a name that does not resolve', async () => {
  await expect(read('https://no-such-company.invalid/')).rejects.toThrow(failsWith('not-found'))
})

test('a server that refuses connections', async () => {
  const { host, url, close } = await serve(page(''))
  close()
  await expect(read(url, { allowHosts: [host] })).rejects.toThrow(failsWith('refused'))
})

test('a server that hangs', async () => {
  const { host, url } = await serve(() => {})
  await expect(read(url, { allowHosts: [host], timeoutMs: 300 })).rejects.toThrow(failsWith('timeout'))
})

test('a page whose bytes each arrive in time, but not all of them', async () => {
  const { host, url } = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  await expect(read(url, { allowHosts: [host], timeoutMs: 400 })).rejects.toThrow(failsWith('timeout'))
})

test('an endless redirect loop, cut off after six requests', async () => {
  const { host, url, requests } = await serve((_, response) => response.writeHead(301, { location: '/again' }).end())
  await expect(read(url, { allowHosts: [host] })).rejects.toThrow(failsWith('too-many-redirects'))
  expect(requests).toHaveLength(6)
})

test('slow redirects, which share one time limit', async () => {
  const { host, url } = await serve((_, response) => {
    setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150)
  })
  await expect(read(url, { allowHosts: [host], timeoutMs: 400 })).rejects.toThrow(failsWith('timeout'))
})

test('50 MB, with and without Content-Length', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'a')
  let sent = 0
  const { host, url } = await serve((request, response) => {
    const length = request.url === '/announced' ? { 'content-length': String(50 * chunk.length) } : {}
    response.writeHead(200, { 'content-type': 'text/html', ...length })
    const send = (left: number): void => {
      if (left === 0 || response.destroyed) return void response.end()
      sent++
      response.write(chunk, () => send(left - 1))
    }
    send(50)
  })
  for (const path of ['/announced', '/silent']) {
    await expect(read(url + path, { allowHosts: [host] })).rejects.toThrow(failsWith('too-large'))
  }
  expect(sent).toBeLessThan(50)
})

test.each([
  ['gzip', (bytes: Buffer) => gzipSync(bytes, { level: 1 })],
  ['deflate', (bytes: Buffer) => deflateSync(bytes, { level: 1 })],
  ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
] as const)('a bomb of 200 MB in %s, stopped at 3 MB', async (encoding, compress) => {
  const bomb = compress(Buffer.alloc(200 * 1024 * 1024))
  const { host, url } = await serve((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bomb),
  )
  const before = process.memoryUsage().rss
  await expect(read(url, { allowHosts: [host] })).rejects.toThrow(failsWith('too-large'))
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
})

test.each([
  ['a PDF', 'application/pdf', '%PDF-1.7'],
  ['a PDF that calls itself a page', 'text/html', '%PDF-1.7'],
  ['an image', 'image/png', 'PNG'],
  ['JSON', 'application/json', '{}'],
  ['binary text', 'text/plain', 'a\0b'],
])('%s', async (_, contentType, body) => {
  const { host, url } = await serve(page(body, { 'content-type': contentType }))
  await expect(read(url, { allowHosts: [host] })).rejects.toThrow(failsWith('not-html'))
})

test('a page where an image is expected', async () => {
  const { host, url } = await serve(page('<p>Hello</p>'))
  await expect(read(url, { allowHosts: [host], accepts: 'image' })).rejects.toThrow(failsWith('not-image'))
})

test.each([
  [401, 'login-required', /asks for a sign-in/],
  [403, 'http-status', /turns away programs .*403/],
  [404, 'http-status', /no page at this address .*404/],
  [418, 'http-status', /an error \(418\)/],
  [503, 'http-status', /is having problems .*503/],
])('status %i', async (status, reason, message) => {
  const { host, url } = await serve((_, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Sorry</p>'),
  )
  await expect(read(url, { allowHosts: [host] })).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(message),
    status,
  })
})

test.each([
  ['unreadable', 'broken HTTP', 'SMTP ready\r\n\r\n'],
  ['unreadable', 'broken gzip', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\nno gzip'],
  [
    'unreadable',
    'broken brotli',
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: br\r\n\r\nno brotli',
  ],
  ['unreadable', 'endless headers', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['unreachable', 'a broken connection', ''],
])('%s: %s', async (reason, _, answer) => {
  const server = createTcpServer((socket) => socket.on('error', () => {}).end(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(read(`http://${host}/`, { allowHosts: [host] })).rejects.toThrow(failsWith(reason))
})

test('https where there is only http', async () => {
  const { host } = await serve(page('site'))
  await expect(read(`https://${host}/`, { allowHosts: [host] })).rejects.toThrow(failsWith('insecure'))
})

test.each(['javascript:alert(1)', 'https://exa mple.com/', 'example.com', 'https://a:b@example.com/', ''])(
  'the URL %j',
  async (address) => {
    await expect(read(address)).rejects.toThrow(failsWith('invalid-url'))
  },
)

test('an abort before and during the request, and a check that refuses the URL', async () => {
  const { host, url } = await serve(() => {})
  const abort = AbortSignal.timeout(50)
  await expect(read(url, { allowHosts: [host], signal: AbortSignal.abort() })).rejects.toThrow(failsWith('cancelled'))
  await expect(read(url, { allowHosts: [host], signal: abort })).rejects.toThrow(failsWith('cancelled'))
  const check = vi.fn<() => Promise<void>>().mockRejectedValue(new WebPageError('robots'))
  await expect(read(url, { allowHosts: [host], check })).rejects.toThrow(failsWith('robots'))
})
