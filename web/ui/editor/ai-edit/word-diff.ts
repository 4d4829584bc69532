/** A stretch of text in both texts, or only in one. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** A word diff by the longest common subsequence. Quadratic, which is fine for short passages. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [left, right] = [wordsOf(before), wordsOf(after)]
  // longest[i][j]: the weight of the common subsequence of the words from i and from j.
  const longest = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      longest[i]![j] =
        left[i] === right[j]
          ? longest[i + 1]![j + 1]! + weightOf(left[i]!)
          : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!)
    }
  }
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      add('same', left[i]!)
      i += 1
      j += 1
    } else if (j === right.length || (i < left.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      add('removed', left[i]!)
      i += 1
    } else {
      add('added', right[j]!)
      j += 1
    }
  }
  return parts
}

/** Spaces match anywhere, so that all of them together must not outweigh a word. */
function weightOf(part: string): number {
  return part.trim() ? 1000 : 1
}

/** Words with their punctuation, and the spaces between. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/gu) ?? []
}
