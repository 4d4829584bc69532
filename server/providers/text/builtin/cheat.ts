import { excerpt, phrase as shortened } from './brand-statements.ts'
import { type Desk, list, variant } from './desk.ts'
import { type Piece, piece } from './fit.ts'
import { escaped, plain } from './markdown.ts'
import type { CheatPart, Statement } from './phrases/types.ts'

const table = ([left, right]: [string, string], rows: readonly (readonly [string, string])[]): Piece[] => [
  piece(`| ${left} | ${right} |\n| --- | --- |`, 0),
  ...rows.map(([one, other], index) => piece(`| ${one} | ${other} |`, index < 3 ? 0 : 4, 'line')),
]

const brandLines = ({ brief, book }: Desk): string[] => {
  const { brand } = brief
  const labels = book.phrases.cheat.brand
  const colon = book.base === 'fr' ? '\u00A0:' : ':'
  const facts = (['audience', 'location'] as const).map(
    (key) => [labels[key], shortened(brand[key], book.base)] as const,
  )
  const kinds: Statement[] = ['summary', 'mission', 'positioning', ...(brand.mission ? [] : ['vision' as const])]
  const statements = kinds.map((kind) => {
    const text = excerpt(brand[kind], book.base, 25)
    return [labels[kind], text && book.quote(text)] as const
  })
  return [[labels.name, shortened(brand.name, book.base)] as const, ...facts]
    .map(([label, value]) => [label, value && escaped(value)] as const)
    .concat(statements)
    .flatMap(([label, value]) => (value ? [`**${label}${colon}** ${value}`] : []))
}

/** A section of a cheat sheet. */
export const cheat = (desk: Desk, part: CheatPart): Piece[] => {
  const { brief, book, spare } = desk
  const { cheat: phrases, themes } = book.phrases
  const five = () => [spare(), spare(), spare(), spare(), spare()].filter((id) => id !== null)
  const longer = (index: number) => (index < 3 ? 0 : 4)
  const drawn = (pool: readonly string[], count: number) =>
    Array.from({ length: count }, () => book.draw(pool)).filter((text) => text !== null)
  switch (part) {
    case 'table':
      return table(
        phrases.columns.table,
        five().map((id) => [book.say(themes[id].noun), book.say(themes[id].ask[variant(book, id)])]),
      )
    case 'order':
      return list(
        five().map((id) => book.say(themes[id].step[variant(book, id)])),
        longer,
        (index) => `${index + 1}. `,
      )
    case 'dos':
      return table(
        phrases.columns.dos,
        five().map((id) => [book.say(themes[id].items[0]), book.say(themes[id].mistake[variant(book, id)])]),
      )
    case 'questions':
      return list(
        five().map((id) => book.say(themes[id].ask[1 - variant(book, id)]!)),
        longer,
      )
    case 'flags':
      return list(
        five().map((id) => book.say(themes[id].mistake[1 - variant(book, id)]!)),
        longer,
      )
    case 'cases': {
      const situations = drawn(
        phrases.cases.map(([situation]) => situation),
        4,
      )
      return table(
        phrases.columns.cases,
        situations.map((text) => [
          text,
          book.say(phrases.cases.find(([situation]) => book.say(situation) === text)![1]),
        ]),
      )
    }
    case 'lines':
      return list(drawn(phrases.lines, 4), longer)
    case 'terms':
      return list(
        brief.keywords.map((keyword, index) => {
          const term = `**${escaped(plain(keyword))}**`
          return index === 0
            ? `${term}${book.base === 'fr' ? '\u00A0: ' : ': '}${book.gap(book.say(phrases.termGap))}`
            : term
        }),
        () => 0,
      )
    case 'brand':
      return list(brandLines(desk), () => 0)
  }
}
