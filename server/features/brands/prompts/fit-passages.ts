import type { NumberedPassage } from '#facts/index.ts'
import { asData } from '#server/features/blogs/prompts/data-block.ts'
import { countTokens } from '#server/providers/tokens.ts'

// An id with its brackets and the end of the line; the words around an address and around a heading.
const passageFrame = 6
const pageFrame = 10
const headingFrame = 8

const tokensOf = (text: string) => countTokens(asData(text))

/** The passages that fit into a number of tokens, those that matter most first, in their own order. */
export const fitPassages = (passages: NumberedPassage[], budgetTokens: number): NumberedPassage[] => {
  const kept = new Set<NumberedPassage>()
  const headings = new Set<string>()
  const pages = new Set<string>()
  let room = budgetTokens
  for (const passage of passages.toSorted((left, right) => right.weight - left.weight)) {
    const { url, heading, text } = passage
    const above = `${url} ${heading}`
    const tokens =
      tokensOf(text) +
      passageFrame +
      (pages.has(url) ? 0 : tokensOf(url) + pageFrame) +
      (heading === null || headings.has(above) ? 0 : tokensOf(heading) + headingFrame)
    if (tokens > room) continue
    kept.add(passage)
    pages.add(url)
    headings.add(above)
    room -= tokens
  }
  return passages.filter((passage) => kept.has(passage))
}
