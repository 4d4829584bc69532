/** Read no further than this many characters of a page: the crawl's own cap is 3 MB. */
const maximumCharacters = 3_000_000
/** Real pages nest some 60 deep. The parser's stack costs time by depth: 600,000 nested tags block it for a minute. */
const maximumDepth = 256
const maximumTags = 120_000
/** Each stray `<` costs the parser a text node: beyond these they are left out. */
const maximumStrays = 1_000
/** A tag longer than this (a picture written into a style, a bomb of attributes) loses its long values. */
const maximumTagLength = 8_000

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
const rawTags = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noembed', 'noframes', 'iframe'])
/** An opening tag that ends an open one of the same name when it is left unclosed, as in `<li>one<li>two`. */
const selfClosing = new Set('li p td th tr dt dd option'.split(' '))

type State = {
  html: string
  output: string[]
  open: string[]
  /** Tags left out below the greatest depth, by name, so that their ends are left out too. */
  dropped: Map<string, number>
  /** True below the greatest depth once a tag that may hide its text was left out. */
  isMuted: boolean
  tags: number
  /** Signs `<` that begin no tag. */
  strays: number
}

/** The position of the `>` that ends the tag begun at `start`, outside quotes; -1 when there is none. */
const tagEnd = (html: string, start: number): number => {
  let quote = 0
  for (let index = start; index < html.length; index += 1) {
    const code = html.charCodeAt(index)
    if (quote) {
      if (code === quote) quote = 0
    } else if (code === 62) return index
    else if ((code === 34 || code === 39) && html.charCodeAt(index - 1) === 61) quote = code
  }
  return -1
}

/** Attribute names in lower case, as the parser keeps them as written: `<A HREF=…>` is a link too. */
const lowerNames = (tag: string): string =>
  tag.replaceAll(/"[^"]*"|'[^']*'|(?<=\s)[a-zA-Z][a-zA-Z:-]{0,40}(?=[\s=/>])/g, (part) =>
    /^["']/.test(part) ? part : part.toLowerCase(),
  )

const shortenTag = (tag: string, name: string): string => lowerNames(withoutLongValues(tag, name))

const withoutLongValues = (tag: string, name: string): string => {
  if (tag.length <= maximumTagLength) return tag
  const shorter = tag.replaceAll(/=\s*(?:"[^"]{1000,}"|'[^']{1000,}')/g, '=""')
  return shorter.length <= maximumTagLength * 4 ? shorter : `<${name} hidden>`
}

const openTag = (state: State, name: string, tag: string): void => {
  const isVoid = voidTags.has(name) || tag.endsWith('/>')
  if (!isVoid && selfClosing.has(name) && state.open.at(-1) === name) state.open.pop()
  if (state.open.length >= maximumDepth) {
    if (isVoid) return
    state.dropped.set(name, (state.dropped.get(name) ?? 0) + 1)
    if (/\s(?:style|hidden|aria-hidden|class)\b/i.test(tag)) state.isMuted = true
    // The words of two elements that are flattened into one must not run together.
    pushText(state, ' ')
    return
  }
  if (!isVoid) state.open.push(name)
  state.output.push(shortenTag(tag, name))
  state.tags += 1
}

const closeTag = (state: State, name: string): void => {
  const dropped = state.dropped.get(name) ?? 0
  if (dropped > 0) {
    state.dropped.set(name, dropped - 1)
    return
  }
  const position = state.open.lastIndexOf(name)
  if (position === -1) return
  state.open.length = position
  state.dropped.clear()
  state.isMuted = false
  state.output.push(`</${name}>`)
}

const pushText = (state: State, text: string): void => {
  if (text && !state.isMuted) state.output.push(text)
}

/** Copies a script, style or other raw element whole; returns the position after it. */
const copyRaw = (state: State, name: string, tag: string, from: number): number => {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  const found = end.exec(state.html)
  const stop = found ? found.index : state.html.length
  if (state.open.length < maximumDepth) {
    state.output.push(shortenTag(tag, name), state.html.slice(from, stop), `</${name}>`)
  }
  const close = found ? state.html.indexOf('>', stop) : -1
  return close === -1 ? state.html.length : close + 1
}

/** Reads one tag or comment at `start` (a `<`); returns the position after it. */
const readMarkup = (state: State, start: number): number => {
  const { html } = state
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4)
    return end === -1 ? html.length : end + 3
  }
  const head = /^<(\/?)([a-zA-Z][^\s/>]{0,60})/.exec(html.slice(start, start + 64))
  if (!head) {
    const isDeclaration = /^<[!?]/.test(html.slice(start, start + 2))
    const end = isDeclaration ? html.indexOf('>', start) : -1
    if (end !== -1) return end + 1
    state.strays += 1
    if (state.strays <= maximumStrays) pushText(state, '&lt;')
    return start + 1
  }
  const end = tagEnd(html, start + 1)
  if (end === -1) return html.length
  const name = (head[2] ?? '').toLowerCase()
  if (head[1]) {
    closeTag(state, name)
    return end + 1
  }
  const tag = html.slice(start, end + 1)
  if (rawTags.has(name) && !tag.endsWith('/>')) return copyRaw(state, name, tag, end + 1)
  openTag(state, name, tag)
  return end + 1
}

/**
 * The same page within bounds that the parser takes in linear time: no comments, at most 256 levels (what lies deeper
 * is flattened into the level above, or left out where its own tags may hide it), 120,000 tags and 3,000,000 characters.
 */
export const boundHtml = (source: string): string => {
  const html = source.slice(0, maximumCharacters).replaceAll('\u0000', '')
  const state: State = { html, output: [], open: [], dropped: new Map(), isMuted: false, tags: 0, strays: 0 }
  let position = 0
  while (position < html.length && state.tags < maximumTags) {
    const next = html.indexOf('<', position)
    if (next === -1) {
      pushText(state, html.slice(position))
      break
    }
    pushText(state, html.slice(position, next))
    position = readMarkup(state, next)
  }
  return state.output.join('')
}
