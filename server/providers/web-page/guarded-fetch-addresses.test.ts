// Which addresses may be connected to.
import { expect, test } from 'vitest'
import { serve } from '#test/helpers/web-server.ts'

import { failsWith } from '#test/helpers/site-to-crawl.ts'
import { names, page, read } from '#test/helpers/guarded-fetch.ts'

test('a private address, however it is spelled', async () => {
  const { host, url, requests } = await serve(page('secret'))
  const port = host.split(':')[1]
  for (const address of [
    url,
    `http://127.1:${port}`,
    `http://2130706433:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
  ]) {
    await expect(read(address)).rejects.toThrow(failsWith('not-public'))
  }
  expect(requests).toEqual([])
})

test('a redirect to a cloud’s metadata service, without a connection attempt', async () => {
  const { host, url } = await serve((_, response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  )
  const { asLookup, lookup } = names({})
  await expect(read(url, { allowHosts: [host], lookup: asLookup })).rejects.toThrow(failsWith('not-public'))
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
  await expect(read(url, { allowHosts: [host] })).rejects.toThrow(failsWith(reason))
})

test.each([
  ['a loopback address', ['127.0.0.1']],
  ['a private address among public ones', ['93.184.215.14', '10.0.0.1']],
  ['a mapped private address', ['::ffff:10.0.0.1']],
  ['NAT64', ['64:ff9b::7f00:1']],
])('a name that resolves to %s', async (_, addresses) => {
  const { asLookup, lookup } = names({ 'evil.example': addresses })
  await expect(read('http://evil.example/', { lookup: asLookup })).rejects.toThrow(failsWith('not-public'))
  expect(lookup).toHaveBeenCalledOnce()
})

test('a name that resolves first to a public address, then to loopback (DNS rebinding)', async () => {
  const answers = [['93.184.215.14'], ['127.0.0.1']]
  const { asLookup, lookup } = names({})
  lookup.mockImplementation((_, __, callback) =>
    callback(null, [{ address: answers.shift()?.[0] ?? '127.0.0.1', family: 4 }]),
  )
  // What a check before the connection would have seen:
  await new Promise<void>((resolve) => lookup('rebound.example', {}, () => resolve()))
  await expect(read('http://rebound.example/', { lookup: asLookup })).rejects.toThrow(failsWith('not-public'))
  expect(lookup).toHaveBeenCalledTimes(2)
})

test('the allow list covers one port of one host, whatever the name resolves to', async () => {
  const { host, url, requests } = await serve(page('site'))
  const port = host.split(':')[1]
  const { asLookup } = names({ 'demo.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] })
  const allowHosts = [`demo.example:${port}`]
  expect(String((await read(`http://demo.example:${port}/`, { allowHosts, lookup: asLookup })).bytes)).toBe('site')
  for (const address of [url, `http://other.example:${port}/`, 'http://demo.example/']) {
    await expect(read(address, { allowHosts, lookup: asLookup })).rejects.toThrow(failsWith('not-public'))
  }
  expect(requests).toHaveLength(1)
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
    await expect(read(url + path, { allowHosts })).rejects.toThrow(failsWith('not-public'))
  expect(requests).toEqual(['/demo', '/demo/', '/demo/out'])
})
