// British and American spellings of a word, which WordNet lists as two words.

const american: [british: RegExp, american: string][] = [
  [/our(?=$|s$|ed$|ing$|ful$|less$|able$|ite)/, 'or'],
  [/is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/, 'iz'],
  [/ys(?=(?:e|es|ed|ing)$)/, 'yz'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/ence$/, 'ense'],
]

/** A key that is equal for both spellings of a word. */
export const spellingKey = (word: string): string =>
  american.reduce((key, [british, replacement]) => key.replace(british, replacement), word.toLowerCase())

/** Removes duplicates; of two spellings keeps that of the language, in the first one's place. */
export const pickSpelling = (words: string[], language: 'en_GB' | 'en_US'): string[] => {
  const picked = new Map<string, string>()
  for (const word of words) {
    const key = spellingKey(word)
    const before = picked.get(key)
    const isAmerican = word.toLowerCase() === key
    if (before === undefined || isAmerican === (language === 'en_US')) picked.set(key, word)
  }
  return [...picked.values()]
}
