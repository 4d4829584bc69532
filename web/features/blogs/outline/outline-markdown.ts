// Parses an outline into rows of headings with notes, and writes it back to Markdown without loss.
import type { Heading, Nodes, RootContent } from 'mdast'
import { parseMarkdown } from '#domain/quality/sections.ts'

const levels = [2, 3, 4] as const
export type Level = (typeof levels)[number]

/** A heading of the post. `text` and `notes` (everything below it) are Markdown source. */
export type OutlineRow = { id: string; level: Level; text: string; notes: string }

/** `title` is a leading H1, or null; `notes` precede the first row. */
export type Outline = { title: string | null; notes: string; rows: OutlineRow[] }

const parse = (markdown: string): RootContent[] => parseMarkdown(markdown).children

/** A heading with a line break cannot be written as an ATX heading, so it stays in the notes. */
const fitsOneLine = ({ children }: Heading) => children.every(({ type }) => type !== 'break')

const isRow = (node: RootContent): node is Heading =>
  node.type === 'heading' && levels.some((level) => level === node.depth) && fitsOneLine(node)

const isTitle = (node: RootContent | undefined): node is Heading =>
  node?.type === 'heading' && node.depth === 1 && fitsOneLine(node)

const startOf = (node: Nodes) => node.position!.start.offset!
const endOf = (node: Nodes) => node.position!.end.offset!

/** The Markdown source of a heading's text, without its number signs. */
const sourceOf = ({ children }: Heading, markdown: string) => {
  const [first, last] = [children[0], children.at(-1)]
  return first && last ? markdown.slice(startOf(first), endOf(last)) : ''
}

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ').trim()

const withoutBlankEnds = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()

/** Everything that is not a heading of H2 to H4 (including other headings) becomes notes of the row above. */
export const parseOutline = (source: string): Outline => {
  const markdown = source.replaceAll(/\r\n?/g, '\n')
  const nodes = parse(markdown)
  const title = isTitle(nodes[0]) ? nodes[0] : undefined
  const headings = nodes.filter(isRow)
  const between = (from: number, to = markdown.length) => withoutBlankEnds(markdown.slice(from, to))
  return {
    title: title ? onOneLine(sourceOf(title, markdown)) : null,
    notes: between(title ? endOf(title) : 0, headings[0] && startOf(headings[0])),
    rows: headings.map((heading, index) => ({
      id: String(index),
      level: heading.depth as Level,
      text: onOneLine(sourceOf(heading, markdown)),
      notes: between(endOf(heading), headings[index + 1] && startOf(headings[index + 1]!)),
    })),
  }
}

/** Leaves out empty headings without notes. */
export const writeOutline = ({ title, notes, rows }: Outline): string => {
  const blocks = [
    ...(title === null ? [] : [headingLine(1, title)]),
    closed(notes),
    ...rows
      .filter(({ text, notes: own }) => text.trim() || own.trim())
      .flatMap(({ level, text, notes: own }) => [headingLine(level, text), closed(own)]),
  ]
  const written = blocks.filter((block) => block.trim() !== '').join('\n\n')
  return written && `${written}\n`
}

/** Escapes trailing number signs, which Markdown would read as the closing sequence. */
const headingLine = (level: number, text: string) =>
  `${'#'.repeat(level)} ${onOneLine(text).replace(/(^|[ \t])(#+)$/, String.raw`$1\$2`)}`.trimEnd()

const opensSomething = /^ {0,3}(?:`{3}|~{3}|<)/m
const closings = ['-->', '</script>', '</pre>', '</style>', '</textarea>', '?>', ']]>', '>']

/** Closes open code fences and HTML, which would swallow the headings below. */
const closed = (notes: string): string => {
  const text = withoutBlankEnds(notes)
  if (!opensSomething.test(text) || endsBeforeHeading(text)) return text
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(lastBlockOf(text))?.[1]
  const candidates = fence ? [fence] : closings
  const end = candidates.find((closing) => endsBeforeHeading(`${text}\n${closing}`))
  return end ? `${text}\n${end}` : text
}

const endsBeforeHeading = (notes: string) => {
  const last = parse(`${notes}\n\n## x`).at(-1)
  return last?.type === 'heading' && last.depth === 2
}

const lastBlockOf = (text: string) => {
  const last = parse(text).at(-1)
  return last ? text.slice(startOf(last)) : ''
}
