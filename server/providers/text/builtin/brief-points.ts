import { type BaseLanguage, baseLanguage } from '#domain/languages.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { plain } from './markdown.ts'
import type { Phrases } from './phrases/types.ts'
import { languageOf, sentencesIn, wordsIn } from './words.ts'

/** What a brief says: sentences that can stand in the post, points to list, and tasks that the person must fill in. */
type BriefPoints = { statements: string[]; points: string[]; tasks: string[] }

const mostPoints = 12
const longest = 300

const pieces = (brief: string, language: BaseLanguage): string[] =>
  brief
    .split(/\n+/u)
    .map((line) => plain(line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+(?:\[[ x]\]\s*)?/u, '').replace(/^#{1,6}\s+/u, '')))
    .flatMap((line) => sentencesIn(line, language))
    .filter((piece) => /\p{L}/u.test(piece))

/**
 * Sorts what a brief says. Instructions about the writing itself (tone, length) are left out: they are no content.
 * A brief in another language than the post is the person's to put into words, so all of it becomes tasks.
 */
export const readBrief = ({ brief, language }: WritingBrief, { cues }: Phrases): BriefPoints => {
  const result: BriefPoints = { statements: [], points: [], tasks: [] }
  if (!brief) return result
  const base = baseLanguage(language)
  const isForeign = (languageOf(brief) ?? base) !== base
  const orders = new Set(wordsIn(cues.orders))
  const writing = new Set(wordsIn(cues.writing))
  for (const piece of pieces(brief, base).slice(0, mostPoints)) {
    const words = wordsIn(piece)
    const isTask = isForeign || words.slice(0, 2).some((word) => orders.has(word))
    const isAboutWriting = words.some((word) => writing.has(word))
    const text = piece.length > longest ? `${piece.slice(0, longest).replace(/\s+\S*$/u, '')} …` : piece
    if (isAboutWriting && (isTask || /^[^:]{1,30}:/u.test(piece)) && !isForeign) continue
    if (isTask || isAboutWriting) result.tasks.push(text)
    else if (/[.!]$/u.test(piece) && words.length >= 4) result.statements.push(text)
    else result.points.push(text)
  }
  return result
}
