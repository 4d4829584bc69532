import type { Nodes, PhrasingContent, Root } from 'mdast'
import { parseMarkdown, textOf } from '#domain/quality/sections.ts'

/** Placeholder for what no rule may touch: code, links, images, HTML, escapes, entities. */
export const opaque = '\uFFFC'
/** Placeholder for emphasis markers: no space between words, and ignored beside a quotation mark. */
export const sign = '\uFFF9'

/** One character as rules see it, with its Markdown source. */
type Cell = { char: string; source: string }

/** The text of one paragraph, heading or table cell. */
export type PassageBlock = {
  cells: Cell[]
  /** Offset of each cell in the Markdown. */
  offsets: number[]
  /** A paragraph at the top level or in a quotation: where sentences begin with a capital. */
  isParagraph: boolean
}

/** A pattern (global, Unicode) and its replacement. Outside of lookarounds it must not match the two placeholders. */
export type Rule = { pattern: RegExp; replace: (match: string, ...groups: string[]) => string }

// A soft line break, with the indent and the quotation markers of the next line.
const piece = /\n[ \t>]*|\\[^\n]|&#?\w+;|[^]/g

const holdsText = new Set(['paragraph', 'heading', 'tableCell'])
const marks = new Set(['emphasis', 'strong', 'delete'])

/**
 * Applies `edit` to the text of every block of a Markdown passage. Only words, spaces and punctuation can change: if an
 * edit would change the Markdown's structure, a URL, code or a number, the passage is returned unchanged.
 */
export const editPassage = (markdown: string, edit: (block: PassageBlock, index: number) => void): string => {
  const root = parseMarkdown(markdown)
  const blocks = blocksOf(root, markdown)
  const from = blocks.map(({ offsets }) => offsets[0] ?? 0)
  const lengths = blocks.map(({ cells }) => cells.length)
  blocks.forEach(edit)
  let result = ''
  let at = 0
  for (const [index, { cells, offsets }] of blocks.entries()) {
    result += markdown.slice(at, from[index]) + cells.map(({ source }) => source).join('')
    at = offsets[lengths[index]!] ?? at
  }
  result += markdown.slice(at)
  return result !== markdown && skeleton(parseMarkdown(result)) !== skeleton(root) ? markdown : result
}

/** Applies a rule to a block. */
export const applyRule = (block: PassageBlock, { pattern, replace }: Rule): void => {
  const text = block.cells.map(({ char }) => char).join('')
  for (const found of [...text.matchAll(pattern)].toReversed()) {
    const replacement = replace(...(found.map((group) => group ?? '') as [string, ...string[]]))
    if (replacement !== found[0]) {
      const cells = replacement.split('').map((char): Cell => ({ char, source: char }))
      block.cells.splice(found.index, found[0].length, ...cells)
    }
  }
}

const blocksOf = (root: Root, markdown: string): PassageBlock[] => {
  const blocks: PassageBlock[] = []
  const visit = (node: Nodes, isProse: boolean) => {
    if (holdsText.has(node.type) && 'children' in node) {
      const block = readBlock(node.children as PhrasingContent[], markdown)
      if (block && block.cells.length > 0) blocks.push({ ...block, isParagraph: isProse && node.type === 'paragraph' })
    } else if ('children' in node) {
      for (const child of node.children) visit(child, isProse && node.type !== 'listItem')
    }
  }
  visit(root, true)
  return blocks
}

/** Undefined for nodes without a position: the parser detects some URLs only afterwards. */
const readBlock = (nodes: PhrasingContent[], markdown: string) => {
  const cells: Cell[] = []
  const offsets: number[] = []
  let isWhole = true
  const add = (char: string, from: number, to: number) => {
    const last = offsets.at(-1)
    if (last === undefined) offsets.push(from)
    else if (last < from) put(sign, last, from)
    put(char, from, to)
  }
  const put = (char: string, from: number, to: number) => {
    cells.push({ char, source: markdown.slice(from, to) })
    offsets.push(to)
  }
  const visit = (node: PhrasingContent) => {
    const from = node.position?.start.offset ?? -1
    const to = node.position?.end.offset ?? -1
    if (from < (offsets.at(-1) ?? 0)) isWhole = false
    else if (marks.has(node.type) && 'children' in node) node.children.forEach(visit)
    else if (node.type !== 'text') add(node.type === 'break' ? '\n' : opaque, from, to)
    else
      for (const found of markdown.slice(from, to).matchAll(piece)) {
        const [source] = found
        const isPlain = source.length === 1 && source !== '\n'
        add(
          isPlain ? source : source.startsWith('\n') ? '\n' : opaque,
          from + found.index,
          from + found.index + source.length,
        )
      }
  }
  nodes.forEach(visit)
  return isWhole ? { cells, offsets } : undefined
}

/** The parts of a text that no rule may change. */
const skeleton = (node: Nodes): string => {
  if (node.type === 'text') return ''
  const { children, position: _, ...own } = node as Nodes & { children?: Nodes[]; position?: unknown }
  if (node.type === 'root') return [...children!.map(skeleton), ...(textOf(node).match(/\p{N}+/gu) ?? [])].join(' ')
  return `${JSON.stringify(own)}(${children?.map(skeleton).join('') ?? ''})`
}
