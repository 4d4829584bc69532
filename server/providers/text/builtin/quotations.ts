import type { WritingBrief, WritingContext } from '#domain/writing.ts'
import { plain } from './markdown.ts'
import { withoutOrders } from './orders.ts'
import type { Phrasebook } from './phrasebook.ts'
import { languageOf, stemsIn, wordsIn } from './words.ts'

/** A sentence of a context item, word for word. */
export type Quotation = { text: string; source: WritingContext }

/** At most this many characters of an item are read: about 100,000 tokens, the cap of all items together (M9). */
const longestText = 500_000
const mostSentences = 5000

/** Words of page furniture: what stands in them is not about the subject. */
const furniture =
  /cookie|newsletter|copyright|©|all rights reserved|alle rechte|tous droits|todos los derechos|tutti i diritti|log ?in|sign (?:in|up)|subscribe|abonnieren|abonnez|suscríb|iscriviti|privacy policy|datenschutz|javascript|click here|read more|https?:|www\.|@/iu

/** Openings that lean on the sentence before. */
const leaning =
  /^(?:this|these|those|that|it|its|they|them|their|he|she|his|her|such|but|and|or|so|then|however|therefore|thus|also|moreover|diese?[rsmn]?|dies|dabei|damit|dadurch|daher|deshalb|er|sie|aber|und|oder|denn|doch|außerdem|auch|so|ce|cet|cette|ces|cela|ceci|ils?|elles?|mais|et|ou|donc|ainsi|aussi|de plus|est[eao]s?|es[eao]s?|ell[oa]s?|él|pero|y|o|además|también|así|quest[oaei]|quell[oaei]|ess[oaie]|loro|ma|e|inoltre|anche|così|perciò)(?=[\s,’'])/iu

const leastWords = 6
const mostWords = 32
const longestSentence = 300

/** Whether a sentence of a foreign text can stand by itself. */
export const isQuotable = (sentence: string): boolean => {
  if (sentence.length > longestSentence) return false
  const words = wordsIn(sentence).length
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  return (
    words >= leastWords &&
    words <= mostWords &&
    letters / sentence.length > 0.7 &&
    /^[\p{Lu}\p{N}«„“"‘]/u.test(sentence) &&
    /[.!…][”“"»’]?$/u.test(sentence) &&
    !furniture.test(sentence) &&
    !leaning.test(sentence)
  )
}

/** Paragraphs of an uploaded or scraped text: wrapped lines joined, headings, bullets and inline marks taken off. */
const paragraphsIn = (text: string): string[] =>
  text
    .slice(0, longestText)
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replace(/\r\n?/gu, '\n')
    .replace(/^#{1,6} .*$/gmu, '')
    .replace(/!?\[([^\][\n]*)\]\([^()\n]*\)/gu, '$1')
    .replace(/\*\*|__|`/gu, '')
    .split(/\n[^\S\n]*\n|\n(?=\s*(?:[-*•>|]|\d+[.)])\s)/u)
    .flatMap((block) => block.split(/(?<!.{40})\n/u))
    .map((paragraph) => plain(paragraph.replace(/^\s*(?:[-*•>|]|\d+[.)])\s+/u, '')))
    .filter(Boolean)

type Candidate = Quotation & { stems: Set<string>; length: number }

/** Quotable sentences of all items; one that hides letters from a reader is no candidate. */
const candidatesIn = (contexts: readonly WritingContext[], { base }: Phrasebook): Candidate[] => {
  const seen = new Set<string>()
  const candidates: Candidate[] = []
  for (const source of contexts)
    for (const paragraph of paragraphsIn(source.text))
      for (const text of withoutOrders(paragraph, languageOf(paragraph) ?? base)) {
        if (candidates.length >= mostSentences) return candidates
        if (seen.has(text) || !isQuotable(text)) continue
        seen.add(text)
        const stems = stemsIn(text, base)
        candidates.push({ text, source, stems: new Set(stems), length: stems.length })
      }
  return candidates
}

/** Words that titles and searches are made of whatever they are about. */
const commonStems = ({ phrases, base }: Phrasebook): Set<string> =>
  new Set([...Object.values(phrases.titles).flat(), ...phrases.searches].flatMap((phrase) => stemsIn(phrase, base)))

const overlap = (one: Set<string>, other: Set<string>) => [...one].filter((stem) => other.has(stem)).length

/**
 * Picks at most one sentence of the context for each section, where there is one that belongs there.
 * A sentence is on the subject when it shares a stem with the keywords and, unless these consist of a single stem, a
 * second one with keywords or title (the relevance floor). Ranked by summed inverse document frequency over length,
 * a section's own heading counting double.
 * @param headings the headings of the sections that may quote
 * @param most quotations in the whole post
 * @returns for each heading a quotation or null
 */
export const chooseQuotations = (
  brief: WritingBrief,
  book: Phrasebook,
  headings: readonly string[],
  most: number,
): (Quotation | null)[] => {
  const common = commonStems(book)
  const specific = (text: string) => stemsIn(text, book.base).filter((stem) => !common.has(stem))
  const core = new Set((brief.keywords.length > 0 ? brief.keywords : [book.subject]).flatMap(specific))
  const topic = new Set([...core, ...specific(brief.title ?? '')])
  const least = Math.min(2, topic.size)
  const all = candidatesIn(brief.contexts, book)
  const frequency = new Map<string, number>()
  for (const { stems } of all) for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const weigh = (stems: Set<string>, query: Set<string>) =>
    [...query].reduce(
      (sum, stem) => sum + (stems.has(stem) ? Math.log(1 + all.length / (frequency.get(stem) ?? 1)) : 0),
      0,
    )
  const relevant = all.filter(({ stems }) => overlap(stems, core) >= 1 && overlap(stems, topic) >= least)
  const pairs = headings
    .flatMap((heading, section) => {
      const own = new Set(stemsIn(heading, book.base))
      return relevant.map((candidate) => {
        const score = (weigh(candidate.stems, topic) + 2 * weigh(candidate.stems, own)) / (6 + candidate.length)
        return { section, candidate, score }
      })
    })
    .toSorted((one, other) => other.score - one.score)
  const chosen: (Candidate | null)[] = headings.map(() => null)
  for (const { section, candidate } of pairs) {
    const taken = chosen.filter((entry) => entry !== null)
    if (taken.length >= most) break
    const isNew = taken.every((other) => overlap(candidate.stems, other.stems) / candidate.stems.size < 0.6)
    if (chosen[section] === null && isNew) chosen[section] = candidate
  }
  return chosen.map((entry) => entry && { text: entry.text, source: entry.source })
}
