// Converts a post to a Word document with Word's own styles and numbering.
import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { IParagraphOptions } from 'docx'
import type { List, PhrasingContent, RootContent } from 'mdast'
import { parseMarkdown } from '#domain/quality/sections.ts'
import { codeFont, definitionsOf, runsOf, type Definitions } from './docx-runs.ts'

/** The post as a .docx file. Images become their alternative text with a link, since a document cannot fetch them. */
export const docxOf = (post: { title: string; language: string; markdown: string }): Promise<Blob> =>
  Packer.toBlob(documentOf(post))

/** The document before it is packed. */
function documentOf({ title, language, markdown }: { title: string; language: string; markdown: string }) {
  const root = parseMarkdown(markdown)
  const context: Context = { definitions: definitionsOf(root), orderedLists: [], depth: 0, indent: 0, isQuote: false }
  const children = root.children.flatMap((node) => blocksOf(node, context))
  return new Document({
    title,
    creator: 'Masthead',
    styles: { default: { document: { run: { language: { value: language.replace('_', '-') } } } } },
    numbering: {
      config: [
        { reference: bullets, levels: levels(() => ({ format: LevelFormat.BULLET, text: '•' })) },
        ...context.orderedLists.map(({ reference, start }) => ({
          reference,
          levels: levels((level) => ({
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            ...(level === 0 && { start }),
          })),
        })),
      ],
    },
    sections: [{ children: children.length > 0 ? children : [new Paragraph({})] }],
  })
}

type Context = Definitions & {
  /** Each ordered list has its own numbering. */
  orderedLists: { reference: string; start: number }[]
  depth: number
  indent: number
  isQuote: boolean
}

const bullets = 'bullets'
const maximumLevel = 8
/** Twentieths of a point: half an inch. */
const step = 720

const levels = (of: (level: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string }) =>
  Array.from({ length: maximumLevel + 1 }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: step * (level + 1), hanging: step / 2 } } },
    ...of(level),
  }))

const headingLevels = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]

function blocksOf(node: RootContent, context: Context): (Paragraph | Table)[] {
  switch (node.type) {
    case 'heading':
      return [
        new Paragraph({
          heading: headingLevels[node.depth - 1] ?? HeadingLevel.HEADING_6,
          children: runsOf(node.children, context),
        }),
      ]
    case 'paragraph':
      return [new Paragraph({ ...blockStyle(context), children: runsOf(node.children, context) })]
    case 'blockquote':
      return node.children.flatMap((child) =>
        blocksOf(child, { ...context, isQuote: true, indent: context.indent + step / 2 }),
      )
    case 'list':
      return listOf(node, context)
    case 'code':
      return [
        new Paragraph({
          ...blockStyle(context),
          children: node.value
            .split('\n')
            .map((text, index) => new TextRun({ text, font: codeFont, ...(index > 0 && { break: 1 }) })),
        }),
      ]
    case 'table':
      return [tableOf(node.children, context)]
    case 'thematicBreak':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'auto', space: 1 } } })]
    case 'html':
    case 'definition':
      return []
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blocksOf(child, context))
    default:
      return [new Paragraph({ ...blockStyle(context), children: runsOf([node as PhrasingContent], context) })]
  }
}

const blockStyle = ({ indent, isQuote }: Context): IParagraphOptions => ({
  spacing: { after: 160 },
  ...(indent > 0 && { indent: { left: indent } }),
  ...(isQuote && { border: { left: { style: BorderStyle.SINGLE, size: 12, color: '999999', space: 12 } } }),
})

function listOf(list: List, context: Context): (Paragraph | Table)[] {
  const level = Math.min(context.depth, maximumLevel)
  const reference = list.ordered ? `ordered-${context.orderedLists.length + 1}` : bullets
  if (list.ordered) context.orderedLists.push({ reference, start: list.start ?? 1 })
  const inside = { ...context, depth: level + 1, indent: step * (level + 1) }
  return list.children.flatMap((item) => {
    const [first, ...rest] = item.children
    const isText = first?.type === 'paragraph'
    const check = typeof item.checked === 'boolean' ? [new TextRun(item.checked ? '☑ ' : '☐ ')] : []
    const head = new Paragraph({
      numbering: { reference, level },
      children: [...check, ...(isText ? runsOf(first.children, context) : [])],
    })
    return [head, ...(isText ? rest : item.children).flatMap((child) => blocksOf(child, inside))]
  })
}

function tableOf(rows: Extract<RootContent, { type: 'table' }>['children'], context: Context): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: row.children.map(
            (cell) =>
              new TableCell({
                children: [new Paragraph({ children: runsOf(cell.children, context, { bold: index === 0 }) })],
              }),
          ),
        }),
    ),
  })
}
