// British and American spellings of one word, which WordNet lists as two.

const american: [british: RegExp, american: string][] = [
  [/our(?=$|s$|ed$|ing$|ful$|less$|able$|ite)/, 'or'],
  [/is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/, 'iz'],
  [/ys(?=(?:e|es|ed|ing)$)/, 'yz'],
  [/(?<=[bt])re(?=s?$)/, 'er'],
  [/ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/ence$/, 'ense'],
]

/** The same for both spellings of a word. */
export const spellingKey = (word: string): string =>
  american.reduce((key, [british, replacement]) => key.replace(british, replacement), word.toLowerCase())

/** Each word once; where both spellings are there, that of the language, at the place of the first. */
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
