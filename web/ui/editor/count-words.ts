/** What of Markdown's signs and addresses would count as words, in the order in which it goes. */
const SYNTAX: [pattern: RegExp, replacement: string][] = [
  [/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))/gm, '\n'],
  [/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g, ' '],
  [/<[/!?]?[a-z][^<>]*>/gi, ' '],
  [/^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm, ''],
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ' '],
  [/\]\([^)]*\)|\]\[[^\]]*\]/g, ' '],
  [/\b(?:https?:\/\/|www\.)\S+/gi, ' '],
  [/^[ \t>]*\d{1,9}[.)](?=\s)/gm, ''],
  [/^([ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+)\[[ x]\]/gim, '$1'],
  [/&#?\w+;|[*~`\\]/g, ''],
]

/**
 * How many words of a text in Markdown a reader meets: not its addresses, its code blocks or its raw HTML. Works on the
 * signs alone, as parsing a long post takes 30 ms and this is called while someone types.
 */
export function countWords(markdown: string, locale: string): number {
  const text = SYNTAX.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), markdown)
  let count = 0
  for (const segment of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (segment.isWordLike) count += 1
  }
  return count
}
