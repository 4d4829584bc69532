import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { countMarkdownWords } from './count-words.ts'
import { sectionsOf } from './sections.ts'

const root = join(import.meta.dirname, '../..')
const posts = globSync('{web/ui/editor/__fixtures__/*,README,CONTRIBUTING,docs/*,docs/decisions/*}.md', { cwd: root })

test.each([
  ['', 0],
  ['One two three.', 3],
  ['## A *heading* with **bold**ness', 4],
  ['1. one\n2. two\n   - [x] three\n   - [ ] four\n> 3. five', 5],
  ['[two words](https://example.org/not/these "nor this") and ![not this](/picture.png)', 3],
  ['[a reference][name]\n\n[name]: https://example.org/nothing', 2],
  ['<span class="no words">two words</span> <!-- none\nhere -->', 2],
  ['<div>\nnot these\n</div>\n\nbut these', 2],
  ['before\n\n```js\ntwo words\n```\n\nafter', 4],
  ['before\n\n~~~\nnever closed', 3],
  ['inline `code` counts', 3],
  ['run `git clone <address of it>` or `a [b](c d)`', 10],
  ['| a | b |\n| :-- | --: |\n| c d | `e` |', 5],
  ['It’s well-known: 3.5 % of snake_case', 5],
  ['salt &amp; pepper and half&nbsp;full', 5],
  ['In 2024. Then 3 more', 5],
])('%j has %i words, by signs as by parsing', (markdown, words) => {
  expect(countMarkdownWords(markdown)).toBe(words)
  expect(sectionsOf(markdown).words).toBe(words)
})

test('counts the documents of this repository as the format check does', () => {
  expect(posts.length).toBeGreaterThan(8)
  for (const path of posts) {
    const markdown = readFileSync(join(root, path), 'utf8')
    const { words } = sectionsOf(markdown)
    const isAlike = Math.abs(countMarkdownWords(markdown) - words) <= Math.ceil(words * 0.002)
    expect({ path, isAlike }).toEqual({ path, isAlike: true })
  }
})

test('stays fast on a pathological text', () => {
  const started = cpuTime()
  for (const part of ['[', '![', '](', '<a ', '```\n', '<!--', '> ', '1. ', '[x]:', '<div ', '\\'])
    countMarkdownWords(part.repeat(20_000))
  expect(cpuTime() - started).toBeLessThan(15_000)
})
