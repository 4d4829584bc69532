// Which trades a site's words speak of.
import { join } from 'node:path'
import { industries, type Industry } from '#domain/industries.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import { termFinder, type Hit, type TermFinder } from '../data/find-terms.ts'
import { readRows } from '../data/read-data.ts'
import { wordsOf } from '../text/fold.ts'

const finders = new Map<BaseLanguage, TermFinder>()

/** The words of trades in a text, with the industries that they belong to. */
export const tradesIn = (text: string, language: BaseLanguage): (Hit & { list: Industry })[] => {
  const find = finders.get(language) ?? termFinder(industries, language)
  finders.set(language, find)
  return find(wordsOf(text)) as (Hit & { list: Industry })[]
}

const industryOf = new Map(
  readRows(join(import.meta.dirname, '../data/types.csv')).flatMap(([industry, types]) =>
    types.split('|').map((type) => [type, industry as Industry]),
  ),
)

/** The industry of a type of schema.org such as `Bakery`, if it says one. */
export const industryOfType = (type: string): Industry | undefined => industryOf.get(type)
