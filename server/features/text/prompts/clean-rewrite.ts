import { isClosingRemark, isOpeningRemark } from '#server/features/blogs/prompts/chat-remarks.ts'
import { cleanMarkdown } from '#server/features/blogs/prompts/clean-markdown.ts'

const quotes = /^(?:"([^"]*)"|“([^“”]*)”|„([^„“]*)“|«\s*([^«»]*?)\s*»|'([^']*)'|‘([^‘’]*)’)$/

/**
 * A model's answer as the passage alone: without fence, thinking, HTML, images and harmful links (`cleanMarkdown`),
 * without remarks around it, and without quotation marks that the passage lacks.
 */
export const cleanRewrite = (answer: string, passage: string): string => {
  const text = withoutRemarks(cleanMarkdown(answer), passage)
  const quoted = quotes.exec(text)
  const isQuotation = quotes.test(passage.trim())
  const kept = quoted && !isQuotation ? quoted.slice(1).find((inside) => inside !== undefined)! : text
  return /[\p{L}\p{N}]/u.test(kept) ? kept.trim() : ''
}

const withoutRemarks = (text: string, passage: string): string => {
  const lines = text.split(/\n+/).filter((line) => line.trim())
  const [first = ''] = lines
  const isRemark = first.trimEnd().endsWith(':') && isOpeningRemark(first) && !passage.trimEnd().endsWith(':')
  const from = lines.length > 1 && isRemark ? 1 : 0
  const to = lines.length - from > 1 && isClosingRemark(lines.at(-1)!) ? -1 : undefined
  return from === 0 && to === undefined ? text : lines.slice(from, to).join('\n')
}
