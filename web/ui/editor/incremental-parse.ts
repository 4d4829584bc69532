import type { DocumentNode } from './document.ts'
import { parseBlocks } from './markdown-bridge.ts'

/** A change of the document: keep the first `kept` blocks, then append `blocks`. */
export interface DocumentUpdate {
  kept: number
  blocks: DocumentNode[]
}

/**
 * Parses growing text, each time only from the last stable boundary. A boundary is the complete first line of a block
 * below a blank line: later text cannot change what is above. Except by definitions of links and footnotes: text that
 * may contain one is parsed in full, as is text that does not start with the previous text (a restarted generation).
 */
export function createIncrementalParser(): (markdown: string) => DocumentUpdate {
  let stableText = ''
  let stableBlocks = 0
  return (markdown) => {
    if (!markdown.startsWith(stableText) || markdown.includes(']:')) {
      stableText = ''
      stableBlocks = 0
    }
    const tail = markdown.slice(stableText.length)
    const parsed = parseBlocks(tail)
    const update = { kept: stableBlocks, blocks: parsed.map(({ node }) => node) }
    const boundary = parsed.findLastIndex(
      // The parser treats text after indented code as its possible continuation.
      ({ offset }, index) => parsed[index - 1]?.node.type !== 'codeBlock' && isBoundary(tail, offset),
    )
    if (boundary > 0) {
      stableText += tail.slice(0, startOfLine(tail, parsed[boundary]!.offset))
      stableBlocks += boundary
    }
    return update
  }
}

function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1
}

function isBoundary(text: string, offset: number): boolean {
  const start = startOfLine(text, offset)
  const lineAbove = text.slice(startOfLine(text, start - 1), start)
  return start > 0 && /^[ \t\r]*\n$/.test(lineAbove) && text.includes('\n', offset)
}
