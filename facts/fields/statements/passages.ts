// The sentences of a site, with what speaks for and against each. All fields of statements choose among the same ones.
import { textOf } from '../../page/entities.ts'
import { ownOrganisations } from '../../site/organisations.ts'
import { headingsAbove } from '../../site/read-site.ts'
import { fold, keyOf, oneLine, wordsOf } from '../../text/fold.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Place, Site, SitePage } from '../../types.ts'
import { passageLimit } from '../passage.ts'
import { cuesOf, sumOf, type Cues } from './cues.ts'

type Shape = 'sentence' | 'pair' | 'clause' | 'list' | 'description'

export type Passage = {
  text: string
  folded: string
  words: string[]
  page: SitePage
  shape: Shape
  cues: Cues
  /** Folded headings above it, the nearest first; the kind of page stands in for none. */
  headings: string[]
  level: number
  area: string
  /** Own blocks before it on its page. */
  before: number
  /** First in its block. */
  isFirst: boolean
  /** It follows the page's main heading. */
  isLead: boolean
  /** How often it stands on the site. */
  times: number
  /** The share of its words that the home page's description has, and that the site uses often. */
  described: number
  topical: number
}

const blocksOfPage = 200
const longestBlock = 2000
const draftsOfSite = 4500
const shortestText = 12
const listItem = { least: 3, longest: 60 }

const clean = (text: string) => oneLine(text).replace(/^[^\p{L}\p{N}"'„“«¿¡(+]+\s*/u, '')

/** "for families and firms": the rest of a clause from there on. */
const forClause = /(?<=\s)(?:for|für|pour|para|per|auprès d['’]?e?s?)\s[^.,;:!?()–—|]{8,120}/gu

/** A passage before its words are read; `parts` are its sentences. */
type Draft = { parts: string[] } & Pick<
  Passage,
  'text' | 'page' | 'shape' | 'headings' | 'level' | 'area' | 'before' | 'isFirst' | 'isLead'
>

/** The sentences of a text, and each two or three neighbours, as far as they fit into a passage. */
const portionsOf = (text: string, site: Site): Pick<Draft, 'text' | 'parts' | 'shape' | 'isFirst'>[] => {
  const sentences = sentencesOf(text.slice(0, longestBlock), site.language).map(clean)
  return [
    ...sentences.map((sentence, at) => ({
      text: sentence,
      parts: [sentence],
      shape: 'sentence' as const,
      isFirst: at === 0,
    })),
    ...[2, 3].flatMap((many) =>
      sentences
        .slice(many - 1)
        .map((_, at) => sentences.slice(at, at + many))
        .map((parts, at) => ({
          text: parts.join(' '),
          parts,
          shape: 'pair' as const,
          isFirst: at === 0,
        })),
    ),
    ...sentences.flatMap((sentence) =>
      [...sentence.matchAll(forClause)].map(({ 0: clause }) => ({
        text: clause.trim(),
        parts: [clause.trim()],
        shape: 'clause' as const,
        isFirst: false,
      })),
    ),
  ].filter((portion) => portion.text.length >= shortestText && portion.text.length <= passageLimit)
}

const descriptionsOf = (page: SitePage): string[] => [
  ...new Set(
    ['description', 'og:description', 'twitter:description'].flatMap((name) => page.meta.get(name) ?? []).map(oneLine),
  ),
]

const headDrafts = (site: Site): Draft[] =>
  [
    ...site.pages.flatMap((page) => descriptionsOf(page).map((text) => ({ text, page }))),
    ...ownOrganisations(site).flatMap(({ entity, page }) =>
      [textOf(entity['description']), textOf(entity['slogan'])].filter(Boolean).map((text) => ({ text, page })),
    ),
  ].flatMap(({ text, page }) =>
    portionsOf(text, site).map((portion) => ({
      ...portion,
      page,
      shape: portion.shape === 'clause' ? portion.shape : ('description' as const),
      headings: [],
      level: 0,
      area: 'head',
      before: 0,
      isLead: false,
    })),
  )

const isOwn = ({ voice, area, text }: Place['block']) =>
  voice === 'own' && text !== '' && area !== 'nav' && area !== 'form'

const bodyDrafts = (site: Site, page: SitePage): Draft[] => {
  let leads = 0
  const own = page.blocks.flatMap((block, index) => (isOwn(block) ? [{ block, index }] : [])).slice(0, blocksOfPage)
  return own.flatMap(({ block, index }, before) => {
    const headings = headingsAbove({ page, block, index }).map(fold)
    if (block.level === 1) leads = 2
    const isLead = block.level === 0 && leads > 0 && wordsOf(block.text).length > 5
    if (isLead) leads--
    return portionsOf(block.text, site).map((portion) => ({
      ...portion,
      page,
      headings,
      level: block.level,
      area: block.area,
      before,
      isLead,
    }))
  })
}

/** Short blocks in a row below one heading, as values and advantages often are. */
const listDrafts = (page: SitePage): Draft[] => {
  const own = page.blocks.flatMap((block, index) => (isOwn(block) ? [{ block, index }] : [])).slice(0, blocksOfPage)
  const groups = Map.groupBy(
    own.filter(({ block }) => block.text.length <= listItem.longest && block.area !== 'footer'),
    ({ block }) => `${block.under} ${block.level} ${block.tag}`,
  )
  return [...groups.values()].flatMap((group): Draft[] => {
    const text = [...new Set(group.map(({ block }) => clean(block.text)))].join(', ')
    if (group.length < listItem.least || text.length > passageLimit) return []
    const { block, index } = group[0]!
    return [
      {
        text,
        parts: [text],
        page,
        shape: 'list',
        headings: headingsAbove({ page, block, index }).map(fold),
        level: block.level,
        area: block.area,
        before: own.findIndex((one) => one.index === index),
        isFirst: true,
        isLead: false,
      },
    ]
  })
}

/** Enough of a word to tell it from others but by its ending; short words say little. */
const rootsOf = (words: string[]) => words.filter((word) => word.length > 3).map((word) => word.slice(0, 6))

const shareOf = (roots: string[], weightOf: (root: string) => number) =>
  roots.length === 0 ? 0 : roots.reduce((sum, root) => sum + weightOf(root), 0) / roots.length

/** A sentence is read once, however many passages hold it. */
const partReader = ({ language }: Site) => {
  const known = new Map<string, { folded: string; key: string; cues: Cues }>()
  return (text: string) => {
    let part = known.get(text)
    if (!part) {
      const folded = fold(text)
      part = { folded, key: keyOf(text), cues: cuesOf(folded, language) }
      known.set(text, part)
    }
    return part
  }
}

const read = (site: Site): Passage[] => {
  const drafts = [
    ...headDrafts(site),
    ...site.pages.flatMap((page) => [...bodyDrafts(site, page), ...listDrafts(page)]),
  ].slice(0, draftsOfSite)
  const readPart = partReader(site)
  const groups = [...Map.groupBy(drafts, ({ parts }) => parts.map((part) => readPart(part).key).join(' ')).entries()]
    // What stands in the text, too, is judged by its place there.
    .map(([key, group]) => ({ key, group, draft: group.find(({ area }) => area !== 'head') ?? group[0]! }))
    .filter(({ key }) => key.includes(' '))
  const described = new Set(rootsOf(wordsOf(descriptionsOf(site.home).join(' '))))
  const counts = new Map<string, number>()
  for (const { key } of groups)
    for (const root of new Set(rootsOf(key.split(' ')))) counts.set(root, (counts.get(root) ?? 0) + 1)
  const most = Math.log(1 + Math.max(1, ...counts.values()))
  return groups.map(({ key, group, draft }) => {
    const parts = draft.parts.map(readPart)
    const words = key.split(' ')
    const roots = rootsOf(words)
    return {
      ...draft,
      shape: group.some(({ shape }) => shape === 'description') ? 'description' : draft.shape,
      folded: parts.map(({ folded }) => folded).join(' '),
      words,
      cues: sumOf(parts.map(({ cues }) => cues)),
      times: group.length,
      described: shareOf(roots, (root) => Number(described.has(root))),
      topical: shareOf(roots, (root) => Math.log(1 + (counts.get(root) ?? 0)) / most),
    }
  })
}

const known = new WeakMap<Site, Passage[]>()

/** Read once for all fields. */
export const passagesOf = (site: Site): Passage[] => {
  const passages = known.get(site) ?? read(site)
  known.set(site, passages)
  return passages
}
