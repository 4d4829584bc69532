import type { DocumentNode } from './document.ts'
import { parseBlocks } from './markdown-bridge.ts'

/** What a document becomes: its first `kept` blocks as they are, then `blocks`. */
export interface DocumentUpdate {
  kept: number
  blocks: DocumentNode[]
}

/**
 * Parses text that grows, each time only what comes after the last stable boundary. A boundary is the first line of a
 * block, complete and below a blank line: nothing that arrives later can change what stands before it. The exception
 * are definitions of links and footnotes, which reach back: text that may hold one is parsed whole. Text that is not
 * the earlier text grown (a generation that began anew) is parsed whole as well.
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
      // The parser reads what follows indented code as if that could still go on.
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
