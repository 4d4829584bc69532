import type { BaseLanguage } from '#domain/languages.ts'
import { oneLine } from './fold.ts'

const segmenters = new Map<string, Intl.Segmenter>()

const segmenterOf = (language: string) => {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** After these a full stop ends no sentence: "z. B.", "Dr.", "St.", "av. J.-C.". */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|dr|prof|ing|dipl|st|str|nr|tel|mr|mrs|ms|sr|sra|dott|sig|avv|arch|av|co|inc|ltd)\.$/iu

/** The sentences of a block; a line break of the page ends one, too. */
export const sentencesOf = (text: string, language: BaseLanguage): string[] =>
  text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const { segment } of segmenterOf(language).segment(line)) {
      const last = sentences.at(-1)
      if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${oneLine(segment)}`
      else if (oneLine(segment)) sentences.push(oneLine(segment))
    }
    return sentences
  })
