// What a post is given besides its own phrases: quotations, gaps, the brief's points, keywords, notes, asides.
import { readBrief } from './brief-points.ts'
import { type Desk, list, optional, themeTexts } from './desk.ts'
import { type Draft, isFraming } from './drafts.ts'
import { type Part, type Piece, piece } from './fit.ts'
import { joined } from './grammar.ts'
import { escaped, linked, plain } from './markdown.ts'
import { bareHeading } from './outline-reading.ts'
import type { PhrasedFormat } from './phrased-format.ts'
import { themeIds } from './phrases/types.ts'
import { hashOf, seededOrder } from './random.ts'
import { chooseQuotations, type Quotation } from './quotations.ts'
import { stemsIn } from './words.ts'

const mostQuotations: Record<PhrasedFormat, number> = {
  'How-To Guide': 4,
  'Cheat Sheet': 2,
  Checklist: 2,
  Listicle: 4,
  Story: 1,
  'Explainer Blog Post': 4,
  'Mistakes to Avoid': 3,
}

/** Sections that can take something in: not those of a cheat sheet, which are tables and lists. */
const bodyOf = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter(({ role, part }) => part.pieces.length > 0 && !isFraming(role) && role.kind !== 'cheat')

const quotation = ({ book }: Desk, { text, source }: Quotation): Piece => {
  const lead = book.draw(book.phrases.quoteLeads)
  const name = linked(source.name, source.url)
  const isShort = text.length <= 110
  const quote = isShort ? `${book.quote(text)} (${name})` : `> ${escaped(text)}\n>\n> — ${name}`
  return piece([lead, quote].filter(Boolean).join(isShort ? ' ' : '\n\n'), 1)
}

/** Quotes the context where a sentence of it belongs; answers the sections that quote. */
export const addQuotations = (desk: Desk, drafts: readonly Draft[]): Set<Draft> => {
  const body = bodyOf(drafts)
  const places = body.length > 0 ? body : drafts.filter(({ role }) => role.kind === 'cheat' && role.part !== 'brand')
  const headings = places.map(({ heading }) => heading)
  const chosen = chooseQuotations(desk.brief, desk.book, headings, mostQuotations[desk.format])
  const quoting = places.filter((_, index) => chosen[index] !== null)
  chosen.forEach((quote, index) => quote && places[index]!.part.pieces.push(quotation(desk, quote)))
  return new Set(quoting)
}

const gapFor = ({ book }: Desk, { role, heading }: Draft, index: number): string | null => {
  const { themes, story, cheat, freeGaps } = book.phrases
  switch (role.kind) {
    case 'theme':
      return book.say(themes[role.theme].gap)
    case 'beat':
      return book.draw(story.gaps)
    case 'aspect':
      return role.aspect === 0 ? book.say(cheat.termGap) : null
    case 'free':
      return book.say(freeGaps[(index + hashOf(book.seed)) % freeGaps.length]!, { h: book.quote(bareHeading(heading)) })
    default:
      return null
  }
}

const overlapping = ({ book }: Desk, text: string, heading: string): number => {
  const stems = new Set(stemsIn(heading, book.base))
  return stemsIn(text, book.base).filter((stem) => stems.has(stem)).length
}

const best = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined =>
  items.toSorted((one, other) => score(other) - score(one))[0]

/**
 * Marks gaps, at most one a section: for what the brief tells the writer to mention, and at every second section that
 * quotes nothing for what only the brand can know.
 */
export const addGaps = (desk: Desk, opening: Part, drafts: readonly Draft[], quoting: Set<Draft>, tasks: string[]) => {
  const { book } = desk
  const body = bodyOf(drafts)
  const waiting = new Set(tasks)
  const fromBrief = (quotes: string) => piece(book.gap(book.say(book.phrases.briefGap, { quote: quotes })), 1)
  const gapped = new Set<Draft>()
  for (const task of tasks) {
    const draft = best(
      body.filter((candidate) => !gapped.has(candidate)),
      ({ heading }) => overlapping(desk, task, heading),
    )
    if (!draft) break
    gapped.add(draft)
    waiting.delete(task)
    draft.part.pieces.push(fromBrief(book.quote(task)))
  }
  body.forEach((draft, index) => {
    if (gapped.has(draft) || quoting.has(draft)) return
    if (index % 2 !== hashOf(book.seed) % 2 && draft.role.kind !== 'free') return
    const what = gapFor(desk, draft, index)
    if (what !== null) draft.part.pieces.push(piece(book.gap(what), 2))
  })
  if (waiting.size > 0) opening.pieces.push(fromBrief(joined([...waiting].map(book.quote), book.language)))
}

/** Sets the brief's sentences and points into the post; answers what it leaves: tasks to the person, terms to a story. */
export const addBrief = (desk: Desk, opening: Part, drafts: readonly Draft[]): { tasks: string[]; terms: string[] } => {
  const { brief, book, format } = desk
  const { statements, points, tasks } = readBrief(brief, book.phrases)
  const roomy = bodyOf(drafts).filter(({ part }) => part.room === null)
  for (const text of statements) {
    const draft = best(roomy, ({ heading }) => overlapping(desk, text, heading))
    const isFitting = draft !== undefined && overlapping(desk, text, draft.heading) > 0
    const lead = book.draw(book.phrases.briefLeads)
    ;(isFitting ? draft.part : opening).pieces.push(piece([lead, escaped(text)].filter(Boolean).join(' '), 1))
  }
  const known = `${brief.title ?? ''} ${brief.keywords.join(' ')}`.toLowerCase()
  const fresh = points.filter((point) => !known.includes(point.toLowerCase()))
  if (format === 'Story') return { tasks, terms: fresh }
  if (fresh.length > 0) {
    const prep = drafts.find(({ role }) => role.kind === 'prep')?.part
    ;(prep ?? opening).pieces.push(...notes(desk, fresh))
  }
  return { tasks, terms: [] }
}

/** Points as they were given, below a line of ours; in a story within a sentence. */
const notes = ({ book, format }: Desk, points: readonly string[]): Piece[] => {
  if (format === 'Story')
    return optional(book.draw(book.phrases.alsoAbout, { list: joined(points.map(book.quote), book.language) }), 1)
  const lead = book.draw(book.phrases.pointLeads) ?? book.say(book.phrases.pointLeads[0]!)
  return [piece([lead, '', ...points.map((point) => `- ${escaped(point)}`)].join('\n'), 1)]
}

/** Notes that the person has put under a heading are kept; those that the outline came with are what we write about. */
export const addNotes = (desk: Desk, drafts: readonly Draft[]) => {
  const { book } = desk
  const normal = (text: string) => plain(text).toLowerCase()
  const ours = new Set(
    themeIds
      .flatMap((id) => [...book.phrases.themes[id].items, ...book.phrases.themes[id].ask])
      .map((text) => normal(book.say(text))),
  )
  for (const { role, points, part } of drafts) {
    const usesThem =
      role.kind === 'prep' ||
      role.kind === 'stage' ||
      (role.kind === 'free' && (desk.format === 'Checklist' || desk.format === 'Cheat Sheet'))
    const own = usesThem ? [] : points.filter((point) => !ours.has(normal(point)))
    if (own.length > 0) part.pieces.push(...notes(desk, own))
  }
}

/** Gives a place to every keyword or further term that neither title nor headings nor what has to stand there name. */
export const addKeywords = (
  desk: Desk,
  title: string,
  opening: Part,
  drafts: readonly Draft[],
  terms: readonly string[],
) => {
  const { brief, book, format } = desk
  const certain = [opening, ...drafts.map(({ part }) => part)].flatMap(({ heading, pieces }) => [
    heading ?? '',
    ...pieces.filter(({ rank }) => rank === 0).map(({ text }) => text),
  ])
  const text = ` ${[title, ...certain].join(' ').toLowerCase()} `
  const missing = [...new Set([...brief.keywords, ...terms].map(plain))].filter(
    (keyword) => keyword && !text.includes(escaped(keyword).toLowerCase()),
  )
  const body = format === 'Story' ? [] : bodyOf(drafts).map(({ part }) => part)
  // Every second section first, so that the lines do not stand close together.
  const places = [...body.filter((_, index) => index % 2 === 0), ...body.filter((_, index) => index % 2 === 1)]
  const perLine = Math.max(2, Math.ceil(missing.length / Math.max(1, places.length)))
  for (let index = 0; index * perLine < missing.length; index += 1) {
    const line = missing.slice(index * perLine, (index + 1) * perLine)
    const list = joined(line.map(book.quote), book.language)
    const place = places[index]
    const pool = place ? book.phrases.keywords : book.phrases.alsoAbout
    ;(place ?? opening).pieces.push(piece(book.draw(pool, { list }) ?? `${list}.`, 0))
  }
}

/** A short sentence in the manner of the brand's tone after what to do, in two of the sections that advise. */
export const addAsides = ({ book, format }: Desk, drafts: readonly Draft[]) => {
  const { manner } = book.voice
  if (manner === null || format === 'Cheat Sheet' || format === 'Checklist') return
  const advising = drafts.filter(({ role }) => role.kind === 'theme')
  for (const { part } of seededOrder(advising, `${book.seed}asides`).slice(0, 2)) {
    const index = part.pieces.findLastIndex(({ rank }) => rank === 0)
    part.pieces.splice(index + 1, 0, ...optional(book.draw(book.phrases.asides[manner]), 3, 'paragraph'))
  }
}

/** What there is to say beyond the outline, for posts whose outline has too few headings to fill them. */
export const addReserve = (desk: Desk, drafts: readonly Draft[]) => {
  const { book, format } = desk
  const places = drafts.filter(({ part, role }, index) =>
    format === 'Story' ? index > 0 : part.pieces.length > 0 && role.kind !== 'closing',
  )
  if (places.length === 0) return
  for (let index = 0, id = desk.spare(); id !== null; index += 1, id = desk.spare()) {
    const { pieces } = places[index % places.length]!.part
    const { why, act, check } = themeTexts(desk, id)
    const items = book.phrases.themes[id].items.map((item) => book.say(item))
    if (format === 'Checklist')
      pieces.push(
        ...list(
          items,
          () => 10,
          () => '- [ ] ',
        ),
      )
    else if (format === 'Cheat Sheet') pieces.push(...list(items, () => 10))
    else pieces.push(piece(why, 10), piece(act, 10), piece(check, 11, 'paragraph'))
  }
}
