import { titleNumber } from '#domain/quality/sections.ts'
import type { WritingBrief } from '#domain/writing.ts'
import { afterColon, capitalised } from './grammar.ts'
import { escaped, plain } from './markdown.ts'
import { phrasedFormat, type PhrasedFormat } from './phrased-format.ts'
import { openPhrasebook, type Phrasebook } from './phrasebook.ts'
import { type CheatPart, type HeadingBeat, stageOf, type ThemeId, themeIds, themesOfStage } from './phrases/types.ts'
import { hashOf, seededNumber, seededOrder } from './random.ts'
import { themesIn } from './roles.ts'
import { wordsIn } from './words.ts'

/** A heading of an outline (Markdown, without `##`) and the notes below it. */
type Section = { level: 2 | 3; heading: string; points: string[] }

const section = (heading: string, points: string[] = [], level: 2 | 3 = 2): Section => ({ level, heading, points })

/** Themes in seeded order, in turn from each stage of the work, so that any few of them span it. */
const spread = (seed: string): ThemeId[] => {
  const stages = seededOrder([0, 1, 2, 3], seed).map((stage) => seededOrder(themesOfStage(stage), `${seed}${stage}`))
  return themeIds.flatMap((_, index) => stages.flatMap((themes) => themes.slice(index, index + 1)))
}

/** The themes of a post: those that its title, keywords and brief point to, then others, as many as asked for. */
export const chooseThemes = (brief: WritingBrief, book: Phrasebook, count: number): ThemeId[] => {
  const framing = new Set(
    Object.values(book.phrases.titles)
      .flat()
      .flatMap((title) => wordsIn(title)),
  )
  const title = wordsIn(brief.title ?? '').filter((word) => !framing.has(word))
  const pointed = themesIn([...title, ...brief.keywords, brief.brief].join(' '), book).slice(0, Math.floor(count / 3))
  const others = spread(book.seed).filter((theme) => !pointed.includes(theme))
  return [...pointed, ...others].slice(0, count)
}

const inOrder = (themes: ThemeId[]) => themeIds.filter((theme) => themes.includes(theme))

const choice = (book: Phrasebook, key: string) => hashOf(book.seed + key) % 2

const colonOf = ({ base }: Phrasebook) => (base === 'fr' ? '\u00A0: ' : ': ')

/** A theme's heading, led by a keyword that has to do with it (`Solar cost: work out the full cost`). */
const themeHeading = (
  brief: WritingBrief,
  book: Phrasebook,
  theme: ThemeId,
  heading: string,
  spent: Set<string>,
  colon = colonOf(book),
): string => {
  const phrase = book.say(heading)
  const keyword = brief.keywords
    .slice(1)
    .find((candidate) => !spent.has(candidate) && themesIn(candidate, book).includes(theme))
  if (!keyword) return phrase
  spent.add(keyword)
  return `${escaped(capitalised(plain(keyword), book.language))}${colon}${afterColon(phrase, book.language)}`
}

type Skeleton = (brief: WritingBrief, book: Phrasebook) => Section[]

const pick = (book: Phrasebook, headings: readonly string[]) => book.draw(headings) ?? ''

const itemsOf = (book: Phrasebook, theme: ThemeId, count = 2) =>
  seededOrder([0, 1, 2] as const, book.seed + theme)
    .slice(0, count)
    .toSorted((one, other) => one - other)
    .map((index) => book.say(book.phrases.themes[theme].items[index]))

const closing = (book: Phrasebook) => section(pick(book, book.phrases.closing.headings))

const howTo: Skeleton = (brief, book) => {
  const { prep, hurdles, stepLabel, themes } = book.phrases
  const announced = /\b(\d{1,2})\b/u.exec(brief.title ?? '')?.[1]
  const count = announced && +announced >= 3 && +announced <= 12 ? +announced : seededNumber(`${book.seed}n`, 5, 6)
  const spent = new Set<string>()
  const steps = inOrder(chooseThemes(brief, book, count))
  const asked = seededOrder(
    themeIds.filter((theme) => theme !== 'terms' && !steps.includes(theme)),
    `${book.seed}prep`,
  )
    .toSorted((one, other) => stageOf(one) - stageOf(other))
    .slice(0, 3)
  return [
    section(
      pick(book, prep.headings),
      asked.map((theme) => book.say(themes[theme].ask[choice(book, theme)]!)),
    ),
    ...steps.map((theme, index) => {
      const label = book.say(stepLabel, { n: String(index + 1) })
      const heading = themeHeading(brief, book, theme, themes[theme].step[choice(book, theme)]!, spent, ' – ')
      return section(label + heading, itemsOf(book, theme))
    }),
    section(pick(book, hurdles.headings)),
    closing(book),
  ]
}

const numbered =
  (kind: 'step' | 'mistake', least: number, most: number): Skeleton =>
  (brief, book) => {
    const announced = titleNumber(brief.title ?? '')
    const count = announced ? Math.min(Math.max(announced, least), most) : seededNumber(`${book.seed}n`, 6, 7)
    const spent = new Set<string>()
    const themes = chooseThemes(brief, book, count)
    const ordered = kind === 'mistake' ? inOrder(themes) : seededOrder(themes, `${book.seed}order`)
    const items = ordered.map((theme, index) => {
      const phrase = book.phrases.themes[theme][kind][choice(book, theme)]!
      return section(`${index + 1}. ${themeHeading(brief, book, theme, phrase, spent)}`, itemsOf(book, theme))
    })
    return [...items, closing(book)]
  }

const checklist: Skeleton = (_brief, book) => [
  ...book.phrases.stages.map(({ headings }, stage) => {
    const themes = seededOrder(themesOfStage(stage), `${book.seed}stage`)
    const items = themes.slice(0, 3).flatMap((theme) => itemsOf(book, theme))
    return section(pick(book, headings), items)
  }),
  closing(book),
]

const cheatSheet: Skeleton = (brief, book) => {
  const middle = seededOrder<CheatPart>(['order', 'dos', 'questions', 'flags', 'cases', 'lines'], `${book.seed}parts`)
  const { name, audience, mission, summary } = brief.brand
  const last: CheatPart[] = []
  if (brief.keywords.length > 1) last.push('terms')
  if (name !== null && (audience ?? mission ?? summary) !== null) last.push('brand')
  const parts: CheatPart[] = ['table', ...middle.slice(0, 6 - last.length), ...last]
  return parts.map((part) => section(pick(book, book.phrases.cheat.headings[part])))
}

const story: Skeleton = (_brief, book) => {
  const beats = seededOrder<HeadingBeat[]>(
    [
      ['scene', 'attempt', 'turn', 'after'],
      ['scene', 'obstacle', 'turn', 'after'],
      ['obstacle', 'turn', 'after'],
      ['scene', 'turn', 'after'],
    ],
    `${book.seed}beats`,
  )[0]!
  return beats.map((beat) => section(pick(book, book.phrases.story.headings[beat])))
}

const explainer: Skeleton = (brief, book) => {
  const { explain, themes } = book.phrases
  const aspects = seededOrder(explain.aspects.slice(1), `${book.seed}aspects`).slice(0, 2)
  const chosen = inOrder(chooseThemes(brief, book, 6))
  const spent = new Set<string>()
  const ofTheme = (theme: ThemeId) =>
    section(themeHeading(brief, book, theme, themes[theme].noun, spent), itemsOf(book, theme), 3)
  return [
    section(pick(book, explain.parts[0])),
    ...[explain.aspects[0]!, ...aspects].map(({ headings }) => section(pick(book, headings), [], 3)),
    section(pick(book, explain.parts[1])),
    ...chosen.slice(0, 3).map(ofTheme),
    section(pick(book, explain.parts[2])),
    ...chosen.slice(3).map(ofTheme),
  ]
}

const skeletons: Record<PhrasedFormat, Skeleton> = {
  'How-To Guide': howTo,
  'Cheat Sheet': cheatSheet,
  Checklist: checklist,
  Listicle: numbered('step', 3, 25),
  Story: story,
  'Explainer Blog Post': explainer,
  'Mistakes to Avoid': numbered('mistake', 5, 10),
}

/** The title of a post as plain text. */
export const titleOf = (brief: WritingBrief, book: Phrasebook): string =>
  plain(brief.title ?? '') || capitalised(book.subject, book.language)

/**
 * An outline in Markdown: the title as H1, the sections of the format as H2 and H3, notes on each as a list.
 * Another `variation` is another outline of the same.
 */
export const writeOutline = (brief: WritingBrief, variation = 0): string => {
  const book = openPhrasebook(brief, variation)
  const sections = skeletons[phrasedFormat(brief.format)](brief, book)
  // The main keyword belongs in the title or in a heading.
  const first = sections[0]!
  const isNamed = [titleOf(brief, book), ...sections.map(({ heading }) => heading)].some((text) =>
    text.toLowerCase().includes(book.subject.toLowerCase()),
  )
  if (!isNamed && book.subject && !/^\P{L}*\d/u.test(first.heading))
    first.heading = `${book.say('{K}')}${colonOf(book)}${afterColon(first.heading, book.language)}`
  return (
    [
      `# ${escaped(titleOf(brief, book))}`,
      ...sections.flatMap(({ level, heading, points }) => [
        `${'#'.repeat(level)} ${heading}`,
        ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
      ]),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}
