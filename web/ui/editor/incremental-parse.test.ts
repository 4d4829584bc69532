import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { tests as examples } from 'commonmark-spec'
import { describe, expect, test } from 'vitest'
import type { DocumentNode } from './document.ts'
import { createIncrementalParser } from './incremental-parse.ts'
import { parseMarkdown } from './markdown-bridge.ts'

const folder = join(import.meta.dirname, '__fixtures__')
const posts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)

/** The linear congruential generator of Numerical Recipes: the same chunks in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

function createReader() {
  const parse = createIncrementalParser()
  let blocks: DocumentNode[] = []
  return (markdown: string) => {
    const update = parse(markdown)
    blocks = [...blocks.slice(0, update.kept), ...update.blocks]
    return { kept: update.kept, content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
  }
}

/** The prefixes for which incremental and full parsing differ, and the number of kept blocks at the end. */
function readInChunks(markdown: string, random: (below: number) => number, longest: number) {
  const read = createReader()
  const wrong: string[] = []
  let kept = 0
  for (let end = 0; end < markdown.length;) {
    end = Math.min(markdown.length, end + 1 + random(longest))
    const prefix = markdown.slice(0, end)
    const result = read(prefix)
    if (!isDeepStrictEqual(result.content, parseMarkdown(prefix).content)) wrong.push(prefix)
    kept = result.kept
  }
  return { wrong, kept }
}

describe('incremental parsing', () => {
  test.each(posts)('of %s equals a full parse after every chunk', (_name, markdown) => {
    const random = createRandom(1)
    for (const longest of [25, 300]) expect(readInChunks(markdown, random, longest).wrong).toEqual([])
  })

  test('of the CommonMark examples in any order equals a full parse after every chunk', () => {
    const random = createRandom(2)
    const sources = examples.map(({ markdown }) => markdown.replaceAll('→', '\t'))
    for (let round = 0; round < 25; round += 1) {
      const chosen = Array.from({ length: 6 }, () => sources[random(sources.length)]!)
      expect(readInChunks(chosen.join(random(2) === 0 ? '\n' : ''), random, 12).wrong).toEqual([])
    }
  })

  test.each([
    '1. a\n\n2. b\n\nc\n',
    'a\n\n- b\n\n-c\n',
    'a\n#b\n\nc',
    'a\nb | c\n- | -x\nd\n',
    'a\n\nb | c\n- | -\nd | e\nf\n',
    'a\n\n  - b\n\n    c\n\n      d\n',
    'a\n\n\u00A0\nb\n\nc\n',
    'a\r\n\r\nb\r\n\r\nc\r\n',
    '    a\n\n2. p\n\nb\n',
    '\tt\n-\n \nu\n\nv\n',
    '> a\n\n> b\nc\n\n===\n',
  ])('of %j equals a full parse at every character', (markdown) => {
    expect(readInChunks(markdown, () => 0, 1).wrong).toEqual([])
  })

  test('keeps the blocks before the last boundary', () => {
    const markdown = 'One.\n\n## Two\n\nThree\ngoes on.\n\n- four\n- five\n\nSix.\n'
    expect(readInChunks(markdown, createRandom(3), 4).kept).toBe(3)
  })

  test('applies a definition to an earlier block', () => {
    const read = createReader()
    const text = 'See [the site][1].\n\nMore.\n\nAnd more.\n\n'
    read(text)
    const { content, kept } = read(`${text}[1]: https://example.org\n`)
    expect(kept).toBe(0)
    expect(JSON.stringify(content[0])).toContain('https://example.org')
  })

  test('restarts with text that is shorter or different', () => {
    const read = createReader()
    read('One.\n\nTwo.\n\nThree.\n\nFour.\n')
    expect(read('One.\n\nTwo.\n').content).toEqual(parseMarkdown('One.\n\nTwo.\n').content)
    const other = 'Uno.\n\nDos.\n\nTres.\n\nCuatro.\n'
    expect(read(other).content).toEqual(parseMarkdown(other).content)
  })
})
