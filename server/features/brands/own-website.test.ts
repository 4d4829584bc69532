import { describe, expect, test } from 'vitest'
import { ownWebsite } from './own-website.ts'

describe('the website of a brand', () => {
  test.each([
    [
      'a bare host, as the site calls itself',
      'http://acme.example',
      'https://www.acme.example',
      'https://www.acme.example',
    ],
    ['a folder on the same host', 'https://acme.example/demo/', 'https://acme.example', 'https://acme.example/demo/'],
    [
      'a folder, host by its own name',
      'http://acme.example/de',
      'https://www.acme.example',
      'https://www.acme.example/de',
    ],
    [
      'a page with a query',
      'https://acme.example/shop?lang=de',
      'https://acme.example',
      'https://acme.example/shop?lang=de',
    ],
    ['a query on the first page', 'https://acme.example/?from=mail', 'https://acme.example', 'https://acme.example'],
    [
      'another host of the domain',
      'https://pages.acme.example/us/',
      'https://acme.example',
      'https://pages.acme.example/us/',
    ],
    ['another port', 'http://127.0.0.1:4100/demo/', 'http://127.0.0.1:4000', 'http://127.0.0.1:4100/demo/'],
  ])('%s', (_, given, found, stored) => {
    expect(ownWebsite(given, found)).toBe(stored)
  })

  test('is the host where the path is too long for the field', () => {
    expect(ownWebsite(`https://acme.example/${'x'.repeat(255)}`, 'https://acme.example')).toBe('https://acme.example')
  })
})
