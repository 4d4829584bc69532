import { expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { countTokens } from './tokens.ts'

test('counts as o200k does', () => {
  expect(countTokens('')).toBe(0)
  expect(countTokens('Hello world')).toBe(2)
  expect(countTokens('Die Katze saß auf der Matte.')).toBe(8)
})

test('special tokens in a text are counted as text', () => {
  expect(countTokens('<|endoftext|>')).toBeGreaterThan(1)
})

test('blocks add less than 0.1% to ordinary text', async () => {
  const { countTokens: exact } = await import('gpt-tokenizer/encoding/o200k_base')
  const text = 'Solar panels turn light into energy. Die Katze saß auf der Matte.\n\n'.repeat(1000)
  const difference = Math.abs(countTokens(text) - exact(text)) / exact(text)
  expect(difference).toBeLessThan(0.001)
})

test.each([
  ['letters', 'a'],
  ['white space', ' '],
  ['line breaks', '\n'],
  ['emoji', '👩‍👩‍👧‍👦'],
])('a megabyte of unbroken %s is counted in linear time', (_name, run) => {
  countTokens('warm up')
  const started = cpuTime()
  countTokens(run.repeat(1_000_000 / run.length))
  expect(cpuTime() - started).toBeLessThan(15_000)
})
