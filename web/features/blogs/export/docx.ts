// Converts a post to a Word document with Word's own styles and numbering.
import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
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
import type { IParagraphOptions, IRunOptions, ParagraphChild } from 'docx'
import type { Definition, List, Nodes, PhrasingContent, RootContent } from 'mdast'
import { parseMarkdown, textOf } from '#domain/quality/sections.ts'
import { isAllowedAddress, isExternalAddress } from '#web/ui/editor/link-rule.ts'

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

type Context = {
  definitions: Map<string, Definition>
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

const codeFont = 'Courier New'

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

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'font' | 'style'>

const runsOf = (nodes: readonly PhrasingContent[], context: Context, style: RunStyle = {}): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ text: node.value.replaceAll('\n', ' '), ...style })]
      case 'strong':
        return runsOf(node.children, context, { ...style, bold: true })
      case 'emphasis':
        return runsOf(node.children, context, { ...style, italics: true })
      case 'delete':
        return runsOf(node.children, context, { ...style, strike: true })
      case 'inlineCode':
        return [new TextRun({ text: node.value, ...style, font: codeFont })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'html':
        return /^<br\s*\/?>$/i.test(node.value) ? [new TextRun({ break: 1 })] : []
      case 'link':
        return linkOf(node.url, runsOf(node.children, context, { ...style, style: 'Hyperlink' }))
      case 'linkReference':
        return linkOf(
          addressOf(node.identifier, context),
          runsOf(node.children, context, { ...style, style: 'Hyperlink' }),
        )
      case 'image':
        return linkOf(node.url, [new TextRun({ text: node.alt || node.url, ...style, italics: true })])
      case 'imageReference':
        return linkOf(addressOf(node.identifier, context), [new TextRun({ text: node.alt ?? '', italics: true })])
      default:
        return [new TextRun({ text: textOf(node).trim(), ...style })]
    }
  })

const addressOf = (identifier: string, { definitions }: Context): string => definitions.get(identifier)?.url ?? ''

/** Word only follows absolute URLs. */
const linkOf = (address: string, children: ParagraphChild[]): ParagraphChild[] =>
  isAllowedAddress(address) && (isExternalAddress(address) || /^[a-z]+:/i.test(address))
    ? [new ExternalHyperlink({ link: address, children })]
    : children

/** Definitions of references such as `[text][label]`, by label as Markdown matches labels. */
function definitionsOf(root: Nodes): Map<string, Definition> {
  const found = new Map<string, Definition>()
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return found
}
