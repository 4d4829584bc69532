import { isFirmName } from './keyword-besides.ts'
import type { Block, PageModel, Site } from './model.ts'

/** The lines of text right under a heading. */
export const linesUnder = (page: PageModel, heading: Block, count: number): string[] => {
  const start = heading.index + 1
  const below = page.blocks.slice(start, start + count)
  const end = below.findIndex((block) => block.level > 0 || block.region !== heading.region)
  return below.slice(0, end === -1 ? undefined : end).flatMap((block) => block.lines)
}

/** "Corner flat in La Arena" in plain case: what follows the preposition is a place, and one thing stands there. */
const inPlace =
  /^\p{L}+(?: \p{Ll}\S*)* \p{Ll}{3,}\S*(?: \p{Ll}\S*)* (?:en|in|a|ad|à|at|near|cerca de|près de|vicino a) (?:(?:[Ll][ae]s?|[Ee]l|[Ll]os|[Ii]l|[Tt]he) |[Ll]['’])?\p{Lu}\p{Ll}/u

const reference =
  /(?:^|[\s(·|])(?:ref|réf|rif|objekt-?(?:nr|nummer)|property id|mls)\b[.:# ]*(?:nr\.? ?)?[A-Z]{0,4}[- ]?\d/i
const area = /\d ?(?:m²|m2|qm|mq|sq\.? ?ft)(?![a-z\d])/i
const rooms =
  /\d[\d,½]* ?(?:-)?(?:bed(?:room)?s?|bath(?:room)?s?|dormitorios?|habitaci(?:ón|ones)|baños?|chambres?|pièces?|zimmer|schlafzimmer|camer[ae]|local[ei]|vani)(?!\p{L})/iu
const largeSum = /(?:[€£$] ?\d{2,3}[.,' ]?\d{3}|\d{2,3}[.,' ]\d{3}(?:,\d\d)? ?(?:€|euros?|CHF))(?!\d)/i

/** One house, boat or car of a list of offers, by its place, its reference, its size or its price. */
export const isSingleItem = (page: PageModel, heading: Block, site: Site): boolean => {
  if (site.language !== 'de' && heading.text.length <= 60 && inPlace.test(heading.text)) return true
  const lines = linesUnder(page, heading, 4)
    .filter((line) => line.length < 80)
    .join(' | ')
  return reference.test(lines) || (area.test(lines) && rooms.test(lines)) || largeSum.test(lines)
}

const quotedName = /[«“„"‘].+[»”“"’]/

/** "Geranium « Rozanne »": of headings side by side half bear a name in quotation marks; all of them name single goods. */
export const singleGoods = (page: PageModel): Set<Block> => {
  const groups = Map.groupBy(
    page.blocks.filter((block) => block.level >= 2),
    (block) => `${block.level} ${block.region} ${block.path.join('\n')}`,
  )
  return new Set(
    [...groups.values()]
      .filter(
        (group) => group.length >= 3 && group.filter(({ text }) => quotedName.test(text)).length * 2 >= group.length,
      )
      .flat(),
  )
}

/** Whether the works below a heading bear the names of those whom they were done for. */
export const namesFirms = (page: PageModel, heading: string): boolean =>
  page.blocks.some((block) => block.level > 0 && block.path.at(-1) === heading && isFirmName(block.text))
