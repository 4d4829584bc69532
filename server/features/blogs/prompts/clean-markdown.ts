import type { Link, LinkReference, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { textOf } from '#domain/quality/sections.ts'
import { tameMarkdown } from '#domain/quality/tame-markdown.ts'
import { isClosingRemark, isOpeningRemark } from './chat-remarks.ts'

/**
 * A model's answer as Markdown that can be stored: without a code fence or thinking around it, without remarks to
 * the person ("Here is your post:"), without HTML and images, with links of harmless schemes only (M5), and with the
 * title once at the beginning. Clean text is returned unchanged, apart from surrounding white space.
 */
export const cleanMarkdown = (text: string): string => {
  const answer = text
    .replace(/^\s*<think>[^]*?<\/think>/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
  const tamed = tameMarkdown(withoutFence(answer))
  const safe = withoutUnsafe(withoutFence(withoutRemarks(tamed)))
  return withoutSecondTitle(safe).trim()
}

const fence = /^(`{3,}|~{3,})[ \t]*(markdown|md)?[ \t]*\n/i

/** By text, not by parsing: a fence inside the post would end the one around it. */
const withoutFence = (text: string): string => {
  const found = fence.exec(text)
  if (!found) return text
  const [opening, mark, language] = found
  const inside = text.slice(opening.length)
  if (!language && !/^\s*#/.test(inside)) return text
  return inside.replace(new RegExp(`\\n${mark}[ \\t]*$`), '').trim()
}

const offsets = (node: RootContent) => ({ from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0 })

const withoutRemarks = (text: string): string => {
  const blocks = fromMarkdown(text).children
  let first = 0
  if (blocks[0]?.type === 'paragraph' && startsPost(blocks[1]) && isOpeningRemark(textOf(blocks[0]))) first = 1
  if (first === 1 && blocks[1]?.type === 'thematicBreak') first = 2
  let last = blocks.length
  const closing = blocks.at(-1)
  if (closing?.type === 'paragraph' && isClosingRemark(textOf(closing)))
    last -= blocks.at(-2)?.type === 'thematicBreak' ? 2 : 1
  const kept = blocks.slice(first, last)
  if (kept.length === blocks.length || kept.length === 0) return text
  return text.slice(offsets(kept[0]!).from, offsets(kept.at(-1)!).to).trim()
}

const startsPost = (node: RootContent | undefined) =>
  node?.type === 'heading' || node?.type === 'code' || node?.type === 'thematicBreak'

type Edit = { from: number; to: number; text: string }

// Removing a part may join the rest into another tag or link, so it is repeated.
const mostPasses = 10

const withoutUnsafe = (text: string): string => {
  let safe = text
  for (let pass = 0; pass < mostPasses; pass++) {
    const edits = unsafeEdits(safe, fromMarkdown(safe))
    if (edits.length === 0) return safe
    safe = apply(safe, edits)
  }
  return safe.replaceAll(/[<[]/g, '\\$&')
}

const unsafeEdits = (text: string, root: Root): Edit[] => {
  const nodes = descendants(root.children)
  const unsafe = new Set(
    nodes.map((node) => (node.type === 'definition' && !isSafeLink(node.url) ? node.identifier : '')),
  )
  return nodes.flatMap((node) => {
    const replacement = replacementOf(text, node, unsafe)
    return replacement === undefined ? [] : [{ ...offsets(node), text: replacement }]
  })
}

const descendants = (nodes: RootContent[]): RootContent[] =>
  nodes.flatMap((node) => [node, ...('children' in node ? descendants(node.children) : [])])

const replacementOf = (text: string, node: RootContent, unsafe: Set<string>): string | undefined => {
  switch (node.type) {
    case 'html':
      return textOfHtml(node.value)
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'definition':
      return isSafeLink(node.url) ? undefined : ''
    case 'link':
      return isSafeLink(node.url) ? undefined : contentOf(text, node)
    case 'linkReference':
      return unsafe.has(node.identifier) ? contentOf(text, node) : undefined
    default:
      return undefined
  }
}

const apply = (text: string, edits: Edit[]): string => {
  let result = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    // Nested ones are handled by the next pass.
    if (edit.from < at) continue
    result += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return result + text.slice(at)
}

const contentOf = (text: string, { children }: Link | LinkReference) => {
  const [first, last] = [children[0], children.at(-1)]
  return first && last ? text.slice(offsets(first).from, offsets(last).to) : ''
}

const textOfHtml = (html: string) =>
  html
    .replaceAll(/<!--[^]*?(?:-->|$)|<(script|style)\b[^]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<br\b[^>]*>/gi, ' ')
    .replaceAll(/<[^>]*>?/g, '')

/** M5: http, https, irc, ircs, mailto, xmpp or relative. Browsers skip white space and control characters. */
const isSafeLink = (url: string): boolean => {
  const address = url.replaceAll(/[\p{Cc}\s]/gu, '')
  const scheme = /^[^/?#:]*:/.exec(address)?.[0].toLowerCase()
  return scheme === undefined || ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'].includes(scheme)
}

const withoutSecondTitle = (text: string): string => {
  const [first, second] = fromMarkdown(text).children
  if (!first || !second || plain(first) !== plain(second)) return text
  if (isTitle(first)) return text.slice(0, offsets(second).from) + text.slice(offsets(second).to).trimStart()
  return isTitle(second) ? text.slice(offsets(second).from) : text
}

const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1

const plain = (node: RootContent) => textOf(node).replaceAll(/\s+/g, ' ').trim().toLowerCase()
