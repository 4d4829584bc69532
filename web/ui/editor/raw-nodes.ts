import { Node } from '@tiptap/core'

/** Markdown without an editor node, mostly HTML: shown as source that can be deleted, never rendered. */
function createRawNode(name: string, isInline: boolean, tag: 'pre' | 'span') {
  return Node.create({
    name,
    group: isInline ? 'inline' : 'block',
    inline: isInline,
    atom: true,
    addAttributes: () => ({ source: { default: '', rendered: false, parseHTML: (element) => element.textContent } }),
    // Before the code block, which matches every <pre>.
    parseHTML: () => [{ tag: `${tag}[data-raw]`, priority: 60 }],
    renderHTML: ({ node }) => [tag, { 'data-raw': '' }, String(node.attrs.source)],
  })
}

export const RawBlock = createRawNode('rawBlock', false, 'pre')
export const RawInline = createRawNode('rawInline', true, 'span')
