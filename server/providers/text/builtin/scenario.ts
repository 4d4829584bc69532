// The scenario of a video without a model: sentences of the post itself, one from each of its parts.
import type { RootContent } from 'mdast'
import { baseLanguage, type BaseLanguage, type Language } from '#domain/languages.ts'
import { sectionsOf, textOf } from '#domain/quality/sections.ts'
import { plain } from './markdown.ts'
import { isModelOrder } from '#domain/model-orders.ts'
import { withoutOrders } from './orders.ts'
import { isQuotable } from './quotations.ts'
import { stemsIn } from './words.ts'

type Post = {
  language: Language
  title: string | null
  /** Markdown. */
  content: string
  /** Scenarios that are there already, one scene a line. */
  before: readonly string[]
}

type Line = { text: string; at: number; part: number; score: number }

const scenesWanted = 4
/** Characters: what can be read of a caption in four seconds, but a post may have nothing shorter. */
const goodLength = 60
const longestLine = 150
/** Of all scenes together: what can be read in a video of 20 seconds beside the brand's card, and the most of a text. */
const readableText = 240
const longestText = 600
/** Characters of a post that are looked at: about 8000 words. */
const longestPost = 50_000

/**
 * Four lines from the post, or fewer when they are long, in its order and its own words: from each part the sentence that says most of what the
 * part is about. Lines of the scenarios before are left out as long as there are others. A post with fewer sentences gives
 * its headings, and at the least its title.
 */
export const writeScenario = ({ language, title, content, before }: Post): string[] => {
  const base = baseLanguage(language)
  const { introduction, sections } = sectionsOf(content.slice(0, longestPost))
  const parts = [{ heading: title ?? '', nodes: introduction }, ...sections]
  const used = new Set(before.flatMap((text) => text.split('\n')))
  const sentences = parts
    .flatMap(({ heading, nodes }, part) => linesOf(nodes, [title, heading].join(' '), part, base))
    .map((line, at): Line => ({ ...line, at, score: line.score - (used.has(line.text) ? usedBefore : 0) }))
  const headings = [...sections.map(({ heading }) => heading), title ?? '']
    .flatMap((heading) => asLine(heading, base))
    .map((text, index): Line => ({ text, at: sentences.length + index, part: index + 1, score: 0 }))
  const chosen = choose(sentences, headings)
  const scenes = chosen.toSorted((one, other) => one.at - other.at).map(({ text }) => text)
  if (scenes.length === 0) return [shortened(plain(content.slice(0, longestPost)), base) || '…']
  return otherThan(before, scenes)
}

// More than all other reasons together.
const usedBefore = 100

/** The best sentence of each part first, spread over the post, then whatever there is. */
const choose = (sentences: readonly Line[], headings: readonly Line[]): Line[] => {
  const best = Object.values(Object.groupBy(sentences, ({ part }) => part)).map((own) =>
    own!.reduce((one, other) => (other.score > one.score ? other : one)),
  )
  const spread = best.filter((_, index) => best.length <= scenesWanted || isSpread(index, best.length))
  const others = sentences.toSorted((one, other) => other.score - one.score)
  const chosen: Line[] = []
  for (const line of [...spread, ...others, ...headings]) {
    if (chosen.length === scenesWanted) break
    const together = [...chosen, line].map(({ text }) => text).join('\n')
    const room = chosen.length < scenesWanted - 1 ? longestText : readableText
    if (together.length <= room && chosen.every(({ text }) => text !== line.text)) chosen.push(line)
  }
  return chosen
}

/** Of so many, whether this one is among the four that lie evenly between the first and the last. */
const isSpread = (index: number, count: number): boolean =>
  Array.from({ length: scenesWanted }, (_, step) => Math.round((step * (count - 1)) / (scenesWanted - 1))).includes(
    index,
  )

/** Sentences that can stand by themselves; those with words of title and heading first, long ones last. */
const linesOf = (nodes: readonly RootContent[], about: string, part: number, base: BaseLanguage) => {
  const wanted = new Set(stemsIn(about, base))
  return nodes
    .flatMap(paragraphsOf)
    .flatMap((paragraph) => withoutOrders(plain(paragraph), base))
    .filter((text) => text.length <= longestLine && isQuotable(text) && !/[[\]|]/.test(text) && hasWholeQuotes(text))
    .map((text) => {
      const shared = new Set(stemsIn(text, base).filter((stem) => wanted.has(stem))).size
      return { text, part, score: 1 + shared - Math.max(0, text.length - goodLength) / 10 }
    })
}

/** The end of a sentence may have been taken for the end of a quotation that goes on. */
const hasWholeQuotes = (text: string): boolean =>
  (text.match(/[«„]|(?<!\S)[“"]/g)?.length ?? 0) === (text.match(/[»”]|[“"](?!\p{L})/gu)?.length ?? 0)

const paragraphsOf = (node: RootContent): string[] => {
  if (node.type === 'paragraph') return [textOf(node)]
  if (node.type === 'list' || node.type === 'listItem') return node.children.flatMap(paragraphsOf)
  return []
}

const asLine = (heading: string, base: BaseLanguage): string[] => {
  const text = shortened(plain(heading), base)
  return /\p{L}/u.test(text) && !isModelOrder(text) ? [text] : []
}

/** Cut between words. */
const shortened = (text: string, base: BaseLanguage): string => {
  if (isModelOrder(text)) return ''
  if (text.length <= longestLine) return text
  const words = [...new Intl.Segmenter(base, { granularity: 'word' }).segment(text)]
  const end = words.findLast(({ index }) => index <= longestLine - 2)?.index ?? 0
  return `${text.slice(0, end || longestLine - 2).trim()} …`
}

/** The scenes, in another order when a scenario of the same lines is there already. */
const otherThan = (before: readonly string[], scenes: string[]): string[] => {
  const turned = scenes.map((_, first) => [...scenes.slice(first), ...scenes.slice(0, first)])
  return turned.find((lines) => !before.includes(lines.join('\n'))) ?? scenes
}
