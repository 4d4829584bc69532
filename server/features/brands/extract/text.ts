/** Characters that a fold maps to one plain character each, so that positions in the folded text stay those of the text. */
const foldings: Record<string, string> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  ß: 's',
  œ: 'o',
  Œ: 'o',
  æ: 'a',
  Æ: 'a',
  ø: 'o',
  Ø: 'o',
  '\u00a0': ' ',
  '\u202f': ' ',
}

const foldCharacter = (character: string): string => {
  if (character.length > 1) return character
  const mapped = foldings[character]
  if (mapped) return mapped
  const base = character.normalize('NFD')[0] ?? character
  return base.length === 1 ? base : character
}

/** Lower case without accents, of the same length as the text (so that an index means the same in both). */
export const fold = (text: string): string => {
  const plain = text.replaceAll(/\P{ASCII}/gu, foldCharacter).toLowerCase()
  return plain.length === text.length ? plain : text.toLowerCase().slice(0, text.length)
}

/** One line, single spaces, no invisible characters (zero-width, soft hyphen, direction marks). */
export const normalise = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** At most `limit` characters, cut after a whole sentence when that keeps at least half, else after a whole word. */
export const cutText = (text: string, limit: number): string => {
  if (text.length <= limit) return text
  const head = text.slice(0, limit + 1)
  const sentence = head.slice(0, limit).match(/^.*[.!?…]["'”’»)]?(?=\s|$)/s)?.[0]
  if (sentence && sentence.length >= limit / 2) return sentence.trimEnd()
  const space = head.lastIndexOf(' ')
  return (space > 0 ? head.slice(0, space) : text.slice(0, limit)).replace(/[\s,;:–-]+$/, '')
}

/** The longest text that a passage may have (domain/facts.ts). */
export const passageLimit = 300

export const toPassage = (text: string): string => {
  const line = normalise(text)
  if (line.length <= passageLimit) return line
  const space = line.lastIndexOf(' ', passageLimit)
  return line.slice(0, space > passageLimit / 2 ? space : passageLimit).trimEnd()
}

/** A stretch of at most 300 characters around a position, at whole words. */
export const passageAround = (text: string, from: number, to: number): string => {
  if (text.length <= passageLimit) return toPassage(text)
  const room = Math.max(0, passageLimit - (to - from))
  let start = Math.max(0, from - Math.floor(room / 2))
  if (start > 0) start = Math.min(from, text.indexOf(' ', start) + 1)
  return toPassage(text.slice(start))
}

const segmenters = new Map<string, Intl.Segmenter>()

const segmenter = (language: string, granularity: 'sentence' | 'word'): Intl.Segmenter => {
  const key = `${language}/${granularity}`
  const known = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, known)
  return known
}

const abbreviation =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|prof|nr|no|str|sra?|sig|mme|m|bzw|ca|inc|ltd|co|z\.\s?b|d\.\s?h|u\.\s?a|e\.g|i\.e|approx|avda|av|tel|[a-z])\.\s*$/i

/** The sentences of a text; a full stop after a title or abbreviation ends none. */
export const sentencesOf = (text: string, language: string): string[] => {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of segmenter(language, 'sentence').segment(text)) {
    open += segment
    if (abbreviation.test(open)) continue
    if (open.trim()) sentences.push(open.trim())
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/** The words of a text as written, without punctuation. */
export const wordsOf = (text: string, language: string): string[] =>
  [...segmenter(language, 'word').segment(text)].filter((part) => part.isWordLike).map((part) => part.segment)

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** Folded text without the apostrophes by which some write Italian accents ("novita'", "e'"): not of the same length. */
export const withoutEndMarks = (folded: string): string =>
  folded.replaceAll(/(?<=[a-z]{3}[aeiou]|\be)'(?=[\s.,;:!?]|$)/g, '')

/** Italian words of four letters and more whose accent is written as an apostrophe, with the accent ("novità"). */
export const spellAccents = (text: string): string =>
  text.replaceAll(/(?<=\p{L}{3})[aeiou]['’´`](?=[\s.,;:!?]|$)/giu, (end) => `${end[0]}\u0300`.normalize('NFC'))

/** Letters and digits only, folded: for comparing a name with a host name. */
export const compact = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '')

/** An expression for folded text. The source is written in natural spelling; it must use no upper-case class (`\W`). */
export const foldedPattern = (source: string, flags = ''): RegExp => new RegExp(fold(source), flags)

/** Whole-word expression for folded text. */
export const wordPattern = (source: string, flags = ''): RegExp =>
  foldedPattern(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, flags)
