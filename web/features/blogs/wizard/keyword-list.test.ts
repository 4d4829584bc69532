import { describe, expect, test } from 'vitest'
import { addKeywords } from './keyword-list.ts'

describe('M2 keywords', () => {
  test('splits comma-separated input, trims and deduplicates it', () => {
    expect(addKeywords(['tea'], ' Tea, green  tea ,, oolong,oolong ')).toEqual({
      keywords: ['tea', 'green tea', 'oolong'],
    })
  })

  test('accepts 80 characters, rejects 81 and with them the whole input', () => {
    expect(addKeywords([], 'x'.repeat(80)).keywords).toHaveLength(1)
    expect(addKeywords(['tea'], `oolong, ${'x'.repeat(81)}`)).toEqual({
      keywords: ['tea'],
      problem: 'A keyword has at most 80 characters.',
    })
  })

  test('rejects the twenty-first', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `word ${index}`)
    expect(addKeywords(twenty, 'one more').problem).toContain('At most 20')
    expect(addKeywords(twenty, 'WORD 3').problem).toBeUndefined()
  })
})
