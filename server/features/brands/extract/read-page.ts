import { parseHTML } from 'linkedom'
import { baseLanguage, languages } from '#domain/languages.ts'
import { boundHtml } from './bound-html.ts'
import { isModelOrder } from './model-orders.ts'
import { readScriptBlocks } from './script-data.ts'
import { entitiesOfJson, entitiesOfMarkup } from './structured-data.ts'
import { readText } from './text-blocks.ts'
import { normalise } from './text.ts'
import { readHidingRules } from './visibility.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Page } from '#server/providers/web-page/page.ts'
import type { Block, PageModel } from './model.ts'

/** A page with fewer visible characters than this is drawn by its scripts: what they carry is read instead. */
const scriptDrawnBelow = 500

const known = new Set<string>(languages.map((language) => baseLanguage(language.value)))

const toLanguage = (value: string | null | undefined): BaseLanguage | null => {
  const base = value?.trim().slice(0, 2).toLowerCase() ?? ''
  return known.has(base) ? (base as BaseLanguage) : null
}

/** All elements in page order, without recursion. */
const elementsOf = function* (root: Node): Generator<Element> {
  let node: Node | null = root.firstChild
  while (node) {
    if (node.nodeType === 1) {
      yield node as Element
      if (node.firstChild && (node as Element).localName !== 'template') {
        node = node.firstChild
        continue
      }
    }
    while (node && !node.nextSibling) node = node.parentNode === root ? null : node.parentNode
    node = node?.nextSibling ?? null
  }
}

type Head = {
  title: string
  meta: Map<string, string[]>
  canonical: string | null
  language: BaseLanguage | null
  sheets: string[]
  linkedData: string[]
  scripts: string[]
  marked: Element[]
}

const readMeta = (element: Element, head: Head): void => {
  const content = normalise(element.getAttribute('content') ?? '').slice(0, 2000)
  if (!content || isModelOrder(content)) return
  for (const attribute of ['name', 'property']) {
    const name = element.getAttribute(attribute)?.toLowerCase().trim()
    if (name) head.meta.set(name, [...(head.meta.get(name) ?? []), content])
  }
}

const readHead = (root: Node): Head => {
  const head: Head = {
    title: '',
    meta: new Map(),
    canonical: null,
    language: null,
    sheets: [],
    linkedData: [],
    scripts: [],
    marked: [],
  }
  for (const element of elementsOf(root)) {
    const tag = element.localName
    if (tag === 'html') head.language = toLanguage(element.getAttribute('lang') ?? element.getAttribute('xml:lang'))
    else if (tag === 'title' && !head.title && element.parentNode?.nodeName.toLowerCase() !== 'svg')
      head.title = normalise(element.textContent ?? '').slice(0, 300)
    else if (tag === 'meta') readMeta(element, head)
    else if (tag === 'link' && element.getAttribute('rel')?.toLowerCase() === 'canonical')
      head.canonical ??= element.getAttribute('href')
    else if (tag === 'style') head.sheets.push(element.textContent ?? '')
    else if (tag === 'script') readScript(element, head)
    if (
      element.hasAttribute('itemtype') ||
      element.hasAttribute('itemprop') ||
      element.hasAttribute('typeof') ||
      (element.hasAttribute('property') && tag !== 'meta')
    )
      head.marked.push(element)
  }
  return head
}

const readScript = (element: Element, head: Head): void => {
  const type = (element.getAttribute('type') ?? '').toLowerCase()
  const source = element.textContent ?? ''
  if (type.startsWith('application/ld+json')) head.linkedData.push(source)
  else if (type === 'application/json' || /^\s*(?:window|self|globalThis)\.[\w$.]+\s*=\s*\{/.test(source))
    head.scripts.push(source)
}

/** A block that gives orders to a model keeps its place and loses its words. */
const silenceOrder = (block: Block): Block =>
  isModelOrder(block.text) ? { ...block, text: '', lines: [], links: [], level: 0, voice: 'foreign' } : block

/** Reads one page into its visible text, structured data and head. Null when its address is none. */
export const readPage = (page: Page): PageModel | null => {
  if (!URL.canParse(page.url)) return null
  const { document } = parseHTML(boundHtml(page.html))
  const head = readHead(document)
  const text = readText(document, readHidingRules(head.sheets))
  const length = text.blocks.reduce((sum, block) => sum + block.text.length, 0)
  const script =
    length < scriptDrawnBelow ? readScriptBlocks(head.scripts, text.blocks.length) : { blocks: [], entities: [] }
  const entities = [...head.linkedData.flatMap(entitiesOfJson), ...entitiesOfMarkup(head.marked), ...script.entities]
  return {
    url: new URL(page.url),
    kind: 'other',
    language: head.language ?? toLanguage(head.meta.get('og:locale')?.[0]),
    title: isModelOrder(head.title) ? '' : head.title,
    meta: head.meta,
    canonical: head.canonical,
    entities,
    blocks: [...text.blocks, ...script.blocks].map(silenceOrder),
    pictures: text.pictures.filter((picture) => !isModelOrder(picture.alt)),
    contactLinks: text.contactLinks,
  }
}
