import { parseHTML } from 'linkedom'

const headTags = new Set(['META', 'TITLE', 'LINK', 'BASE', 'SCRIPT', 'STYLE'])

/**
 * Parses a page. linkedom does not normalise like browsers, so this adds missing html and body elements, content after
 * them, and lower-case attribute names. Hostile pages take long: call it in a worker.
 */
export const parseDocument = (html: string): Document => {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html>${html}</html>`) as { document: Document }
  const { documentElement, head } = document
  const body = documentElement.querySelector(':scope > body') ?? document.createElement('body')
  for (const node of [...documentElement.childNodes, ...document.childNodes]) {
    if (node === documentElement || node === head || node === body || node.nodeType === 10) continue
    ;(headTags.has(node.nodeName) ? head : body).append(node)
  }
  head.after(body)
  for (const element of document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const lower = name.toLowerCase()
      if (lower === name) continue
      if (!element.hasAttribute(lower)) element.setAttribute(lower, element.getAttribute(name) ?? '')
      element.removeAttribute(name)
    }
  }
  return document
}

const hiddenByStyle =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|font-size\s*:\s*0*\.?0+(?:[a-z]+|%)?(?=\s*(?:;|!|$)))/i

/**
 * The hidden descendants of an element, by their attributes: style sheets are not evaluated. Zero opacity does not count,
 * as pages fade their text in.
 */
export const hiddenElements = (root: Element | Document): Element[] => [
  ...root.querySelectorAll('[hidden],[aria-hidden="true" i]'),
  ...[...root.querySelectorAll('[style]')].filter((element) =>
    hiddenByStyle.test((element.getAttribute('style') ?? '').replace(/\/\*[^]*?\*\//g, ' ')),
  ),
]

const unread = 'script,style,noscript,template,svg,iframe,object,canvas,select,textarea'

/** Whether the page's main content asks for a password: many sites also have a login form in the header or a dialog. */
export const hasPasswordForm = (document: Document): boolean =>
  [...document.querySelectorAll('input[type="password" i]')].some(
    (field) => !field.closest('header,nav,footer,dialog,[role="dialog"],[class*="modal" i],[hidden]'),
  )

const blocks = new RegExp(
  '^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|' +
    'NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|TFOOT|THEAD|TR|UL)$',
)

const prefixOf = (element: Element) => {
  const heading = /^H([1-6])$/.exec(element.tagName)?.[1]
  if (heading) return `${'#'.repeat(Number(heading))} `
  if (element.tagName === 'LI') return element.parentElement?.tagName === 'OL' ? '1. ' : '- '
  return element.tagName === 'BLOCKQUOTE' ? '> ' : ''
}

/**
 * The visible text of an element, as plain text with Markdown headings, lists and quotes; one paragraph per block, one
 * line per table row.
 * @param leaveOut a selector of further elements to skip
 */
export const readableText = (root: Element, leaveOut = ''): string => {
  const passOver = new Set<Node>([
    ...root.querySelectorAll(leaveOut ? `${unread},${leaveOut}` : unread),
    ...hiddenElements(root),
  ])
  let text = ''
  let line = ''
  let prefix = ''
  let lastPrefix = ''
  const endBlock = () => {
    const block = line
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/[ |]+$/, '')
      .trim()
    line = ''
    if (!block) return
    const isItem = /^[-1]/.test(prefix)
    text += `${text && (isItem && prefix === lastPrefix ? '\n' : '\n\n')}${prefix}${block}`
    lastPrefix = prefix
    prefix = ''
  }
  // Iterative, not recursive: pages nest tens of thousands of elements.
  for (let node: Node | null = root, isEntering = true; node;) {
    if (isEntering && !passOver.has(node)) {
      if (node.nodeType === 3) line += node.nodeValue?.replace(/\s+/g, ' ') ?? ''
      if (node.nodeName === 'BR') line += '\n'
      if (node.nodeType === 1 && blocks.test(node.nodeName)) {
        endBlock()
        prefix = prefixOf(node as Element) || prefix
      }
      if (node.firstChild) {
        node = node.firstChild
        continue
      }
    }
    if (blocks.test(node.nodeName)) {
      endBlock()
      prefix = ''
    }
    if (/^T[DH]$/.test(node.nodeName)) line += ' | '
    if (node === root) break
    isEntering = node.nextSibling !== null
    node = node.nextSibling ?? node.parentNode
  }
  endBlock()
  return text
}
