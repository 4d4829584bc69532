import type { Fragment, Node, Schema } from '@tiptap/pm/model'
import { longestContext, longestPassage } from '#domain/rewriting.ts'
import type { DocumentNode } from '../document.ts'
import { parseMarkdown, serialiseMarkdown } from '../markdown-bridge.ts'

/** A run of text within one paragraph, heading or cell that is sent and replaced as a whole. */
export type Passage = {
  from: number
  to: number
  text: string
  /** The text with its marks. */
  nodes: readonly Node[]
  markdown: string
  context: string
}

/** Characters on either side of a passage that are sent as context. */
const reach = Math.floor((longestContext - longestPassage) / 2) - 1

/**
 * The passages in a range, in order. A paragraph longer than the limit of a request is split into sentences; images,
 * line breaks and raw HTML stay in place, between passages. Code blocks have no passages.
 */
export function passagesBetween(doc: Node, from: number, to: number, locale: string): Passage[] {
  const passages: Passage[] = []
  doc.nodesBetween(from, to, (block, position) => {
    if (!block.isTextblock || block.type.spec.code) return !block.isTextblock
    const start = Math.max(from, position + 1)
    const end = Math.min(to, position + 1 + block.content.size)
    for (const run of textRuns(block, position + 1, start, end)) passages.push(...partRun(doc, run, locale))
    return false
  })
  return passages
}

type Run = { from: number; to: number }

/** The runs of text of a block within a range, without inline nodes that are not text. */
function textRuns(block: Node, offset: number, from: number, to: number): Run[] {
  const runs: Run[] = []
  block.forEach((node, at) => {
    const start = Math.max(from, offset + at)
    const end = Math.min(to, offset + at + node.nodeSize)
    if (!node.isText || start >= end) return
    const last = runs.at(-1)
    if (last?.to === start) last.to = end
    else runs.push({ from: start, to: end })
  })
  return runs
}

function partRun(doc: Node, { from, to }: Run, locale: string): Passage[] {
  const text = doc.textBetween(from, to)
  const start = from + (text.length - text.trimStart().length)
  const end = to - (text.length - text.trimEnd().length)
  // Without letters there is nothing to rewrite.
  if (!/\p{L}/u.test(text)) return []
  const whole = readPassage(doc, start, end)
  if (whole.markdown.length <= longestPassage) return [whole]
  const cut = start + cutAt(whole, locale, (length) => readPassage(doc, start, start + length).markdown.length)
  return [...partRun(doc, { from: start, to: cut }, locale), ...partRun(doc, { from: cut, to: end }, locale)]
}

/** The length of the first part of a long passage: as many sentences as fit, else words, else characters. */
function cutAt({ text, markdown }: Passage, locale: string, lengthOf: (length: number) => number): number {
  const longest = Math.floor((text.length * longestPassage) / Math.max(markdown.length, text.length))
  const ends = (granularity: 'sentence' | 'word') =>
    [...new Intl.Segmenter(locale, { granularity }).segment(text)]
      .map(({ index }) => index)
      .filter((index) => index > 0)
  for (const granularity of ['sentence', 'word'] as const) {
    const fitting = ends(granularity).findLast((index) => index <= longestPassage && lengthOf(index) <= longestPassage)
    if (fitting !== undefined) return fitting
  }
  return Math.max(1, Math.min(longest, Math.floor(longestPassage / 2)))
}

function readPassage(doc: Node, from: number, to: number): Passage {
  const text = doc.textBetween(from, to)
  const { content } = doc.slice(from, to)
  return {
    from,
    to,
    text,
    nodes: content.content,
    markdown: toMarkdown(content),
    context: contextOf(doc, from, to, text),
  }
}

function contextOf(doc: Node, from: number, to: number, text: string): string {
  const before = doc.textBetween(Math.max(0, from - reach), from, '\n', ' ')
  const after = doc.textBetween(to, Math.min(doc.content.size, to + reach), '\n', ' ')
  return `${before.slice(-reach)}${text}${after.slice(0, reach)}`.trim()
}

function toMarkdown(inline: Fragment): string {
  const content = inline.toJSON() as DocumentNode[] | null
  return serialiseMarkdown({ type: 'doc', content: [{ type: 'paragraph', content: content ?? [] }] }).trim()
}

/** Parses an answer as replacement for a passage: inline nodes in one line. Null if it has no text. */
export function readAnswer(markdown: string, schema: Schema): Node[] | null {
  const lines: DocumentNode[][] = []
  const gather = (node: DocumentNode) => {
    if (node.type === 'paragraph' || node.type === 'heading') lines.push((node.content ?? []).filter(isKept))
    else node.content?.forEach(gather)
  }
  gather(parseMarkdown(markdown))
  const space: DocumentNode = { type: 'text', text: ' ' }
  const inline = lines.flatMap((line, index) => (index > 0 && line.length > 0 ? [space, ...line] : line))
  const nodes = inline.map((node) => (node.type === 'text' ? node : space)).map((node) => schema.nodeFromJSON(node))
  return nodes.some((node) => /\S/.test(node.text ?? '')) ? nodes : null
}

function isKept({ type }: DocumentNode): boolean {
  return type === 'text' || type === 'hardBreak'
}
