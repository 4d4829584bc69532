import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const web = 'https://masthead.example.com'

test.each([
  ['/billing/pay', '/billing/pay'],
  ['/brands/1/blogs/new?tab=2#top', '/brands/1/blogs/new?tab=2#top'],
  ['/a/../settings', '/settings'],
  ['/with\u0000nul', '/with%00nul'],
])('%j leads to %s', (redirect, path) => {
  expect(returnPath(redirect, web)).toBe(path)
})

test.each([
  undefined,
  '',
  'dashboard',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '/.//evil.test/',
  '/a/..//evil.test/',
  '\\\\evil.test',
  'javascript:alert(1)',
  ' /billing/pay',
])('%j leads nowhere', (redirect) => {
  expect(returnPath(redirect, web)).toBeNull()
})
