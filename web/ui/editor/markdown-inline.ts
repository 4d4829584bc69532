import type { PhrasingContent } from 'mdast'
import { stringAttribute } from './document.ts'
import type { DocumentMark, DocumentNode } from './document.ts'
import { isAllowedAddress } from './link-rule.ts'

const LINE_BREAK_TAG = /^<br\s*\/?>$/i
const NEST_TYPES = { italic: 'emphasis', bold: 'strong', strike: 'delete' } as const

/** Keeps a construct without an editor node as its Markdown source. */
export type ToSource = (node: PhrasingContent) => string

export function phrasingToInline(nodes: PhrasingContent[], toSource: ToSource, marks: DocumentMark[] = []) {
  return nodes.flatMap((node) => toInline(node, toSource, marks))
}

function toInline(node: PhrasingContent, toSource: ToSource, marks: DocumentMark[]): DocumentNode[] {
  const nest = (mark: DocumentMark, children: PhrasingContent[]) =>
    phrasingToInline(children, toSource, [...marks.filter(({ type }) => type !== mark.type), mark])
  switch (node.type) {
    case 'text':
      return textNode(node.value.replace(/\r?\n/g, ' '), marks)
    case 'inlineCode':
      return textNode(node.value.replace(/\r?\n/g, ' '), [...marks, { type: 'code' }])
    case 'emphasis':
      return nest({ type: 'italic' }, node.children)
    case 'strong':
      return nest({ type: 'bold' }, node.children)
    case 'delete':
      return nest({ type: 'strike' }, node.children)
    case 'link': {
      if (!isAllowedAddress(node.url)) return phrasingToInline(node.children, toSource, marks)
      const linked = nest({ type: 'link', attrs: { href: node.url, title: node.title ?? null } }, node.children)
      return linked.length > 0 ? linked : [{ type: 'rawInline', attrs: { source: toSource(node) }, marks }]
    }
    case 'image':
      if (!isAllowedAddress(node.url)) return textNode(node.alt ?? '', marks)
      return [{ type: 'image', attrs: { src: node.url, alt: node.alt ?? '', title: node.title ?? null }, marks }]
    case 'break':
      return [{ type: 'hardBreak', marks }]
    case 'html':
      if (LINE_BREAK_TAG.test(node.value)) return [{ type: 'hardBreak', marks }]
      return [{ type: 'rawInline', attrs: { source: node.value }, marks }]
    default:
      return [{ type: 'rawInline', attrs: { source: toSource(node) }, marks }]
  }
}

function textNode(text: string, marks: DocumentMark[]): DocumentNode[] {
  return text ? [{ type: 'text', text, marks }] : []
}

/** `hasLineBreakTags`: in table cells and headings a newline would end the block, so breaks are written as a tag. */
export function inlineToPhrasing(nodes: DocumentNode[], hasLineBreakTags: boolean): PhrasingContent[] {
  const runs = nodes.map((node) => ({ ...node, marks: (node.marks ?? []).filter(isKept) }))
  return nestRuns(trimEdges(releaseSpaces(runs)), hasLineBreakTags, [])
}

function isKept(mark: DocumentMark): boolean {
  return mark.type !== 'link' || isAllowedAddress(stringAttribute(mark, 'href') ?? '')
}

interface Run extends DocumentNode {
  marks: DocumentMark[]
}

function isEmphasis(mark: DocumentMark): mark is DocumentMark & { type: keyof typeof NEST_TYPES } {
  return mark.type in NEST_TYPES
}

function hasMark(run: Run | undefined, mark: DocumentMark): boolean {
  return run?.marks.some((other) => isSameMark(other, mark)) ?? false
}

function isSameMark(left: DocumentMark, right: DocumentMark): boolean {
  if (left.type !== right.type) return false
  return ['href', 'title'].every((name) => stringAttribute(left, name) === stringAttribute(right, name))
}

function isCode(run: Run): boolean {
  return run.marks.some(({ type }) => type === 'code')
}

function isBlankText(run: Run): boolean {
  return run.type === 'text' && !isCode(run) && /^ *$/.test(run.text ?? '')
}

function isSpace(run: Run): boolean {
  return run.type === 'hardBreak' || isBlankText(run)
}

/** Markdown's emphasis cannot begin or end with a space: spaces at its edges lose the mark. */
function releaseSpaces(runs: Run[]): Run[] {
  const pieces = runs.flatMap((run): Run[] => {
    if (run.type !== 'text' || isCode(run)) return [run]
    return splitEdges(run.text ?? '').map((text) => ({ type: 'text', text, marks: run.marks }))
  })
  for (const [index, piece] of pieces.entries()) {
    if (!isSpace(piece)) continue
    const before = nextWord(pieces, index, -1)
    const after = nextWord(pieces, index, 1)
    piece.marks = piece.marks.filter((mark) => !isEmphasis(mark) || (hasMark(before, mark) && hasMark(after, mark)))
  }
  return pieces
}

function splitEdges(text: string): string[] {
  let start = 0
  let end = text.length
  while (text[start] === ' ') start += 1
  while (end > start && text[end - 1] === ' ') end -= 1
  return [text.slice(0, start), text.slice(start, end), text.slice(end)].filter(Boolean)
}

function nextWord(pieces: Run[], from: number, step: 1 | -1): Run | undefined {
  let index = from + step
  while (pieces[index] && isSpace(pieces[index]!)) index += step
  return pieces[index]
}

/** Spaces around line ends, and breaks at the edges of a block, have no meaning in Markdown. */
function trimEdges(runs: Run[]): Run[] {
  const trimmed: Run[] = []
  const dropLast = (isDropped: (run: Run) => boolean) => {
    while (trimmed.length > 0 && isDropped(trimmed.at(-1)!)) trimmed.pop()
  }
  for (const run of runs) {
    const last = trimmed.at(-1)
    if (run.type === 'hardBreak') dropLast(isBlankText)
    const isDropped = last ? last.type === 'hardBreak' && isBlankText(run) : isSpace(run)
    if (!isDropped) trimmed.push(run)
  }
  dropLast(isSpace)
  return trimmed
}

/** Nests flat runs: the mark that spans furthest becomes the outermost, a link before emphasis of the same length. */
function nestRuns(runs: Run[], hasLineBreakTags: boolean, open: DocumentMark[]): PhrasingContent[] {
  const result: PhrasingContent[] = []
  for (let index = 0; index < runs.length;) {
    const run = runs[index]!
    const candidates = run.marks
      .filter((mark) => mark.type !== 'code' && !open.some((other) => isSameMark(other, mark)))
      .map((mark) => ({ mark, length: countFrom(runs, index, mark) }))
      .toSorted(
        (left, right) => right.length - left.length || Number(isEmphasis(left.mark)) - Number(isEmphasis(right.mark)),
      )
    const outermost = candidates[0]
    if (outermost) {
      const { mark, length } = outermost
      const children = nestRuns(runs.slice(index, index + length), hasLineBreakTags, [...open, mark])
      result.push(wrapInMark(mark, children))
      index += length
    } else {
      appendLeaf(result, run, hasLineBreakTags)
      index += 1
    }
  }
  return result
}

function countFrom(runs: Run[], start: number, mark: DocumentMark): number {
  let end = start + 1
  while (hasMark(runs[end], mark)) end += 1
  return end - start
}

function wrapInMark(mark: DocumentMark, children: PhrasingContent[]): PhrasingContent {
  if (isEmphasis(mark)) return { type: NEST_TYPES[mark.type], children }
  // Links do not nest in the document, so a link's children contain no links.
  const linked = children as Exclude<PhrasingContent, { type: 'link' | 'linkReference' }>[]
  return {
    type: 'link',
    url: stringAttribute(mark, 'href') ?? '',
    title: stringAttribute(mark, 'title'),
    children: linked,
  }
}

function appendLeaf(result: PhrasingContent[], run: Run, hasLineBreakTags: boolean): void {
  const previous = result.at(-1)
  if (run.type === 'text') {
    const type = isCode(run) ? 'inlineCode' : 'text'
    if (previous?.type === type) previous.value += run.text ?? ''
    else result.push({ type, value: run.text ?? '' })
  } else if (run.type === 'hardBreak') {
    result.push(hasLineBreakTags ? { type: 'html', value: '<br>' } : { type: 'break' })
  } else if (run.type === 'image') {
    const url = stringAttribute(run, 'src') ?? ''
    const alt = stringAttribute(run, 'alt') ?? ''
    if (isAllowedAddress(url)) result.push({ type: 'image', url, alt, title: stringAttribute(run, 'title') })
    else if (alt) result.push({ type: 'text', value: alt })
  } else {
    result.push({ type: 'html', value: stringAttribute(run, 'source') ?? '' })
  }
}
