// Word lists of each language: `<language>/*.csv` with the columns list and term; `|` parts several terms of a row.
// Documented in facts/README.md.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BaseLanguage } from '#domain/languages.ts'
import { fold } from '../text/fold.ts'

/** The rows of a CSV file with two columns and a header; a comma in the second needs no quotes. */
export const readRows = (path: string): [string, string][] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((row) => {
      const comma = row.indexOf(',')
      return [row.slice(0, comma), row.slice(comma + 1).trim()]
    })

export const readLanguages: readonly BaseLanguage[] = ['de', 'en', 'es', 'fr', 'it']

const lists = new Map<BaseLanguage, Map<string, string[]>>()

const listsOf = (language: BaseLanguage) => {
  const known = lists.get(language)
  if (known) return known
  const read = new Map<string, string[]>()
  for (const file of globSync('*.csv', { cwd: join(import.meta.dirname, language) }))
    for (const [list, term] of readRows(join(import.meta.dirname, language, file)))
      read.set(list, [...(read.get(list) ?? []), ...fold(term).split('|')])
  lists.set(language, read)
  return read
}

/** The folded terms of a list in one language, none if the language lacks the list. */
export const termsOf = (list: string, language: BaseLanguage): readonly string[] => listsOf(language).get(list) ?? []

const escape = (term: string) =>
  term.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`)

const longestFirst = (terms: readonly string[]) => terms.toSorted((one, other) => other.length - one.length)

/** Matches any of the terms as whole words in folded text; `*` in a term stands for letters. Nothing, without terms. */
export const matcherOf = (terms: readonly string[]): RegExp =>
  terms.length === 0
    ? /(?!)/u
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${longestFirst(terms).map(escape).join('|')})(?![\p{L}\p{N}])`, 'u')

const matchers = new Map<string, RegExp>()

/** The first term of the list in folded text, in the language or, without one, in any. */
export const findTerm = (folded: string, list: string, language?: BaseLanguage): RegExpExecArray | null => {
  const key = `${list} ${language}`
  let matcher = matchers.get(key)
  if (!matcher) {
    matcher = matcherOf((language ? [language] : readLanguages).flatMap((one) => termsOf(list, one)))
    matchers.set(key, matcher)
  }
  return matcher.exec(folded)
}

/** Whether folded text contains a term of the list, in the language or, without one, in any. */
export const hasTerm = (folded: string, list: string, language?: BaseLanguage): boolean =>
  findTerm(folded, list, language) !== null
