import { describe, expect, test } from 'vitest'
import { safeName, uniqueNames } from './safe-name.ts'

describe('a name for every file system', () => {
  test.each([
    ['Choosing a cargo bike', 'Choosing a cargo bike'],
    ['Straße, café & co — „so“', 'Straße, café & co — „so“'],
    ['東京の自転車', '東京の自転車'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['../../etc/passwd', 'etc passwd'],
    ['.hidden', 'hidden'],
    ['ends with a dot. ', 'ends with a dot'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['com1', '_com1'],
    ['console', 'console'],
    ['line\nbreak\u0000\u202eexe.txt', 'line break exe.txt'],
    ['  much   space ', 'much space'],
    ['', 'fallback'],
    [' .. ', 'fallback'],
    [null, 'fallback'],
  ])('%j becomes %j', (text, name) => {
    expect(safeName(text, 'fallback')).toBe(name)
  })

  test('is cut by characters, never in the middle of one, and fits into 255 bytes', () => {
    const name = safeName('🚲'.repeat(200), 'fallback')
    expect(name).toBe('🚲'.repeat(60))
    expect(Buffer.byteLength(`${name} (12)`)).toBeLessThan(255)
    expect(safeName(`${'a'.repeat(59)} b`, 'fallback')).toBe('a'.repeat(59))
  })

  test('is told apart from others in its folder, also where case is not', () => {
    const unique = uniqueNames()
    expect(['Post', 'post', 'POST', 'Other'].map(unique)).toEqual(['Post', 'post (2)', 'POST (3)', 'Other'])
  })
})
