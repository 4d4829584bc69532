// Nodes of the editor's document as a Markdown tree, and the tree as text.
import type { AlignType, BlockContent, DefinitionContent, ListItem, Root, Table, TableCell } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { numberAttribute, stringAttribute } from './document.ts'
import type { DocumentNode } from './document.ts'
import { inlineToPhrasing } from './markdown-inline.ts'

type FlowContent = BlockContent | DefinitionContent

export function writeMarkdown(root: Root): string {
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

export function toFlow(nodes: DocumentNode[] = []): FlowContent[] {
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
