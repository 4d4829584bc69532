/** Inclusive at both ends. */
export type Range = { min: number; max: number }

/** What `checkFormat` holds a post to. A null rule is not checked. Shares run from 0 to 1. */
export type FormatRules = {
  /** Main sections: H2 headings, or only the numbered ones (`## 3. …`) when `numbered`. */
  sections: Range & { numbered: boolean }
  /** Words in each main section without its heading. */
  sectionWords: Range | null
  /** H3 headings in one H2 section. */
  subsections: Range
  /** Steps in order: the longest ordered list, or headings numbered from 1 upwards. */
  steps: Range | null
  /** Items with a tick box (`- [ ] …`). */
  taskItems: Range | null
  /** Least share of the H2 sections that hold a list or a table. */
  scannable: number | null
  /** Least share of the words that stand in paragraphs and quotations rather than in lists and tables. */
  prose: number | null
  /** Most words in one paragraph. */
  paragraphWords: number
}

/** A content format: what the person sees (label, description) and what a writer is asked for and held to. */
export type Format = {
  label: FormatLabel
  /** Tooltip of the format card. */
  description: string
  /** Structure, length, tone, purpose and formatting, as it is said to a text model. */
  guidance: string
  /** Words of the whole post, headings included. */
  words: Range
  rules: FormatRules
}

const count = (value: number) => value.toLocaleString('en-GB')
const span = ({ min, max }: Range) => `${count(min)}-${count(max)}`

type Draft = Omit<Format, 'label' | 'guidance'> & { guidance: (words: Range, rules: FormatRules) => string[] }

/** The content formats (M3) by label, which is the value on the wire, in the order in which the wizard offers them. */
const drafts = {
  'How-To Guide': {
    description: 'Takes the reader through a task step by step, from what is needed to a finished result.',
    words: { min: 800, max: 1500 },
    rules: {
      sections: { min: 3, max: 14, numbered: false },
      sectionWords: null,
      subsections: { min: 0, max: 8 },
      steps: { min: 3, max: 12 },
      taskItems: null,
      scannable: null,
      prose: null,
      paragraphWords: 130,
    },
    guidance: (words, { sections, steps, paragraphWords }) => [
      'Purpose: a reader who has never done the task can finish it with this post alone.',
      `Structure: a short introduction that names the result; what is needed beforehand; ${span(steps!)} steps in the order in which they are done, each as a heading numbered from 1 ("Step 1: …") or as an item of one ordered list; what commonly goes wrong; a closing paragraph with the next action. ${span(sections)} H2 sections in all.`,
      `Length: ${span(words)} words.`,
      'Tone: direct and encouraging. Address the reader, begin instructions with a verb, explain why a step matters in one sentence.',
      `Formatting: one action per step, paragraphs of at most ${paragraphWords} words, lists for materials and checks, bold only for names of controls or parts.`,
    ],
  },
  'Cheat Sheet': {
    description: 'A dense reference on one page: short sections, lists and tables to look things up in.',
    words: { min: 300, max: 800 },
    rules: {
      sections: { min: 3, max: 12, numbered: false },
      sectionWords: { min: 1, max: 140 },
      subsections: { min: 0, max: 3 },
      steps: null,
      taskItems: null,
      scannable: 0.6,
      prose: null,
      paragraphWords: 60,
    },
    guidance: (words, { sections, sectionWords, scannable, paragraphWords }) => [
      'Purpose: a reader who knows the subject finds the one thing they have forgotten within seconds.',
      `Structure: one or two sentences of introduction, then ${span(sections)} H2 sections of at most ${sectionWords!.max} words, ordered by how often they are needed.`,
      `Length: ${span(words)} words.`,
      'Tone: terse and neutral. Fragments are welcome; no anecdotes, no transitions.',
      `Formatting: at least ${scannable! * 100}% of the sections hold a list or a table; paragraphs of at most ${paragraphWords} words; the term first, then what it means.`,
    ],
  },
  Checklist: {
    description: 'Items to tick off one after the other, grouped by stage, so that nothing is forgotten.',
    words: { min: 400, max: 1000 },
    rules: {
      sections: { min: 2, max: 10, numbered: false },
      sectionWords: null,
      subsections: { min: 0, max: 4 },
      steps: null,
      taskItems: { min: 8, max: 60 },
      scannable: 0.5,
      prose: null,
      paragraphWords: 90,
    },
    guidance: (words, { sections, taskItems, scannable, paragraphWords }) => [
      'Purpose: a reader ticks off the items while working and knows at the end that nothing was left out.',
      `Structure: a short introduction that says when to use the list; ${span(sections)} H2 sections, one for each stage of the work, at least ${scannable! * 100}% of them with items; ${span(taskItems!)} items in all; a closing line on what to do with an item that cannot be ticked.`,
      `Length: ${span(words)} words.`,
      'Tone: plain and exact. Every item is an action that is either done or not done.',
      `Formatting: each item is a Markdown task item ("- [ ] …") beginning with a verb and may be followed by one sentence of reason; paragraphs of at most ${paragraphWords} words.`,
    ],
  },
  Listicle: {
    description: 'A numbered list of ideas, tips or examples, each with its own heading and a short explanation.',
    words: { min: 800, max: 1500 },
    rules: {
      sections: { min: 3, max: 25, numbered: true },
      sectionWords: { min: 20, max: 350 },
      subsections: { min: 0, max: 3 },
      steps: null,
      taskItems: null,
      scannable: null,
      prose: null,
      paragraphWords: 130,
    },
    guidance: (words, { sections, sectionWords, paragraphWords }) => [
      'Purpose: a reader skims the headings, stops at what is new, and takes at least one idea away.',
      `Structure: a short introduction; ${span(sections)} items, each an H2 heading numbered from 1 ("1. …"); as many items as the title announces, when it announces a number; a short closing section without a number.`,
      `Length: ${span(words)} words, ${span(sectionWords!)} for each item, all items of similar weight.`,
      'Tone: lively and concrete. Say in the first sentence of an item what it is, then why it helps and how to use it.',
      `Formatting: the strongest items first and last, parallel wording of the headings, paragraphs of at most ${paragraphWords} words.`,
    ],
  },
  Story: {
    description: 'A narrative that leads from a situation through a problem to a change, told mostly in prose.',
    words: { min: 800, max: 1000 },
    rules: {
      sections: { min: 0, max: 4, numbered: false },
      sectionWords: null,
      subsections: { min: 0, max: 0 },
      steps: null,
      taskItems: null,
      scannable: null,
      prose: 0.9,
      paragraphWords: 150,
    },
    guidance: (words, { sections, prose, paragraphWords }) => [
      'Purpose: a reader recognises their own situation, feels the turn, and remembers the one thought behind it.',
      `Structure: a scene, what stands in the way, the attempt, the turn, and what is different now; at most ${sections.max} H2 headings and no deeper ones; the lesson is shown before it is said.`,
      `Length: ${span(words)} words.`,
      'Tone: personal and vivid, in scenes rather than claims. People, places, dates and results only when they were given: a story is never made up and passed off as a true one.',
      `Formatting: flowing prose for at least ${prose! * 100}% of the words, no tables, hardly a list, paragraphs of at most ${paragraphWords} words.`,
    ],
  },
  'Explainer Blog Post': {
    description: 'Explains one subject clearly: what it is, how it works and why it matters to the reader.',
    words: { min: 800, max: 1500 },
    rules: {
      sections: { min: 1, max: 3, numbered: false },
      sectionWords: null,
      subsections: { min: 0, max: 3 },
      steps: null,
      taskItems: null,
      scannable: null,
      prose: 0.5,
      paragraphWords: 150,
    },
    guidance: (words, { sections, subsections, prose, paragraphWords }) => [
      'Purpose: a reader without prior knowledge can explain the subject to somebody else afterwards.',
      `Structure: an introduction without a heading that asks the question; at most ${sections.max} main H2 sections with up to ${subsections.max} H3 sub-sections each: what it is, how it works, what follows from it; the last paragraph answers the question in two sentences.`,
      `Length: ${span(words)} words.`,
      'Tone: patient and clear. Every term is explained at its first use; comparisons from everyday life before abstractions.',
      `Formatting: prose for at least ${prose! * 100}% of the words, one example for each idea, paragraphs of at most ${paragraphWords} words.`,
    ],
  },
  'Mistakes to Avoid': {
    description: 'Typical mistakes, one by one: how to recognise each of them and what to do instead.',
    words: { min: 800, max: 1200 },
    rules: {
      sections: { min: 5, max: 10, numbered: true },
      sectionWords: { min: 100, max: 150 },
      subsections: { min: 0, max: 2 },
      steps: null,
      taskItems: null,
      scannable: null,
      prose: 0.6,
      paragraphWords: 130,
    },
    guidance: (words, { sections, sectionWords, prose, paragraphWords }) => [
      'Purpose: a reader recognises a mistake before making it and knows what to do instead.',
      `Structure: a short introduction; ${span(sections)} mistakes, each an H2 heading numbered from 1 ("1. …") with ${span(sectionWords!)} words that say how it happens, what it leads to and what to do instead; as many as the title announces, when it announces a number; a short closing section without a number.`,
      `Length: ${span(words)} words.`,
      'Tone: candid and kind. The mistake is common, the reader is not foolish; no scare tactics, no invented cases.',
      `Formatting: prose for at least ${prose! * 100}% of the words, paragraphs of at most ${paragraphWords} words, the remedy marked in bold or as a paragraph of its own.`,
    ],
  },
} satisfies Record<string, Draft>

export type FormatLabel = keyof typeof drafts

export const formatLabels = Object.keys(drafts) as FormatLabel[]

/** The format of a label; its guidance quotes the numbers of its own rules. */
export const formatOf = (label: FormatLabel): Format => {
  const { guidance, ...draft }: Draft = drafts[label]
  return { label, ...draft, guidance: guidance(draft.words, draft.rules).join('\n') }
}

export const formats: readonly Format[] = formatLabels.map(formatOf)
