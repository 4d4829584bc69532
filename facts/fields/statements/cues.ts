// What the words of a sentence hint at, by the lists of `data/<language>/statements.csv`.
import type { BaseLanguage } from '#domain/languages.ts'
import { termsOf } from '../../data/read-data.ts'

/**
 * we, i, you: who speaks to whom. purpose: "so that", "without". help, offer: what is done for people. stated: "our
 * mission is", "wir helfen". aim: "committed to". vision: "to become the". future: "long-term". unique: "the only". experience: "since", "decades". quality: "reliable".
 * people: "families". for: "aimed at". kind: "is a", "law firm". action: "click". notice: cookies, opening hours, events.
 */
export const cueNames = [
  'we', 'i', 'you', 'purpose', 'help', 'offer', 'stated', 'aim', 'vision', 'future', 'unique', 'experience', 'quality', 'people', 'for',
  'kind', 'action', 'notice',
] as const // prettier-ignore

export type Cue = (typeof cueNames)[number]
/** How often each cue occurs, and how often people are named right after "for". */
export type Cues = Record<Cue | 'forPeople', number>

/** Words between "for" and the people. */
const reach = 4

type Term = { cue: Cue; pattern: RegExp }
type Terms = { byStart: Map<string, Term[]>; byEnd: Map<string, Term[]> }

const keyLength = 3
const terms = new Map<BaseLanguage, Terms>()

const patternOf = (term: string) => {
  const source = term.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`)
  return new RegExp(String.raw`${source}(?![\p{L}\p{N}])`, 'uy')
}

/** Indexed by their first letters, or their last for a mere ending, so that each word is compared with a few terms only. */
const indexOf = (language: BaseLanguage): Terms => {
  const known = terms.get(language)
  if (known) return known
  const index: Terms = { byStart: new Map(), byEnd: new Map() }
  for (const cue of cueNames)
    for (const term of termsOf(cue, language)) {
      const [map, key] = term.startsWith('*')
        ? [index.byEnd, term.slice(-keyLength)]
        : [index.byStart, /^[\p{L}\p{N}]{0,3}/u.exec(term)![0]]
      map.set(key, [...(map.get(key) ?? []), { cue, pattern: patternOf(term) }])
    }
  terms.set(language, index)
  return index
}

/** The cues in folded text. */
export const cuesOf = (folded: string, language: BaseLanguage): Cues => {
  const { byStart, byEnd } = indexOf(language)
  const cues = Object.fromEntries([...cueNames, 'forPeople'].map((cue) => [cue, 0])) as Cues
  let sinceFor = Infinity
  for (const { 0: word, index } of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length > 40) continue
    const near = [...(byStart.get(word.slice(0, keyLength)) ?? []), ...(byEnd.get(word.slice(-keyLength)) ?? [])]
    const here = new Set<Cue>()
    for (const { cue, pattern } of near) {
      pattern.lastIndex = index
      if (!here.has(cue) && pattern.test(folded)) here.add(cue)
    }
    for (const cue of here) cues[cue]++
    sinceFor = here.has('for') ? 0 : sinceFor + 1
    if (here.has('people') && sinceFor <= reach) cues.forPeople++
  }
  return cues
}
