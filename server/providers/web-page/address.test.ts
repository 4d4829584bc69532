import { describe, expect, test } from 'vitest'
import { checkUrl, isPublicAddress } from './address.ts'

describe('isPublicAddress', () => {
  test.each(['8.8.8.8', '1.1.1.1', '151.101.1.69', '2606:4700::1111', '2a00:1450:4001::8a', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds keep their metadata', '169.254.169.254'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarks', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.250'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-compatible, although the IPv4 is public', '::808:808'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['mapped loopback in hexadecimal', '::ffff:7f00:1'],
    ['mapped metadata', '::ffff:169.254.169.254'],
    ['translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::10.0.0.1'],
    ['NAT64 of a public address', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['benchmarks', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['segment routing', '5f00::1'],
    ['not given out', '4000::1'],
    ['unique local', 'fc00::1'],
    ['unique local metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['old site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('%s (%s) is not', (_, address) => expect(isPublicAddress(address)).toBe(false))
})

describe('checkUrl', () => {
  test.each(['https://example.com/', 'http://example.com:80/', 'http://example.com:443/', 'https://8.8.8.8/'])(
    '%s may be asked for',
    (address) => expect(checkUrl(address, []).href).toBe(new URL(address).href),
  )

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0/',
    'http://127.0.0.1./',
    'http://127。0。0。1/',
    'http://\uFF11\uFF12\uFF17.0.0.1/',
    'http://①②⑦.0.0.1/',
    'http://%31%32%37.0.0.1/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'http://255.255.255.255/',
    'http://example.com:8080/',
    'http://example.com:22/',
    'https://example.com:6379/',
  ])('%s leads to a private network', (address) =>
    expect(() => checkUrl(address, ['127.0.0.1:4100'])).toThrow(expect.objectContaining({ reason: 'not-public' })),
  )

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://example.com/',
    'gopher://example.com/',
    'data:text/html,hello',
    'blob:https://example.com/1',
    'https://someone@example.com/',
    'https://someone:secret@example.com/',
    'http://127.0.0.1:4100@example.com/',
    'http://exa mple.com/',
    '/about',
    '',
  ])('%j is no address to read', (address) =>
    expect(() => checkUrl(address, [])).toThrow(expect.objectContaining({ reason: 'invalid-url' })),
  )

  test('the allow list exempts a host with its port from the address and port rules only', () => {
    const allowHosts = ['127.0.0.1:4100', '[::1]:4100', 'localhost:80']
    for (const address of [
      'http://127.0.0.1:4100/demo/',
      'http://127.1:4100/',
      'http://[::1]:4100/',
      'http://localhost/',
    ]) {
      expect(checkUrl(address, allowHosts).href).toBe(new URL(address).href)
    }
    for (const address of ['http://127.0.0.1:4101/', 'http://127.0.0.1/', 'http://127.0.0.2:4100/']) {
      expect(() => checkUrl(address, allowHosts)).toThrow(expect.objectContaining({ reason: 'not-public' }))
    }
    for (const address of ['http://someone@127.0.0.1:4100/', 'ftp://127.0.0.1:4100/']) {
      expect(() => checkUrl(address, allowHosts)).toThrow(expect.objectContaining({ reason: 'invalid-url' }))
    }
  })
})
