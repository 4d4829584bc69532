import type { Range } from '#domain/formats.ts'
import { visibleWords } from './markdown.ts'

/**
 * A stretch of a post in Markdown. Rank 0 has to be there, 1 to 3 are wanted and go when room is short (the highest
 * first), 4 to 8 come in when there is room (the lowest first), from 9 on only in a post that would be too short.
 */
export type Piece = { text: string; rank: number; words: number; glue: Glue }

/** How a piece follows the one before it: as a block of its own, in the same paragraph, or as the next item or row. */
export type Glue = 'block' | 'paragraph' | 'line'

/** A heading with what stands below it. */
export type Part = { heading: string | null; room: Range | null; pieces: Piece[] }

const lastWanted = 3
const lastForTarget = 8

/** A piece with its visible words counted. */
export const piece = (text: string, rank: number, glue: Glue = 'block'): Piece => ({
  text,
  rank,
  words: visibleWords(text),
  glue,
})

const headingWords = (part: Part) => (part.heading === null ? 0 : visibleWords(part.heading))

/**
 * Chooses the pieces of each part so that the post keeps its number of words, and each part its own.
 * @param words the range of the whole post
 * @param target what to aim at inside it
 * @param extra words that stand outside the parts (the title)
 * @returns the parts with the chosen pieces alone; the range is missed only when there is too little or too much
 *   that has to be there
 */
export const fit = (parts: readonly Part[], words: Range, target: number, extra: number): Part[] => {
  const chosen = parts.map((part) => new Set(part.pieces.filter(({ rank }) => rank <= lastWanted)))
  const size = (index: number) => [...chosen[index]!].reduce((sum, one) => sum + one.words, 0)
  const fixed = extra + parts.reduce((sum, part) => sum + headingWords(part), 0)
  const total = () => parts.reduce((sum, _, index) => sum + size(index), fixed)
  const roomOf = (index: number) => parts[index]!.room ?? { min: 0, max: Infinity }

  const dropFrom = (candidates: number[], least: number): boolean => {
    const droppable = candidates.flatMap((index) =>
      [...chosen[index]!]
        .filter((one) => one.rank >= least && size(index) - one.words >= roomOf(index).min)
        .map((one) => ({ index, one })),
    )
    const worst = droppable.toSorted((a, b) => b.one.rank - a.one.rank || b.one.words - a.one.words)[0]
    return worst !== undefined && chosen[worst.index]!.delete(worst.one)
  }
  const addTo = (candidates: number[], limit: number, last = Infinity): boolean => {
    const room = limit - total()
    const addable = candidates.flatMap((index) =>
      parts[index]!.pieces.filter((one) => one.rank <= last && one.words <= room && !chosen[index]!.has(one))
        .filter((one) => size(index) + one.words <= roomOf(index).max)
        .map((one) => ({ index, one })),
    )
    const best = addable.toSorted((a, b) => a.one.rank - b.one.rank || size(a.index) - size(b.index))[0]
    if (best) chosen[best.index]!.add(best.one)
    return best !== undefined
  }
  const every = parts.map((_, index) => index)

  for (const index of every) {
    while (size(index) > roomOf(index).max && dropFrom([index], 1));
    while (size(index) < roomOf(index).min && addTo([index], Infinity));
  }
  while (total() < target && addTo(every, words.max, lastForTarget));
  while (total() < words.min && addTo(every, words.max));
  while (total() > words.max && dropFrom(every, 1));
  return parts.map((part, index) => ({ ...part, pieces: part.pieces.filter((one) => chosen[index]!.has(one)) }))
}

const glues = { block: '\n\n', paragraph: ' ', line: '\n' }
const isProse = (text: string) => !/(?:^|\n)(?:[-|>]|\d+\.) /u.test(text)

/** The parts as Markdown. */
export const render = (parts: readonly Part[]): string => {
  const blocks: string[] = []
  for (const { heading, pieces } of parts) {
    if (heading !== null) blocks.push(heading)
    pieces.forEach(({ text, glue }, index) => {
      const isGlued = index > 0 && glue !== 'block' && (glue === 'line' || isProse(pieces[index - 1]!.text))
      if (isGlued) blocks.push(blocks.pop()! + glues[glue] + text)
      else blocks.push(text)
    })
  }
  return `${blocks.join('\n\n')}\n`
}
