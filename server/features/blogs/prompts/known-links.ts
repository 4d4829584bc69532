// Removes links to URLs that were not in a model's input: they are invented, or exfiltrate data.
import type { Link, RootContent } from 'mdast'
import { nodesOf, parseMarkdown } from '#domain/quality/sections.ts'
import type { WritingBrief } from '#domain/writing.ts'

/** All text from which a post may take a URL. */
export const materialOf = (brief: WritingBrief, outline: string | null): string[] =>
  [
    ...Object.values(brief.brand).filter((value) => typeof value === 'string'),
    brief.brief,
    brief.title,
    outline,
    ...brief.contexts.flatMap(({ url, text }) => [url, text]),
  ].filter((text) => text !== null)

const addresses = /(?:https?:\/\/|www\.|mailto:)[^\s<>"“”«»]+/gi
const between = /[\s<>"“”«»()[\]]+/
const closing = /[.,;:!?'’)\]*_|]+$/
// M5: no web address is longer.
const longest = 2083

/** The URLs in a text, with and without a scheme, each also without trailing punctuation. */
const addressesIn = (text: string): string[] =>
  [...(text.match(addresses) ?? []), ...text.split(between).filter((word) => /[.@]/.test(word))].flatMap((word) =>
    word.length > longest ? [] : [word, word.replace(closing, '')],
  )

/** Normalises a URL for comparison. */
const sameFor = (address: string): string => {
  const bare = address.replace(/^mailto:/i, '').replace(/^https?:\/\//i, '')
  const [, host = '', rest = ''] = /^([^/?#]*)([^]*)$/.exec(bare) ?? []
  return host.toLowerCase().replace(/^www\./, '') + rest.replace(/#.*$/s, '').replace(/\/$/, '')
}

/**
 * The Markdown without links to URLs and mail addresses that do not occur in the material: the text of such a link is
 * kept, and a bare URL becomes code. URLs are compared without scheme, `www.`, trailing slash
 * and fragment. Relative links are kept.
 */
export const withKnownLinks = (markdown: string, material: readonly string[]): string => {
  const known = new Set(material.flatMap(addressesIn).map(sameFor))
  const isKnown = (url: string) => !/^[a-z][a-z+.-]*:|^\/\//i.test(url) || known.has(sameFor(url.replace(/^\/\//, '')))
  const { children } = parseMarkdown(markdown)
  const foreign = new Map(nodesOf(children, 'definition').map(({ identifier, url }) => [identifier, !isKnown(url)]))
  const edits = [
    ...nodesOf(children, 'definition').flatMap((node) => (isKnown(node.url) ? [] : [{ node, text: '' }])),
    ...nodesOf(children, 'link').flatMap((node) =>
      isKnown(node.url) ? [] : [{ node, text: wordsOf(markdown, node, node.url) }],
    ),
    ...nodesOf(children, 'linkReference').flatMap((node) =>
      foreign.get(node.identifier) ? [{ node, text: wordsOf(markdown, node, '') }] : [],
    ),
  ]
  return edits
    .toSorted((a, b) => startOf(b.node) - startOf(a.node))
    .reduce((text, { node, text: words }) => text.slice(0, startOf(node)) + words + text.slice(endOf(node)), markdown)
    .trim()
}

const startOf = (node: RootContent) => node.position?.start.offset ?? 0
const endOf = (node: RootContent) => node.position?.end.offset ?? 0

const wordsOf = (markdown: string, node: Link | Extract<RootContent, { type: 'linkReference' }>, url: string) => {
  const [first, last] = [node.children[0], node.children.at(-1)]
  const words = first && last ? markdown.slice(startOf(first), endOf(last)) : ''
  // `<https://…>` and a bare URL would become links again.
  return url !== '' && sameFor(words) === sameFor(url) ? `\`${words.replaceAll('`', '')}\`` : words
}
