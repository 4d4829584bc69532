import { expect, test } from 'vitest'
import { contextCap, contextSize, isOverContextCap } from './contexts.ts'

test.each([
  [[], 0],
  [[1], 1],
  [[1000], 1],
  [[1001], 2],
  [[400, 400, 400], 2],
  [[99_000, 1000], 100],
  [[99_000, 1001], 101],
])('M9 %j tokens are %i of the cap: the total divided by 1000, rounded up', (tokens, size) => {
  const items = tokens.map((tokens_number) => ({ tokens_number }))
  expect(contextSize(items)).toBe(size)
  expect(isOverContextCap(items)).toBe(size > 100)
})

test('M9 the cap is 100', () => expect(contextCap).toBe(100))
