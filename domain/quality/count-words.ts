import { countWords } from './sections.ts'

const fencedCode = /^ {0,3}(`{3,}|~{3,})[^\n]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))/gm

const blockTags =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|' +
  'section|summary|table|t[dhr]|ul'

/** What of Markdown's signs and addresses would count as words, in the order in which it goes. */
const syntax: [pattern: RegExp, replacement: string][] = [
  [/<!--[\s\S]*?(?:-->|$(?![\s\S]))/g, ''],
  [new RegExp(String.raw`^ {0,3}</?(?:${blockTags})\b[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))`, 'gim'), '\n\n'],
  [/<[/!?]?[a-z][^<>\s:@]*(?:\s[^<>]*)?>/gi, ''],
  [/^ {0,3}\[(?!\^)[^\]\n]+\]:[^\n]*$/gm, ''],
  [/\[\^[^\]\s]+\]:?/g, ''],
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ''],
  [/\]\([^)]*\)|\]\[[^\]]*\]/g, ']'],
  [/^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*\d{1,9}[.)](?=\s)/gm, ''],
  [/^([ \t>]*[-+*][ \t]+)\[[ x]\]/gim, '$1'],
  [/\|/g, ' '],
  [/&(?:nbsp|#160|#xa0);/gi, ' '],
  [/&#?\w+;/g, '-'],
]

/**
 * How many words of a post in Markdown a reader meets, headings and code included, as `sectionsOf(markdown).words`
 * counts them, but by the signs alone: to parse a long post takes 30 ms, and this is called while someone types.
 */
export const countMarkdownWords = (markdown: string): number => {
  let code = 0
  const prose = markdown.replace(fencedCode, (_match, _fence, inside: string) => {
    code += countWords(inside)
    return '\n'
  })
  return code + countWords(syntax.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), prose))
}
