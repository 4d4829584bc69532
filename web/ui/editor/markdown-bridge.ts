import type {
  AlignType,
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { gfm } from 'micromark-extension-gfm'
import { tameMarkdown } from '#domain/quality/tame-markdown.ts'
import { numberAttribute, stringAttribute } from './document.ts'
import type { DocumentNode } from './document.ts'
import { inlineToPhrasing, phrasingToInline } from './markdown-inline.ts'
import { resolveReferences } from './markdown-references.ts'

/** Ten times what anyone writes. */
const MOST_LEVELS = 100
/** Characters. The parser reads any text of this length within seconds. */
const ALWAYS_READ_IN_TIME = 20_000

type FlowContent = BlockContent | DefinitionContent

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
  return write({ type: 'root', children: toFlow(document.content) })
}

function write(root: Root): string {
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: '-',
    fences: true,
    // Directly below text, a table and a list in a quotation would be parsed as its continuation.
    join: [(_left, right) => (right.type === 'table' || right.type === 'blockquote' ? 1 : undefined)],
    listItemIndent: 'one',
    rule: '-',
  })
}

function toSource(node: RootContent): string {
  return write({ type: 'root', children: [node] }).trimEnd()
}

function toBlocks(nodes: RootContent[]): DocumentNode[] {
  return nodes.flatMap((node) => (node.type === 'definition' ? [] : [toBlock(node)]))
}

function toBlock(node: RootContent): DocumentNode {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: toInline(node.children) }
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: toInline(node.children) }
    case 'blockquote':
      return { type: 'blockquote', content: orParagraph(toBlocks(node.children)) }
    case 'list':
      return toList(node)
    case 'code': {
      // It becomes a class name that the author chooses, so limit it to a single one.
      const language = node.lang?.replace(/\s/g, '-') ?? null
      const attrs = { language, meta: node.meta ?? null }
      return { type: 'codeBlock', attrs, content: node.value ? [{ type: 'text', text: node.value }] : [] }
    }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'table':
      return toTable(node)
    case 'html':
      return { type: 'rawBlock', attrs: { source: node.value.trim() } }
    default:
      return { type: 'rawBlock', attrs: { source: toSource(node) } }
  }
}

function toInline(nodes: PhrasingContent[]): DocumentNode[] {
  return phrasingToInline(nodes, toSource)
}

function orParagraph(blocks: DocumentNode[]): DocumentNode[] {
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

function toList(list: List): DocumentNode {
  const isTaskList = !list.ordered && list.children.every((item) => typeof item.checked === 'boolean')
  const content = list.children.map((item) => toItem(item, isTaskList))
  const spread = hasBlankLines(list.children)
  if (isTaskList) return { type: 'taskList', attrs: { spread }, content }
  if (list.ordered) return { type: 'orderedList', attrs: { spread, start: list.start ?? 1 }, content }
  return { type: 'bulletList', attrs: { spread }, content }
}

/**
 * Whether all of these are separated by blank lines. Markdown itself needs some, so if only some are, the serialiser
 * decides, which makes saving idempotent.
 */
function hasBlankLines(nodes: RootContent[]): boolean {
  const startLines = nodes.slice(1).map(({ position }) => position?.start.line ?? 0)
  return startLines.length > 0 && startLines.every((line, index) => line - lastLine(nodes[index]!) > 1)
}

/** The parser ends a list item in a quotation after the blank line that follows. */
function lastLine(node: RootContent): number {
  const isContainer = node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote'
  const last = isContainer ? node.children.at(-1) : undefined
  return last ? lastLine(last) : (node.position?.end.line ?? 0)
}

/** The editor only supports boxes in unordered lists where every item has one; other boxes are kept as source. */
function toItem(item: ListItem, isTaskList: boolean): DocumentNode {
  const children = toBlocks(item.children)
  // The schema requires a paragraph first; if empty, it is omitted again.
  const content = children[0]?.type === 'paragraph' ? children : [{ type: 'paragraph' }, ...children]
  const spread = hasBlankLines(item.children)
  if (isTaskList) return { type: 'taskItem', attrs: { spread, checked: item.checked ?? false }, content }
  if (typeof item.checked === 'boolean') {
    const box: DocumentNode = { type: 'rawInline', attrs: { source: item.checked ? '[x]' : '[ ]' } }
    content[0] = { type: 'paragraph', content: [box, { type: 'text', text: ' ' }, ...(content[0]?.content ?? [])] }
  }
  return { type: 'listItem', attrs: { spread }, content }
}

function toTable(table: Table): DocumentNode {
  const columns = table.children[0]?.children.length ?? 0
  const content = table.children.map((row, rowIndex): DocumentNode => {
    const cells = Array.from({ length: columns }, (_, column): DocumentNode => {
      const paragraph = { type: 'paragraph', content: toInline(row.children[column]?.children ?? []) }
      const attrs = { align: table.align?.[column] ?? null }
      return { type: rowIndex === 0 ? 'tableHeader' : 'tableCell', attrs, content: [paragraph] }
    })
    return { type: 'tableRow', content: cells }
  })
  return { type: 'table', content }
}

function toFlow(nodes: DocumentNode[] = []): FlowContent[] {
  // Markdown has no empty paragraphs.
  return nodes.map(toFlowNode).filter((node) => node.type !== 'paragraph' || node.children.length > 0)
}

function toFlowNode(node: DocumentNode): FlowContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlineToPhrasing(node.content ?? [], false) }
    case 'heading': {
      const depth = Math.min(Math.max(numberAttribute(node, 'level', 2), 1), 6) as 1 | 2 | 3 | 4 | 5 | 6
      return { type: 'heading', depth, children: inlineToPhrasing(node.content ?? [], true) }
    }
    case 'blockquote':
      return { type: 'blockquote', children: toFlow(node.content) }
    case 'bulletList':
    case 'orderedList':
    case 'taskList': {
      const ordered = node.type === 'orderedList'
      const start = ordered ? numberAttribute(node, 'start', 1) : null
      return { type: 'list', ordered, start, spread: isSpread(node), children: (node.content ?? []).map(toListItem) }
    }
    case 'codeBlock': {
      const value = (node.content ?? []).map(({ text }) => text ?? '').join('')
      return { type: 'code', lang: stringAttribute(node, 'language'), meta: stringAttribute(node, 'meta'), value }
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'table':
      return toMarkdownTable(node)
    default:
      return { type: 'html', value: stringAttribute(node, 'source') ?? '' }
  }
}

function isSpread(node: DocumentNode): boolean {
  return node.attrs?.spread === true
}

function toListItem(item: DocumentNode): ListItem {
  const children = toFlow(item.content)
  if (item.type !== 'taskItem') return { type: 'listItem', spread: isSpread(item), children }
  // A box needs a paragraph, even an empty one.
  if (children[0]?.type !== 'paragraph') children.unshift({ type: 'paragraph', children: [] })
  return { type: 'listItem', spread: isSpread(item), checked: item.attrs?.checked === true, children }
}

function toMarkdownTable(table: DocumentNode): Table {
  const rows = (table.content ?? []).map((row) => row.content ?? [])
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const align = Array.from({ length: columns }, (_, column) => toAlignType(rows[0]?.[column]))
  const children = rows.map((row) => ({
    type: 'tableRow' as const,
    children: Array.from({ length: columns }, (_, column) => toMarkdownCell(row[column])),
  }))
  return { type: 'table', align, children }
}

function toAlignType(cell: DocumentNode | undefined): AlignType {
  const align = cell && stringAttribute(cell, 'align')
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}

function toMarkdownCell(cell: DocumentNode | undefined): TableCell {
  const inline: DocumentNode[] = []
  for (const paragraph of cell?.content ?? []) {
    if (inline.length > 0) inline.push({ type: 'hardBreak' })
    inline.push(...(paragraph.content ?? []))
  }
  return { type: 'tableCell', children: inlineToPhrasing(inline, true) }
}
