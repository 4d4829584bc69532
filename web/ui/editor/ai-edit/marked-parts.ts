import type { Mark, Node } from '@tiptap/pm/model'
import type { DiffPart } from './word-diff.ts'

export type MarkedPart = DiffPart & { marks: readonly Mark[] }

/** Splits diff parts further where marks change; `nodes` contain the same text. */
export function withMarks(parts: readonly DiffPart[], nodes: readonly Node[]): MarkedPart[] {
  const runs = nodes.map(({ text = '', marks }) => ({ length: text.length, marks }))
  const marked: MarkedPart[] = []
  let [run, used] = [0, 0]
  for (const { kind, text } of parts) {
    let at = 0
    while (at < text.length) {
      const { length, marks } = runs[run] ?? { length: Infinity, marks: [] }
      const taken = Math.min(text.length - at, length - used)
      if (taken > 0) marked.push({ kind, text: text.slice(at, at + taken), marks })
      at += taken
      used += taken
      if (used >= length) [run, used] = [run + 1, 0]
    }
  }
  return marked
}
