import type { Definition, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

type Meaning = unknown[]

/**
 * What a text says, for tests to compare, apart from how it is written: a soft break is a space, list tightness and the
 * order of nested marks do not count, references are resolved, spaces carry no marks. By M5 a link with another scheme
 * is its text; a table row has as many cells as the header (GFM).
 */
export function meaningOf(markdown: string): Meaning {
  const root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const definitions: Definition[] = []
  const collect = (node: Nodes) => {
    if (node.type === 'definition') definitions.push(node)
    if ('children' in node) node.children.forEach(collect)
  }
  collect(root)
  return meaningOfBlocks(root.children, definitions)
}

function meaningOfBlocks(nodes: RootContent[], definitions: Definition[]): Meaning {
  const line = (children: PhrasingContent[]) => joinText(meaningOfInline(children, [], definitions))
  return nodes.flatMap((node): Meaning => {
    const inside = () => ('children' in node ? meaningOfBlocks(node.children, definitions) : [])
    switch (node.type) {
      case 'definition':
        return []
      case 'paragraph':
        return [['paragraph', line(node.children)]]
      case 'heading':
        return [['heading', node.depth, line(node.children)]]
      case 'code':
        return [['code', node.lang, node.meta, node.value]]
      case 'html':
        return [['html', node.value.trim()]]
      case 'list':
        return [['list', node.ordered, node.ordered && node.start, inside()]]
      case 'listItem':
        return [['item', node.checked, inside()]]
      case 'table': {
        const width = node.children[0]?.children.length ?? 0
        const rows = node.children.map(({ children }) =>
          Array.from({ length: width }, (_, column) => line(children[column]?.children ?? [])),
        )
        return [['table', node.align, rows]]
      }
      default:
        return [[node.type, 'identifier' in node && node.identifier, inside()]]
    }
  })
}

type Piece = { kind: string; value: string; marks: string[] }

function meaningOfInline(nodes: PhrasingContent[], marks: string[], definitions: Definition[]): Piece[] {
  const nest = (mark: string, children: PhrasingContent[]) =>
    meaningOfInline(children, [...new Set([...marks, mark])].toSorted(), definitions)
  return nodes.flatMap((node): Piece[] => {
    switch (node.type) {
      case 'text': {
        const words = node.value.replace(/[ \t]*\n[ \t]*/g, ' ').match(/ +|[^ ]+/g) ?? []
        return words.map((value) => ({ kind: 'text', value, marks: value.trim() ? marks : [] }))
      }
      case 'emphasis':
      case 'strong':
      case 'delete':
        return nest(node.type, node.children)
      case 'link':
      case 'linkReference': {
        const { url, title } = addressOf(node, definitions)
        if (!isKeptByM5(url)) return meaningOfInline(node.children, marks, definitions)
        if (node.children.length === 0) return [{ kind: 'link', value: JSON.stringify([url, title]), marks }]
        return nest(`link ${JSON.stringify([url, title])}`, node.children)
      }
      case 'image':
      case 'imageReference': {
        const { url, title } = addressOf(node, definitions)
        if (isKeptByM5(url)) return [{ kind: 'image', value: JSON.stringify([url, title, node.alt]), marks }]
        return node.alt ? [{ kind: 'text', value: node.alt, marks }] : []
      }
      case 'inlineCode':
        return [{ kind: 'code', value: node.value.replaceAll('\n', ' '), marks }]
      case 'break':
        return [{ kind: 'break', value: '', marks: [] }]
      case 'html':
        if (/^<br *\/?>$/i.test(node.value)) return [{ kind: 'break', value: '', marks: [] }]
        return [{ kind: 'html', value: node.value, marks }]
      default:
        return [{ kind: 'footnote', value: node.identifier, marks }]
    }
  })
}

function addressOf(node: PhrasingContent, definitions: Definition[]): { url: string; title?: string | null } {
  if ('url' in node) return node
  const definition = definitions.find(({ identifier }) => 'identifier' in node && identifier === node.identifier)
  return definition ?? { url: '' }
}

function isKeptByM5(url: string): boolean {
  return !/^[^/?#:]*:/.test(url) || /^(?:https?|ircs?|mailto|xmpp):/i.test(url)
}

function joinText(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isSame = last?.kind === 'text' && piece.kind === 'text' && String(last.marks) === String(piece.marks)
    if (isSame) last.value += piece.value
    else joined.push({ ...piece })
  }
  return joined
}
