import { innerWord, isStopWord } from './keyword-text.ts'
import { speaksOfItself } from './statements.ts'
import { stemOf } from './stemmer.ts'
import { fold, wordsOf } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Candidate } from './keyword-candidate.ts'
import type { PageModel, Site } from './model.ts'

/** Titles, descriptions and headings: where a phrase of the running text must stand once too. */
const prominentText = (site: Site): string =>
  fold(
    site.pages
      .filter(speaksOfItself)
      .flatMap((page) => [
        page.title,
        page.meta.get('description')?.[0] ?? '',
        ...page.blocks.filter((block) => block.level > 0 && block.voice === 'own').map((block) => block.text),
      ])
      .join(' . '),
  )

/** "Our Loon Lake launch": written with capitals wherever it stands, and so in the midst of a sentence, it is a name. */
const isProperName = (phrase: string, running: string, language: BaseLanguage): boolean =>
  language !== 'de' &&
  phrase.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
  !running.includes(phrase.toLowerCase()) &&
  running
    .split(phrase)
    .slice(0, -1)
    .some((before) => /\p{Ll},? $/u.test(before))

/** Characters of running text in which names are looked for: pages may be hostile. */
const longestRunning = 100_000

/** Phrases of two or three content words that several blocks use. */
export const fromText = (site: Site): Candidate[] => {
  const counts = new Map<
    string,
    { blocks: Set<string>; pages: Set<PageModel>; text: string; page: PageModel; passage: string }
  >()
  const language = site.language
  for (const page of site.pages.filter(speaksOfItself)) {
    for (const block of page.blocks.slice(0, 300)) {
      if (block.voice !== 'own' || block.region === 'nav' || block.region === 'footer' || block.isLink) continue
      const words = wordsOf(block.text.slice(0, 1500), language)
      for (let start = 0; start < words.length; start += 1) {
        for (const size of [2, 3]) {
          const phrase = words.slice(start, start + size)
          if (phrase.length < size || !isNounPhrase(phrase, language) || !block.text.includes(phrase.join(' ')))
            continue
          const key = phrase.map((word) => stemOf(word, language)).join(' ')
          const known = counts.get(key) ?? {
            blocks: new Set(),
            pages: new Set(),
            text: phrase.join(' '),
            page,
            passage: block.text,
          }
          known.blocks.add(block.text)
          known.pages.add(page)
          counts.set(key, known)
        }
      }
    }
  }
  const prominent = prominentText(site)
  const running = site.pages
    .flatMap((page) => page.blocks.filter((block) => block.level === 0).map((block) => block.text))
    .join(' . ')
    .slice(0, longestRunning)
  return [...counts.values()]
    .filter((one) => one.blocks.size >= 3 && prominent.includes(fold(one.text)))
    .filter((one) => !isProperName(one.text, running, language))
    .toSorted((left, right) => right.blocks.size - left.blocks.size)
    .slice(0, 12)
    .map((one): Candidate => ({
      text: one.text,
      weight: one.blocks.size >= 4 ? 1.5 : 1,
      page: one.page,
      passage: one.passage,
    }))
}

const isNounPhrase = (words: string[], language: BaseLanguage): boolean => {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (
    words.some((word) => /\d/.test(word)) ||
    [first, last].some((word) => word.length < 3 || isStopWord(word, language) || innerWord.test(word))
  )
    return false
  // German compounds are single words already; a phrase there is adjective and noun.
  if (language === 'de' && !/^\p{Lu}/u.test(last)) return false
  return words.every(
    (word) =>
      word === first || word === last || (language !== 'en' && innerWord.test(word)) || !isStopWord(word, language),
  )
}
