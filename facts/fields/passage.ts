import { oneLine } from '../text/fold.ts'

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
