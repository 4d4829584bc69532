/** What an element's own attributes and simple style rules say about whether a reader sees its text. */

type Styles = Map<string, string>

export type HidingRules = { hidden: ReadonlySet<string> }

const parseDeclarations = (source: string): Styles => {
  const styles: Styles = new Map()
  for (const declaration of source.slice(0, 4000).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon === -1) continue
    const value = declaration.slice(colon + 1).replace(/!\s*important/i, '')
    styles.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase())
  }
  return styles
}

const namedColours: Record<string, string> = { white: '255,255,255', black: '0,0,0' }

/** A colour as `r,g,b`; null for what cannot be compared (gradients, variables, transparency). */
const colourOf = (value: string | undefined): string | null => {
  if (!value) return null
  const text = value.trim()
  if (namedColours[text]) return namedColours[text]
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (hex) {
    const pairs = (hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex).match(/../g) ?? []
    return pairs.map((pair) => Number.parseInt(pair, 16)).join(',')
  }
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+(?:1|1\.0|100%))?\s*\)$/.exec(text)
  return rgb ? rgb.slice(1, 4).join(',') : null
}

const isTiny = (value: string | undefined): boolean =>
  value !== undefined && /^0*(?:\.0+)?[01]?(?:px|pt)$|^0+(?:\.0+)?(?:em|rem|%)?$/.test(value)

const isFarAway = (value: string | undefined): boolean =>
  value !== undefined && /^-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|vh|%)$/.test(value)

const isClippedAway = (styles: Styles): boolean => {
  const clip = styles.get('clip') ?? ''
  const path = styles.get('clip-path') ?? ''
  if (/^rect\(\s*[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?[\s,]+[01](?:px)?\s*\)/.test(clip)) return true
  if (/^inset\((?:50|100)%/.test(path)) return true
  const isClosed = (styles.get('overflow') ?? '') === 'hidden'
  return isClosed && ['height', 'width', 'max-height', 'max-width'].some((name) => isTiny(styles.get(name)))
}

const isHiddenByStyles = (styles: Styles): boolean => {
  if (styles.get('display') === 'none') return true
  if (/^(?:hidden|collapse)$/.test(styles.get('visibility') ?? '')) return true
  if (/^0+(?:\.0+)?%?$/.test(styles.get('opacity') ?? '')) {
    // Text that an animation is about to bring in stands on the page with opacity 0 and a transform.
    if (!['transform', 'transition', 'will-change', 'animation'].some((name) => styles.has(name))) return true
  }
  if (isTiny(styles.get('font-size')) || isFarAway(styles.get('text-indent'))) return true
  if (/^(?:absolute|fixed)$/.test(styles.get('position') ?? '')) {
    if (['left', 'top', 'right', 'bottom'].some((side) => isFarAway(styles.get(side)))) return true
  }
  if (['margin-left', 'margin-top'].some((side) => /^-\d{4,}px$/.test(styles.get(side) ?? ''))) return true
  if (isClippedAway(styles)) return true
  const text = colourOf(styles.get('color'))
  return styles.get('color') === 'transparent' || (text !== null && text === backgroundOf(styles))
}

const backgroundOf = (styles: Styles): string | null =>
  colourOf(styles.get('background-color') ?? styles.get('background')?.split(' ')[0])

const simpleSelector = /^(?:[a-z][a-z0-9]*)?[.#][\w-]+$/i

/** Top-level rules of a style sheet: those inside a media query hold on some screens only and are left out. */
const topLevelRules = function* (css: string): Generator<{ selectors: string; body: string }> {
  const source = css.slice(0, 300_000).replaceAll(/\/\*[^]*?\*\//g, '')
  let depth = 0
  let start = 0
  let selectors = ''
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index]
    if (character === '{') {
      if (depth === 0) {
        selectors = source.slice(start, index).split(';').at(-1)?.trim() ?? ''
        start = index + 1
      }
      depth += 1
    } else if (character === '}') {
      depth = Math.max(0, depth - 1)
      if (depth > 0) continue
      if (!selectors.startsWith('@')) yield { selectors, body: source.slice(start, index) }
      start = index + 1
    }
  }
}

/** The simple selectors (`.name`, `#name`, `tag.name`) that the page's own style sheets hide on every screen. */
export const readHidingRules = (sheets: string[]): HidingRules => {
  const hidden = new Set<string>()
  for (const sheet of sheets) {
    for (const { selectors, body } of topLevelRules(sheet)) {
      if (!isHiddenByStyles(parseDeclarations(body))) continue
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (simpleSelector.test(selector)) hidden.add(selector.toLowerCase())
      }
    }
  }
  return { hidden }
}

/** Names that every framework gives to text kept for screen readers only. */
const screenReaderNames = new Set([
  'sr-only',
  'visually-hidden',
  'visuallyhidden',
  'screen-reader-text',
  'u-hidden',
  'd-none',
  'hidden',
])

type Appearance = { isHidden: boolean; background: string | null }

/** Parts of a page that a style sheet often paints by their tag name: their background is not known. */
const paintedTags = new Set(['header', 'footer', 'nav', 'section', 'aside', 'button', 'a'])

/**
 * Whether the element's text is kept from a reader's eyes, and the background that its children stand on (null when
 * only a style sheet could tell). `parent` is the background that the element stands on.
 */
export const appearanceOf = (element: Element, rules: HidingRules, parent: string | null): Appearance => {
  const isMarked =
    element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('inert')
  if (isMarked) return { isHidden: true, background: parent }
  const names = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 40)
  if (names.some((name) => screenReaderNames.has(name))) {
    // Tailwind's `hidden md:block` is shown on wide screens.
    if (!names.some((name) => /^(?:sm|md|lg|xl|d-(?:sm|md|lg|xl))[:-]/.test(name)))
      return { isHidden: true, background: parent }
  }
  if (rules.hidden.size > 0) {
    const tag = element.localName
    const identifier = element.getAttribute('id')
    const selectors = names.flatMap((name) => [`.${name}`, `${tag}.${name}`])
    if (identifier) selectors.push(`#${identifier}`, `${tag}#${identifier}`)
    if (selectors.some((selector) => rules.hidden.has(selector.toLowerCase())))
      return { isHidden: true, background: parent }
  }
  const style = element.getAttribute('style')
  const inherited = names.length > 0 || paintedTags.has(element.localName) ? null : parent
  if (!style) return { isHidden: false, background: inherited }
  const styles = parseDeclarations(style)
  if (isHiddenByStyles(styles)) return { isHidden: true, background: parent }
  const own = styles.has('background') || styles.has('background-color') || styles.has('background-image')
  const background = own ? backgroundOf(styles) : inherited
  const colour = colourOf(styles.get('color'))
  return { isHidden: colour !== null && colour === background, background }
}

/** A page without any style stands on white. */
export const pageBackground = '255,255,255'
