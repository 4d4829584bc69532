// What the words of a sentence hint at, by the lists of `data/<language>/statements.csv`.
import type { BaseLanguage } from '#domain/languages.ts'
import { termFinder, type TermFinder } from '../../data/find-terms.ts'

/** By what a heading, a label or the opening of a sentence names what is said. */
export const nameLists = [
  'mission name', 'vision name', 'values name', 'audience name', 'about name',
] as const // prettier-ignore

/**
 * mission said: "our mission is". mission verb: "we help". vision verb: "to become the". we, you: who speaks to whom.
 * does: what is done for people. people: "families". for: "aimed at". kind: "is a", "law firm". quality: "reliable".
 * unique: "the only". notice: "click", cookies, opening hours. placeholder: "insert your mission here".
 */
const cueLists = [
  'mission said', 'vision said', 'mission verb', 'vision verb', 'we', 'you', 'does', 'people', 'for', 'kind', 'quality',
  'unique', 'notice', 'discount', 'placeholder',
] as const // prettier-ignore

export type Name = (typeof nameLists)[number]
export type Cue = (typeof cueLists)[number]
type List = Name | Cue

/** Words of a heading or a label that names what follows, and of a sentence's opening. */
export const openingWords = 7
/** Words between "for" and the people. */
const reach = 4

export type Cues = {
  /** How often each cue occurs, and how often people are named right after "for". */
  counts: Record<Cue | 'forPeople', number>
  /** The lists of which a term stands in the opening. */
  opens: ReadonlySet<List>
}

const finders = new Map<BaseLanguage, TermFinder>()

/** The terms of all lists in folded words. */
export const hitsOf = (words: readonly string[], language: BaseLanguage) => {
  const find = finders.get(language) ?? termFinder([...nameLists, ...cueLists], language, { keepsCovered: true })
  finders.set(language, find)
  return find(words)
}

const noCounts = Object.fromEntries([...cueLists, 'forPeople'].map((cue) => [cue, 0])) as Cues['counts']
const isCue = (list: string): list is Cue => list in noCounts

/** The cues in a sentence's folded words. */
export const cuesOf = (words: readonly string[], language: BaseLanguage): Cues => {
  const counts = { ...noCounts }
  const opens = new Set<List>()
  const last: Record<string, number> = {}
  for (const { list, at } of hitsOf(words, language)) {
    if (at < openingWords) opens.add(list as List)
    if (!isCue(list) || last[list] === at) continue
    last[list] = at
    counts[list]++
    if (list === 'people' && at - (last['for'] ?? -Infinity) <= reach) counts.forPeople++
  }
  return { counts, opens }
}

export const sumOf = (all: Cues[]): Cues => {
  if (all.length === 1) return all[0]!
  const counts = { ...noCounts }
  for (const one of all) for (const cue of Object.keys(counts) as Cue[]) counts[cue] += one.counts[cue]
  return { counts, opens: all[0]!.opens }
}
