import { Readability } from '@mozilla/readability'
import { hasPasswordForm, hiddenElements, parseDocument, readableText } from './document.ts'

export type Article = { title: string; text: string }

// Readability takes seconds above these limits, which ordinary pages stay far below.
const maxElements = 15_000
const maxDepth = 500
/** A shorter main part, in characters, is usually only a fragment of the content. */
const minMainPart = 500

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? ''

/** Prefers the heading if the title only appends the site's name. */
const titleOf = (document: Document) => {
  const title = words(document.querySelector('title')?.textContent)
  const heading = words(document.querySelector('h1')?.textContent)
  const shared = words(document.querySelector('meta[property="og:title" i]')?.getAttribute('content'))
  return heading && title.includes(heading) ? heading : shared || title || heading
}

const isTooMuch = (document: Document) => {
  const elements = document.querySelectorAll('*')
  const depths = new Map<Element | null, number>()
  for (const element of elements) depths.set(element, (depths.get(element.parentElement) ?? 0) + 1)
  return elements.length > maxElements || depths.values().some((depth) => depth > maxDepth)
}

const asElement = (node: Node) => node as Element

const mainPart = (document: Document) => {
  if (isTooMuch(document)) return ''
  const content = new Readability(document, { serializer: asElement }).parse()?.content
  return content ? readableText(content) : ''
}

/**
 * Title and main text of a page, without menus and the like, with Markdown headings, lists and quotes; the text of the
 * whole body if no main part is found. Runs in a worker: hostile pages take long.
 */
export const extractArticle = (html: string): Article & { isLogin: boolean } => {
  const document = parseDocument(html)
  // Before Readability changes the document.
  const title = titleOf(document)
  const body = readableText(document.body, 'nav,header,footer,form') || readableText(document.body)
  const isLogin = hasPasswordForm(document) && body.length < 500
  // Readability removes styles, which would reveal hidden elements.
  for (const element of hiddenElements(document.body)) element.remove()
  const main = mainPart(document)
  return { title, text: main.length < minMainPart ? body : main, isLogin }
}
