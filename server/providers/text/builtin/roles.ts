import { plain } from './markdown.ts'
import { bareHeading } from './outline-reading.ts'
import type { Phrasebook } from './phrasebook.ts'
import { type Beat, type CheatPart, type ThemeId, themeIds } from './phrases/types.ts'
import { stemsIn } from './words.ts'

/** What a section of a post is for. */
export type Role =
  | { kind: 'theme'; theme: ThemeId; variant?: 0 | 1 }
  | { kind: 'stage'; stage: number }
  | { kind: 'cheat'; part: CheatPart }
  | { kind: 'part'; part: number }
  | { kind: 'aspect'; aspect: number }
  | { kind: 'beat'; beat: Beat }
  | { kind: 'introduction' | 'prep' | 'hurdles' | 'closing' | 'free' }

const unescaped = (markdown: string) => markdown.replace(/\\(?=[\p{P}\p{S}])/gu, '')

const normal = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim()

/** Every heading that the phrasebook knows, with its role. */
const knownHeadings = ({ phrases, say, canSay }: Phrasebook): Map<string, Role> => {
  const roles = new Map<string, Role>()
  const know = (headings: readonly string[], role: Role) => {
    for (const heading of headings) if (canSay(heading)) roles.set(normal(unescaped(say(heading))), role)
  }
  for (const theme of themeIds) {
    const { step, noun, mistake } = phrases.themes[theme]
    know([...step, noun], { kind: 'theme', theme })
    mistake.forEach((heading, index) => know([heading], { kind: 'theme', theme, variant: index as 0 | 1 }))
  }
  phrases.stages.forEach(({ headings }, stage) => know(headings, { kind: 'stage', stage }))
  phrases.explain.parts.forEach((headings, part) => know(headings, { kind: 'part', part }))
  phrases.explain.aspects.forEach(({ headings }, aspect) => know(headings, { kind: 'aspect', aspect }))
  for (const [beat, headings] of entriesOf(phrases.story.headings)) know(headings, { kind: 'beat', beat })
  for (const [part, headings] of entriesOf(phrases.cheat.headings)) know(headings, { kind: 'cheat', part })
  for (const kind of ['prep', 'hurdles', 'closing'] as const) know(phrases[kind].headings, { kind })
  return roles
}

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][]

/** Themes that a text points to by the words in it, the strongest first. */
export const themesIn = (text: string, { base, phrases }: Phrasebook): ThemeId[] => {
  const stems = new Set(stemsIn(text, base))
  return themeIds
    .map((theme) => ({
      theme,
      hits: stemsIn(phrases.themes[theme].cues, base).filter((stem) => stems.has(stem)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .map(({ theme }) => theme)
}

const framing = ['introduction', 'closing', 'hurdles', 'prep'] as const

/** The roles of an outline's headings: ours are known, a person's own are understood by the words in them. */
export const readRoles = (book: Phrasebook, keywords: readonly string[], headings: readonly string[]): Role[] => {
  const known = knownHeadings(book)
  const prefixes = keywords.map((keyword) => `${normal(keyword)} `)
  const taken = new Set<ThemeId>()
  const take = (role: Role | undefined) => {
    if (role?.kind === 'theme') taken.add(role.theme)
    return role
  }
  const ofKnown = (heading: string): Role | undefined => {
    const bare = normal(bareHeading(heading))
    const prefix = prefixes.find((start) => bare.startsWith(start))
    return known.get(normal(heading)) ?? known.get(bare) ?? (prefix ? known.get(bare.slice(prefix.length)) : undefined)
  }
  const ofOwn = (heading: string): Role => {
    const stems = new Set(stemsIn(heading, book.base))
    const kind = framing.find((name) => stemsIn(book.phrases.cues[name], book.base).some((stem) => stems.has(stem)))
    if (kind && stems.size <= 3) return { kind }
    const theme = themesIn(heading, book).find((candidate) => !taken.has(candidate))
    return theme ? { kind: 'theme', theme } : { kind: 'free' }
  }
  // Ours first: a person's heading must not take the theme of a later one of ours.
  const ours = headings.map((heading) => take(ofKnown(heading)))
  return headings.map((heading, index) => ours[index] ?? take(ofOwn(heading))!)
}
