// The string literals of a JavaScript file, in its order.

export type Literal = {
  /** Without quotes and escapes; `${…}` of a template is a space. */
  value: string
  /** Where its opening quote stands. */
  start: number
}

/** After these a slash begins a regular expression, not a division. */
const beforeExpression = /(?:^|[(,=:[!&|?{};+\-*%~^<>\n]|\b(?:return|typeof|case|in|of))\s*$/

/** Longer ones are rare, and each that isn't one after all costs as many steps. */
const longestExpression = 500
/** Quotes without an end, each of which costs a line of steps. */
const mostOpenQuotes = 50

/** Finds all literals in one pass. */
export const literalsOf = (source: string): Literal[] => {
  const literals: Literal[] = []
  let openQuotes = 0
  for (let at = 0; at < source.length;) {
    const character = source[at]!
    if (character === '"' || character === "'") {
      const end = endOfString(source, at, character)
      if (end > 0) literals.push({ value: plain(source.slice(at + 1, end)), start: at })
      else if (++openQuotes > mostOpenQuotes) break
      at = (end > 0 ? end : at) + 1
    } else if (character === '`') {
      const { text, end } = readTemplate(source, at)
      literals.push({ value: plain(text), start: at })
      at = end + 1
    } else if (character === '/') at = afterSlash(source, at)
    else at++
  }
  return literals
}

/** The place of the closing quote on the same line, or -1. */
const endOfString = (source: string, start: number, quote: string): number => {
  for (let at = start + 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === quote) return at
  }
  return -1
}

const readTemplate = (source: string, start: number): { text: string; end: number } => {
  let text = ''
  for (let at = start + 1; at < source.length; at++) {
    if (source[at] === '`') return { text, end: at }
    if (source[at] === '\\') text += source.slice(at, ++at + 1)
    else if (source.startsWith('${', at)) {
      at = endOfBraces(source, at + 1)
      text += ' '
    } else text += source[at]
  }
  return { text, end: source.length }
}

const endOfBraces = (source: string, start: number): number => {
  let depth = 0
  for (let at = start; at < source.length; at++) {
    if (source[at] === '{') depth++
    else if (source[at] === '}' && --depth === 0) return at
  }
  return source.length
}

/** Where the code goes on after a comment, a regular expression or a division. */
const afterSlash = (source: string, at: number): number => {
  const next = source[at + 1]
  if (next === '/' || next === '*') {
    const end = source.indexOf(next === '/' ? '\n' : '*/', at + 2)
    return end < 0 ? source.length : end + (next === '/' ? 1 : 2)
  }
  if (!beforeExpression.test(source.slice(Math.max(0, at - 12), at))) return at + 1
  let isClass = false
  const limit = Math.min(source.length, at + longestExpression)
  for (let end = at + 1; end < limit && source[end] !== '\n'; end++) {
    if (source[end] === '\\') end++
    else if (source[end] === '[') isClass = true
    else if (source[end] === ']') isClass = false
    else if (source[end] === '/' && !isClass) return end + 1
  }
  return at + 1
}

const named: Record<string, string> = { n: '\n', t: ' ', r: '', b: '', f: '', v: '', '\n': '', 0: '' }

const plain = (text: string) =>
  text.replaceAll(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi, (_, ...groups) => {
    const [long, short, byte, character] = groups as (string | undefined)[]
    const code = long ?? short ?? byte
    if (code === undefined) return named[character!] ?? character!
    const point = Number.parseInt(code, 16)
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : ''
  })
