type Limits = { count: number; longest: number; seen?: readonly string[] }

/** Cleans a model's list: without numbering, bullets, quotation marks, duplicates and items seen before. */
export const tidyItems = (items: string[], { count, longest, seen = [] }: Limits): string[] => {
  const known = new Set(seen.map(sameFor))
  const tidied = items.map((item) => tidy(item)).filter((item) => item.length > 0 && item.length <= longest)
  const distinct = new Map(tidied.map((item) => [sameFor(item), item]))
  return [...distinct].flatMap(([key, item]) => (known.has(key) ? [] : [item])).slice(0, count)
}

/** Normalises case, spaces and punctuation for comparison. */
const sameFor = (item: string) =>
  item
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Pi}\p{Pf}.,:;!?'"]+/gu, ' ')
    .trim()

/** Lists earlier suggestions, so that the model gives others. */
export const seenRule = ({ seen }: { seen: readonly string[] }): string[] =>
  seen.length > 0
    ? [
        'The block "suggested before" holds what the person has seen and wants others than: nothing from it, nothing that says the same in other words. Fewer are fine, and none when nothing else is worth suggesting.',
      ]
    : []

// "3 mistakes" keeps its number, "3. Mistakes" and "3) Mistakes" lose theirs.
const tidy = (item: string) =>
  item
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .replace(/^["“„«]([^"“”„«»]*)["”“»]$/, '$1')
    .trim()
