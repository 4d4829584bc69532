import { hasTerm } from '../../data/read-data.ts'
import { fold } from '../../text/fold.ts'
import type { Candidate, EngineField, Field, Known, Site } from '../../types.ts'
import { toPassage } from '../passage.ts'
import { cueNames, cuesOf, type Cue } from './cues.ts'
import { passagesOf, type Passage } from './passages.ts'

const details =
  /[€$£]|@|https?:|www\.|\d{3,}[ \d/-]*\d{2,}|\d{1,2}(?:[:.]\d{2}|h\d{2})|\d ?%|\d{1,2}[./]\d{1,2}[./]\d{2,4}/
const most = 2
const atMost = (value: number, most: number) => Math.min(value, most) / most
const isKind = ({ page }: Passage, kinds: readonly string[]) => Number(kinds.includes(page.kind))

/** What is looked at in every passage; each field's model weighs it in its own way. */
const shared = (passage: Passage, name: string): Record<string, number> => {
  const { words, folded, text, cues, shape, level, headings } = passage
  const opening = words.slice(0, 3).join(' ')
  const isTitle = level > 0
  const does = cues.help + cues.offer > 0
  const isSomeone = cues.we + cues.i > 0 || (name.length > 2 && folded.includes(name))
  return {
    ...Object.fromEntries(cueNames.map((cue) => [cue, atMost(cues[cue], most)])),
    description: Number(shape === 'description'),
    list: Number(shape === 'list'),
    pair: Number(shape === 'pair'),
    title: Number(isTitle),
    lead: Number(passage.isLead),
    first: Number(passage.isFirst),
    home: isKind(passage, ['home']),
    about: isKind(passage, ['about', 'mission']),
    aside: isKind(passage, ['legal', 'imprint', 'news', 'careers', 'contact']),
    footer: Number(passage.area === 'footer'),
    early: 1 / (1 + passage.before / 6),
    short: Math.max(0, 8 - words.length) / 8,
    long: atMost(Math.max(0, words.length - 14), 26),
    named: Number(name.length > 2 && folded.includes(name)),
    opensNamed: Number(name.length > 2 && folded.slice(0, name.length + 12).includes(name)),
    opensWe: Number(cues.we > 0 && /^(?:we|wir|nous|on|noi|nosotr)/.test(opening)),
    times: atMost(passage.times - 1, 2),
    described: passage.described,
    topical: passage.topical,
    details: Number(details.test(text)),
    quoted: Number(/^["“„«'‘]/.test(text)),
    // Someone does something; for someone; to some end.
    does: Number(isSomeone && does),
    forWhom: Number(does && (cues.people > 0 || cues.you > 0)),
    promise: Number(isSomeone && does && (cues.people > 0 || cues.you > 0) && cues.purpose > 0),
    question: Number(text.endsWith('?')),
    exclaims: Number(text.endsWith('!')),
    ends: Number(/[.!…]["”»]?$/.test(text)),
    underAbout: Number(headings.some((heading) => heading.length < 60 && hasTerm(heading, 'about heading'))),
  }
}

export type StatementRules = {
  name: EngineField
  /** The list of headings under which such statements stand. */
  headings?: string
  /** Features of this field alone. */
  own?: (passage: Passage) => Record<string, number>
  /** Which of the shared features matter; all unless given. */
  features?: readonly string[]
  isCandidate?: (passage: Passage) => boolean
  /** A cue with which such a statement may open. */
  opening?: Cue
}

const isHeaded = ({ headings }: Passage, list: string, site: Site) =>
  headings
    .slice(0, 2)
    .map((heading, at) => Number(heading.split(' ').length <= 6 && hasTerm(heading, list, site.language)) / (1 + at))

const opensWith = ({ cues, folded }: Passage, cue: Cue, { language }: Site) =>
  Number(cues[cue] > 0 && cuesOf(folded.slice(0, 50), language)[cue] > 0)

const known = new WeakMap<Passage, { name: string; features: Record<string, number> }>()

const sharedOnce = (passage: Passage, name: string) => {
  let read = known.get(passage)
  if (read?.name !== name) read = { name, features: shared(passage, name) }
  known.set(passage, read)
  return read.features
}

/** A field whose value is a passage of the site in its own words. */
export const statementField = ({
  name: field,
  headings,
  own,
  features,
  isCandidate,
  opening,
}: StatementRules): Field => ({
  name: field,
  candidates: (site: Site, { name = '' }: Known): Candidate[] =>
    passagesOf(site)
      .filter((passage) => isCandidate?.(passage) ?? passage.shape !== 'clause')
      .map((passage) => {
        const all = sharedOnce(passage, fold(name))
        return {
          value: passage.text,
          url: passage.page.url,
          passage: toPassage(passage.text),
          features: {
            ...(features ? Object.fromEntries(features.map((feature) => [feature, all[feature]!])) : all),
            ...(headings && { headed: Math.max(0, ...isHeaded(passage, headings, site)) }),
            ...(opening && { opens: opensWith(passage, opening, site) }),
            ...own?.(passage),
          },
        }
      }),
})
