import {
  isBesideOffers,
  isLeftToOthers,
  isOfOneEntry,
  isOverPeriodical,
  isOverWorks,
  isTeamHeading,
  notOffered,
  virtues,
} from './keyword-besides.ts'
import { findAddresses } from './address-text.ts'
import { findMails, findPhones } from './contact-text.ts'
import { namesOffer } from './keyword-head.ts'
import { isHeadingOf, isInterfaceText } from './headings.ts'
import { isSingleItem, linesUnder, namesFirms, singleGoods } from './keyword-single-goods.ts'
import { toKeyword } from './keyword-text.ts'
import { fold } from './text.ts'
import type { Candidate } from './keyword-candidate.ts'
import type { Block, PageModel, Site } from './model.ts'

/** A price standing alone or at the beginning of a short line. */
export const price = /^\D{0,14}\d{1,5}(?:[.,]\d{2})?\s?(?:€|£|CHF|EUR)(?:\s|$)|^\D{0,14}[€£$]\s?\d/

const servicePage = (page: PageModel): boolean => page.kind === 'services'

const possessive = /^(?:our|my|unsere?|meine?|nos|mes|nuestr[oa]s|mis|i nostri|le nostre|i miei|le mie)\s+\p{L}/iu
/** Headings such as "Our beers" with two or more entries below them list what the company offers. */
const offerHeadings = (page: PageModel): Set<string> => {
  const counts = new Map<string, number>()
  for (const block of page.blocks) {
    const isEntry = block.level > block.path.length || block.tag === 'li' || block.level > 1
    if (isEntry) for (const heading of block.path) counts.set(heading, (counts.get(heading) ?? 0) + 1)
  }
  const isOffer = (heading: string): boolean =>
    possessive.test(heading) &&
    heading.split(' ').length <= 4 &&
    !notOffered.test(fold(heading)) &&
    !isInterfaceText(heading)
  return new Set([...counts].filter(([heading, count]) => count >= 2 && isOffer(heading)).map(([heading]) => heading))
}

const areSiblings = (left: Block, right: Block): boolean =>
  left.level === right.level && left.region === right.region && left.path.join('\n') === right.path.join('\n')

/** A heading over contact data names a place or a person; but the last of a list may stand over an unmarked footer. */
const isOverContacts = (page: PageModel, heading: Block): boolean => {
  if (!hasContacts(page, heading)) return false
  const before = page.blocks
    .slice(Math.max(0, heading.index - 30), heading.index)
    .filter((block) => areSiblings(block, heading))
    .slice(-2)
  const isLastOfList = before.length === 2 && before.every((block) => !hasContacts(page, block))
  return !isLastOfList || hasContactsBelow(page, heading, 1)
}

const hasContacts = (page: PageModel, heading: Block): boolean => hasContactsBelow(page, heading, 4)

const hasContactsBelow = (page: PageModel, heading: Block, count: number): boolean => {
  const lines = linesUnder(page, heading, count)
  return (
    findMails(lines.join(' ')).length > 0 || findPhones(lines.join(' ')).length > 0 || findAddresses(lines).length > 0
  )
}

const isOverPrice = (page: PageModel, heading: Block): boolean =>
  linesUnder(page, heading, 2).some((line) => line.length < 40 && price.test(line))

/** Whatever it is called, a heading right above a quotation stands over what customers say. */
const isOverQuotation = (page: PageModel, heading: Block): boolean => {
  const below = page.blocks[heading.index + 1]
  return below !== undefined && below.level === 0 && (below.isQuote || /^["“„«]/.test(below.text))
}

/** A table's column heads lie side by side. */
const isColumnHead = (page: PageModel, block: Block): boolean =>
  block.tag === 'th' && [-1, 1].some((step) => page.blocks[block.index + step]?.tag === 'th')

/** "Weighs: 39 kg": a term over a short value is a measure of a product, not an offer. */
const isSpecification = (page: PageModel, block: Block): boolean =>
  block.tag === 'dt' && /^(?=.*\d).{1,60}$/.test(page.blocks[block.index + 1]?.text ?? '')

/** "96" over "connected countries" counts; "01" or "3" over a heading only says where it stands. */
const isOfStatistic = (page: PageModel, block: Block): boolean =>
  [-1, 1].some((step) => {
    const near = page.blocks[block.index + step]
    return (
      near?.region === block.region &&
      near.text.length <= 12 &&
      /^[~+<>≈]?\s?(?:[1-9]\d+(?:[.,' ]\d+)*|\d+[.,]\d+|\d(?=\s?[+%kKM]))\s?(?:[+%kKM]|Mio\.?|M€|km|m²)?\+?$/.test(
        near.text,
      )
    )
  })

/** What stands right below "Prices" or "Materials"; "Courses and prices" lists courses. */
const isUnderOther = (block: Block): boolean => {
  const heading = block.path.at(-1) ?? ''
  return isBesideOffers(heading) && !/ (?:&|and|und|y|et|e) /.test(heading)
}

/** The bold words or those before a dash or colon by which an entry of a list begins, else the whole of it. */
const entryName = ({ boldHead, text }: Block): string =>
  (boldHead || /^(.{3,40}?)(?::| – | — | - )/.exec(text)?.[1]) ?? text

/** The menu or the footer of a page leads to what its heading names. */
const isLinkOf = (page: PageModel, phrase: string): boolean =>
  page.blocks.some(
    (block) => block.isLink && ['nav', 'footer'].includes(block.region) && fold(block.text) === fold(phrase),
  )

/** "L'accueil de jour", "Les maraudes": in a list of what a company does, the article belongs to no name. */
const listArticle = /^(?:(?:il|lo|la|le|i|gli|el|los|las|les|der|die|das) |l['’])(?=\p{L})/iu

const isInSidebar = (block: Block): boolean =>
  block.region === 'aside' ||
  /(?:^| )(?!(?:has|with|no|without|content)-)(?:[a-z]+-)?sidebar(?:-(?:left|right|primary|secondary))?(?= |$)/.test(
    block.marks,
  )

/** Headings over people, values, reasons and steps. */
const tellsOtherThings = (heading: string): boolean =>
  notOffered.test(fold(heading)) ||
  isInterfaceText(heading) ||
  /^(?:why|how|warum|wie|so|por que|como|asi|pourquoi|comment|perche|come)\b/.test(fold(heading))

/** Three or more headings side by side, each a short name over a short text, are cards of what a company offers. */
const cardHeadings = (page: PageModel, site: Site, brand: string | null): Set<Block> => {
  const groups = Map.groupBy(
    page.blocks.filter((block) => block.level >= 2 && block.level <= 4 && block.region === 'main'),
    (block) => `${block.level} ${block.path.join('\n')}`,
  )
  const titles = new Set(page.blocks.filter((block) => block.level === 1).map((block) => block.text))
  const isCard = (block: Block): boolean => {
    const below = page.blocks[block.index + 1]
    const folded = fold(block.text)
    return (
      below?.level === 0 &&
      !below.isLink &&
      below.text.length <= 250 &&
      block.text.split(' ').length <= 4 &&
      toKeyword(block.text, site.language, brand) !== null &&
      !notOffered.test(folded) &&
      !virtues.test(folded) &&
      !block.path.some((heading) => !titles.has(heading) && tellsOtherThings(heading))
    )
  }
  const head = fold(`${site.home.title} ${site.home.meta.get('description')?.[0] ?? ''}`)
  const lists = [...groups.values()].filter(
    (group) =>
      group.filter(isCard).length >= Math.max(3, group.length * 0.75) &&
      // A page of an unknown kind lists offers when the head of the home page names some of them.
      (page === site.home ||
        page.kind === 'services' ||
        group.filter((one) => head.includes(fold(one.text))).length > 1),
  )
  return new Set(lists.flat().filter(isCard))
}

/** A short heading of the home page over a text of its own, whose words the head of the site or a trade has too. */
const isOfferHeading = (page: PageModel, block: Block, site: Site): boolean => {
  const folded = fold(block.text)
  return (
    page.blocks[block.index + 1]?.level === 0 &&
    block.text.split(' ').length <= 5 &&
    !virtues.test(folded) &&
    !tellsOtherThings(block.text) &&
    !block.path.some((heading, index) => index > 0 && tellsOtherThings(heading)) &&
    namesOffer(block.text, site)
  )
}

/** Headings side by side of which two, and half of all, name offers: "Staff parties" between "Conferences" and "Galas". */
const besideOffers = (page: PageModel, site: Site, brand: string | null): Set<Block> => {
  const cards = page.blocks.filter(
    (block) =>
      block.level >= 2 &&
      block.level <= 3 &&
      page.blocks[block.index + 1]?.level === 0 &&
      !virtues.test(fold(block.text)) &&
      toKeyword(block.text, site.language, brand) !== null,
  )
  const groups = Map.groupBy(cards, (block) => `${block.level} ${block.region} ${block.path.join('\n')}`)
  const lists = [...groups.values()].filter((group) => {
    const offers = group.filter((block) => isOfferHeading(page, block, site)).length
    return group.length >= 3 && offers >= 2 && offers * 2 >= group.length
  })
  return new Set(lists.flat().filter(({ text }) => text.split(' ').length <= 4 && !tellsOtherThings(text)))
}

const jobs =
  /\b(?:jobs?(?=$|[:&]| (?:at|bei|in|chez|and|und|et|y|e|offers?|openings?|adverts?|board)\b)|careers?|vacanc(?:y|ies)|join (?:us|our team)|work (?:with|for) us|we(?: are|'re) hiring|stellen\w*|karriere|ausbildung bei|verstarkung|recrut\w+|emplois?|rejoignez|nous rejoindre|empleo|trabaja con|ofertas de trabajo|lavora con|posizioni aperte|carriere|unisciti)\b/

export const fromHeadings = (page: PageModel, site: Site, brand: string | null): Candidate[] => {
  const found: Candidate[] = []
  const offers = offerHeadings(page)
  const cards = cardHeadings(page, site, brand)
  const goods = singleGoods(page)
  const beside = page === site.home ? besideOffers(page, site, brand) : new Set<Block>()
  const listsOffers = (heading: string): boolean => isHeadingOf('services', heading, brand) || offers.has(heading)
  const isNamed = (phrase: string): boolean => namesOffer(phrase, site) || isLinkOf(site.home, phrase)
  const headingWeight = (block: Block, isListed: boolean, isCard: boolean): number => {
    // What only looks like a heading is as often a label ("Material", "Length"), but right below "What we do".
    if (block.level === 7 && !listsOffers(block.path.at(-1) ?? '')) return 0.5
    if (isListed) return 2.5
    if (isCard) return 2
    if (page === site.home && block.level <= 3 && isOfferHeading(page, block, site)) return 2
    if (beside.has(block)) return 2
    return isOverPrice(page, block) ? 1.6 : block.level <= 3 ? 1 : 0.5
  }
  for (const block of page.blocks) {
    if (
      block.voice !== 'own' ||
      block.isQuote ||
      block.region === 'footer' ||
      block.region === 'nav' ||
      isInSidebar(block) ||
      isColumnHead(page, block) ||
      isSpecification(page, block) ||
      isOfStatistic(page, block) ||
      isUnderOther(block) ||
      [...block.path.slice(1), block.text].some((heading) => heading.length < 60 && jobs.test(fold(heading)))
    )
      continue
    const { text } = block
    const nearest = block.path.at(-1) ?? ''
    // "Our farm" may stand over what is offered; "People" and "Projects" below it stand over other things.
    if (isTeamHeading(nearest) && !listsOffers(nearest)) continue
    if (isOverWorks(nearest) && (!listsOffers(nearest) || namesFirms(page, nearest))) continue
    if (block.level === 0 && isLeftToOthers(text.slice(0, 400))) continue
    const isListed =
      block.path.some(listsOffers) ||
      (servicePage(page) && (block.path.length > 0 || block.level === 2) && isNamed(entryName(block).slice(0, 80)))
    if (isListed && text.split(' ').length === 1 && virtues.test(fold(text))) continue
    if (block.level >= 2 && (isOverContacts(page, block) || isOverQuotation(page, block))) continue
    if (block.level >= 2 && (goods.has(block) || isSingleItem(page, block, site))) continue
    if (block.level >= 2 && isOverPeriodical(page, block)) continue
    if (block.level >= 2 && !isListed && isOfOneEntry(page, block)) continue
    if (block.level >= 2)
      found.push({
        text: isListed && site.language !== 'en' ? text.replace(listArticle, '') : text,
        weight: headingWeight(block, isListed, cards.has(block)),
        page,
        passage: text,
        isMinor: isOverPrice(page, block),
      })
    else if (block.tag === 'li' && isListed) {
      found.push({ text: entryName(block), weight: 2, page, passage: text, isMinor: true })
    } else if (isListed && block.isLink && block.level === 0) found.push({ text, weight: 1.5, page, passage: text })
    // "<b>Sales</b><br>…" in a cell or paragraph below "What we do".
    else if (isListed && block.level === 0 && /^\D/.test(block.boldHead) && block.boldHead !== text)
      found.push({ text: block.boldHead, weight: 2, page, passage: text })
    if (block.level === 1 && page.kind === 'services') found.push({ text, weight: 1.5, page, passage: text })
  }
  return found
}
