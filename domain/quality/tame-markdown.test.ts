import { describe, expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import { parseMarkdown, sectionsOf, textOf } from './sections.ts'
import { tameMarkdown } from './tame-markdown.ts'

const post = `# Five mistakes

## 1. No plan

A [link](https://example.org), *stress*, **weight**, ~~gone~~ and \`code\`.[^1]

| Kind | Weight |
| -------------- | -----: |
| one | 2 |

- One
  - Two
    - Three
      1. Four
         > quoted

> > - nested twice

---------------------------------------

- - - - - - - - - - - -

***

Underlined
==========

\`\`\`js
const a = [1, 2]
\`\`\`

[^1]: A note.`

const long = (parts: number, part: (index: number) => string) => Array.from({ length: parts }, (_, n) => part(n))

test('an ordinary post stays unchanged', () => {
  expect(tameMarkdown(post)).toBe(post)
  const longest = long(80, (n) => post.replaceAll('[^1]', `[^${n}]`)).join('\n\n')
  expect(longest.length).toBeGreaterThan(25_000)
  expect(tameMarkdown(longest)).toBe(longest)
})

describe.each<[string, string]>([
  ['quotations in quotations', '>'.repeat(100_000)],
  ['10,000 levels of quotation', long(2000, (level) => '>'.repeat(level % 50)).join('\n')],
  ['lists in lists on a line', '- a '.repeat(10_000) + '- '.repeat(20_000)],
  ['lists in lists by indentation', long(700, (level) => `${' '.repeat(level * 2)}- a`).join('\n')],
  ['50,000 footnotes', long(50_000, (n) => `[^${n}]`).join('') + long(100, (n) => `\n\n[^${n}]: note`).join('')],
  ['calls of one footnote', `${'[^1] '.repeat(50_000)}\n\n[^1]: note`],
  ['notes of footnotes', long(10_000, (n) => `[^${n}]: note`).join('\n')],
  ['definitions', long(10_000, (n) => `[a${n}]: b`).join('\n')],
  ['open brackets', '!['.repeat(50_000)],
  ['open images', '![a]('.repeat(40_000)],
  ['closed brackets', 'a](b) '.repeat(20_000)],
  ['open stress', '*a **b '.repeat(20_000)],
  ['closed stress', 'a* b** '.repeat(20_000)],
  ['underscores', '_a __b '.repeat(20_000)],
  ['tildes', '~a ~~b '.repeat(20_000)],
  ['backticks', long(900, (n) => '`'.repeat(n)).join(' a ')],
  ['underlined lines', 'a\n=\n'.repeat(25_000)],
  ['rows of a table', `|a|b|\n|-|-|\n${'|c|d|\n'.repeat(20_000)}`],
  ['columns of a table', `${'|a'.repeat(80_000)}|\n${'|-'.repeat(80_000)}|`],
  ['items', '1. a\n'.repeat(15_000)],
  ['lines', 'a\n'.repeat(50_000)],
  ['empty lines', '\n'.repeat(100_000)],
  ['fences', '```\na\n'.repeat(20_000)],
  ['tags', '<a '.repeat(30_000)],
  ['one line of 500 KB', 'word '.repeat(100_000)],
  ['addresses', 'www.a.b a@b.c '.repeat(8000)],
])('a text of endless %s', (_, text) => {
  test('keeps its length and is parsed within seconds', () => {
    expect(tameMarkdown(text)).toHaveLength(text.length)
    const started = cpuTime()
    expect(textOf(parseMarkdown(text)).length).toBeLessThanOrEqual(text.length * 2)
    expect(cpuTime() - started).toBeLessThan(8000)
  })
})

test('positions in the tamed text match the original', () => {
  const text = `${'>'.repeat(100)} a\n\n${'[a'.repeat(3000)}\n\n## Heading\n\nText`
  const { sections } = sectionsOf(text)
  expect(sections.map(({ heading, line }) => [heading, line])).toEqual([['Heading', 5]])
  const heading = parseMarkdown(text).children.find(({ type }) => type === 'heading')
  expect(text.slice(heading!.position!.start.offset, heading!.position!.end.offset)).toBe('## Heading')
})
