/** Items of a list as models give them, without numbering, bullets, quotation marks and repetitions. */
export const tidyItems = (items: string[], { count, longest }: { count: number; longest: number }): string[] => {
  const tidied = items.map((item) => tidy(item)).filter((item) => item.length > 0 && item.length <= longest)
  const distinct = new Map(tidied.map((item) => [item.toLowerCase(), item]))
  return [...distinct.values()].slice(0, count)
}

// "3 mistakes" keeps its number, "3. Mistakes" and "3) Mistakes" lose theirs.
const tidy = (item: string) =>
  item
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .replace(/^["“„«]([^"“”„«»]*)["”“»]$/, '$1')
    .trim()
