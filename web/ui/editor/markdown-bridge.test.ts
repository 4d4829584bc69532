import { tests as examples } from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import { cpuTime } from '#test/helpers/cpu-time.ts'
import type { DocumentNode } from './document.ts'
import { parseMarkdown, serialiseMarkdown } from './markdown-bridge.ts'
import { meaningOf } from '#test/helpers/markdown-meaning.ts'

const save = (markdown: string) => serialiseMarkdown(parseMarkdown(markdown))
const paragraph = (...content: DocumentNode[]): DocumentNode => ({ type: 'paragraph', content })
const text = (value: string, ...marks: string[]): DocumentNode => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
})
const saved = (...content: DocumentNode[]) => serialiseMarkdown({ type: 'doc', content })

/** Saving must preserve the meaning, and saving again the source. */
const kept = (markdown: string) => ({ meaning: meaningOf(markdown), saved: save(markdown) })

describe('loading and saving keeps the meaning, and a second time the exact source', () => {
  test.each(examples)('CommonMark 0.31.2 example $number ($section)', (example) => {
    const markdown = example.markdown.replaceAll('→', '\t')
    expect(kept(save(markdown))).toEqual(kept(markdown))
  })

  // GFM 0.29: "Tables (extension)", "Task list items (extension)" and "Strikethrough (extension)".
  test.each([
    '| foo | bar |\n| --- | --- |\n| baz | bim |\n',
    '| abc | defghi |\n:-: | -----------:\nbar | baz\n',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n',
    '| abc | def |\n| --- |\n| bar |\n',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n',
    '| abc | def |\n| --- | --- |\n',
    '- [ ] foo\n- [x] bar\n',
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim\n',
    '~~Hi~~ Hello, ~there~ world!\n',
    'This ~~has a\n\nnew paragraph~~.\n',
    'This will ~~~not~~~ strike.\n',
  ])('GFM example %j', (markdown) => expect(kept(save(markdown))).toEqual(kept(markdown)))

  test.each([
    '1. [x] a numbered box\n2. and none\n',
    '- [ ] a box\n- and none\n',
    'A note[^1].\n\n[^1]: Its text,\n\n    in two paragraphs.\n',
    '> A quotation.\n>\n> [^2]: a note inside\n\nAnd[^2].\n',
    '| a<br>b | c |\n| - | - |\n',
    '```js title="x y"\na\n\n```\n',
    '- a\n\n  2. b\n  - c\n',
    '> - a\n>\n> - b\n',
    '',
  ])('%j', (markdown) => expect(kept(save(markdown))).toEqual(kept(markdown)))
})

test('the comparison detects changes of meaning', () => {
  const pairs = [
    ['*a*', 'a'],
    ['**a**', '*a*'],
    ['# a', '## a'],
    ['- a', '1. a'],
    ['1. a', '2. a'],
    ['- [ ] a', '- [x] a'],
    ['a\n\nb', 'a\nb'],
    ['[a](/b)', '[a](/c)'],
    ['`a`', 'a'],
    ['a\\\nb', 'a\nb'],
    ['![a](/b)', '![c](/b)'],
    ['|a|\n|-|', '|a|\n|-:|'],
    ['<b>', '\\<b>'],
  ] as const
  for (const [left, right] of pairs) expect(meaningOf(left)).not.toEqual(meaningOf(right))
})

describe('malicious Markdown', () => {
  test.each(['> ', '- '])('that nests %j endlessly is kept as its source', (sign) => {
    const markdown = `${sign.repeat(500)}a`
    expect(parseMarkdown(markdown).content).toEqual([{ type: 'rawBlock', attrs: { source: markdown } }])
    expect(save(markdown)).toBe(`${markdown}\n`)
  })

  test.each(['*a ', '*a*', '[', '![', '[a](b)', '`', '<a ', 'a@b.co', '~', '\\', 'a  \n'])(
    'of %j many times is read and saved in time',
    (part) => {
      const started = cpuTime()
      save(part.repeat(2500))
      expect(cpuTime() - started).toBeLessThan(2500)
    },
  )

  test.each([
    ['open brackets', '!['.repeat(50_000)],
    ['stress', '*a **b '.repeat(20_000)],
    ['backticks', Array.from({ length: 900 }, (_, n) => '`'.repeat(n)).join(' a ')],
    ['calls of one footnote', `${'[^1] '.repeat(30_000)}\n\n[^1]: note`],
  ])('of %s beyond all measure loses their meaning, not its words', (_, text) => {
    const words = (source: string) => source.match(/[a-z]+/g)
    expect(words(save(text))).toEqual(words(text))
  })

  test('of many spaces is read and saved in time', () => {
    const started = cpuTime()
    expect(save(`a${' '.repeat(50_000)}b`)).toHaveLength(50_003)
    expect(cpuTime() - started).toBeLessThan(15_000)
  })
})

describe('the link rule (M5)', () => {
  test.each(['http://a.example', 'HTTPS://a.example', 'irc://a', 'ircs://a', 'mailto:a@b.example', 'xmpp:a@b.example'])(
    'keeps %s',
    (url) => expect(save(`[text](${url})`)).toContain(url),
  )

  test.each(['/path', './a', '#part', '?q=a:b', 'a/b:c', '//host/path', ''])('keeps the relative %j', (url) => {
    expect(save(`[text](${url})`)).toBe(`[text](${url})\n`)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java%09script:alert(1)',
    '<java\tscript:alert(1)>',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:123',
    'blob:https://a.example/x',
  ])('takes the address %s away and keeps the text', (url) => {
    expect(save(`A [**bold** text](${url}) here.`)).toBe('A **bold** text here.\n')
    expect(save(`A ![picture](${url}) here.`)).toBe('A picture here.\n')
    expect(save(`A [text][1].\n\n[1]: ${url}\n`)).toBe('A text.\n')
  })

  test('also applies to documents set in the editor itself', () => {
    const href = 'javascript:alert(1)'
    const link: DocumentNode = { type: 'text', text: 'text', marks: [{ type: 'link', attrs: { href, title: null } }] }
    const image: DocumentNode = { type: 'image', attrs: { src: href, alt: 'picture', title: null } }
    expect(saved(paragraph(link, text(' '), image))).toBe('text picture\n')
  })
})

describe('what people type in the editor', () => {
  test('spaces at the edges of bold text are moved out of it', () => {
    expect(saved(paragraph(text('a'), text(' b ', 'bold'), text('c')))).toBe('a **b** c\n')
    expect(saved(paragraph(text('a ', 'bold'), text('b ', 'bold', 'italic'), text('c', 'bold')))).toBe('**a *b* c**\n')
  })

  test('spaces and breaks at the end of a paragraph are dropped, breaks within it stay', () => {
    const lineBreak: DocumentNode = { type: 'hardBreak' }
    expect(saved(paragraph(text('a '), lineBreak, text(' b '), lineBreak))).toBe('a\\\nb\n')
  })

  test('empty paragraphs are dropped, an empty task keeps its box', () => {
    const tasks: DocumentNode = { type: 'taskList', content: [{ type: 'taskItem', content: [paragraph()] }] }
    expect(saved(paragraph(), paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph())).toBe('a\n\nb\n')
    expect(parseMarkdown(saved(tasks)).content?.[0]?.type).toBe('taskList')
  })

  test('Markdown syntax in text is escaped', () => {
    const lines = [
      '# no heading',
      '1. no list',
      '- no list',
      '*no stress*',
      '[no](/link)',
      '<b>',
      '&amp;',
      'a | b',
      '> no',
    ]
    for (const line of lines) {
      const [block] = parseMarkdown(saved(paragraph(text(line)))).content ?? []
      expect(block).toMatchObject({ type: 'paragraph', content: [{ type: 'text', text: line }] })
    }
  })

  test('paragraphs in a table cell become lines of the cell', () => {
    const cell: DocumentNode = { type: 'tableHeader', content: [paragraph(text('a')), paragraph(text('b'))] }
    expect(saved({ type: 'table', content: [{ type: 'tableRow', content: [cell] }] })).toBe('| a<br>b |\n| - |\n')
  })

  test('code that contains any kind of fence stays one block', () => {
    for (const value of ['```', '~~~\n```js', '````\n\n', ' a']) {
      const block: DocumentNode = { type: 'codeBlock', attrs: { language: 'md', meta: null }, content: [text(value)] }
      expect(parseMarkdown(saved(block)).content?.[0]).toMatchObject({ content: [{ text: value }] })
    }
  })
})
