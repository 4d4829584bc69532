import { Extension } from '@tiptap/core'
import type { Attributes } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { Transaction } from '@tiptap/pm/state'

/** A cell contains lines of text, and is never merged: Markdown supports no more. */
const content = 'paragraph+'

function withoutSpans(attributes: Attributes | undefined): Attributes {
  const one = { default: 1, rendered: false, parseHTML: () => 1 }
  return { ...attributes, colspan: one, rowspan: one }
}

const MarkdownCell = TableCell.extend({
  content,
  addAttributes() {
    return withoutSpans(this.parent?.())
  },
})

const MarkdownHeader = TableHeader.extend({
  content,
  addAttributes() {
    return withoutSpans(this.parent?.())
  },
})

/** Keeps the first row of every changed table its only header row, after pasting, inserting and deleting. */
const HeaderRow = Extension.create({
  name: 'headerRow',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (_transactions, { doc: before }, { doc, tr }) => {
        const from = before.content.findDiffStart(doc.content)
        if (from === null) return null
        const to = before.content.findDiffEnd(doc.content)?.b ?? from
        doc.nodesBetween(from, Math.max(from, to), (node, position) => {
          if (node.type.name === 'table') markHeader(tr, node, position + 1)
          return !node.isTextblock && node.type.name !== 'table'
        })
        return tr.docChanged ? tr : null
      },
    }),
  ],
})

function markHeader(tr: Transaction, table: Node, start: number): void {
  table.forEach((row, rowOffset, rowIndex) => {
    const wanted = table.type.schema.nodes[rowIndex === 0 ? 'tableHeader' : 'tableCell']
    row.forEach((cell, cellOffset) => {
      const position = start + rowOffset + 1 + cellOffset
      if (wanted && cell.type !== wanted) tr.setNodeMarkup(position, wanted)
    })
  })
}

export const tableExtensions = [
  Table.configure({ resizable: false, renderWrapper: true }),
  TableRow,
  MarkdownCell,
  MarkdownHeader,
  HeaderRow,
]
