import type { Heading, List, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { tameMarkdown } from './tame-markdown.ts'

/** One H2 with everything up to the next H2 (or H1). */
export type Section = {
  heading: string
  /** 1-based line of the heading. */
  line: number
  /** The content under the heading, including sub-headings. */
  nodes: RootContent[]
  /** Words under the heading, including sub-headings, without the heading itself. */
  words: number
  subsections: { heading: string; line: number }[]
}

/** A post split by its headings. */
export type SectionedPost = {
  root: Root
  titles: { heading: string; line: number }[]
  /** Everything before the first H2 except the H1. */
  introduction: RootContent[]
  sections: Section[]
  /** Words of the whole post, headings included. */
  words: number
}

/** Words in plain text: runs without white space that contain a letter or digit, as word processors count them. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token)).length

/** Parses Markdown (CommonMark with GFM), in seconds even for a hostile text (see tameMarkdown). */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(tameMarkdown(markdown), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })

const blocks = new Set(['paragraph', 'heading', 'listItem', 'tableCell', 'blockquote', 'code', 'break'])

/** The visible text of a node: no HTML, no URLs, a space between blocks. */
export const textOf = (node: Root | RootContent): string => {
  if (node.type === 'html') return ''
  if (node.type === 'break') return ' '
  if ('value' in node) return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  return blocks.has(node.type) ? `${text} ` : text
}

export const wordsOf = (nodes: readonly RootContent[]): number =>
  nodes.reduce((sum, node) => sum + countWords(textOf(node)), 0)

const lineOf = (node: RootContent) => node.position?.start.line ?? 1
const mark = (node: Heading) => ({ heading: textOf(node).trim(), line: lineOf(node) })

/** Splits a post by its H1 and H2 headings; only top-level headings count, not those inside a quotation. */
export const sectionsOf = (markdown: string): SectionedPost => {
  const root = parseMarkdown(markdown)
  const post: SectionedPost = { root, titles: [], introduction: [], sections: [], words: wordsOf(root.children) }
  let nodes = post.introduction
  for (const node of root.children) {
    if (node.type === 'heading' && node.depth === 1) post.titles.push(mark(node))
    else if (node.type === 'heading' && node.depth === 2) {
      const section: Section = { ...mark(node), nodes: [], words: 0, subsections: [] }
      post.sections.push(section)
      nodes = section.nodes
    } else {
      nodes.push(node)
      if (node.type === 'heading' && node.depth === 3) post.sections.at(-1)?.subsections.push(mark(node))
    }
  }
  for (const section of post.sections) section.words = wordsOf(section.nodes)
  return post
}

/** Every node of a type in the tree, in document order. */
export const nodesOf = <Type extends RootContent['type']>(
  nodes: readonly RootContent[],
  type: Type,
): Extract<RootContent, { type: Type }>[] =>
  nodes.flatMap((node) => [
    ...(node.type === type ? [node as Extract<RootContent, { type: Type }>] : []),
    ...('children' in node ? nodesOf(node.children, type) : []),
  ])

export const isTaskList = (list: List): boolean => list.children.some((item) => typeof item.checked === 'boolean')

const numbered = /^(?:\p{L}+\s+(?:(?:no|nr|n)\.?\s*[°º]?\s*)?)?(\d{1,2})\s*[.):–—-](?:\s|$)/iu

/** The number at the start of a heading ("3. …", "Step 3: …", "Erreur n° 3 : …"), or null. */
export const headingNumber = (heading: string): number | null => {
  const found = numbered.exec(heading)
  return found ? Number(found[1]) : null
}

const announced = /(?:^|\s?[:–—]\s+)(?:[^\s\d]+\s+){0,2}(\d{1,2})(?=\s+[^\s\d])/u

/** The number of items that a title announces (digits among the first three words, also after a colon), or null. */
export const titleNumber = (title: string): number | null => {
  const found = announced.exec(title.trim())
  return found ? Number(found[1]) : null
}
