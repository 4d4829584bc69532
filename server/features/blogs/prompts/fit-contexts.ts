import type { WritingContext } from '#domain/writing.ts'
import { countTokens } from '#server/providers/tokens.ts'

export type FittedContexts = {
  contexts: WritingContext[]
  /** What was left out, in the order of the contexts: parts of them, or all of one. */
  omitted: { name: string; tokens: number }[]
}

type Piece = { context: number; index: number; text: string; tokens: number; terms: string[]; score: number }

/**
 * Fits reference material into a number of tokens: whole paragraphs, the most relevant first, in their own order.
 * Material that fits is returned as it is.
 * @param query title, keywords and brief, to which it has to be relevant
 */
export const fitContexts = (contexts: WritingContext[], query: string, budgetTokens: number): FittedContexts => {
  if (contexts.reduce((sum, { text }) => sum + countTokens(text), 0) <= budgetTokens) return { contexts, omitted: [] }
  const pieces = rank(contexts.flatMap(toPieces), termsOf(query))
  const kept = new Set<Piece>()
  let room = budgetTokens
  for (const piece of pieces) {
    if (piece.tokens + gapTokens > room) continue
    kept.add(piece)
    room -= piece.tokens + gapTokens
  }
  const fitted: FittedContexts = { contexts: [], omitted: [] }
  for (const [index, context] of contexts.entries()) {
    const own = pieces.filter((piece) => piece.context === index).toSorted((a, b) => a.index - b.index)
    const tokens = own.reduce((sum, piece) => sum + (kept.has(piece) ? 0 : piece.tokens), 0)
    const text = joinPieces(own, kept)
    if (text) fitted.contexts.push({ ...context, text })
    if (tokens > 0) fitted.omitted.push({ name: context.name, tokens })
  }
  return fitted
}

const gap = '[…]'
const gapTokens = 4

const joinPieces = (pieces: Piece[], kept: Set<Piece>) => {
  const parts: string[] = []
  for (const piece of pieces) {
    if (kept.has(piece)) parts.push(piece.text.trim())
    else if (parts.at(-1) !== gap) parts.push(gap)
  }
  return parts.some((part) => part !== gap) ? parts.join('\n\n') : ''
}

// Text from a PDF may have no paragraphs: longer pieces are cut between words.
const pieceLength = 1500
const longPiece = new RegExp(String.raw`[^]{1,${pieceLength}}(?=\s|$)|[^]{1,${pieceLength}}`, 'gu')

const toPieces = ({ text }: WritingContext, context: number): Piece[] =>
  text
    .split(/(?<=\n[ \t]*\n)(?!\s)/u)
    .flatMap((paragraph) => paragraph.match(longPiece) ?? [])
    .filter((piece) => piece.trim())
    .map((text, index) => ({ context, index, text, tokens: countTokens(text), terms: termsOf(text), score: 0 }))

// A crude stem: long enough to distinguish words, short enough to ignore their endings, in all six languages.
const stemLength = 6

const termsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  ).map((word) => word.slice(0, stemLength))

/**
 * Best first by BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009, k1 = 1.2, b = 0.75);
 * among equals the earlier paragraph, since texts begin with what they are about.
 */
const rank = (pieces: Piece[], query: string[]): Piece[] => {
  const wanted = new Set(query)
  const average = pieces.reduce((sum, { terms }) => sum + terms.length, 0) / pieces.length || 1
  const holders = new Map<string, number>()
  for (const { terms } of pieces)
    for (const term of new Set(terms)) if (wanted.has(term)) holders.set(term, (holders.get(term) ?? 0) + 1)
  for (const piece of pieces) {
    const counts = new Map<string, number>()
    for (const term of piece.terms) if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
    const norm = 1.2 * (0.25 + (0.75 * piece.terms.length) / average)
    for (const [term, count] of counts) {
      const rarity = Math.log(1 + (pieces.length - holders.get(term)! + 0.5) / (holders.get(term)! + 0.5))
      piece.score += (rarity * count * 2.2) / (count + norm)
    }
  }
  return pieces.toSorted((a, b) => b.score - a.score || a.index - b.index || a.context - b.context)
}
