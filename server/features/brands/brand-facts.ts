// Facts as a brand stores them.
import type { FoundFact } from '#domain/facts.ts'
import { ownWebsite } from './own-website.ts'
import { siteLanguage } from './site-language.ts'

/** The website with the path that was given, the language as forms offer it, and all else as it was found. */
export const brandFacts = (found: FoundFact[], start_url: string): FoundFact[] => {
  const location = found.find(({ field }) => field === 'location')?.value
  return found.map(storable).flatMap((fact): FoundFact[] => {
    if (fact.field === 'website') return [{ ...fact, value: ownWebsite(start_url, fact.value) }]
    if (fact.field !== 'language') return [fact]
    const language = siteLanguage(fact.value, start_url, location)
    return language ? [{ ...fact, value: language.label, ...(language.isGuess && { confidence: 'likely' }) }] : []
  })
}

/** PostgreSQL refuses the NUL character and half an emoji. */
const storable = (fact: FoundFact): FoundFact => ({
  ...fact,
  value: toStorable(fact.value),
  source_url: toStorable(fact.source_url),
  passage: toStorable(fact.passage),
})
const toStorable = (text: string) => text.replaceAll('\0', '').toWellFormed()
