// A site's own words in passages that a reader, such as a language model, can cite by number.
import { isModelOrder } from '#domain/model-orders.ts'
import { passageLimit } from '../fields/passage.ts'
import type { Block } from '../page/model.ts'
import { placesOf } from '../site/read-site.ts'
import { oneLine } from '../text/fold.ts'
import { sentencesOf } from '../text/sentences.ts'
import type { PageKind, Place, Site, SitePage } from '../types.ts'

export type NumberedPassage = {
  /** `p1`, `p2` … in the order of the pages. */
  id: string
  url: string
  kind: PageKind
  /** The heading above it. */
  heading: string | null
  /** Words of the page, at most 300 characters; a line for each of its lines. */
  text: string
  /** How much it matters to someone who cannot read all of them: the more, the sooner. */
  weight: number
}

/** Words of a page in which something was found, and how much they matter. */
export type Evidence = {
  url: string
  passage: string
  weight: number
  /** It becomes a passage even where it stands outside the text. */
  isNeeded: boolean
}

/** A passage before it is numbered; `line` is its text on one line. */
type Draft = Omit<NumberedPassage, 'id'> & { line: string }

const passagesOfPage = 200
/** Neighbours as short as this that are no sentences stand together in one passage: items of a list, an address. */
const shortLine = 80
const sentenceEnd = /[.!?…]["”»)]?$/
/** How many passages of a page come before one that weighs half of the first. */
const halfway = 25

const weights: Record<PageKind, number> = {
  home: 1, about: 1, mission: 1, services: 0.7, team: 0.6, contact: 0.6, imprint: 0.5, customers: 0.5, other: 0.5,
  careers: 0.3, news: 0.2, legal: 0.1,
} // prettier-ignore

const isOwn = ({ block: { voice, area } }: Place) => voice === 'own' && area !== 'nav' && area !== 'form'

/** A text in parts of whole sentences that fit into a passage; longer sentences are cut at a word. */
const partsOf = (text: string, { language }: Site): string[] => {
  if (text.length <= passageLimit) return [text]
  const pieces = sentencesOf(text, language).flatMap((sentence) =>
    sentence.length <= passageLimit ? [sentence] : (sentence.match(/.{1,280}(?=\s|$)|.{1,280}/gsu) ?? []),
  )
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= passageLimit)
      parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}

/** The texts of blocks, short neighbours as the lines of one. */
const textsOf = (places: Place[]): { block: Block; text: string }[] => {
  const texts: { block: Block; text: string; isOpen: boolean }[] = []
  for (const { block } of places) {
    const last = texts.at(-1)
    const isShort = block.level === 0 && block.text.length < shortLine && !sentenceEnd.test(block.text)
    const isNext = isShort && last?.isOpen && last.block.under === block.under && last.block.area === block.area
    if (isNext && last.text.length + block.text.length < passageLimit) last.text += `\n${block.text}`
    else texts.push({ block, text: block.text, isOpen: isShort })
  }
  return texts
}

const headOf = (page: SitePage): string[] => [
  page.title,
  ...['description', 'og:description'].flatMap((name) => page.meta.get(name) ?? []).slice(0, 2),
]

const draftsOf = (page: SitePage, places: Place[], site: Site): Draft[] => {
  const head = headOf(page).map((text) => ({ text: oneLine(text), heading: null }))
  const body = textsOf(places).map(({ block, text }) => ({
    text,
    // A heading needs none above it to be understood.
    heading: (block.level === 0 && oneLine(page.blocks[block.under]?.text ?? '')) || null,
  }))
  return [...head, ...body]
    .flatMap(({ text, heading }) => partsOf(text, site).map((part) => ({ text: part, heading })))
    .slice(0, passagesOfPage)
    .map(({ text, heading }, index) => ({
      url: page.url,
      kind: page.kind,
      heading,
      text,
      line: oneLine(text),
      weight: (weights[page.kind] * halfway) / (halfway + index),
    }))
}

/** The passage that holds the words, on their own page if it can be. */
const holderOf = ({ url, passage }: Evidence, drafts: Draft[]) => {
  const holders = drafts.filter(({ line }) => line.includes(passage))
  return holders.find((draft) => draft.url === url) ?? holders[0]
}

/**
 * The site's own words, page after page, without menus, notices and doubles. Evidence weighs more than all else; what is
 * needed of it is added to its page where it stands elsewhere, such as in structured data.
 */
export const numberPassages = (site: Site, evidence: Evidence[]): NumberedPassage[] => {
  const places = Map.groupBy(placesOf(site).filter(isOwn), ({ page }) => page)
  const seen = new Set<string>()
  const drafts = site.pages
    .flatMap((page) => draftsOf(page, places.get(page) ?? [], site))
    .filter(({ line }) => {
      const isNew = line !== '' && !seen.has(line) && !isModelOrder(line)
      seen.add(line)
      return isNew
    })
  for (const each of evidence) {
    const { url, passage, weight, isNeeded } = each
    const holder = passage ? holderOf(each, drafts) : undefined
    const page = site.pages.find((one) => one.url === url)
    if (holder) holder.weight = Math.max(holder.weight, weight)
    else if (isNeeded && page && passage && !isModelOrder(passage)) {
      const after = drafts.findLastIndex((draft) => draft.url === url)
      drafts.splice(after + 1, 0, { url, kind: page.kind, heading: null, text: passage, line: passage, weight })
    }
  }
  return drafts.map(({ url, kind, heading, text, weight }, index) => ({
    id: `p${index + 1}`,
    url,
    kind,
    heading,
    text,
    weight,
  }))
}
