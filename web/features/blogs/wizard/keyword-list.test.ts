import { describe, expect, test } from 'vitest'
import { addKeywords } from './keyword-list.ts'

describe('M2 keywords', () => {
  test('comma-separated input is split, trimmed and deduplicated', () => {
    expect(addKeywords(['tea'], ' Tea, green  tea ,, oolong,oolong ')).toEqual({
      keywords: ['tea', 'green tea', 'oolong'],
    })
  })

  test('80 characters are a keyword, 81 are not, and nothing of the list is taken', () => {
    expect(addKeywords([], 'x'.repeat(80)).keywords).toHaveLength(1)
    expect(addKeywords(['tea'], `oolong, ${'x'.repeat(81)}`)).toEqual({
      keywords: ['tea'],
      problem: 'A keyword has at most 80 characters.',
    })
  })

  test('the twenty-first is refused', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `word ${index}`)
    expect(addKeywords(twenty, 'one more').problem).toContain('At most 20')
    expect(addKeywords(twenty, 'WORD 3').problem).toBeUndefined()
  })
})
