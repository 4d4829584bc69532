// A post as HTML for export: a Google document, the clipboard, a file.
import type { Element, ElementContent, Nodes, Root } from 'hast'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Html, Root as MarkdownRoot } from 'mdast'
import { toHast, type State } from 'mdast-util-to-hast'
import { parseMarkdown } from './quality/sections.ts'

/** The post as a sanitised HTML fragment. A post without a main heading gets its title as one. */
export const postHtml = (markdown: string, title: string): string => {
  const body = toHast(withHeading(parseMarkdown(markdown), title), { handlers: { html: htmlAsText } }) as Root
  adapt(body)
  return toHtml(sanitize(body, { ...defaultSchema, clobber: [], attributes }))
}

/** The post as a complete HTML page. `language` is a blog's (`en_GB`). */
export const postPage = (markdown: string, { title, language }: { title: string; language: string }): string => {
  const head = `<meta charset="utf-8"><title>${escaped(title)}</title>`
  return `<!doctype html>\n<html lang="${language.replace('_', '-')}"><head>${head}</head><body>\n${postHtml(markdown, title)}\n</body></html>\n`
}

// Links keep the schemes of M5, which are the default schema's; tables need the border attribute to show lines.
const attributes = { ...defaultSchema.attributes, table: ['border'], ul: [], li: [], code: [] }

const withHeading = (tree: MarkdownRoot, title: string): MarkdownRoot => {
  const [first] = tree.children
  if (first?.type === 'heading' && first.depth === 1) return tree
  const heading = { type: 'heading' as const, depth: 1 as const, children: [{ type: 'text' as const, value: title }] }
  return { ...tree, children: [heading, ...tree.children] }
}

/** HTML in the Markdown is shown as source, as on the screen; the editor writes line breaks in tables as `<br>`. */
const htmlAsText = (_: State, { value }: Html): ElementContent =>
  /^<br\s*\/?>$/i.test(value)
    ? { type: 'element', tagName: 'br', properties: {}, children: [] }
    : { type: 'text', value }

/** A document supports neither check boxes nor images without a URL: they become text. */
const adapt = (node: Nodes): void => {
  if (!('children' in node)) return
  const children: Nodes[] = node.children
  for (const [index, child] of children.entries()) {
    if (child.type !== 'element') continue
    const text = textInPlaceOf(child)
    if (text !== undefined) children[index] = { type: 'text', value: text }
    else if (child.tagName === 'table') child.properties['border'] = '1'
    for (const name of ['href', 'src']) {
      const address = child.properties[name]
      // The sanitiser knows schemes in lower case only.
      if (typeof address === 'string')
        child.properties[name] = address.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
    }
    adapt(child)
  }
}

const textInPlaceOf = ({ tagName, properties }: Element) => {
  if (tagName === 'input') return properties['checked'] ? '☑' : '☐'
  if (tagName === 'img' && !/^https?:\/\//i.test(String(properties['src']))) return String(properties['alt'] ?? '')
  return undefined
}

const escaped = (text: string) => toHtml({ type: 'text', value: text })
