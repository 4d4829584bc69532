import { describe, expect, test } from 'vitest'
import { meaningOf } from '#test/helpers/markdown-meaning.ts'
import { parseOutline, writeOutline, type Outline } from './outline-markdown.ts'

const shape = ({ title, notes, rows }: Outline) => ({
  title,
  notes,
  rows: rows.map(({ level, text, notes: own }) => [level, text, own]),
})
const roundTrip = (markdown: string) => writeOutline(parseOutline(markdown))

describe('an outline as rows', () => {
  test('reads the title, headings of H2 to H4 with their notes, and the notes before the first', () => {
    const markdown =
      '# The *title*\n\nWhy\n\n## One\n\n- a\n- b\n\n### Deeper `code`\n\n#### Deepest\n\nWords\n\n## Two\n'
    expect(shape(parseOutline(markdown))).toEqual({
      title: 'The *title*',
      notes: 'Why',
      rows: [
        [2, 'One', '- a\n- b'],
        [3, 'Deeper `code`', ''],
        [4, 'Deepest', 'Words'],
        [2, 'Two', ''],
      ],
    })
    expect(roundTrip(markdown)).toBe(markdown)
  })

  test('keeps other headings, those with a line break, and those inside quotations or lists in the notes', () => {
    const notes = ['##### Five', '# Another title', 'broken  \nline\n---', '> ## Quoted', '- ## Listed']
    const markdown = `## One\n\n${notes.join('\n\n')}\n`
    expect(shape(parseOutline(markdown)).rows).toEqual([[2, 'One', notes.join('\n\n')]])
    expect(meaningOf(roundTrip(markdown))).toEqual(meaningOf(markdown))
  })

  test.each([
    ['underlined', 'Title\n===\n\nOne\n---\nnote', '# Title\n\n## One\n\nnote\n'],
    ['closed by marks', '## One ##\n### Two ###\n', '## One\n\n### Two\n'],
    ['without blank lines, of Windows', '## One\r\n- a\r\n### Two\r\nb\r\n', '## One\n\n- a\n\n### Two\n\nb\n'],
    ['on two lines', 'One\ntwo\n---\n', '## One two\n'],
    ['code that is indented', '## One\n\n    code\n', '## One\n\n    code\n'],
    ['nothing', '', ''],
    ['no heading', 'Only words.', 'Only words.\n'],
  ])('%s', (_, markdown, written) => {
    expect(roundTrip(markdown)).toBe(written)
    expect(meaningOf(written)).toEqual(meaningOf(markdown))
  })

  test('keeps number signs at the end of a heading', () => {
    const outline: Outline = { title: 'C #', notes: '', rows: [{ id: '0', level: 2, text: '##', notes: '' }] }
    const again = parseOutline(writeOutline(outline))
    expect(meaningOf(writeOutline(again))).toEqual(meaningOf('# C \\#\n\n## \\##'))
  })

  test('drops an empty heading, unless it has notes', () => {
    const rows = [
      { id: '0', level: 2 as const, text: ' ', notes: '' },
      { id: '1', level: 3 as const, text: '', notes: 'Kept' },
    ]
    expect(writeOutline({ title: null, notes: '', rows })).toBe('###\n\nKept\n')
  })

  test.each([
    '```\ncode',
    '~~~~\ncode\n~~~',
    '<!-- hidden',
    '<script>\nx',
    '<?php',
    '<!DOCTYPE',
    '<![CDATA[ x',
    '<pre>\n\nx',
  ])('notes that leave %j open do not swallow the next heading', (notes) => {
    const rows = [
      { id: '0', level: 2 as const, text: 'One', notes },
      { id: '1', level: 2 as const, text: 'Two', notes: '' },
    ]
    const { rows: again } = parseOutline(writeOutline({ title: null, notes: '', rows }))
    expect(again.map(({ text }) => text)).toEqual(['One', 'Two'])
    expect(again[0]!.notes.startsWith(notes)).toBe(true)
  })

  test('handles extreme nesting quickly and without a stack overflow', () => {
    expect(parseOutline(`## One\n\n${'> '.repeat(40_000)}x\n\n## Two`).rows).toHaveLength(2)
  })
})

describe('a round trip preserves the meaning of any outline', () => {
  const pieces = [
    '# Title',
    '## Heading',
    '## With *marks* and [a link](https://a.test "t")',
    '### `code` heading ###',
    '#### Deep \\# sign',
    '##### Too deep',
    '###### Deeper',
    'Underlined\n---',
    'Underlined twice\nover lines\n===',
    'broken  \nheading\n---',
    'A paragraph\nover two lines.',
    '- a\n- b\n\n  more\n  - c',
    '1. one\n2. two',
    '- [x] done\n- [ ] open',
    '> quoted\n>\n> ## inside',
    '```md\n## no heading\n```',
    '~~~\n```\n~~~',
    '    ## indented code',
    '<div>\n## html\n</div>',
    '<!-- a comment\n\n## inside -->',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '***',
    'See [this][ref] and a note[^1].',
    '## See [this][ref]',
    '[ref]: https://ref.test "x"',
    '[^1]: A footnote\n\n    with more.',
    '![alt](https://image.test/a.png)',
    'Line one\\\nline two',
    'Ünïcode – 漢字 🚲',
  ]
  /** A seeded random number generator (mulberry32). */
  const random = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }

  test('for 200 outlines made from pieces of every kind', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = random(seed)
      const chosen = Array.from(
        { length: 1 + Math.floor(next() * 9) },
        () => pieces[Math.floor(next() * pieces.length)]!,
      )
      const markdown = chosen.join(next() < 0.2 ? '\n' : '\n\n') + (next() < 0.5 ? '\n' : '')
      const written = roundTrip(markdown)
      expect(meaningOf(written), `${seed}: ${markdown}`).toEqual(meaningOf(markdown))
      // A second round trip changes nothing.
      expect(roundTrip(written)).toBe(written)
    }
  })
})
