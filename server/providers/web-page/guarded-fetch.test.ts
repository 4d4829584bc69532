import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '#test/helpers/web-server.ts'

import { page, read } from '#test/helpers/guarded-fetch.ts'

afterEach(() => vi.unstubAllEnvs())

test('returns the bytes, the content type and the URL', async () => {
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

test('a page without a content type', async () => {
  const { host, url } = await serve((_, response) => response.end('<p>Hello</p>'))
  expect(String((await read(url, { allowHosts: [host] })).bytes)).toBe('<p>Hello</p>')
})

test('follows five redirects, and checks each of them', async () => {
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

test('proxies in the environment are ignored', async () => {
  const proxy = await serve(page('proxy'))
  for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy.url)
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  const { host, url } = await serve(page('site'))
  expect(String((await read(url, { allowHosts: [host] })).bytes)).toBe('site')
  expect(proxy.requests).toEqual([])
})

test('sends Masthead’s user agent and accept headers', async () => {
  const { host, url } = await serve((request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/plain' })
      .end(`${request.headers['user-agent']} ${request.headers.accept}`),
  )
  expect(String((await read(url, { allowHosts: [host] })).bytes)).toMatch(/Masthead.* text\/html/)
})
