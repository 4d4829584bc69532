import type { List, ListItem, RootContent } from 'mdast'
import { headingNumber, parseMarkdown, textOf } from '#domain/quality/sections.ts'
import { plain } from './markdown.ts'

/** A heading of an outline with the notes below it, all as plain text. */
export type OutlineSection = { level: 2 | 3; heading: string; points: string[] }

const itemText = (item: ListItem): string =>
  plain(
    item.children
      .filter((child) => child.type !== 'list')
      .map(textOf)
      .join(' '),
  )

const nested = (item: ListItem): List[] => item.children.filter((child) => child.type === 'list')

const pointsOf = (list: List): string[] =>
  list.children.flatMap((item) => [itemText(item), ...nested(item).flatMap(pointsOf)]).filter(Boolean)

/** An outline without headings: its list items, else its lines, are the headings. */
const readPlain = (nodes: RootContent[]): OutlineSection[] =>
  nodes.flatMap((node) =>
    node.type === 'list'
      ? node.children.map((item) => ({
          level: 2 as const,
          heading: itemText(item),
          points: nested(item).flatMap(pointsOf),
        }))
      : textOf(node)
          .split('\n')
          .map((line) => ({ level: 2 as const, heading: plain(line), points: [] })),
  )

// Far more than any post has: beyond it, what an outline holds would cost minutes and help nobody.
const most = { characters: 50_000, sections: 40, points: 40, letters: 300 }

const clipped = (text: string) =>
  text.length > most.letters ? `${text.slice(0, most.letters - 1).replace(/[\ud800-\udbff]$/, '')}…` : text

/**
 * The sections that an outline asks for, whoever wrote it: headings of two levels with their notes; at most 40 with 40
 * notes each, of which 300 characters count.
 * @param title the post's title, which may head the outline and is no section of it
 */
export const readOutline = (outline: string, title: string | null): OutlineSection[] =>
  sectionsIn(outline.slice(0, most.characters), title)
    .slice(0, most.sections)
    .map(({ level, heading, points }) => ({
      level,
      heading: clipped(heading),
      points: points.slice(0, most.points).map(clipped),
    }))

const sectionsIn = (outline: string, title: string | null): OutlineSection[] => {
  const nodes = parseMarkdown(outline).children
  const headings = nodes.filter((node) => node.type === 'heading')
  if (headings.length === 0) return readPlain(nodes).filter(({ heading }) => heading !== '')
  const [first, ...others] = headings
  const isTitle =
    first!.depth === 1 && (plain(textOf(first!)) === plain(title ?? '') || !others.some((h) => h.depth === 1))
  const levels = (isTitle ? others : headings).map(({ depth }) => depth)
  const top = Math.min(...levels)
  const sections: OutlineSection[] = []
  for (const node of nodes) {
    if (node === first && isTitle) continue
    if (node.type === 'heading') {
      const heading = plain(textOf(node))
      if (heading) sections.push({ level: node.depth === top ? 2 : 3, heading, points: [] })
    } else if (node.type === 'list') sections.at(-1)?.points.push(...pointsOf(node))
    else if (sections.length > 0) sections.at(-1)!.points.push(...[plain(textOf(node))].filter(Boolean))
  }
  return sections
}

/** A heading without the number or the step label before it. */
export const bareHeading = (heading: string): string =>
  headingNumber(heading) === null
    ? heading
    : heading.replace(/^(?:\p{L}+\s+(?:(?:no|nr|n)\.?\s*[°º]?\s*)?)?\d{1,2}\s*[.):–—-]\s*/iu, '')
