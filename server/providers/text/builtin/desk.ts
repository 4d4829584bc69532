import type { PhrasedFormat } from './phrased-format.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { excerpt, phrase as shortened } from './brand-statements.ts'
import { type Glue, type Piece, piece } from './fit.ts'
import { escaped } from './markdown.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Statement, ThemeId } from './phrases/types.ts'
import { hashOf } from './random.ts'

/** What the sections of a post are composed from. */
export type Desk = {
  brief: WritingBrief
  book: Phrasebook
  format: PhrasedFormat
  /** Takes a theme that no section has yet, the fitting ones first, of one stage of the work if asked; null = all gone. */
  spare: (stage?: number) => ThemeId | null
}

/** Variant 0 or 1 of a theme's phrases: another one for each role, the same for the same post. */
export const variant = (book: Phrasebook, key: string): 0 | 1 => (hashOf(book.seed + key) % 2) as 0 | 1

/** A piece from a text that may be missing. */
export const optional = (text: string | null, rank: number, glue?: Glue): Piece[] =>
  text === null ? [] : [piece(text, rank, glue)]

/**
 * A theme's phrases: why, what to do, how to check, how it goes wrong.
 * @param mistake which of the theme's mistakes: its heading and its story belong together
 */
export const themeTexts = ({ book }: Desk, theme: ThemeId, mistake = variant(book, `${theme}mistake`)) => {
  const texts = book.phrases.themes[theme]
  const of = (role: 'why' | 'act') => book.say(texts[role][variant(book, theme + role)])
  return { why: of('why'), act: of('act'), slip: book.say(texts.slip[mistake]), check: book.say(texts.check) }
}

/** List items or table rows, each a piece so that the list can be as long as there is room. */
export const list = (items: readonly string[], rank: (index: number) => number, mark = (_index: number) => '- ') =>
  items.map((item, index) => piece(mark(index) + item, rank(index), index === 0 ? 'block' : 'line'))

const closed = (quote: string, text: string) => (/[.!?…]$/u.test(text) ? quote : `${quote}.`)

/** What the brand says about itself: a sentence of ours with a quotation in it. */
export const statement = ({ brief, book }: Desk, kind: Statement, rank: number): Piece[] => {
  const text = excerpt(brief.brand[kind], book.base)
  return text === null
    ? []
    : optional(book.draw(book.phrases.statements[kind], { quote: closed(book.quote(text), text) }), rank)
}

/** Whom the post is for, or where the brand is at home. */
export const named = (desk: Desk, kind: 'audience' | 'location', rank: number, glue?: Glue): Piece[] => {
  const text = shortened(desk.brief.brand[kind], desk.book.base)
  return text === null ? [] : optional(desk.book.draw(desk.book.phrases[kind], { [kind]: escaped(text) }), rank, glue)
}
