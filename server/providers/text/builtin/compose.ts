import { cheat } from './cheat.ts'
import { type Desk, list, named, optional, statement, themeTexts, variant } from './desk.ts'
import { type Piece, piece } from './fit.ts'
import { escaped, linked, plain, webAddress } from './markdown.ts'
import { bareHeading, type OutlineSection } from './outline-reading.ts'
import type { Slots } from './phrasebook.ts'
import { type Beat, beats, type ThemeId, themeIds, themesOfStage } from './phrases/types.ts'
import { hashOf, seededOrder } from './random.ts'
import type { Role } from './roles.ts'

/** The paragraphs before the first heading. */
export const introduction = (desk: Desk, hasOwnHeading: boolean): Piece[] => {
  const { book, format } = desk
  const isShort = format === 'Cheat Sheet' || format === 'Story'
  return [
    ...optional(book.draw(book.phrases.hooks), 0),
    ...(isShort || hasOwnHeading ? [] : optional(book.draw(book.phrases.stakes), 4, 'paragraph')),
    ...optional(book.draw(book.phrases.promises[format]), 0),
    ...(hasOwnHeading ? [] : [...named(desk, 'audience', 0, 'paragraph'), ...statement(desk, 'summary', 1)]),
  ]
}

/** Who stands behind the post, and where to go from here. */
export const farewell = (desk: Desk): Piece[] => {
  const { brief, book } = desk
  const address = brief.brand.website === null ? null : webAddress(brief.brand.website)
  const slots: Slots = address ? { site: linked(new URL(address).host.replace(/^www\./u, ''), address) } : {}
  const { site, brand, none } = book.phrases.calls
  const call = book.draw(site, slots) ?? book.draw(brand) ?? book.draw(none)
  const statements = [
    ...statement(desk, 'positioning', 1),
    ...(brief.brand.mission ? statement(desk, 'mission', 1) : statement(desk, 'vision', 1)),
  ]
  return [
    ...statements,
    ...named(desk, 'location', 1),
    ...optional(call, 1, brief.brand.location ? 'paragraph' : 'block'),
  ]
}

const closing = (desk: Desk): Piece[] => [
  ...optional(desk.book.draw(desk.book.phrases.closing.texts), 0),
  ...optional(desk.book.draw(desk.book.phrases.closing.texts), 5, 'paragraph'),
  ...farewell(desk),
]

const prep = ({ book, spare }: Desk, { points }: OutlineSection): Piece[] => {
  const own = points.map(escaped)
  const asked = () => {
    const theme = spare(0)
    return theme ? [book.draw(book.phrases.themes[theme].ask)].filter((ask) => ask !== null) : []
  }
  const items = own.length > 0 ? own : [...asked(), ...asked(), ...asked()]
  return [...optional(book.draw(book.phrases.prep.texts), 0), ...list(items, () => 0)]
}

const hurdles = (desk: Desk): Piece[] => {
  const { book } = desk
  const traps = [desk.spare(), desk.spare(), desk.spare()].filter((theme) => theme !== null)
  return [
    ...optional(book.draw(book.phrases.hurdles.texts), 0),
    ...traps.map((theme, index) => {
      const mistake = book.say(book.phrases.themes[theme].mistake[variant(book, `${theme}mistake`)])
      return piece(`**${mistake}.** ${themeTexts(desk, theme).slip}`, index === 0 ? 0 : 2 + index)
    }),
  ]
}

/** A question of the theme in bold, with a line of ours before it. */
const question = ({ book }: Desk, id: ThemeId, rank: number): Piece[] => {
  const lead = book.draw(book.phrases.askLeads)
  const ask = book.draw(book.phrases.themes[id].ask)
  return lead === null || ask === null ? [] : [piece(`${lead} **${ask}**`, rank)]
}

const theme = (desk: Desk, id: ThemeId, mistake?: 0 | 1): Piece[] => {
  const { why, act, check, slip } = themeTexts(desk, id, mistake)
  const { book, format } = desk
  const { ask, items } = book.phrases.themes[id]
  // Check and question change places from post to post, so that not every post has both.
  const extra = 4 + variant(book, `${id}extra`)
  // The first item goes with the first variant of what to do, the second with the second.
  const otherItems = items.filter((_, index) => index !== variant(book, `${id}act`)).map((item) => book.say(item))
  switch (format) {
    case 'How-To Guide':
      return [piece(why, 4), piece(act, 0), piece(otherItems.map((item) => `- ${item}`).join('\n'), 6), piece(check, 3)]
    case 'Mistakes to Avoid': {
      const label = book.say(seededOrder(book.phrases.instead, book.seed)[0]!)
      return [
        piece(slip, 0),
        piece(why, 5, 'paragraph'),
        piece(`**${label}** ${act}`, 0),
        piece(check, 4, 'paragraph'),
        ...question(desk, id, 6),
      ]
    }
    case 'Cheat Sheet':
      return list(
        [...items, ...ask].map((item) => book.say(item)),
        (index) => (index < 3 ? 0 : 4),
      )
    case 'Checklist':
      return [piece(why, 4), ...tasks(items.map((item) => book.say(item)))]
    default:
      return [piece(why, 3), piece(act, 0), piece(check, extra, 'paragraph'), ...question(desk, id, 9 - extra)]
  }
}

const tasks = (items: readonly string[]) =>
  list(
    items,
    () => 0,
    () => '- [ ] ',
  )

const bullets = (items: readonly string[]) => list(items, () => 0)

const stage = (desk: Desk, index: number, { points }: OutlineSection): Piece[] => {
  const { book, spare } = desk
  const itemsOf = (id: ThemeId) => book.phrases.themes[id].items.map((item) => book.say(item))
  const themes =
    points.length > 0
      ? themesOfStage(index).filter((id) => itemsOf(id).some((item) => points.includes(plain(item))))
      : [spare(index), spare(index)].filter((id) => id !== null)
  const checked = seededOrder(themes, book.seed)[0]
  return [
    ...optional(book.draw(book.phrases.stages[index]!.texts), 0),
    ...tasks(points.length > 0 ? points.map(escaped) : themes.flatMap(itemsOf)),
    ...(checked ? [piece(themeTexts(desk, checked).check, 4)] : []),
  ]
}

const aspect = (desk: Desk, index: number): Piece[] => {
  const { texts } = desk.book.phrases.explain.aspects[index]!
  const first = variant(desk.book, `aspect${index}`)
  return [...optional(desk.book.draw([texts[first]]), 0), ...optional(desk.book.draw([texts[1 - first]!]), 8)]
}

/** A main section of an explainer speaks through its sub-sections; without them it stands for two. */
const part = (desk: Desk, index: number, hasSubsections: boolean): Piece[] => {
  if (hasSubsections) return []
  if (index === 0) return [...aspect(desk, 0), ...aspect(desk, 1)]
  return [desk.spare(), desk.spare()].filter((id) => id !== null).flatMap((id) => theme(desk, id))
}

const beat = (desk: Desk, name: Beat): Piece[] => {
  const { book, spare } = desk
  const pool = book.phrases.story.beats[name]
  const isDouble = name === 'obstacle' || name === 'after'
  const reflect = (role: 'slip' | 'why', rank: number) => {
    const id = spare()
    const lead = id === null ? null : book.draw(book.phrases.story.thoughts)
    return id === null || lead === null ? [] : [piece(`${lead} *${themeTexts(desk, id)[role]}*`, rank)]
  }
  return [
    ...optional(book.draw(pool), 0),
    ...(name === 'obstacle' ? reflect('slip', 4) : []),
    ...(isDouble ? optional(book.draw(pool), 0) : []),
    ...(name === 'obstacle' || name === 'attempt' ? reflect('slip', 5) : []),
    ...(name === 'talk' || name === 'turn' || name === 'after' ? reflect('why', 4) : []),
    ...(name === 'scene' || name === 'talk' ? [] : optional(book.draw(pool), 9)),
  ]
}

/** The beats of a story spread over its sections: each section runs up to the beat of the next one. */
export const storyParts = (desk: Desk, roles: readonly Role[]): { before: Piece[]; sections: Piece[][] } => {
  const starts = roles.map((role, index) =>
    role.kind === 'beat' ? beats.indexOf(role.beat) : Math.floor((index * beats.length) / roles.length),
  )
  const between = (from: number, to: number) =>
    beats.slice(from, Math.max(from, to)).flatMap((name) => beat(desk, name))
  return {
    before: between(0, starts[0] ?? beats.length),
    sections: starts.map((start, index) => between(start, starts[index + 1] ?? beats.length)),
  }
}

/** What a story ends with. */
export const lesson = (desk: Desk): Piece[] => [
  ...optional(desk.book.draw(desk.book.phrases.story.lessons), 0),
  ...optional(desk.book.draw(desk.book.phrases.closing.texts), 0, 'paragraph'),
  ...farewell(desk),
]

const free = ({ book, format, spare }: Desk, { heading, points }: OutlineSection): Piece[] => {
  const slots = { h: book.quote(bareHeading(heading)) }
  const { phrases } = book
  const text = optional(book.draw(phrases.free, slots), format === 'Cheat Sheet' ? 4 : 0)
  if (format === 'Checklist' || format === 'Cheat Sheet') {
    const id = spare() ?? themeIds[hashOf(heading) % themeIds.length]!
    const items = points.length > 0 ? points.map(escaped) : phrases.themes[id].items.map((item) => book.say(item))
    return [...text, ...(format === 'Checklist' ? tasks : bullets)(items)]
  }
  return [...text, ...optional(book.draw(phrases.free, slots), 4)]
}

/** The pieces of a section of any format but a story. */
export const compose = (desk: Desk, role: Role, section: OutlineSection, hasSubsections: boolean): Piece[] => {
  switch (role.kind) {
    case 'theme':
      return theme(desk, role.theme, role.variant)
    case 'stage':
      return stage(desk, role.stage, section)
    case 'part':
      return part(desk, role.part, hasSubsections)
    case 'aspect':
      return aspect(desk, role.aspect)
    case 'prep':
      return prep(desk, section)
    case 'hurdles':
      return hurdles(desk)
    case 'closing':
      return closing(desk)
    case 'introduction':
      return [
        ...optional(desk.book.draw(desk.book.phrases.stakes), 0),
        ...named(desk, 'audience', 0, 'paragraph'),
        ...statement(desk, 'summary', 1),
      ]
    case 'cheat':
      return cheat(desk, role.part)
    default:
      return hasSubsections ? [] : free(desk, section)
  }
}
