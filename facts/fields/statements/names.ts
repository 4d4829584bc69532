// What a passage is called on its page: by its label, the short line before it, or its heading.
import type { BaseLanguage } from '#domain/languages.ts'
import { wordsOf } from '../../text/fold.ts'
import { isStopWord } from '../../text/stems.ts'
import type { Site, SitePage } from '../../types.ts'
import { hitsOf, nameLists, openingWords, type Name } from './cues.ts'

/** What a heading or label names, in its order, each with the share of its words that is spent on naming. */
export type Names = Partial<Record<Name, number>>

export type Naming = {
  names: Names
  /** How many blocks stand between the passage and what names it. */
  below: number
}

const isName = (list: string): list is Name => (nameLists as readonly string[]).includes(list)
const companysOwn = new Set<Name>(['mission name', 'vision name'])

/** "Our vision" names the vision, "Your vision" does not; "Vision for the garden in May" hardly does. */
const namesOf = (text: string, language: BaseLanguage): Names => {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > openingWords) return {}
  const all = hitsOf(words, language)
  const isYours = all.some(({ list }) => list === 'you')
  const hits = all.filter(({ list }) => isName(list) && !(isYours && companysOwn.has(list)))
  const places = new Set(hits.flatMap(({ at, length }) => Array.from({ length }, (_, offset) => at + offset)))
  const weight = words.filter((word, at) => places.has(at) || !isStopWord(word, language)).length
  return Object.fromEntries(hits.map(({ list }) => [list, places.size / weight]))
}

export const bestShare = ({ names }: Pick<Naming, 'names'>) => Math.max(0, ...Object.values(names))
const isEmpty = (names: Names) => Object.keys(names).length === 0

/** "Mission: to …", "Mission. To …", "Mission – to …", or "Mission" on a line of its own. */
const label = /^([^\n:.–—|]{3,50})(?:[:|\n]|\. | [–—-] )/u
const longestHeading = 80

/** Reads what names each block of a page. */
export const nameReader = ({ blocks }: SitePage, { language }: Site) => {
  const known = new Map<number, Names>()
  const namesIn = (index: number): Names => {
    const text = blocks[index]?.text ?? ''
    if (text.length > longestHeading) return {}
    const names = known.get(index) ?? namesOf(text, language)
    known.set(index, names)
    return names
  }
  const namesAt = (index: number): Naming => {
    const { text, under } = blocks[index]!
    const labelled = label.exec(text)?.[1]
    const said = labelled ? namesOf(labelled, language) : {}
    if (!isEmpty(said)) return { names: said, below: 0 }
    // The line before, the heading, the line before the heading, the heading above that.
    for (const place of [index - 1, under, under - 1, blocks[under]?.under ?? -1]) {
      const names = place < 0 ? {} : namesIn(place)
      if (!isEmpty(names)) return { names, below: index - place - 1 }
    }
    return { names: {}, below: 0 }
  }
  /** "Our mission" alone states none. */
  const isMereName = (index: number) => bestShare({ names: namesIn(index) }) >= 1
  return { namesAt, isMereName }
}
