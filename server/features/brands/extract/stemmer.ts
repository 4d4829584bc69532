import { createRequire } from 'node:module'
import { fold } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'

type Stemmer = { stem: (word: string) => string }

// The package carries no types.
const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as { newStemmer: (name: string) => Stemmer }

const names: Record<BaseLanguage, string> = { en: 'english', es: 'spanish', fr: 'french', de: 'german', it: 'italian' }
const stemmers = new Map<BaseLanguage, Stemmer>()

/** The stem of a word in one language, without accents. */
export const stemOf = (word: string, language: BaseLanguage): string => {
  const stemmer = stemmers.get(language) ?? newStemmer(names[language])
  stemmers.set(language, stemmer)
  return fold(stemmer.stem(word.toLowerCase()))
}
