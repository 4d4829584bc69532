import { francAll } from 'franc-min'
import type { BaseLanguage } from '#domain/languages.ts'
import type { PageModel } from '../page/model.ts'

const baseOf: Record<string, BaseLanguage> = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de', ita: 'it' }

const sampleLength = 5000

/** The language of a page's text, else the one that it declares, if Masthead knows it. */
export const languageOf = ({ blocks, language }: PageModel): BaseLanguage | undefined => {
  const text = blocks
    .filter(({ text: words, voice }) => voice === 'own' && words.length > 30)
    .map(({ text: words }) => words)
    .join(' ')
    .slice(0, sampleLength)
  const best = text.length > 200 ? francAll(text, { only: Object.keys(baseOf) })[0]?.[0] : undefined
  return baseOf[best ?? ''] ?? Object.values(baseOf).find((known) => known === language)
}
