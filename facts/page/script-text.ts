// The words that a script would draw, for sites whose HTML holds none: string literals that read like text.
import { literalsOf } from './script-literals.ts'

const mostPieces = 3000
const longest = 3000
/** How much of the code before a literal says what it is. */
const contextLength = 320

/** The code before the text of an element: `jsx("h2", { children: `, `h("p", null, `. */
const element =
  /\(\s*["'](h[1-6]|[a-z]{1,10})["'],\s*(?:(?:null|\{[^{}]{0,250}\}),\s*|\{(?:[^{}]{0,250},)?\s*children:\s*)$/
/** Before other children: of a component, among elements, Angular's `text(1, `, Svelte's `.textContent = `. */
const child =
  /(?:\bchildren:\s*(?:\[(?:[^[\](){}"'`]|\([^()]{0,150}\)|\{[^{}]{0,150}\}|"[^"]{0,150}"){0,80})?|\b\w+\(\d{1,3},\s*|\.textContent\s*=\s*)$/
/** Before what data says as a heading. */
const heading = /[{,]\s*["']?(?:title|heading|headline|subtitle|question)["']?\s*:\s*$/
/** Before what is said to developers. */
const message = /(?:\b\w*(?:error|warn|invariant|assert|log|debug|deprecat\w*)\(|\bthrow\b[^;]{0,60}|!1,)\s*$/i

/** Words of libraries rather than of companies. */
const jargon = new RegExp(
  String.raw`\b(?:${[
    'undefined|null|props?|hooks?|components?|callbacks?|deprecated|arguments?|parameters?|promise|async|iterators?',
    'selectors?|polyfill|stylesheet|runtime|boolean|string|array|constructor|instance|middleware|router?',
    'React|Vue|Angular|Svelte|Firebase|DOM|JSON|HTML|CSS|API|SDK|MIT',
    'invalid|expected|unexpected|[Ff]ailed to|must be|cannot|[Uu]nable to',
  ].join('|')})\b`,
)

/** Error pages that come with routers. */
const routers =
  /Unexpected Application Error|Hey developer|routes matched|app throws errors|\b(?:ErrorBoundary|errorElement)\b/

const code = /[{}<>=\\|`]|\(\)|::|%[sdoj]\b|https?:|\w\.\w+\(|[\w$]+_[\w$]+|[a-z][A-Z]\w*[a-z][A-Z]/
/** Class names, lengths and the like: lower case, and one with hyphens or a unit. */
const classes =
  /^(?=[\p{Ll}\d\s:/.,()[\]#%-]+$)(?:.*\s)?(?:[a-z]+-[a-z\d[\]-]+|-?[\d.]+(?:px|r?em|%|v[hw]|fr|m?s))(?:\s|$)/u
const html = /<\/(?:p|h[1-6]|li|div|section|span|a|ul|article|footer)>/i
const contact = /^(?:mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s().-]{5,})$/i
const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

const isText = (value: string) =>
  value.length <= longest &&
  /\p{L}{2}/u.test(value) &&
  !code.test(value) &&
  !classes.test(value) &&
  isMostlyLetters(value)

const isMostlyLetters = (value: string) => {
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  return letters * 2 >= value.replaceAll(/\s/g, '').length
}

/** Four words or more that begin like a sentence or a heading. */
const isProse = (value: string) =>
  /^["'«„“¿¡(]?[\p{Lu}\d]/u.test(value) &&
  value.split(/\s+/).length >= 4 &&
  /\p{Ll}{2}/u.test(value) &&
  !jargon.test(value)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The element that a text stands in, undefined for what nobody reads. */
const elementOf = (value: string, before: string): string | undefined => {
  if (mail.test(value)) return 'p'
  if (!isText(value) || routers.test(value) || message.test(before)) return undefined
  const name = element.exec(before)?.[1]
  if (name) return /^h\d$|^li$/.test(name) ? name : 'p'
  if (heading.test(before) && /^[\p{Lu}\d¿¡]/u.test(value)) return 'h3'
  return isProse(value) || (value.includes(' ') && child.test(before)) ? 'p' : undefined
}

type Piece = { name: string; text: string; end: number; isOpen: boolean }

/** Whether a text goes on with the sentence before it: `We bake in `, `Bath`, `, and deliver`. */
const goesOn = (value: string, start: number, last: Piece | undefined): last is Piece =>
  last?.name === 'p' &&
  start - last.end < contextLength &&
  !mail.test(value) &&
  (last.isOpen || /^\s?[\p{Ll},.;:)]/u.test(value))

/** The texts of a script as HTML: headings, paragraphs and links to mail and telephone. */
export const textOfScript = (source: string): string => {
  const pieces: Piece[] = []
  const seen = new Set<string>()
  for (const { value: raw, start } of literalsOf(source)) {
    const value = raw.replaceAll(/\s+/g, ' ').trim()
    if (value.length < 3 || pieces.length >= mostPieces || seen.has(value)) continue
    const end = start + raw.length
    const last = pieces.at(-1)
    const isOpen = /\s$/.test(raw)
    if (html.test(value)) pieces.push({ name: 'div', text: raw, end, isOpen: false })
    else if (contact.test(value)) {
      const text = `<a href="${escaped(value)}">${escaped(value.replace(/^\w+:/, ''))}</a>`
      pieces.push({ name: 'p', text, end, isOpen: false })
    } else {
      const name = elementOf(value, source.slice(Math.max(0, start - contextLength), start))
      if (!name) continue
      if (name === 'p' && goesOn(raw, start, last)) {
        last.text += `${/^[,.;:)]/.test(value) ? '' : ' '}${escaped(value)}`
        Object.assign(last, { end, isOpen })
      } else pieces.push({ name, text: escaped(value), end, isOpen })
    }
    seen.add(value)
  }
  return pieces.map(({ name, text }) => `<${name}>${text}</${name}>`).join('\n')
}
