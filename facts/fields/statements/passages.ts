// The sentences of a site, with what speaks for and against each. All fields of statements choose among the same ones.
import { textOf } from '../../page/entities.ts'
import { ownOrganisations } from '../../site/organisations.ts'
import { fold, oneLine, wordsOf } from '../../text/fold.ts'
import { sentencesOf } from '../../text/sentences.ts'
import type { Block } from '../../page/model.ts'
import type { Site, SitePage } from '../../types.ts'
import { passageLimit } from '../passage.ts'
import { cuesOf, sumOf, type Cues } from './cues.ts'
import { bestShare, nameReader, type Naming } from './names.ts'

type Shape = 'sentence' | 'pair' | 'clause' | 'list' | 'description'

export type Passage = Naming & {
  text: string
  folded: string
  words: string[]
  page: SitePage
  shape: Shape
  cues: Cues
  level: number
  area: string
  /** Own blocks before it on its page. */
  before: number
  /** First in its block. */
  isFirst: boolean
  /** It follows the page's main heading. */
  isLead: boolean
}

const blocksOfPage = 200
const longestBlock = 2000
const draftsOfSite = 4500
const shortestText = 12
const listItem = { least: 3, longest: 60 }

const clean = (text: string) => text.replace(/^[^\p{L}\p{N}"'„“«¿¡(+]+/u, '')

/** Someone else's words: a quotation from its first mark to its last. */
const isQuotation = (text: string) => /^["„“«‹'‘”][^"“”»›]{20,}["“”»›'’].{0,60}$/s.test(text.trim())

/** "for families and firms": the rest of a clause from there on. */
const forClause = /(?<=\s)(?:for|für|pour|para|per|auprès d['’]?e?s?)\s[^.,;:!?()–—|]{8,120}/gu

/** A passage before its words are read; `parts` are its sentences. */
type Draft = { parts: string[] } & Pick<
  Passage,
  'text' | 'page' | 'shape' | 'names' | 'below' | 'level' | 'area' | 'before' | 'isFirst' | 'isLead'
>
type Portion = Pick<Draft, 'text' | 'parts' | 'shape' | 'isFirst'>

/** The sentences, each two or three neighbours as far as they fit into a passage, and clauses that say for whom. */
const portionsOf = (sentences: string[]): Portion[] => {
  const inRow = [1, 2, 3].flatMap((many) =>
    sentences.slice(many - 1).map((_, at): Portion => {
      const parts = sentences.slice(at, at + many)
      return { text: parts.join(' '), parts, shape: many === 1 ? 'sentence' : 'pair', isFirst: at === 0 }
    }),
  )
  const clauses = sentences.flatMap((sentence) =>
    [...sentence.matchAll(forClause)].map(({ 0: found }): Portion => {
      const text = found.trim()
      return { text, parts: [text], shape: 'clause', isFirst: false }
    }),
  )
  return [...inRow, ...clauses].filter(({ text }) => text.length >= shortestText && text.length <= passageLimit)
}

const sentencesIn = (text: string, site: Site) => sentencesOf(text.slice(0, longestBlock), site.language).map(clean)

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
    portionsOf(sentencesIn(text, site)).map((portion) => ({
      ...portion,
      page,
      shape: portion.shape === 'clause' ? portion.shape : ('description' as const),
      names: {},
      below: 0,
      level: 0,
      area: 'head',
      before: 0,
      isLead: false,
    })),
  )

const isOwn = ({ voice, area, text }: Block) => voice === 'own' && text !== '' && area !== 'nav' && area !== 'form'

const ownBlocks = (page: SitePage) =>
  page.blocks.flatMap((block, index) => (isOwn(block) ? [{ block, index }] : [])).slice(0, blocksOfPage)

/** What pages repeat is read once, or again where a heading names it better. `seen` holds how well it was named. */
const bodyDrafts = (site: Site, page: SitePage, seen: Map<string, number>): Draft[] => {
  let leads = 0
  const { namesAt, isMereName } = nameReader(page, site)
  return ownBlocks(page).flatMap(({ block, index }, before) => {
    if (block.level === 1) leads = 2
    const isLead = block.level === 0 && leads > 0 && block.text.length > 30
    if (isLead) leads--
    const naming = namesAt(index)
    const isOld = (seen.get(block.text) ?? -1) >= bestShare(naming)
    const isCustomers = isQuotation(block.text) && !naming.names['mission name'] && !naming.names['vision name']
    if (isOld || isCustomers || (isMereName(index) && block.level > 0)) return []
    seen.set(block.text, bestShare(naming))
    const around = { page, ...naming, level: block.level, area: block.area, before, isLead }
    return portionsOf(sentencesIn(block.text, site)).map((portion) => ({ ...portion, ...around }))
  })
}

/** Short blocks in a row below one heading, as values and advantages often are. */
const listDrafts = (site: Site, page: SitePage): Draft[] => {
  const { namesAt } = nameReader(page, site)
  const own = ownBlocks(page)
  const groups = Map.groupBy(
    own.filter(({ block }) => block.text.length <= listItem.longest && block.area !== 'footer'),
    ({ block }) => `${block.under} ${block.level} ${block.tag}`,
  )
  return [...groups.values()].flatMap((group): Draft[] => {
    const text = [...new Set(group.map(({ block }) => clean(block.text)))].join(', ')
    if (group.length < listItem.least || text.length > passageLimit) return []
    const { block, index } = group[0]!
    const { level, area } = block
    const before = own.findIndex((one) => one.index === index)
    return [
      {
        text,
        parts: [text],
        page,
        shape: 'list',
        ...namesAt(index),
        level,
        area,
        before,
        isFirst: true,
        isLead: false,
      },
    ]
  })
}

type Part = { folded: string; words: string[]; key: string; cues: Cues }

/** A sentence is read once, however many passages hold it. */
const partReader = ({ language }: Site) => {
  const known = new Map<string, Part>()
  return (text: string) => {
    let part = known.get(text)
    if (!part) {
      const words = wordsOf(text)
      part = { folded: fold(text), words, key: words.join(' '), cues: cuesOf(words, language) }
      known.set(text, part)
    }
    return part
  }
}

const read = (site: Site): Passage[] => {
  const seen = new Map<string, number>()
  const drafts = [
    ...headDrafts(site),
    ...site.pages.flatMap((page) => [...bodyDrafts(site, page, seen), ...listDrafts(site, page)]),
  ].slice(0, draftsOfSite)
  const readPart = partReader(site)
  const isPlaceholder = (part: string) => readPart(part).cues.counts.placeholder > 0
  return [...Map.groupBy(drafts, ({ parts }) => parts.map((part) => readPart(part).key).join(' '))]
    .filter(([key, [draft]]) => key.includes(' ') && !draft!.parts.some(isPlaceholder))
    .map(([, group]) => {
      // What stands in the text, too, is judged by its place there, best where a heading names it.
      const inText = group.filter(({ area }) => area !== 'head')
      const draft = inText.toSorted((left, right) => bestShare(right) - bestShare(left))[0] ?? group[0]!
      const parts = draft.parts.map(readPart)
      const words = parts.flatMap((part) => part.words)
      return {
        ...draft,
        shape: group.some(({ shape }) => shape === 'description') ? ('description' as const) : draft.shape,
        folded: parts.map(({ folded }) => folded).join(' '),
        words,
        cues: sumOf(parts.map(({ cues }) => cues)),
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
