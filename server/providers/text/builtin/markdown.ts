import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { countWords, parseMarkdown, textOf } from '#domain/quality/sections.ts'

/** Characters without width, and those that hide or reorder text. */
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu

/** Text on one line: white space collapsed but for no-break spaces, control and hidden characters gone. */
export const plain = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/(?:[^\S\u00A0\u202F]|\p{Cc})+/gu, ' ')
    .trim()

/** A given text as Markdown that shows exactly that text: no markup, HTML or link in it takes effect. */
export const escaped = (text: string): string =>
  toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: plain(text) }] }, { extensions: [gfmToMarkdown()] })
    .trim()
    // Pipes would part the cells of a table.
    .replace(/(?<!\\)\|/gu, '\\|')

/** A link with a given text; the text alone where the address is not one of the web. */
export const linked = (text: string, address: string | null): string => {
  const url = address === null ? null : webAddress(address)
  return url ? `[${escaped(text)}](<${url}>)` : escaped(text)
}

/** The address in its normal form when it is http or https, else null. */
export const webAddress = (address: string): string | null => {
  const url = URL.parse(/^[a-z][a-z+.-]*:/iu.test(address.trim()) ? address.trim() : `https://${address.trim()}`)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  return url.href.replace(/[<>\\\s]/gu, encodeURIComponent)
}

/** Words that a reader sees of some Markdown. */
export const visibleWords = (markdown: string): number => countWords(textOf(parseMarkdown(markdown)))
