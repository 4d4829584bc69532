// Converts the inline content of a post to runs of a Word document.
import { ExternalHyperlink, TextRun } from 'docx'
import type { IRunOptions, ParagraphChild } from 'docx'
import type { Definition, Nodes, PhrasingContent } from 'mdast'
import { textOf } from '#domain/quality/sections.ts'
import { isAllowedAddress, isExternalAddress } from '#web/ui/editor/link-rule.ts'

/** The definitions of references such as `[text][label]`, by label. */
export type Definitions = { definitions: Map<string, Definition> }

export const codeFont = 'Courier New'

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'strike' | 'font' | 'style'>

export const runsOf = (nodes: readonly PhrasingContent[], links: Definitions, style: RunStyle = {}): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ text: node.value.replaceAll('\n', ' '), ...style })]
      case 'strong':
        return runsOf(node.children, links, { ...style, bold: true })
      case 'emphasis':
        return runsOf(node.children, links, { ...style, italics: true })
      case 'delete':
        return runsOf(node.children, links, { ...style, strike: true })
      case 'inlineCode':
        return [new TextRun({ text: node.value, ...style, font: codeFont })]
      case 'break':
        return [new TextRun({ break: 1 })]
      case 'html':
        return /^<br\s*\/?>$/i.test(node.value) ? [new TextRun({ break: 1 })] : []
      case 'link':
        return linkOf(node.url, runsOf(node.children, links, { ...style, style: 'Hyperlink' }))
      case 'linkReference':
        return linkOf(addressOf(node.identifier, links), runsOf(node.children, links, { ...style, style: 'Hyperlink' }))
      case 'image':
        return linkOf(node.url, [new TextRun({ text: node.alt || node.url, ...style, italics: true })])
      case 'imageReference':
        return linkOf(addressOf(node.identifier, links), [new TextRun({ text: node.alt ?? '', italics: true })])
      default:
        return [new TextRun({ text: textOf(node).trim(), ...style })]
    }
  })

const addressOf = (identifier: string, { definitions }: Definitions): string => definitions.get(identifier)?.url ?? ''

/** Word only follows absolute URLs. */
const linkOf = (address: string, children: ParagraphChild[]): ParagraphChild[] =>
  isAllowedAddress(address) && (isExternalAddress(address) || /^[a-z]+:/i.test(address))
    ? [new ExternalHyperlink({ link: address, children })]
    : children

/** The first definition of each label counts. */
export function definitionsOf(root: Nodes): Definitions['definitions'] {
  const found = new Map<string, Definition>()
  const visit = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(root)
  return found
}
