// The Markdown parser takes minutes, or overflows the stack, on extreme amounts of markers and nesting.

/** A marker, how many a text of 500,000 characters may have, and what replaces any beyond that. */
const marks: [sign: string, most: number, instead: string][] = [
  ['[', 2000, '('],
  [']', 2000, ')'],
  ['|', 10_000, '/'],
  ['`', 2000, "'"],
  ['*', 5000, '·'],
  ['_', 5000, '-'],
  ['~', 5000, '-'],
]

const mostLines = 10_000
const mostUnderlines = 500
const deepest = 8
const furthestIndent = 40

const container = String.raw`[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])`
const nested = new RegExp(String.raw`^(?![-*_ \t]+$)((?:${container}){${deepest}})((?:${container})+)`, 'gm')
const indented = new RegExp(String.raw`^([ \t]{${furthestIndent}})([ \t]+)`, 'gm')
const underline = /^[ \t]{0,3}(?:=+|-+)[ \t]*$/gm

/**
 * Makes a hostile text safe to parse: markers, lines and nesting beyond the limits become plain characters. Any normal
 * post stays unchanged. The length and the first 10,000 lines stay the same, so that positions remain valid.
 */
export const tameMarkdown = (text: string): string => {
  let tame = text
  for (const [sign, most, instead] of marks) if (count(tame, sign) > most) tame = tame.replaceAll(sign, instead)
  if (count(tame, '\n') > mostLines) tame = onFewerLines(tame)
  if ((tame.match(underline)?.length ?? 0) > mostUnderlines)
    tame = tame.replaceAll(underline, (line) => '.'.repeat(line.length))
  return tame
    .replaceAll(indented, (_, kept: string, rest: string) => kept + '\u00a0'.repeat(rest.length))
    .replaceAll(nested, (_, kept: string, rest: string) => kept + '.'.repeat(rest.length))
}

const count = (text: string, sign: string) => {
  let found = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found++
  return found
}

const onFewerLines = (text: string) => {
  let at = 0
  for (let line = 0; line < mostLines; line++) at = text.indexOf('\n', at) + 1
  return text.slice(0, at) + text.slice(at).replaceAll('\n', ' ')
}
