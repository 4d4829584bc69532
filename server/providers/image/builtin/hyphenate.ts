// Breaks words that are too long for a line: at soft hyphens, else between syllables.

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôûëïœæ]/i
// Digraphs of all the languages.
const together = /^(?:ch|ck|ph|th|qu|sh|gn|gl|ll|rr|tr|dr|br|pr|kr|cr|gr|fr|bl|pl|cl|fl|st|sp)$/i
const least = 3

/**
 * Splits a word where it may be hyphenated, by a rule that all languages of M3 share: the last consonant before a vowel
 * begins the next syllable. At least three letters on both sides.
 */
export const syllables = (word: string): string[] => {
  if (word.includes('\u00ad')) return word.split('\u00ad').filter(Boolean)
  const letters = Array.from(word)
  const breaks: number[] = []
  for (let at = 1; at < letters.length - 1; at += 1) {
    const isConsonant = /\p{L}/u.test(letters[at]!) && !vowel.test(letters[at]!)
    if (!isConsonant || !vowel.test(letters[at + 1]!)) continue
    const before3 = letters.slice(Math.max(0, at - 2), at + 1).join('')
    const start = /^sch$/i.test(before3) ? at - 2 : together.test(before3.slice(-2)) ? at - 1 : at
    const before = letters.slice(breaks.at(-1) ?? 0, start)
    if (before.length >= least && before.some((letter) => vowel.test(letter)) && letters.length - start >= least)
      breaks.push(start)
  }
  return [0, ...breaks].map((from, index) => letters.slice(from, breaks[index]).join(''))
}

/**
 * Breaks a word so that each part fits: with a hyphen between syllables, or anywhere if not even a syllable fits.
 * @param fits whether a text is narrow enough
 */
export const breakWord = (word: string, fits: (text: string) => boolean): string[] => {
  const lines: string[] = []
  let line = ''
  const pieces = syllables(word).flatMap((piece) => (fits(`${piece}-`) ? [piece] : Array.from(piece)))
  for (const piece of pieces) {
    if (line && !fits(`${line}${piece}-`)) {
      lines.push(`${line}-`)
      line = ''
    }
    line += piece
  }
  return [...lines, line]
}
