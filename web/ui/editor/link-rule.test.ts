import { expect, test } from 'vitest'
import { completeAddress, isAllowedAddress, isExternalAddress } from './link-rule.ts'

test.each(['https://a', 'HTTP://a', 'mailto:a', 'xmpp:a', 'irc:a', 'ircs:a', '/a:b', 'a/b:c', '#a:b', '?a:b', '', 'a'])(
  'allows %j',
  (address) => expect(isAllowedAddress(address)).toBe(true),
)

test.each([
  'javascript:a',
  ' javascript:a',
  'java\tscript:a',
  '\u0001javascript:a',
  'data:a',
  'tel:1',
  'ftp://a',
  ':a',
])('refuses %j', (address) => expect(isAllowedAddress(address)).toBe(false))

test('recognises external links', () => {
  expect(['https://a', 'HTTP://a', '//a'].every(isExternalAddress)).toBe(true)
  expect(['/a', '#a', 'a//b', 'mailto:a@b'].some(isExternalAddress)).toBe(false)
})

test.each([
  ['example.org', 'https://example.org'],
  ['example.org/a?b=c', 'https://example.org/a?b=c'],
  ['localhost.test:80/a', 'https://localhost.test:80/a'],
  ['me+you@example.org', 'mailto:me+you@example.org'],
  [' https://example.org ', 'https://example.org'],
  ['/about', '/about'],
  ['#part', '#part'],
  ['javascript:alert(1)', null],
  ['two words', null],
  ['', null],
])('%j means %j', (typed, address) => expect(completeAddress(typed)).toBe(address))
