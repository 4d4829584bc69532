import type { PhrasedFormat } from '../phrased-format.ts'

/**
 * The aspects of any undertaking that the writer can advise on without knowing facts, in the order of the work. The
 * four stages (clarify, decide, do, keep) are those of a checklist.
 */
const stages = [
  ['goal', 'start', 'people', 'place', 'terms', 'questions', 'expectations'],
  ['criteria', 'compare', 'sources', 'partner', 'budget', 'rules', 'risk', 'enough'],
  ['time', 'order', 'owner', 'help', 'small', 'simple', 'example', 'tools'],
  ['feedback', 'quality', 'document', 'measure', 'progress', 'review', 'upkeep'],
] as const

export type ThemeId = (typeof stages)[number][number]

export const themeIds: readonly ThemeId[] = stages.flat()

export const themesOfStage = (stage: number): readonly ThemeId[] => stages[stage] ?? []

export const stageOf = (theme: ThemeId): number => stages.findIndex((ids: readonly ThemeId[]) => ids.includes(theme))

/**
 * Phrase material of one language, natively written. Marks in it:
 * `{formal|casual}` is chosen by the tone of voice; `{k}` is the main keyword, bare where any form of it reads well and
 * else as a quotation (after a preposition or as an object, never a subject), `{K}` the same bare and capitalised (only
 * before or after a colon), `{list}` keywords as quotations, `{h}` a heading as a quotation,
 * `{brand}` `{audience}` `{location}` `{quote}` `{source}` `{site}` `{n}` what their names say.
 * Inserted text stands only where it needs no agreement: as a quotation, after a colon, as a label.
 * No phrase states a fact about the subject, the brand or the world.
 */
type Theme = {
  /** Headings: as an instruction, as a subject, as a mistake. */
  step: [string, string]
  noun: string
  mistake: [string, string]
  /** Why it matters, what to do, how one knows that it is done. */
  why: [string, string]
  act: [string, string]
  check: string
  /** How the mistake comes about and what follows from it. */
  slip: [string, string]
  /** Things to tick off, questions to ask, and the fact that only the brand can add. */
  items: [string, string, string]
  ask: [string, string]
  gap: string
  /** Words in a person's own heading that point to this theme. */
  cues: string
}

/** The course of a story; a section may begin with any but the talk and the step. */
export const beats = ['scene', 'obstacle', 'attempt', 'talk', 'turn', 'step', 'after'] as const
export type Beat = (typeof beats)[number]
export type HeadingBeat = Exclude<Beat, 'talk' | 'step'>
export type CheatPart = 'table' | 'order' | 'dos' | 'questions' | 'flags' | 'cases' | 'lines' | 'terms' | 'brand'
export type Statement = 'summary' | 'mission' | 'vision' | 'positioning'
export type Manner = 'warm' | 'spirited' | 'sober'

export type Phrases = {
  /** How a gap is written, `{}` standing for what to add. */
  gapMark: string
  /** What stands for the subject when nobody has named one. */
  topicGap: string
  themes: Record<ThemeId, Theme>
  titles: Record<PhrasedFormat, string[]>
  /** Search terms made of a keyword and a word beside it. */
  searches: string[]
  stepLabel: string
  hooks: string[]
  stakes: string[]
  promises: Record<PhrasedFormat, string[]>
  audience: string[]
  location: string[]
  statements: Record<Statement, string[]>
  prep: { headings: string[]; texts: string[] }
  hurdles: { headings: string[]; texts: string[] }
  closing: { headings: string[]; texts: string[] }
  /** Calls to action: with a website, with a name only, without a brand. */
  calls: { site: string[]; brand: string[]; none: string[] }
  /** For other keywords, after advice and before any. */
  keywords: string[]
  alsoAbout: string[]
  quoteLeads: string[]
  pointLeads: string[]
  briefLeads: string[]
  /** For a heading that the writer does not know. */
  free: string[]
  freeGaps: string[]
  /** A gap for what the brief tells the writer to mention. */
  briefGap: string
  /** Before a question that the reader should ask. */
  askLeads: string[]
  /** Labels before the remedy of a mistake. */
  instead: string[]
  asides: Record<Manner, string[]>
  explain: { parts: [string[], string[], string[]]; aspects: { headings: [string, string]; texts: [string, string] }[] }
  story: {
    headings: Record<HeadingBeat, string[]>
    beats: Record<Beat, string[]>
    thoughts: string[]
    lessons: string[]
    gaps: string[]
  }
  stages: { headings: string[]; texts: string[] }[]
  cheat: {
    headings: Record<CheatPart, string[]>
    columns: { table: [string, string]; dos: [string, string]; cases: [string, string] }
    cases: [string, string][]
    lines: string[]
    brand: { name: string; audience: string; location: string } & Record<Statement, string>
    termGap: string
  }
  /** Words by which a person's own heading or brief is understood. */
  cues: {
    introduction: string
    closing: string
    hurdles: string
    prep: string
    /** First words of a brief's sentence that tell the writer what to do. */
    orders: string
    /** Words of a sentence about the writing itself: tone, length, format. */
    writing: string
  }
}
