// Nodes of a Markdown tree as nodes of the editor's document.
import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import type { DocumentNode } from './document.ts'
import { phrasingToInline } from './markdown-inline.ts'
import { writeMarkdown } from './document-to-markdown.ts'

function toSource(node: RootContent): string {
  return writeMarkdown({ type: 'root', children: [node] }).trimEnd()
}

export function toBlocks(nodes: RootContent[]): DocumentNode[] {
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
