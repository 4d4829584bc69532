import type { LookupAddress } from 'node:dns'
import type { RequestListener } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createGuardedFetch, type FetchOptions, type GuardedFetchOptions } from './guarded-fetch.ts'
import { WebPageError } from './web-page-error.ts'
import { serve } from '#test/helpers/web-server.ts'

afterEach(() => vi.unstubAllEnvs())

const page =
  (html: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)

type Lookup = (hostname: string, _: object, callback: (error: Error | null, all: LookupAddress[]) => void) => void

const names = (table: Record<string, (string | LookupAddress)[]>) => {
  const lookup = vi.fn<Lookup>((hostname, _, callback) => {
    const found = table[hostname]
    if (!found)
      return callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }), [])
    callback(
      null,
      found.map((each) => (typeof each === 'string' ? { address: each, family: each.includes(':') ? 6 : 4 } : each)),
    )
  })
  return { lookup, asLookup: lookup as unknown as GuardedFetchOptions['lookup'] }
}

const read = (url: string, options: Partial<GuardedFetchOptions & FetchOptions> = {}) => {
  const { allowHosts = [], lookup = names({}).asLookup, timeoutMs, ...rest } = options
  return createGuardedFetch({ allowHosts, lookup, ...(timeoutMs && { timeoutMs }) })(url, { accepts: 'page', ...rest })
}

const fails = (reason: string) => expect.objectContaining({ name: 'WebPageError', reason })

describe('what is read', () => {
  test('the bytes, the type and the address', async () => {
    const { host, url } = await serve(page('<p>Hello</p>', { 'content-type': 'text/html; charset=utf-8' }))
    const { bytes, ...rest } = await read(`${url}/a?b=c`, { allowHosts: [host] })
    expect(rest).toEqual({ url: `${url}/a?b=c`, contentType: 'text/html; charset=utf-8' })
    expect(String(bytes)).toBe('<p>Hello</p>')
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('a page compressed with %s', async (encoding, compress) => {
    const { host, url } = await serve((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding })
        .end(compress('<p>Hello</p>')),
    )
    expect(String((await read(url, { allowHosts: [host] })).bytes)).toBe('<p>Hello</p>')
  })

  test('a page without a type', async () => {
    const { host, url } = await serve((_, response) => response.end('<p>Hello</p>'))
    expect(String((await read(url, { allowHosts: [host] })).bytes)).toBe('<p>Hello</p>')
  })

  test('a page behind five redirects, each of them checked', async () => {
    const { host, url } = await serve((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step < 5) return response.writeHead(302, { location: `/${step + 1}` }).end()
      return response.writeHead(200, { 'content-type': 'text/html' }).end('there')
    })
    const checked: string[] = []
    const check = (url: URL) => void checked.push(url.pathname)
    expect((await read(`${url}/0`, { allowHosts: [host], check })).url).toBe(`${url}/5`)
    expect(checked).toEqual(['/0', '/1', '/2', '/3', '/4', '/5'])
  })

  test('ignoring proxies in the environment', async () => {
    const proxy = await serve(page('proxy'))
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy.url)
    vi.stubEnv('NODE_USE_ENV_PROXY', '1')
    const { host, url } = await serve(page('site'))
    expect(String((await read(url, { allowHosts: [host] })).bytes)).toBe('site')
    expect(proxy.requests).toEqual([])
  })

  test('with Masthead’s user agent and accept headers', async () => {
    const { host, url } = await serve((request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`${request.headers['user-agent']} ${request.headers.accept}`),
    )
    expect(String((await read(url, { allowHosts: [host] })).bytes)).toMatch(/Masthead.* text\/html/)
  })
})

describe('refused connections', () => {
  test('a private address, however it is spelled', async () => {
    const { host, url, requests } = await serve(page('secret'))
    const port = host.split(':')[1]
    for (const address of [
      url,
      `http://127.1:${port}`,
      `http://2130706433:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
    ]) {
      await expect(read(address)).rejects.toThrow(fails('not-public'))
    }
    expect(requests).toEqual([])
  })

  test('a redirect to a cloud’s metadata service, without a connection attempt', async () => {
    const { host, url } = await serve((_, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    )
    const { asLookup, lookup } = names({})
    const started = performance.now()
    await expect(read(url, { allowHosts: [host], lookup: asLookup })).rejects.toThrow(fails('not-public'))
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(lookup).not.toHaveBeenCalled()
  })

  test.each([
    ['file:///etc/passwd', 'invalid-url'],
    ['javascript:alert(1)', 'invalid-url'],
    ['http://someone@example.com/', 'invalid-url'],
    ['http://[', 'invalid-url'],
    ['http://example.com:6379/', 'not-public'],
  ])('a redirect to %s', async (location, reason) => {
    const { host, url } = await serve((_, response) => response.writeHead(302, { location }).end())
    await expect(read(url, { allowHosts: [host] })).rejects.toThrow(fails(reason))
  })

  test.each([
    ['a loopback address', ['127.0.0.1']],
    ['a private address among public ones', ['93.184.215.14', '10.0.0.1']],
    ['a mapped private address', ['::ffff:10.0.0.1']],
    ['NAT64', ['64:ff9b::7f00:1']],
  ])('a name that resolves to %s', async (_, addresses) => {
    const { asLookup, lookup } = names({ 'evil.example': addresses })
    await expect(read('http://evil.example/', { lookup: asLookup })).rejects.toThrow(fails('not-public'))
    expect(lookup).toHaveBeenCalledOnce()
  })

  test('a name that resolves first to a public address, then to loopback (DNS rebinding)', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    const { asLookup, lookup } = names({})
    lookup.mockImplementation((_, __, callback) =>
      callback(null, [{ address: answers.shift()?.[0] ?? '127.0.0.1', family: 4 }]),
    )
    // What a check before dialling would have been told:
    await new Promise<void>((resolve) => lookup('rebound.example', {}, () => resolve()))
    await expect(read('http://rebound.example/', { lookup: asLookup })).rejects.toThrow(fails('not-public'))
    expect(lookup).toHaveBeenCalledTimes(2)
  })

  test('the allow list covers one port of one host, whatever the name resolves to', async () => {
    const { host, url, requests } = await serve(page('site'))
    const port = host.split(':')[1]
    const { asLookup } = names({ 'demo.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] })
    const allowHosts = [`demo.example:${port}`]
    expect(String((await read(`http://demo.example:${port}/`, { allowHosts, lookup: asLookup })).bytes)).toBe('site')
    for (const address of [url, `http://other.example:${port}/`, 'http://demo.example/']) {
      await expect(read(address, { allowHosts, lookup: asLookup })).rejects.toThrow(fails('not-public'))
    }
    expect(requests).toHaveLength(1)
  })
})

test('the allow list can cover one path of a host, also for what it redirects to', async () => {
  const { host, url, requests } = await serve((request, response) => {
    if (request.url === '/demo/out') return response.writeHead(302, { location: '/errors' }).end()
    if (request.url === '/demo') return response.writeHead(302, { location: '/demo/' }).end()
    page('site')(request, response)
  })
  const allowHosts = [`${host}/demo`]
  expect(String((await read(`${url}/demo`, { allowHosts })).bytes)).toBe('site')
  for (const path of ['/', '/errors', '/demolition', '/demo/../errors', '/demo/%2e%2e/errors', '/demo/out'])
    await expect(read(url + path, { allowHosts })).rejects.toThrow(fails('not-public'))
  expect(requests).toEqual(['/demo', '/demo/', '/demo/out'])
})

describe('failures', () => {
  test('a name that does not resolve', async () => {
    await expect(read('https://no-such-company.invalid/')).rejects.toThrow(fails('not-found'))
  })

  test('a server that refuses connections', async () => {
    const { host, url, close } = await serve(page(''))
    close()
    await expect(read(url, { allowHosts: [host] })).rejects.toThrow(fails('refused'))
  })

  test('a server that hangs', async () => {
    const { host, url } = await serve(() => {})
    await expect(read(url, { allowHosts: [host], timeoutMs: 300 })).rejects.toThrow(fails('timeout'))
  })

  test('a page that drips: each byte arrives in time, the whole does not', async () => {
    const { host, url } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const drip = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(drip))
    })
    const started = performance.now()
    await expect(read(url, { allowHosts: [host], timeoutMs: 400 })).rejects.toThrow(fails('timeout'))
    expect(performance.now() - started).toBeLessThan(15_000)
  })

  test('an endless redirect loop, cut off after six requests', async () => {
    const { host, url, requests } = await serve((_, response) => response.writeHead(301, { location: '/again' }).end())
    await expect(read(url, { allowHosts: [host] })).rejects.toThrow(fails('too-many-redirects'))
    expect(requests).toHaveLength(6)
  })

  test('slow redirects, which share one time limit', async () => {
    const { host, url } = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150)
    })
    await expect(read(url, { allowHosts: [host], timeoutMs: 400 })).rejects.toThrow(fails('timeout'))
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
      await expect(read(url + path, { allowHosts: [host] })).rejects.toThrow(fails('too-large'))
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
    await expect(read(url, { allowHosts: [host] })).rejects.toThrow(fails('too-large'))
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
    await expect(read(url, { allowHosts: [host] })).rejects.toThrow(fails('not-html'))
  })

  test('another type where an image is expected', async () => {
    const { host, url } = await serve(page('<p>Hello</p>'))
    await expect(read(url, { allowHosts: [host], accepts: 'image' })).rejects.toThrow(fails('not-image'))
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
    [
      'unreadable',
      'broken gzip',
      'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\nno gzip',
    ],
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
    await expect(read(`http://${host}/`, { allowHosts: [host] })).rejects.toThrow(fails(reason))
  })

  test('https where there is only http', async () => {
    const { host } = await serve(page('site'))
    await expect(read(`https://${host}/`, { allowHosts: [host] })).rejects.toThrow(fails('insecure'))
  })

  test.each(['javascript:alert(1)', 'https://exa mple.com/', 'example.com', 'https://a:b@example.com/', ''])(
    'the address %j',
    async (address) => {
      await expect(read(address)).rejects.toThrow(fails('invalid-url'))
    },
  )

  test('cancelled before, during and by the check', async () => {
    const { host, url } = await serve(() => {})
    const abort = AbortSignal.timeout(200)
    await expect(read(url, { allowHosts: [host], signal: AbortSignal.abort() })).rejects.toThrow(fails('cancelled'))
    await expect(read(url, { allowHosts: [host], signal: abort })).rejects.toThrow(fails('cancelled'))
    const check = vi.fn<() => Promise<void>>().mockRejectedValue(new WebPageError('robots'))
    await expect(read(url, { allowHosts: [host], check })).rejects.toThrow(fails('robots'))
  })
})
