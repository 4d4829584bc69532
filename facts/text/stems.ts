import { createRequire } from 'node:module'
import type { BaseLanguage } from '#domain/languages.ts'

type Stemmer = { stem: (word: string) => string }

// A CommonJS package without types.
const { newStemmer } = createRequire(import.meta.url)('snowball-stemmers') as { newStemmer: (name: string) => Stemmer }
const stopWordsOf = createRequire(import.meta.url)('stopwords-iso') as Record<BaseLanguage, string[]>

const names: Record<BaseLanguage, string> = { en: 'english', es: 'spanish', fr: 'french', de: 'german', it: 'italian' }
const stemmers = new Map<BaseLanguage, Stemmer>()
const stopWords = new Map<BaseLanguage, Set<string>>()

/** The stem of a folded word. */
export const stemOf = (word: string, language: BaseLanguage): string => {
  const stemmer = stemmers.get(language) ?? newStemmer(names[language])
  stemmers.set(language, stemmer)
  return stemmer.stem(word)
}

const plain = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 's')

/** Whether a folded word is one of the most frequent, such as "the". */
export const isStopWord = (word: string, language: BaseLanguage): boolean => {
  const words = stopWords.get(language) ?? new Set(stopWordsOf[language].map(plain))
  stopWords.set(language, words)
  return words.has(word)
}
