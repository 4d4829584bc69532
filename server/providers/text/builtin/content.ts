import { formatOf } from '#domain/formats.ts'
import { headingNumber } from '#domain/quality/sections.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { addAsides, addBrief, addGaps, addKeywords, addNotes, addQuotations, addReserve } from './additions.ts'
import { compose, farewell, introduction, lesson, storyParts } from './compose.ts'
import type { Desk } from './desk.ts'
import { type Draft, draftsOf, isFraming } from './drafts.ts'
import { fit, type Part, piece, render } from './fit.ts'
import { escaped, visibleWords } from './markdown.ts'
import { chooseThemes, titleOf, writeOutline } from './outline.ts'
import { bareHeading, readOutline } from './outline-reading.ts'
import { phrasedFormat, type PhrasedFormat } from './phrased-format.ts'
import { openPhrasebook, type Phrasebook } from './phrasebook.ts'
import { stageOf, type ThemeId, themeIds } from './phrases/types.ts'
import { seededNumber } from './random.ts'
import { readRoles, type Role } from './roles.ts'

/** Where in its format's range of words a post aims at, in hundredths. */
const shares: Record<PhrasedFormat, [number, number]> = {
  'How-To Guide': [15, 30],
  'Cheat Sheet': [20, 40],
  Checklist: [20, 40],
  Listicle: [10, 25],
  Story: [35, 65],
  'Explainer Blog Post': [15, 30],
  'Mistakes to Avoid': [30, 55],
}

const openDesk = (brief: WritingBrief, book: Phrasebook, format: PhrasedFormat, roles: readonly Role[]): Desk => {
  const taken = new Set(roles.flatMap((role) => (role.kind === 'theme' ? [role.theme] : [])))
  const order = chooseThemes(brief, book, themeIds.length).filter((theme) => !taken.has(theme))
  const spare = (stage?: number): ThemeId | null => {
    const index = order.findIndex((theme) => stage === undefined || stageOf(theme) === stage)
    return index < 0 ? null : order.splice(index, 1)[0]!
  }
  return { brief, book, format, spare }
}

/** A guide whose headings carry no steps begins with an overview of them in order. */
const overview = ({ book }: Desk, drafts: readonly Draft[]) => {
  const steps = drafts
    .filter(({ role, level }) => level === 2 && !isFraming(role))
    .map(({ heading }) => bareHeading(heading))
  const missing = Array.from({ length: Math.max(0, 3 - steps.length) }, () =>
    book.draw(themeIds.map((id) => book.phrases.themes[id].step[0])),
  )
  const lines = [...steps.map(escaped), ...missing.filter((line) => line !== null)].slice(0, 12)
  const lead = book.draw(book.phrases.pointLeads) ?? ''
  return piece([lead, '', ...lines.map((line, index) => `${index + 1}. ${line}`)].join('\n'), 0)
}

const fill = (desk: Desk, opening: Part, drafts: Draft[]) => {
  const { format } = desk
  const kinds = new Set(drafts.map(({ role }) => role.kind))
  opening.pieces.push(...introduction(desk, kinds.has('introduction')))
  if (format === 'Story') {
    const { before, sections } = storyParts(
      desk,
      drafts.map(({ role }) => role),
    )
    opening.pieces.push(...before)
    drafts.forEach(({ part }, index) => part.pieces.push(...sections[index]!))
  } else {
    for (const draft of drafts) draft.part.pieces.push(...compose(desk, draft.role, draft, draft.hasSubsections))
  }
  const steps = drafts.filter(({ heading, level }) => level === 2 && headingNumber(heading) !== null)
  if (format === 'How-To Guide' && steps.length < 3) opening.pieces.push(overview(desk, drafts))
}

/** What the post ends with, where the outline has no heading for it. */
const finish = (desk: Desk, opening: Part, drafts: readonly Draft[]) => {
  const last = drafts.at(-1)?.part
  if (desk.format === 'Story') (last ?? opening).pieces.push(...lesson(desk))
  else if (desk.format !== 'Cheat Sheet' && !drafts.some(({ role }) => role.kind === 'closing'))
    (last && last.room === null ? last : opening).pieces.push(...farewell(desk))
}

/**
 * A post in Markdown that follows an outline: the title as H1, then the outline's headings in order, with text from
 * the phrases of its language and from what was given, as many words as the format asks for.
 * @param outline Markdown, as `writeOutline` or a person wrote it; an empty one is written first
 */
export const writeContent = (brief: WritingBrief, outline: string): string => {
  const book = openPhrasebook(brief)
  const format = phrasedFormat(brief.format)
  const title = titleOf(brief, book)
  const given = readOutline(outline, title)
  const sections = given.length > 0 ? given : readOutline(writeOutline(brief), title)
  const headings = sections.map(({ heading }) => heading)
  const roles = readRoles(book, brief.keywords, headings)
  const desk = openDesk(brief, book, format, roles)
  const drafts = draftsOf(sections, roles, format)
  const opening: Part = { heading: null, room: null, pieces: [] }

  fill(desk, opening, drafts)
  addAsides(desk, drafts)
  addNotes(desk, drafts)
  const { tasks, terms } = addBrief(desk, opening, drafts)
  addKeywords(desk, title, opening, drafts, terms)
  const quoting = addQuotations(desk, drafts)
  addGaps(desk, opening, drafts, quoting, tasks)
  finish(desk, opening, drafts)
  addReserve(desk, drafts)

  const { words } = formatOf(brief.format ?? format)
  const share = seededNumber(`${book.seed}words`, ...shares[format]) / 100
  const heading = `# ${escaped(title)}`
  const parts = [opening, ...drafts.map(({ part }) => part)]
  const fitted = fit(parts, words, Math.round(words.min + share * (words.max - words.min)), visibleWords(heading))
  return `${heading}\n\n${render(fitted)}`
}
