import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { tameMarkdown } from '#domain/quality/tame-markdown.ts'
import type { DocumentNode } from './document.ts'
import { resolveReferences } from './markdown-references.ts'
import { toBlocks } from './markdown-to-document.ts'
import { toFlow, writeMarkdown } from './document-to-markdown.ts'

/** Ten times what anyone writes. */
const MOST_LEVELS = 100
/** Characters. The parser reads any text of this length within seconds. */
const ALWAYS_READ_IN_TIME = 20_000

/** A top-level block of a document and its start offset in the Markdown. */
export interface ParsedBlock {
  node: DocumentNode
  offset: number
}

export function parseMarkdown(markdown: string): DocumentNode {
  const blocks = parseBlocks(markdown).map(({ node }) => node)
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] }
}

export function parseBlocks(markdown: string): ParsedBlock[] {
  const root = readTree(markdown)
  if (!root) return [{ node: { type: 'rawBlock', attrs: { source: markdown.trim() } }, offset: 0 }]
  resolveReferences(root)
  return root.children.flatMap((child) =>
    toBlocks([child]).map((node) => ({ node, offset: child.position?.start.offset ?? 0 })),
  )
}

/** Null if the nesting is so deep that traversing it could overflow the call stack. */
function readTree(markdown: string): Root | null {
  try {
    const tame = markdown.length > ALWAYS_READ_IN_TIME ? tameMarkdown(markdown) : markdown
    const root = fromMarkdown(tame, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    return isDeeperThan(root, MOST_LEVELS) ? null : root
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function isDeeperThan(node: Nodes, levels: number): boolean {
  return levels === 0 || ('children' in node && node.children.some((child) => isDeeperThan(child, levels - 1)))
}

export function serialiseMarkdown(document: DocumentNode): string {
  return writeMarkdown({ type: 'root', children: toFlow(document.content) })
}
