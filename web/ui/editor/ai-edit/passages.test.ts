import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { createExtensions } from '../extensions.ts'
import { parseMarkdown } from '../markdown-bridge.ts'
import { passagesBetween, readAnswer } from './passages.ts'
import { diffWords } from './word-diff.ts'

const schema = getSchema(createExtensions(''))
const documentOf = (markdown: string) => schema.nodeFromJSON(parseMarkdown(markdown))
const passagesOf = (markdown: string) => {
  const doc = documentOf(markdown)
  return passagesBetween(doc, 0, doc.content.size, 'en-GB')
}

test('every paragraph, heading, item and cell is a passage; code and bare numbers are not', () => {
  const passages = passagesOf(
    '## Heading\n\nOne *two* [three](/a).\n\n- item\n  - deeper\n- [ ] odd\n\n> quoted\n\n```\ncode\n```\n\n| a | 1 |\n| - | - |\n| b | c |\n\n---\n',
  )
  expect(passages.map(({ markdown }) => markdown)).toEqual([
    'Heading',
    'One *two* [three](/a).',
    'item',
    'deeper',
    'odd',
    'quoted',
    'a',
    'b',
    'c',
  ])
})

test('images, line breaks and raw HTML split a paragraph and are not part of a passage', () => {
  const passages = passagesOf('Before ![an image](/a.png) after,\\\nnext line <b>bold</b> end.')
  expect(passages.map(({ text }) => text)).toEqual(['Before', 'after,', 'next line', 'bold', 'end.'])
})

test('a part of a paragraph is sent as selected, without surrounding spaces, with its context', () => {
  const doc = documentOf('The **first** sentence. The second one.\n\nAnother paragraph.')
  const [passage] = passagesBetween(doc, 4, 11, 'en-GB')
  expect(passage).toMatchObject({ from: 5, to: 10, text: 'first', markdown: '**first**' })
  expect(passage!.context).toBe('The first sentence. The second one.\nAnother paragraph.')
})

test.each([
  ['sentences', 'This is a sentence of a text that is rather long. '.repeat(60), /\.$/],
  ['words', `${'word '.repeat(500)}end`, /word$|end$/],
  ['signs that Markdown escapes', 'a*b_c '.repeat(400), /c$/],
  ['one endless word', 'x'.repeat(3500), /x$/],
])('M5 a long paragraph is parted at %s into requests of at most 1000 characters', (_name, text, end) => {
  const doc = documentOf('p')
  const long = doc.copy(doc.content.replaceChild(0, schema.node('paragraph', null, schema.text(text))))
  const passages = passagesBetween(long, 0, long.content.size, 'en-GB')
  expect(passages.length).toBeGreaterThan(2)
  for (const { markdown, context, text: part } of passages) {
    expect(markdown.length).toBeLessThanOrEqual(1000)
    expect(context.length).toBeLessThanOrEqual(4000)
    expect(part).toMatch(end)
  }
  expect(
    passages
      .map(({ text: part }) => part)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''))
  const edges = passages.flatMap(({ from, to }) => [from, to])
  expect(edges).toEqual(edges.toSorted((a, b) => a - b))
})

test.each([
  ['Plain **bold** text.', 'Plain bold text.'],
  ['## A heading', 'A heading'],
  ['- one\n- two', 'one two'],
  ['One paragraph.\n\nAnother.', 'One paragraph. Another.'],
  ['<b>raw</b> ![x](/a.png) [bad](javascript:a)', 'raw  bad'],
])('an answer is read as one line: %j', (markdown, text) => {
  const nodes = readAnswer(markdown, schema)!
  expect(nodes.map((node) => node.text).join('')).toBe(text)
  expect(nodes.every((node) => node.isText)).toBe(true)
})

test.each(['', '```\n```', '![x](/a.png)', '---', '| | |\n| - | - |'])(
  'an answer without text is none: %j',
  (markdown) => {
    expect(readAnswer(markdown, schema)).toBe(null)
  },
)

test('a diff contains both texts completely', () => {
  const before = 'Our bikes are good for families in towns.'
  const after = 'Our new bikes suit families in all towns.'
  const parts = diffWords(before, after)
  const join = (...kinds: string[]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ text }) => text)
      .join('')
  expect(join('same', 'removed')).toBe(before)
  expect(join('same', 'added')).toBe(after)
  expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text.trim())).toEqual(['new', 'suit', 'all'])
  expect(diffWords('', 'a b')).toEqual([{ kind: 'added', text: 'a b' }])
  expect(diffWords('a', 'a')).toEqual([{ kind: 'same', text: 'a' }])
})
