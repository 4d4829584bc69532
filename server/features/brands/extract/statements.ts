import { isHeadingOf, isHeadingWithMore, isInterfaceText, isMissionAndVision, maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import { countWords, cutText, fold, foldedPattern, sentencesOf, toPassage } from './text.ts'
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

/** What is aimed at in a course, a project or an answer is not what the company is there for. */
const smallAims =
  /\b(?:answers?|reply|respond|replies|within \d+|\d+ (?:hours|days|minutes|stunden|tagen?|heures|jours|horas|dias|ore|giorni)|satisf\w+|zufrieden\w*|soddisf\w+|(?:this|the|each|dieses|der|cette|ce|este|esta|questo|questa) (?:course|project|workshop|session|visit|page|site|website|policy|kurs\w*|projekt\w*|seminar\w*|seite|cours|formation|projet|atelier|page|curso|taller|proyecto|pagina|corso|progetto|laboratorio|pagina)|repondre|devis|presupuesto|preventivo|angebot|quote|cookies?|privacy|datenschutz)\b/

/** "Our goal is that you …" promises the reader something. */
const goalForReader =
  /\b(?:aim|goal|but|objectif|ziel|anliegen|objetivo|empeno|obiettivo)\b.*\b(?:you|your|vous|votre|vos|ihnen|ihre?[nmr]?|te|ti|tu|tus|usted\w*|voi|vostr\w+|tuo|tua)\b/

const hasCue = (sentence: string, statement: 'mission' | 'vision', { page, site, brand }: Reader): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  if (statement === 'mission' && (smallAims.test(folded) || goalForReader.test(folded))) return false
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

/** What a section says first; of a long one only the sentences that say what is asked, else its first paragraph. */
const firstWords = (section: Block[], statement: Statement, reader: Reader): string => {
  const whole = joined(section)
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

/** Openings that say what a company is there for, or the future it wants; not offers of help to the reader. */
const openings: Record<'mission' | 'vision', RegExp> = {
  mission: foldedPattern(
    `^(?:our job (?:is|has always been) to|(?:the|our) (?:trust|school|charity|association|foundation|club|society|museum|co-?operative|firm|practice|company) exists (?:to|so that)|we(?: are|'re) here to (?!help\\b|answer|assist|listen|serve you|support you|talk)|estamos aquí para (?!ti\\b|usted|\\w+(?:te|le|les|os)\\b)|nous sommes là pour (?!vous\\b|répondre|t')|wir sind dafür da,? (?:dass|damit) |we want everyone in [a-z' -]{3,40} to (?:be|have|feel|live|find|know|enjoy) |we want to (?:give|bring|make) (?:people|everyone|everybody|families|children|local|small|every) |we work so that (?:every|all|no|people|families)|nous (?:travaillons|œuvrons|agissons) pour que (?:chaque|tous|toutes|les|la|aucun)|trabajamos para que (?:cada|cualquier|todas|todos|ningun\\w*|la gente|las familias)|wir arbeiten (?:daran|dafür),? dass (?:jede|alle|kein|niemand|menschen|familien)|lavoriamo (?:perché|affinché) (?:ogni|tutti|tutte|nessun\\w*|chiunque)|nous voulons (?:nourrir|offrir|donner|rendre|permettre|transmettre|redonner) (?!à vos|à votre)|nuestro compromiso es (?:sencillo|claro|simple)[:,]|queremos (?:dar|devolver|acercar|ofrecer) (?!a (?:usted|ti)|nuestros clientes)|wir wollen (?:menschen|familien|kindern|allen|jedem) |vogliamo (?:dare|restituire|portare|offrire) (?!ai nostri (?:clienti|ospiti))|siamo qui per (?!te\\b|voi\\b|\\w+(?:ti|vi)\\b))`,
  ),
  vision: foldedPattern(
    `^(?:(?:wir wollen|unser ziel ist(?: es)?),? dass .{3,120}20[2-9]\\d|queremos que en 20[2-9]\\d |(?:notre (?:but|objectif) est|nous voulons) que .{3,120}20[2-9]\\d|nous voulons qu'(?:en |d'ici (?:à )?)20[2-9]\\d |(?:our hope is|la nostra speranza è|nuestra esperanza es|notre espoir est|unsere hoffnung ist) (?:an?|una?|une|eine?) .{3,60} (?:where|in which|in cui|dove|en (?:el|la) que|donde|où|dans (?:lequel|laquelle)|in (?:der|dem)) |(?:il nostro obiettivo è|vogliamo) che .{3,120}20[2-9]\\d|we (?:see|picture|imagine|dream of|look forward to) (?:a|the) day when |(?:someday|one day),? we(?: would|'d) (?:love|like) to see |wir wünschen uns [a-z]+, in denen |nous (?:imaginons|rêvons d') ?un jour où |(?:imaginamos|soñamos con) (?:un|el) día en (?:el )?que |(?:immaginiamo|sogniamo) (?:un|il) giorno in cui |by 20[2-9]\\d,? (?:we want|we will|every|all|no) |we want an? .{3,60} (?:where|in which) |we dream of |we(?: are|'re) working towards? an? .{3,60} (?:where|in which) |queremos que (?:cada|todos|todas|la|las|el|los|ningun\\w*|nadie) |soñamos con |nous voulons (?:que (?:chaque|tous|toutes|la|le|les|aucun\\w*|personne) |que l'|rester (?:le|la|les|une?) )|nous rêvons (?:d'une? |que )|d'ici (?:à )?20[2-9]\\d,? (?:nous voulons|chaque|tous|toutes) |wir wollen,? dass (?:jede|alle|kein|niemand|die|der|das|in)|wir träumen (?:von eine|davon)|bis 20[2-9]\\d (?:soll|sollen|wollen wir) |vogliamo che (?:ogni|tutti|tutte|la|il|i|le|gli|nessun\\w*) |sogniamo (?:una?|che) |entro il 20[2-9]\\d,? (?:vogliamo|ogni|tutti|tutte) )`,
  ),
}

/** Under such a heading "we want …" says what the company is there for. */
const beliefHeading = foldedPattern(
  '^(?:what we (?:want|believe(?: in)?|stand for|care about)|what we set out to do|was wir wollen|woran wir glauben|wofür wir (?:stehen|arbeiten)|ce qui nous (?:guide|anime)|ce que nous voulons|en quoi nous croyons|nos convictions|lo que (?:nos mueve|queremos|creemos)|en (?:lo )?que creemos|(?:quello )?in cui crediamo|(?:in )?cosa crediamo|cosa vogliamo|cosa ci (?:muove|guida))$',
)
const wants = /^(?:we want |wir wollen |wir mochten |nous voulons |queremos |vogliamo )/
const future = /\b20[2-9]\d\b/

const wantsUnder = (block: Block, folded: string): boolean =>
  wants.test(folded) &&
  !future.test(folded) &&
  !customerWords.test(folded) &&
  beliefHeading.test(fold(block.path.at(-1) ?? '').replace(/[\s.:?]+$/, ''))

/** What a company wishes for its customers is a promise of service, no vision. */
const customerWords =
  /\b(?:clients?|customers?|guests?|patients?|you|your|clientes?|huesped\w*|pacientes?|alumn\w+|usted\w*|clients?|hotes|eleves|vous|votre|vos|kund\w+|gaste\w*|mandant\w+|patient\w+|sie|ihnen|ihre?|client[ei]|ospiti|pazienti|allievi|voi)\b/

/** German "sie" is the reader only with a capital; within a sentence it is a thing spoken of. */
const smallThey = /(?<=\S )(?:sie|ihre?[nmrs]?)(?!\p{L})/gu

const fromOpening = (reader: Reader, statement: 'mission' | 'vision'): Found | null => {
  const { page, site, brand } = reader
  if (page.kind !== 'home' && page.kind !== 'about') return null
  for (const block of page.blocks) {
    if (!isOwnText(block) || block.level > 0 || block.region === 'footer') continue
    const sentence = sentencesOf(block.text, site.language).find((one) => {
      const folded = maskBrand(fold(one), brand)
      const isSaid = openings[statement].test(folded) || (statement === 'mission' && wantsUnder(block, folded))
      const isOpening = countWords(one) >= 7 && !one.endsWith('?') && isSaid
      return (
        isOpening &&
        (statement === 'mission' || !customerWords.test(maskBrand(fold(one.replaceAll(smallThey, ' ')), brand)))
      )
    })
    if (sentence) return { value: sentence, passage: sentence, page }
  }
  return null
}

export const pagesAboutItself = (site: Site): PageModel[] => {
  const own = site.pages.filter(speaksOfItself)
  return [...own.filter((page) => page.kind === 'about'), ...own.filter((page) => page.kind !== 'about')]
}

const findStatement = (site: Site, statement: 'mission' | 'vision', brand: string | null): Fact | null => {
  const pages = pagesAboutItself(site)
  for (const find of [underHeading, fromSentence, fromOpening]) {
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
