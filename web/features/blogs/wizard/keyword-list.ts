export const maxKeywords = 20
export const maxKeywordLength = 80

/** Adds a keyword or a comma-separated list: split, trimmed, deduplicated ignoring case. */
export const addKeywords = (keywords: readonly string[], text: string): { keywords: string[]; problem?: string } => {
  const all = [...keywords]
  for (const word of text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' '))) {
    if (!word) continue
    if (word.length > maxKeywordLength)
      return { keywords: [...keywords], problem: `A keyword has at most ${maxKeywordLength} characters.` }
    if (!all.some((known) => known.toLowerCase() === word.toLowerCase())) all.push(word)
  }
  if (all.length > maxKeywords)
    return { keywords: [...keywords], problem: `At most ${maxKeywords} keywords. Remove one first.` }
  return { keywords: all }
}
