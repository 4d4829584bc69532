import { fold } from '../../text/fold.ts'
import type { Candidate, EngineField, Field, Known, Site } from '../../types.ts'
import { toPassage } from '../passage.ts'
import type { Cue, Name } from './cues.ts'
import { passagesOf, type Passage } from './passages.ts'

export type StatementRules = {
  name: EngineField
  isCandidate: (passage: Passage) => boolean
  features: readonly Feature[]
  /** The list of names under which such statements stand, as headings or labels. */
  heading?: Name
  /** The list of openings that name it: "our mission is". */
  said?: Cue
}

type Context = { rules: StatementRules; company: string }
type Read = (passage: Passage, context: Context) => number

const upTo = (value: number, most: number) => Math.min(value, most) / most
const isPage = ({ page }: Passage, ...kinds: string[]) => Number(kinds.includes(page.kind))
const opensWith = ({ cues }: Passage, cue: Cue) => Number(cues.opens.has(cue))

const sentenceWords = 7
/** Letters before the name of the company in a sentence that opens with it: "At the". */
const beforeName = 12

/** The passage directly below its heading counts in full; below "Mission and vision" the second is the vision. */
const headed: Read = ({ names, below }, { rules: { heading } }) => {
  const share = heading && names[heading]
  if (!heading || !share) return 0
  return share / (1 + Math.abs(below - Object.keys(names).indexOf(heading)) / 2)
}

/** "Our mission is to …"; fewer words are a menu, and a description tells what the page is about. */
const said: Read = (passage, { rules: { said: cue } }) => {
  if (!cue || passage.shape === 'description' || passage.words.length < sentenceWords) return 0
  return Math.max(opensWith(passage, cue), upTo(passage.cues.counts[cue], 1) / 2)
}

const does: Read = ({ cues: { counts }, folded }, { company }) =>
  Number(counts.does > 0 && (counts.we > 0 || (company.length > 2 && folded.includes(company))))

/** Its heading, its label or its opening names it. */
const named: Read = (passage, context) => Math.max(headed(passage, context), said(passage, context))

/** From here on, most of a heading names it and it stands directly below. */
const plainly = 0.6
const isSentence = ({ text, words }: Passage) => words.length >= sentenceWords && /[.!…]["”»]?$/.test(text)

/** A whole sentence that the site calls so: 1 if it says so itself ("Our mission is to …"), half if its heading does. */
const plain: Read = (passage, context) => {
  if (!isSentence(passage)) return 0
  return said(passage, context) === 1 ? 1 : Number(headed(passage, context) >= plainly) / 2
}

/** What speaks for or against a passage, 0 to 1. A field looks at some of them, and its model weighs them. */
const features = {
  named,
  plain,
  headed,
  /** What a company that states its aim does: "we help", "committed to". */
  aims: ({ cues }) => upTo(cues.counts['mission verb'], 2),
  /** What it wants to become, or the world: "to become the", "a world in which". */
  becomes: ({ cues }) => upTo(cues.counts['vision verb'], 2),
  /** The company does something for people. */
  does,
  offers: ({ cues }) => upTo(cues.counts.does, 2),
  we: ({ cues }) => upTo(cues.counts.we, 2),
  opensWe: (passage) => opensWith(passage, 'we'),
  opensNamed: ({ folded }, { company }) =>
    Number(company.length > 2 && folded.slice(0, company.length + beforeName).includes(company)),
  kind: ({ cues }) => upTo(cues.counts.kind, 2),
  opensKind: (passage) => opensWith(passage, 'kind'),
  quality: ({ cues }) => upTo(cues.counts.quality, 2),
  manyQualities: ({ cues }) => upTo(cues.counts.quality, 5),
  onQualities: ({ cues, words }) => Math.min(1, (3 * cues.counts.quality) / words.length),
  opensQuality: (passage) => opensWith(passage, 'quality'),
  unique: ({ cues }) => upTo(cues.counts.unique, 2),
  opensUnique: (passage) => opensWith(passage, 'unique'),
  forPeople: ({ cues }) => upTo(cues.counts.forPeople, 2),
  manyPeople: ({ cues }) => upTo(cues.counts.people, 5),
  notice: ({ cues }) => upTo(cues.counts.notice, 2),
  home: (passage) => isPage(passage, 'home'),
  about: (passage) => isPage(passage, 'about', 'mission'),
  aside: (passage) => isPage(passage, 'imprint', 'news', 'careers', 'contact'),
  early: ({ before }) => 1 / (1 + before / 6),
  /** It follows the page's main heading. */
  lead: ({ isLead }) => Number(isLead),
  first: ({ isFirst }) => Number(isFirst),
  title: ({ level }) => Number(level > 0),
  description: ({ shape }) => Number(shape === 'description'),
  pair: ({ shape }) => Number(shape === 'pair'),
  short: ({ words }) => Math.max(0, 8 - words.length) / 8,
  ends: ({ text }) => Number(/[.!…]["”»]?$/.test(text)),
} satisfies Record<string, Read>

type Feature = keyof typeof features

/** A field whose value is a passage of the site in its own words. */
export const statementField = (rules: StatementRules): Field => ({
  name: rules.name,
  ...(rules.said && { first: 'plain' satisfies Feature }),
  candidates: (site: Site, { name = '' }: Known): Candidate[] => {
    const context = { rules, company: fold(name) }
    const passages = passagesOf(site).filter((one) => one.page.kind !== 'legal' && rules.isCandidate(one))
    return passages.map((passage) => ({
      value: passage.text,
      url: passage.page.url,
      passage: toPassage(passage.text),
      features: Object.fromEntries(rules.features.map((feature) => [feature, features[feature](passage, context)])),
    }))
  },
})
