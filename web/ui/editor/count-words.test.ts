import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test.each([
  ['', 0],
  ['One two three.', 3],
  ['## A *heading* with **bold**ness', 4],
  ['1. one\n2. two\n   - [x] three\n   - [ ] four\n> 3. five', 5],
  ['[two words](https://example.org/not/these "nor this") and ![not this](/picture.png)', 3],
  ['[a reference][name]\n\n[name]: https://example.org/nothing', 2],
  ['Written to https://example.org/a/b and www.example.org', 3],
  ['<span class="no words">two words</span> <!-- none\nhere -->', 2],
  ['before\n\n```js\nnot counted\n```\n\nafter', 2],
  ['before\n\n~~~\nnever closed', 1],
  ['inline `code` counts', 3],
  ['| a | b |\n| :-- | --: |\n| c d | `e` |', 5],
  ['It’s well-known: 3.5 % of snake_case', 6],
  ['salt &amp; pepper', 2],
])('%j has %i words', (markdown, words) => {
  expect(countWords(markdown, 'en')).toBe(words)
})

test('counts words of a language without spaces', () => {
  expect(countWords('私は学生です。', 'ja')).toBeGreaterThan(2)
})

test('stays quick on a text made to be slow', () => {
  const start = performance.now()
  for (const part of ['[', '![', '](', '<a ', '```\n', '<!--', '> ', '1. ', '[x]:', '\\'])
    countWords(part.repeat(20_000), 'en')
  expect(performance.now() - start).toBeLessThan(15_000)
})
