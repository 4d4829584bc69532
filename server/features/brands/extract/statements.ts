import { isHeadingOf, isHeadingWithMore, isInterfaceText, isMissionAndVision, maskBrand } from './headings.ts'
import { allLexicons } from './lexicons/lexicons.ts'
import { countWords, cutText, fold, foldedPattern, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Lexicon } from './lexicons/lexicon.ts'
import type { Block, PageModel, Site } from './model.ts'

type Statement = 'mission' | 'vision' | 'audience'
type Found = { value: string; passage: string; page: PageModel }

const maximumLength = 2_000
const maximumParagraphs = 4

const fact = (field: Fact['field'], found: Found): Fact => ({
  field,
  value: cutText(found.value, maximumLength),
  source_url: found.page.url.href,
  passage: toPassage(found.passage),
})

/** Pages where a company speaks of itself; blog posts, job offers, case studies and legal texts speak of other things. */
export const speaksOfItself = (page: PageModel): boolean =>
  !['article', 'news', 'legal', 'reference', 'careers', 'imprint'].includes(page.kind)

const isOwnText = (block: Block): boolean =>
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

const cueOf = (pick: (lexicon: Lexicon) => string): RegExp[] => allLexicons.map((lexicon) => wordPattern(pick(lexicon)))

const cues: Record<'mission' | 'vision', RegExp[]> = {
  mission: cueOf((lexicon) => lexicon.cues.mission),
  vision: cueOf((lexicon) => lexicon.cues.vision),
}

const hasCue = (sentence: string, statement: 'mission' | 'vision', brand: string | null): boolean => {
  const masked = maskBrand(fold(sentence), brand)
  return cues[statement].some((cue) => cue.test(masked))
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

/** Under "Our clients" often stand only their names and marks. */
const clientsHeading = /^(?:our|nuestros|nos|unsere|i nostri) /

/** "Our mission" says it more exactly than "Mission and values", which may stand over the whole page. */
const fromHeading = (page: PageModel, statement: Statement, brand: string | null): Found | null =>
  underHeading(page, statement, brand, isHeadingOf) ?? underHeading(page, statement, brand, isHeadingWithMore)

const underHeading = (
  page: PageModel,
  statement: Statement,
  brand: string | null,
  isHeading: typeof isHeadingOf | typeof isHeadingWithMore,
): Found | null => {
  for (const block of page.blocks) {
    if (!isOwnText(block) && !(block.level > 0 && block.voice === 'own')) continue
    const labelled = afterLabel(block, statement, brand)
    if (labelled && countWords(labelled) >= minimumWords[statement])
      return { value: labelled, passage: block.text, page }
    const isLabel = block.level > 0 || (countWords(block.text) <= 5 && block.region !== 'footer' && !block.isLink)
    if (!isLabel || block.region === 'nav' || block.region === 'footer') continue
    const isBoth = statement !== 'audience' && isMissionAndVision(block.text, brand)
    if (!isBoth && !isHeading(statement, block.text, brand)) continue
    const section = sectionUnder(page, block, brand).filter(isOwnText)
    const value = isBoth ? pickSentences(joined(section), statement, brand) : joined(section)
    if (
      statement === 'audience' &&
      clientsHeading.test(fold(block.text)) &&
      !audienceRules.some(({ nouns }) => nouns.test(fold(value)))
    )
      continue
    if (value && countWords(value) >= minimumWords[statement]) return { value, passage: value, page }
  }
  return null
}

const pickSentences = (text: string, statement: Statement, brand: string | null): string =>
  statement === 'audience'
    ? ''
    : sentencesOf(text, 'en')
        .filter((sentence) => hasCue(sentence, statement, brand))
        .join(' ')

/** The first sentence that says so in so many words. */
const fromSentence = (
  page: PageModel,
  statement: 'mission' | 'vision',
  site: Site,
  brand: string | null,
): Found | null => {
  for (const block of page.blocks) {
    if (!isOwnText(block) || countWords(block.text) < 6) continue
    const sentence = sentencesOf(block.text, site.language).find(
      (one) => countWords(one) >= 6 && !/^["“„«]|\?$/.test(one) && hasCue(one, statement, brand),
    )
    if (sentence) return { value: sentence, passage: sentence, page }
  }
  return null
}

/** Openings that say what a company is there for, or the future it wants; not offers of help to the reader. */
const openings: Record<'mission' | 'vision', RegExp> = {
  mission: foldedPattern(
    `^(?:our job (?:is|has always been) to|(?:the|our) (?:trust|school|charity|association|foundation|club|society|museum|co-?operative|firm|practice|company) exists (?:to|so that)|we(?: are|'re) here to (?!help\\b|answer|assist|listen|serve you|support you|talk)|estamos aquí para (?!ti\\b|usted|\\w+(?:te|le|les|os)\\b)|nous sommes là pour (?!vous\\b|répondre|t')|wir sind dafür da,? (?:dass|damit) |siamo qui per (?!te\\b|voi\\b|\\w+(?:ti|vi)\\b))`,
  ),
  vision: foldedPattern(
    `^(?:by 20[2-9]\\d,? (?:we want|we will|every|all|no) |we want an? .{3,60} (?:where|in which) |we dream of |we(?: are|'re) working towards? an? .{3,60} (?:where|in which) |queremos que (?:cada|todos|todas|la|las|el|los|ningun\\w*|nadie) |soñamos con |nous voulons (?:que (?:chaque|tous|toutes|la|le|les|aucun\\w*|personne) |que l'|rester (?:le|la|les|une?) )|nous rêvons (?:d'une? |que )|d'ici (?:à )?20[2-9]\\d,? (?:nous voulons|chaque|tous|toutes) |wir wollen,? dass (?:jede|alle|kein|niemand|die|der|das|in)|wir träumen (?:von eine|davon)|bis 20[2-9]\\d (?:soll|sollen|wollen wir) |vogliamo che (?:ogni|tutti|tutte|la|il|i|le|gli|nessun\\w*) |sogniamo (?:una?|che) |entro il 20[2-9]\\d,? (?:vogliamo|ogni|tutti|tutte) )`,
  ),
}

/** What a company wishes for its customers is a promise of service, no vision. */
const customerWords =
  /\b(?:clients?|customers?|guests?|patients?|you|your|clientes?|huesped\w*|pacientes?|alumn\w+|usted\w*|clients?|hotes|eleves|vous|votre|vos|kund\w+|gaste\w*|mandant\w+|patient\w+|sie|ihnen|ihre?|client[ei]|ospiti|pazienti|allievi|voi)\b/

const fromOpening = (
  page: PageModel,
  statement: 'mission' | 'vision',
  site: Site,
  brand: string | null,
): Found | null => {
  if (page.kind !== 'home' && page.kind !== 'about') return null
  for (const block of page.blocks) {
    if (!isOwnText(block) || block.level > 0 || block.region === 'footer') continue
    const sentence = sentencesOf(block.text, site.language).find((one) => {
      const folded = maskBrand(fold(one), brand)
      const isOpening = countWords(one) >= 7 && !one.endsWith('?') && openings[statement].test(folded)
      return isOpening && (statement === 'mission' || !customerWords.test(folded))
    })
    if (sentence) return { value: sentence, passage: sentence, page }
  }
  return null
}

const pagesAboutItself = (site: Site): PageModel[] => {
  const own = site.pages.filter(speaksOfItself)
  return [...own.filter((page) => page.kind === 'about'), ...own.filter((page) => page.kind !== 'about')]
}

const findStatement = (site: Site, statement: 'mission' | 'vision', brand: string | null): Fact | null => {
  const pages = pagesAboutItself(site)
  for (const find of [
    (page: PageModel) => fromHeading(page, statement, brand),
    (page: PageModel) => fromSentence(page, statement, site, brand),
    (page: PageModel) => fromOpening(page, statement, site, brand),
  ]) {
    for (const page of pages) {
      const found = find(page)
      if (found) return fact(statement, found)
    }
  }
  return null
}

/** What the company says it is there for, under a heading of that name or in a sentence that says so. */
export const findMission = (site: Site, brand: string | null): Fact | null => findStatement(site, 'mission', brand)

/** The future that the company says it works towards. */
export const findVision = (site: Site, brand: string | null): Fact | null => findStatement(site, 'vision', brand)

type AudienceRule = { cue: RegExp; nouns: RegExp }

const audienceRules: AudienceRule[] = allLexicons.map((lexicon) => ({
  cue: wordPattern(lexicon.cues.audience, 'g'),
  nouns: wordPattern(lexicon.audience_nouns),
}))

const firstPerson =
  /\b(?:we|our|us|i|my|wir|unser\w*|ich|mein\w*|nous|notre|nos|je|mon|mes|somos|nuestr\w+|mi|mis|noi|nostr\w+)\b|\b\w+(?:amos|emos|imos|iamo|ons)\b|@/

/** Whether a sentence names the people that the company is for, within the six words after its cue. */
const namesAudience = (sentence: string, brand: string | null): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  return audienceRules.some(({ cue, nouns }) =>
    [...folded.matchAll(cue)].some((match) => {
      const after = folded.slice(match.index + match[0].length).trimStart()
      const words = after.split(/\s+/).slice(0, 7)
      if (/^(?:you|your|them|their|sie|ihnen|ihr\w*|dich|vous|votre|vos|te|ti|tu|usted\w*|voi|vi)\b/.test(after))
        return false
      return nouns.test(words.join(' ').split(/[.;:!?]/)[0] ?? '')
    }),
  )
}

const audienceSentence = (page: PageModel, site: Site, brand: string | null): Found | null => {
  for (const block of page.blocks) {
    if (!isOwnText(block) || block.region === 'footer' || countWords(block.text) < 5 || block.text.length > 2_500)
      continue
    for (const sentence of sentencesOf(block.text, site.language)) {
      if (countWords(sentence) < 5 || /^["“„«]|\?$/.test(sentence)) continue
      const isOwn = firstPerson.test(maskBrand(fold(sentence), brand)) || block.level === 1 || block.path.length <= 1
      if (isOwn && namesAudience(sentence, brand)) return { value: sentence, passage: sentence, page }
    }
  }
  return null
}

/** The people that the company says it works for. */
export const findAudience = (site: Site, brand: string | null): Fact | null => {
  const pages = pagesAboutItself(site)
  for (const page of pages) {
    const found = fromHeading(page, 'audience', brand)
    if (found) return fact('audience', found)
  }
  const homeFirst = [
    ...pages.filter((page) => page === site.home),
    ...pages.filter((page) => page !== site.home && page.kind !== 'testimonials'),
  ]
  for (const page of homeFirst) {
    const found = audienceSentence(page, site, brand)
    if (found) return fact('audience', found)
  }
  return null
}
