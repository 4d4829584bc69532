import { isHeadingOf, isHeadingWithMore, isInterfaceText, isMissionAndVision, maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import { isOwnPlan, isWish, opensStatement, smallAims, speaksOfHouse } from './statement-openings.ts'
import { countWords, cutText, fold, sentencesOf, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'

type Statement = 'mission' | 'vision' | 'audience'
export type Found = { value: string; passage: string; page: PageModel }

const maximumLength = 2_000
const maximumParagraphs = 4

export const fact = (field: Fact['field'], found: Found): Fact => ({
  field,
  value: cutText(found.value, maximumLength),
  source_url: found.page.url.href,
  passage: toPassage(found.passage),
})

/** Pages where a company speaks of itself; blog posts, job offers, case studies and legal texts speak of other things. */
export const speaksOfItself = (page: PageModel): boolean =>
  !['article', 'news', 'legal', 'reference', 'careers', 'imprint'].includes(page.kind)

export const isOwnText = (block: Block): boolean =>
  block.voice === 'own' && !block.isQuote && block.region !== 'nav' && !block.isLink

/** Headings that begin a section of a known kind, and so end the one before. */
export const sectionKinds = ['mission', 'vision', 'audience', 'services', 'testimonials', 'foreign'] as const

/** A small label may stand over the sentence that is set as the real heading. */
const isClaimUnder = (block: Block, label: Block, brand: string | null): boolean => {
  const isNext = label.level < 3 && block.level <= label.level
  const isKnown =
    isInterfaceText(block.text, brand) || sectionKinds.some((kind) => isHeadingOf(kind, block.text, brand))
  return !isNext && !isKnown && countWords(block.text) >= 4
}

/** The text under a heading: paragraphs and list items up to the next heading. */
const sectionUnder = (page: PageModel, heading: Block, brand: string | null): Block[] => {
  const start = heading.index
  const section: Block[] = []
  for (const block of page.blocks.slice(start + 1, start + 40)) {
    if (block.region !== heading.region || block.voice !== heading.voice) break
    if (block.isLink) continue
    if (block.level > 0 && (section.length > 0 || !isClaimUnder(block, heading, brand))) break
    if (block.level === 0 && isInterfaceText(block.text, brand)) continue
    section.push(block)
    const paragraphs = section.filter((one) => one.tag !== 'li').length
    if (paragraphs >= maximumParagraphs || section.length >= 14) break
  }
  return section
}

const cues = {
  mission: cuesOf((lexicon) => lexicon.cues.mission),
  vision: cuesOf((lexicon) => lexicon.cues.vision),
}

/** The page that is read, its site and the brand's name. */
export type Reader = { page: PageModel; site: Site; brand: string | null }

/** "Our goal is that you …" promises the reader something. */
const goalForReader =
  /\b(?:aim|goal|but|objectif|ziel|anliegen|objetivo|empeno|obiettivo)\b.*\b(?:you|your|vous|votre|vos|ihnen|ihre?[nmr]?|te|ti|tu|tus|usted\w*|voi|vostr\w+|tuo|tua)\b/

/** "Stories you can finish in a weekend": anybody may, the sentence promises the reader nothing. */
const anybody = /(?<=\b(?!give|offer|bring|show|make|help|let)[a-z]+s )you (?:can|could|will want to|want to)\b/g

const hasCue = (sentence: string, statement: 'mission' | 'vision', { page, site, brand }: Reader): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  const isForReader = goalForReader.test(folded.replaceAll(anybody, ' '))
  if (isOwnPlan(folded) && !/\b(?:mission|vision|mision|missione|visione)\b/.test(folded)) return false
  if (statement === 'mission' && (smallAims.test(folded) || isForReader)) return false
  return cues[statement](page, site).test(folded)
}

const inlineLabel = /^(.{3,40}?)(?:\s*[:.]|\s[–—-])\s+(.{12,})$/su

/** "Our mission: to bring …" in one block: the text after the label. */
const afterLabel = (block: Block, statement: Statement, brand: string | null): string | null => {
  const parts = inlineLabel.exec(block.text)
  if (parts?.[1] && parts[2] && isHeadingOf(statement, parts[1], brand)) return parts[2]
  const [first = '', ...rest] = block.lines
  return rest.length > 0 && isHeadingOf(statement, first, brand) ? rest.join(' ') : null
}

const joined = (blocks: Block[]): string => blocks.map((block) => block.text).join(' ')

const minimumWords: Record<Statement, number> = { mission: 5, vision: 5, audience: 2 }

type Section = { heading: string; value: string }

/**
 * What stands under a heading that names a statement, or after it as a label. "Our mission" says it more exactly than
 * "Mission and values", which may stand over the whole page.
 */
export const underHeading = (
  reader: Reader,
  statement: Statement,
  isGood: (section: Section) => boolean = () => true,
): Found | null =>
  sectionBelow(reader, statement, isHeadingOf, isGood) ?? sectionBelow(reader, statement, isHeadingWithMore, isGood)

const sectionBelow = (
  reader: Reader,
  statement: Statement,
  isHeading: typeof isHeadingOf | typeof isHeadingWithMore,
  isGood: (section: Section) => boolean,
): Found | null => {
  const { page, brand } = reader
  for (const block of page.blocks) {
    if (!isOwnText(block) && !(block.level > 0 && block.voice === 'own')) continue
    const labelled = afterLabel(block, statement, brand)
    if (
      labelled &&
      countWords(labelled) >= minimumWords[statement] &&
      isGood({ heading: block.text.slice(0, 40), value: labelled })
    )
      return { value: labelled, passage: block.text, page }
    const isLabel = block.level > 0 || (countWords(block.text) <= 5 && block.region !== 'footer' && !block.isLink)
    if (!isLabel || block.region === 'nav' || block.region === 'footer') continue
    const isBoth = statement !== 'audience' && isMissionAndVision(block.text, brand)
    if (!isBoth && !isHeading(statement, block.text, brand)) continue
    const section = sectionUnder(page, block, brand).filter(isOwnText)
    if (statement === 'mission' && manyMissions.test(fold(block.text)) && !toldAsAims(section)) continue
    const value = isBoth ? pickSentences(joined(section), statement, reader) : firstWords(section, statement, reader)
    if (value && countWords(value) >= minimumWords[statement] && isGood({ heading: block.text, value }))
      return { value, passage: value, page }
  }
  return null
}

/** Of a firm of accountants "Nos missions" are its services: several missions must be told as aims to be one. */
const manyMissions =
  /^(?:nos |les |ses |our |le nostre |nuestras )?(?:missions|missioni|misiones)\b|^(?:unsere )?aufgaben\b/

const aims =
  /^(?:[^a-z]*)(?:(?:to|zu|um) [a-z]+|[a-z]+(?:er|ir|re|are|ere|ire|ar)\b|(?:pour|afin) (?:que|de)\b|(?:we|wir|nous) (?:want|exist|wollen|voulons|existons)\b|para que\b|vogliamo\b|queremos\b)/

const toldAsAims = (section: Block[]): boolean => {
  if (section.some((block) => /\b(?:vos|votre|vous|your|ihre?[mnrs]?|vostr[aeio]|tus?)\b/.test(fold(block.text))))
    return false
  const points = section.filter((block) => block.tag === 'li')
  return (points.length > 1 ? points : section.slice(0, 1)).every((block) => aims.test(fold(block.text)))
}

/** Longer sections go on to speak of other things. */
const longestStatement = 60

/** "Our purpose: to …": what a sentence names so, the sentences after it only explain. */
const labelledOpening = (section: Block[], statement: Statement, { site, brand }: Reader): string => {
  const [first = '', ...rest] = sentencesOf(section[0]?.text ?? '', site.language)
  const label = /^([^:]{6,40}?) ?: \S/.exec(first)?.[1] ?? ''
  return rest.length > 1 && countWords(first) >= 8 && isHeadingOf(statement, label, brand) ? first : ''
}

/** What a section says first; of a long one only the sentences that say what is asked, else its first paragraph. */
const firstWords = (section: Block[], statement: Statement, reader: Reader): string => {
  const whole = joined(section)
  const opening = statement === 'audience' ? '' : labelledOpening(section, statement, reader)
  if (opening) return opening
  if (statement === 'audience' || countWords(whole) <= longestStatement) return whole
  const told = pickSentences(whole, statement, reader)
  if (told && countWords(told) <= longestStatement) return told
  const lists = section.some((block) => block.tag === 'li')
  return lists ? whole : (section[0]?.text ?? '')
}

const pickSentences = (text: string, statement: Statement, reader: Reader): string =>
  statement === 'audience'
    ? ''
    : sentencesOf(text, reader.site.language)
        .filter((sentence) => hasCue(sentence, statement, reader))
        .join(' ')

/** The first sentence that says so in so many words. */
const fromSentence = (reader: Reader, statement: 'mission' | 'vision'): Found | null => {
  const { page, site } = reader
  for (const block of page.blocks) {
    if (!isOwnText(block) || countWords(block.text) < 6) continue
    const sentence = sentencesOf(block.text, site.language).find(
      (one) => countWords(one) >= 6 && !/^["“„«]|\?$/.test(one) && hasCue(one, statement, reader),
    )
    if (sentence) return { value: sentence, passage: sentence, page }
  }
  return null
}

/** The first sentence of the company's own pages that passes a test. */
const fromOwnSentence = (
  { page, site }: Reader,
  isRead: (block: Block) => boolean,
  passes: (sentence: string, block: Block) => boolean,
): Found | null => {
  for (const block of page.blocks) {
    if (!isOwnText(block) || block.level > 0 || !isRead(block)) continue
    const sentence = sentencesOf(block.text, site.language).find((one) => !one.endsWith('?') && passes(one, block))
    if (sentence) return { value: sentence, passage: sentence, page }
  }
  return null
}

/** What is wished for under "Why we do it" is the mission. */
const isUnderMission = (block: Block, brand: string | null): boolean =>
  block.path.slice(-1).some((heading) => isHeadingOf('mission', heading, brand))

const fromOpening = (reader: Reader, statement: 'mission' | 'vision'): Found | null =>
  reader.page.kind === 'home' || speaksOfHouse(reader.page)
    ? fromOwnSentence(
        reader,
        (block) => block.region !== 'footer',
        (sentence, block) =>
          countWords(sentence) >= 7 &&
          opensStatement(statement, sentence, block, reader.brand) &&
          !(statement === 'vision' && isWish(sentence, reader.brand) && isUnderMission(block, reader.brand)),
      )
    : null

const fromWish = (reader: Reader): Found | null =>
  speaksOfHouse(reader.page)
    ? fromOwnSentence(
        reader,
        (block) => block.region === 'main',
        (sentence) => countWords(sentence) >= 8 && isWish(sentence, reader.brand),
      )
    : null

export const pagesAboutItself = (site: Site): PageModel[] => {
  const own = site.pages.filter(speaksOfItself)
  return [...own.filter((page) => page.kind === 'about'), ...own.filter((page) => page.kind !== 'about')]
}

const findStatement = (site: Site, statement: 'mission' | 'vision', brand: string | null): Fact | null => {
  const pages = pagesAboutItself(site)
  const finders = [underHeading, fromSentence, fromOpening, ...(statement === 'mission' ? [fromWish] : [])]
  for (const find of finders) {
    for (const page of pages) {
      const found = find({ page, site, brand }, statement)
      if (found) return fact(statement, found)
    }
  }
  return null
}

/** What the company says it is there for, under a heading of that name or in a sentence that says so. */
export const findMission = (site: Site, brand: string | null): Fact | null => findStatement(site, 'mission', brand)

/** The future that the company says it works towards. */
export const findVision = (site: Site, brand: string | null): Fact | null => findStatement(site, 'vision', brand)
