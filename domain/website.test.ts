import { describe, expect, test } from 'vitest'
import { maxWebsiteLength, normaliseWebsite } from './website.ts'

describe('normaliseWebsite', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  example.com/  ', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.COM/About', 'https://example.com/About'],
    ['//example.com', 'https://example.com'],
    ['www.example.co.uk/about/?a=b#team', 'https://www.example.co.uk/about/?a=b'],
    ['example.com:8080', 'https://example.com:8080'],
    ['münchen.de', 'https://xn--mnchen-3ya.de'],
    ['example.com.', 'https://example.com.'],
    ['localhost', 'https://localhost'],
    ['localhost:4100', 'https://localhost:4100'],
    ['http://localhost:4100/demo/', 'http://localhost:4100/demo/'],
    ['127.0.0.1:4100/demo', 'https://127.0.0.1:4100/demo'],
    ['http://[::1]:4100', 'http://[::1]:4100'],
    ['sandbox:4100/demo', 'https://sandbox:4100/demo'],
    ['example.com/@someone', 'https://example.com/@someone'],
    ['example.com/a?mail=b@c.de', 'https://example.com/a?mail=b@c.de'],
    ['https://example.com/page:1', 'https://example.com/page:1'],
  ])('%j becomes %s', (input, url) => {
    expect(normaliseWebsite(input)).toEqual({ ok: true, url })
    expect(normaliseWebsite(url)).toEqual({ ok: true, url })
  })

  test.each([
    ['', /^Enter the address/],
    ['   ', /^Enter the address/],
    ['our web site.com', /no spaces/],
    ['https://exam ple.com', /no spaces/],
    ['https://example.com/a\tb', /no spaces/],
    ['javascript:alert(1)', /^Only addresses/],
    ['JavaScript:alert(1)', /^Only addresses/],
    ['data:text/html,hello', /^Only addresses/],
    ['ftp://example.com', /^Only addresses/],
    ['file:///etc/passwd', /^Only addresses/],
    ['mailto:hello@example.com', /^Only addresses/],
    ['hello@example.com', /e-mail address/],
    ['https://someone@example.com', /user name/],
    ['https://someone:secret@example.com/', /user name/],
    ['https://', /not a web address/],
    ['https://exa<mple.com', /not a web address/],
    ['999.999.999.999', /not a web address/],
    ['example', /incomplete/],
    ['https://example', /incomplete/],
    ['https://example.', /incomplete/],
    ['example.c', /incomplete/],
    ['http//example.com', /incomplete/],
    ['.com', /incomplete/],
  ])('%j is refused', (input, message) => {
    expect(normaliseWebsite(input)).toEqual({ ok: false, message: expect.stringMatching(message) })
  })

  test('2,083 characters are the limit, counted after trimming and after the scheme is added', () => {
    const long = 'https://example.com/'.padEnd(maxWebsiteLength, 'a')
    expect(normaliseWebsite(` ${long} `)).toEqual({ ok: true, url: long })
    for (const input of [`${long}a`, 'example.com/'.padEnd(maxWebsiteLength, 'a'), `example.com/${'ü'.repeat(400)}`]) {
      expect(normaliseWebsite(input)).toEqual({ ok: false, message: 'A web address has at most 2,083 characters' })
    }
  })
})
