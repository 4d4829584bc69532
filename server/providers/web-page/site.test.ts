import { describe, expect, test } from 'vitest'
import { addressLanguage, pageKey, siteOf } from './site.ts'

const isSameSite = (a: string, b: string) => siteOf(new URL(a)) === siteOf(new URL(b))

describe('siteOf', () => {
  test.each([
    ['https://example.co.uk/', 'http://www.example.co.uk/about'],
    ['https://example.com/', 'https://shop.example.com/'],
    ['http://localhost:4100/demo/', 'http://localhost:4100/about'],
    ['http://127.0.0.1:4100/', 'http://127.0.0.1:4100/a'],
  ])('%s and %s are one', (a, b) => expect(isSameSite(a, b)).toBe(true))

  test.each([
    ['https://example.com/', 'https://example.org/'],
    ['https://one.co.uk/', 'https://two.co.uk/'],
    ['https://one.github.io/', 'https://two.github.io/'],
    ['https://example.com/', 'https://example.com.evil.net/'],
    ['http://localhost:4100/', 'http://localhost:4000/'],
    ['http://127.0.0.1:4100/', 'http://127.0.0.2:4100/'],
    ['http://127.0.0.1/', 'http://127.0.0.1:8080/'],
  ])('%s and %s are not', (a, b) => expect(isSameSite(a, b)).toBe(false))
})

describe('pageKey', () => {
  test.each([
    'http://example.com/about',
    'https://www.example.com/about/',
    'https://example.com/about#team',
    'https://example.com/about/index.php',
    'https://example.com/about?utm_source=a&utm_medium=b&fbclid=1&gclid=2',
  ])('%s is the page example.com/about', (address) => expect(pageKey(address)).toBe('example.com/about'))

  test('keeps what distinguishes pages', () => {
    expect(pageKey('https://example.com/a?page=2&b=1')).toBe(pageKey('https://example.com/a?b=1&page=2'))
    const others = ['/', '/about', '/About', '/about?page=2', '/about/team']
    expect(new Set(others.map((path) => pageKey(`https://example.com${path}`))).size).toBe(others.length)
  })
})

describe('addressLanguage', () => {
  test.each([
    ['https://example.com/de/kontakt', 'de'],
    ['https://example.com/fr-ch', 'fr'],
    ['https://it.example.com/', 'it'],
    ['https://example.com/?lang=ES', 'es'],
    ['https://example.com/about', undefined],
    ['https://example.com/hr-software', undefined],
    ['https://example.com/us/about', undefined],
  ])('of %s is %s', (address, language) => expect(addressLanguage(new URL(address))).toBe(language))
})
