import type { List } from 'mdast'
import { type FormatLabel, formatOf, type FormatRules, type Range } from '#domain/formats.ts'
import {
  countWords,
  headingNumber,
  isTaskList,
  nodesOf,
  type Section,
  type SectionedPost,
  sectionsOf,
  textOf,
  titleNumber,
  wordsOf,
} from '#domain/quality/sections.ts'

export type FormatRule = 'title' | 'words' | 'titleNumber' | 'numbering' | keyof FormatRules

/** A violation of the format's rules. */
export type FormatFinding = {
  rule: FormatRule
  /** A British English sentence for the person. */
  message: string
  /** What was counted (a share from 0 to 1 for `scannable` and `prose`), and what the format asks for. */
  actual: number
  expected: Range
  /** The 1-based line of the Markdown; null for the whole post. */
  line: number | null
}

const number = (value: number) => value.toLocaleString('en-GB')
const percent = (share: number) => `${Math.round(share * 100)}%`

const range = ({ min, max }: Range) => {
  if (min === max) return number(min)
  if (max === Infinity) return `at least ${number(min)}`
  return min === 0 ? `at most ${number(max)}` : `${number(min)} to ${number(max)}`
}

type Check = (post: SectionedPost, label: FormatLabel, rules: FormatRules, title: string | null) => FormatFinding[]

const outside = (
  rule: FormatRule,
  actual: number,
  expected: Range,
  message: string,
  line: number | null = null,
): FormatFinding[] =>
  actual >= expected.min && actual <= expected.max ? [] : [{ rule, message, actual, expected, line }]

const mainSections = (post: SectionedPost, rules: FormatRules): Section[] =>
  rules.sections.numbered ? post.sections.filter((section) => headingNumber(section.heading) !== null) : post.sections

const checkTitle: Check = (post) =>
  outside(
    'title',
    post.titles.length,
    { min: 0, max: 1 },
    `The post has ${post.titles.length} titles (H1); it needs one.`,
    post.titles[1]?.line,
  )

const checkWords: Check = (post, label) => {
  const { words } = formatOf(label)
  const message = `The post has ${number(post.words)} words; the format ${label} asks for ${range(words)}.`
  return outside('words', post.words, words, message)
}

const checkSections: Check = (post, label, rules) => {
  const sections = mainSections(post, rules).length
  const kind = rules.sections.numbered ? 'numbered sections' : 'main sections'
  const message = `The post has ${sections} ${kind} (H2); the format ${label} asks for ${range(rules.sections)}.`
  return outside('sections', sections, rules.sections, message)
}

const checkNumbering: Check = (post, _label, rules, title) => {
  if (!rules.sections.numbered) return []
  const sections = mainSections(post, rules)
  const wrong = sections.findIndex((section, index) => headingNumber(section.heading) !== index + 1)
  const findings: FormatFinding[] = []
  if (wrong >= 0) {
    const { heading, line } = sections[wrong]!
    const expected = { min: wrong + 1, max: wrong + 1 }
    const message = `The section “${heading}” should carry the number ${wrong + 1}.`
    findings.push(...outside('numbering', headingNumber(heading)!, expected, message, line))
  }
  const promised = title === null ? null : titleNumber(title)
  if (promised === null) return findings
  const message = `The title announces ${promised}; the post has ${sections.length} numbered sections.`
  return [...findings, ...outside('titleNumber', sections.length, { min: promised, max: promised }, message)]
}

const checkSectionWords: Check = (post, _label, rules) => {
  const words = rules.sectionWords
  if (!words) return []
  return mainSections(post, rules).flatMap((section) => {
    const message = `The section “${section.heading}” has ${section.words} words; ${range(words)} are asked for.`
    return outside('sectionWords', section.words, words, message, section.line)
  })
}

const checkSubsections: Check = (post, _label, { subsections }) =>
  post.sections.flatMap((section) => {
    const actual = section.subsections.length
    const message = `The section “${section.heading}” has ${actual} sub-sections (H3); ${range(subsections)} are asked for.`
    return outside('subsections', actual, subsections, message, section.line)
  })

/** Numbered headings of one level count as steps when they run from 1 upwards. */
const steppedHeadings = (headings: { heading: string }[]): number => {
  const numbers = headings.map(({ heading }) => headingNumber(heading)).filter((value) => value !== null)
  return numbers.every((value, index) => value === index + 1) ? numbers.length : 0
}

const checkSteps: Check = (post, label, rules) => {
  if (!rules.steps) return []
  const lists = nodesOf(post.root.children, 'list').filter((list) => list.ordered)
  const actual = Math.max(
    steppedHeadings(post.sections),
    ...post.sections.map((section) => steppedHeadings(section.subsections)),
    ...lists.map((list) => list.children.length),
  )
  const message = `The post has ${actual} steps in order; the format ${label} asks for ${range(rules.steps)}.`
  return outside('steps', actual, rules.steps, message)
}

const checkTaskItems: Check = (post, label, rules) => {
  if (!rules.taskItems) return []
  const items = nodesOf(post.root.children, 'listItem').filter((item) => typeof item.checked === 'boolean')
  const message = `The post has ${items.length} items to tick; the format ${label} asks for ${range(rules.taskItems)}.`
  return outside('taskItems', items.length, rules.taskItems, message)
}

const checkScannable: Check = (post, label, rules) => {
  if (rules.scannable === null || post.sections.length === 0) return []
  const isFit = rules.taskItems ? isTaskList : (_list: List) => true
  const holding = post.sections.filter(
    ({ nodes }) => nodesOf(nodes, 'list').some(isFit) || (!rules.taskItems && nodesOf(nodes, 'table').length > 0),
  )
  const share = holding.length / post.sections.length
  const kind = rules.taskItems ? 'items to tick' : 'a list or a table'
  const message = `${percent(share)} of the sections hold ${kind}; the format ${label} asks for ${percent(rules.scannable)}.`
  return outside('scannable', share, { min: rules.scannable, max: 1 }, message)
}

const checkProse: Check = (post, label, rules) => {
  const text = post.root.children.filter((node) => node.type !== 'heading')
  const words = wordsOf(text)
  if (rules.prose === null || words === 0) return []
  const share = wordsOf(text.filter((node) => node.type === 'paragraph' || node.type === 'blockquote')) / words
  const message = `${percent(share)} of the words stand in paragraphs; the format ${label} asks for ${percent(rules.prose)}.`
  return outside('prose', share, { min: rules.prose, max: 1 }, message)
}

const checkParagraphs: Check = (post, _label, { paragraphWords }) =>
  nodesOf(post.root.children, 'paragraph').flatMap((paragraph) => {
    const words = countWords(textOf(paragraph))
    const message = `A paragraph has ${words} words; at most ${paragraphWords} are asked for.`
    const line = paragraph.position?.start.line ?? null
    return outside('paragraphWords', words, { min: 0, max: paragraphWords }, message, line)
  })

const checks: Check[] = [
  checkTitle,
  checkWords,
  checkSections,
  checkNumbering,
  checkSectionWords,
  checkSubsections,
  checkSteps,
  checkTaskItems,
  checkScannable,
  checkProse,
  checkParagraphs,
]

/**
 * Checks a post against its format's rules (`domain/formats.ts`); pure and deterministic.
 * @param markdown the post; its title may stand in it as H1
 * @param title the blog's title, for the number of items it announces; the H1 goes before it
 * @returns the violations in the order of the rules; none if the post complies
 */
export const checkFormat = (markdown: string, label: FormatLabel, title: string | null = null): FormatFinding[] => {
  const post = sectionsOf(markdown)
  return checks.flatMap((check) => check(post, label, formatOf(label).rules, post.titles[0]?.heading ?? title))
}
