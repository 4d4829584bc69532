// Accepts a model's facts only if the pages support them.
import { brandField } from '#domain/brand-fields.ts'
import { factFields, type FactField, type FoundFact } from '#domain/facts.ts'
import { fold, oneLine, toPassage } from '#facts/index.ts'
import { unescape } from '#server/features/blogs/prompts/data-block.ts'
import type { FactsAnswer, PageText } from './facts.ts'

/** A page's text on one line, and the same folded, with equal indices. */
type Page = { url: string; line: string; folded: string }

/**
 * Keeps the facts whose passage is on a page (ignoring white space, case, accents and kinds of quotation marks) and
 * whose value the passage supports. Passage and URL are taken from the page, not from the answer. All are `likely`: that
 * the words are there does not prove that the model has understood them.
 */
export const verifyFacts = (answer: FactsAnswer, pages: PageText[]): FoundFact[] => {
  const lines = pages.map(({ url, text }): Page => {
    const line = oneLine(text)
    return { url, line, folded: fold(line) }
  })
  return factFields.flatMap((field) => {
    const found = answer[field]
    const source = found && findPassage(found.passage, found.url, lines)
    const value = source && supportedValue(field, oneLine(unescape(found.value)), source, lines)
    return value ? [{ field, value, confidence: 'likely', source_url: source.page.url, passage: source.passage }] : []
  })
}

type Source = { page: Page; passage: string }

const findPassage = (passage: string, url: string, pages: Page[]): Source | undefined => {
  const wanted = fold(toPassage(unescape(passage)))
  if (!/[\p{L}\p{N}]/u.test(wanted)) return undefined
  const named = pages.filter((page) => page.url === url)
  const page = [...named, ...pages].find(({ folded }) => folded.includes(wanted))
  if (!page) return undefined
  const at = page.folded.indexOf(wanted)
  return { page, passage: page.line.slice(at, at + wanted.length) }
}

// Lower limits than the fields have, as statements and industries are short.
const longest = (field: FactField) => Math.min(brandField(field).max, field === 'industry' ? 60 : 1000)

const supportedValue = (field: FactField, value: string, { page, passage }: Source, pages: Page[]) => {
  if (!value) return undefined
  switch (field) {
    case 'website':
      return ownAddress(value, pages)
    case 'contacts':
      return partsOf(value, (part) => hardParts(part).length > 0 && holdsHardParts(page.folded, part))
    case 'keywords':
      return partsOf(value, (part) => pages.some(({ folded }) => folded.includes(fold(part))))
    default: {
      const text = value.slice(0, longest(field))
      const bears = fold(passage)
      return holdsHardParts(bears, text) && sharedWords(bears, text) >= leastShared[field] ? text : undefined
    }
  }
}

// Names, places and sizes must be copied, statements may be shortened, and an industry is inferred from its passage.
const leastShared: Record<Exclude<FactField, 'website' | 'contacts' | 'keywords'>, number> = {
  name: 1,
  location: 1,
  industry_size: 1,
  industry: 0,
  audience: 0.5,
  perception: 0.5,
  vision: 0.5,
  mission: 0.5,
  positioning: 0.5,
}

const partsOf = (value: string, isSupported: (part: string) => boolean) =>
  value
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part && isSupported(part))
    .join(', ')

/** Numbers and addresses, which must always be copied. */
const hardParts = (text: string): string[] =>
  (fold(text).match(/[^\s,;()]*(?:@|:\/\/|www\.)[^\s,;()]*|[\d][\d\s().,/-]*/g) ?? []).map((part) =>
    part.replaceAll(/[^a-z0-9@]/g, ''),
  )

const holdsHardParts = (source: string, text: string) => {
  const bare = source.replaceAll(/[^a-z0-9@]/g, '')
  return hardParts(text).every((part) => bare.includes(part))
}

// Compares stems, as inflections differ between a sentence and its summary.
const stems = (folded: string) => (folded.match(/[a-z0-9]{3,}/g) ?? []).map((word) => word.slice(0, 5))

const sharedWords = (source: string, text: string): number => {
  const words = stems(fold(text))
  if (words.length === 0) return source.includes(fold(text)) ? 1 : 0
  const held = new Set(stems(source))
  return words.filter((word) => held.has(word)).length / words.length
}

const host = (address: string) => (URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '')

const ownAddress = (value: string, pages: Page[]) => {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`
  return /^https?:/i.test(address) && pages.some(({ url }) => host(url) === host(address)) ? address : undefined
}
