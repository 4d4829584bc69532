import type { PageModel } from '../page/model.ts'
import { fold, oneLine } from '../text/fold.ts'

/** Characters of a passage. */
export const passageLimit = 300

/** A text as a passage: on one line, and cut at a word. */
export const toPassage = (text: string): string => {
  const line = oneLine(text)
  return line.length <= passageLimit
    ? line
    : line
        .slice(0, passageLimit + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, passageLimit)
}

/** The part of a longer text around a value, which it holds. */
export const passageAround = (text: string, value: string): string => {
  const line = oneLine(text)
  const at = line.indexOf(value)
  if (line.length <= passageLimit || at < 0) return toPassage(line)
  const from = Math.max(0, at + value.length - passageLimit + 60)
  return toPassage(from === 0 ? line : line.slice(from).replace(/^\S*\s/, ''))
}

/** The last words of a text up to an index. */
export const passageEnding = (text: string, end: number): string => {
  const line = oneLine(text.slice(0, end))
  return line.length <= passageLimit ? line : line.slice(-passageLimit).replace(/^\S*\s/, '')
}

/** The neighbouring blocks of a page, at most 300 characters, that hold the most of some values. */
export const passageHolding = (values: string[], pages: PageModel[]): { url: string; passage: string } | undefined => {
  const folded = values.map(fold)
  let best: { url: string; passage: string; count: number } | undefined
  for (const page of pages) {
    const blocks = page.blocks.filter(({ area }) => area !== 'nav')
    for (const [start, { text }] of blocks.entries()) {
      if (!folded.some((value) => fold(text).includes(value))) continue
      let passage = ''
      for (const block of blocks.slice(start)) {
        const longer = oneLine(`${passage} ${block.text}`)
        if (longer.length > passageLimit) break
        passage = longer
        const line = fold(passage)
        const count = folded.filter((value) => line.includes(value)).length
        if (count > (best?.count ?? 0)) best = { url: page.url, passage, count }
      }
    }
  }
  return best
}
