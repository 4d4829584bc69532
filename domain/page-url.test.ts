import { expect, test } from 'vitest'
import { hasRoute, pageUrl } from './page-url.ts'

test.each([
  ['https://example.com/#/about', 'https://example.com/about'],
  ['https://example.com/shop/#!/about/team', 'https://example.com/shop/about/team'],
  ['https://example.com/about#team', 'https://example.com/about#team'],
  ['https://example.com/#/', 'https://example.com/#/'],
  ['https://example.com/#//other.example', 'https://example.com/#//other.example'],
])('%s is the page %s', (address, page) => {
  expect(pageUrl(address).href).toBe(page)
  expect(hasRoute(address)).toBe(address !== page)
})
