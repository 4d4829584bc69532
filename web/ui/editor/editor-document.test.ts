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

test('serialising block by block equals serialising the whole document', () => {
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

test('a block that changes after a list is serialised again, together with the list', () => {
  for (const after of ['text', '1. other', '| b |\n| - |', '    code']) {
    const doc = schema.nodeFromJSON(parseMarkdown('- a\n- b\n\nfirst'))
    writeMarkdown(doc)
    const other = schema.nodeFromJSON(parseMarkdown(after)).child(0)
    const changed = doc.copy(doc.content.replaceChild(1, other))
    expect(changed.child(0)).toBe(doc.child(0))
    expect(writeMarkdown(changed)).toBe(serialiseMarkdown(changed.toJSON()))
  }
})
