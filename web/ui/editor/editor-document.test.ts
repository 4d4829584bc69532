import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSchema } from '@tiptap/core'
import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { createExtensions } from './extensions.ts'
import { writeMarkdown } from './editor-document.ts'
import { parseMarkdown, serialiseMarkdown } from './markdown-bridge.ts'

const schema = getSchema(createExtensions(''))
const fixtures = ['how-to', 'references', 'mehrsprachig'].map((name) =>
  readFileSync(join(import.meta.dirname, `__fixtures__/${name}.md`), 'utf8'),
)
const odd = [
  '- a\n\n\n* b',
  '- a\n\n<!-- -->\n\n    code',
  '1. a\n\n1) b',
  '- [ ] a\n\n- b',
  '- a\n\ntext',
  '> a\n\n| b |\n| - |\n\n---',
]

test('written block by block a document is what it is written as a whole', () => {
  const sources = [...fixtures, ...odd, ...tests.map(({ markdown }) => markdown)]
  expect(sources.length).toBeGreaterThan(600)
  for (const source of [...sources, sources.join('\n\n')]) {
    const json = parseMarkdown(source)
    const doc = schema.nodeFromJSON(json)
    const whole = serialiseMarkdown(doc.toJSON())
    expect(writeMarkdown(doc)).toBe(whole)
    expect(writeMarkdown(doc)).toBe(whole)
  }
})
