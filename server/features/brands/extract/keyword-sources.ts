import { findAddresses } from './address-text.ts'
import { findMails, findPhones } from './contact-text.ts'
import { isHeadingOf, isInterfaceText } from './headings.ts'
import { innerWord, isStopWord, toKeyword } from './keyword-text.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { stemOf } from './stemmer.ts'
import { recordsOf, textOf, textsOf } from './structured-data.ts'
import { fold, normalise, wordsOf } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Block, PageModel, Site } from './model.ts'

/** A phrase that may be a keyword. The weight of a list of services is 2 and more. */
export type Candidate = { text: string; weight: number; page: PageModel; passage: string }

const price = /^\D{0,14}\d{1,5}(?:[.,]\d{2})?\s?(?:€|£|CHF|EUR)(?:\s|$)|^\D{0,14}[€£$]\s?\d/

const servicePage = (page: PageModel): boolean => page.kind === 'services'

const possessive = /^(?:our|my|unsere?|meine?|nos|mes|nuestr[oa]s|mis|i nostri|le nostre|i miei|le mie)\s+\p{L}/iu
const notOffered =
  /\b(?:team|people|staff|clients?|customers?|guests|patients|partners?|stor(?:y|ies)|history|values?|approach|process|principles?|philosophy|promises?|commitments?|awards?|offices|locations?|stores|shops|farms|suppliers|experts|advantages|strengths|numbers|goals|kunden|mandanten|gaste|partner|werte|geschichte|standorte|mitarbeiter\w*|philosophie|grundsatze|starken|vorteile|referenzen|ziele|zahlen|ansprechpartner\w*|offnungszeiten|equipes?|valeurs|engagements?|partenaires|clients|histoire|atouts|agences|boutiques|chiffres|realisations|references|points forts|producteurs|fournisseurs|equipo|valores|clientes|socios|historia|compromisos?|sedes|tiendas|ventajas|premios|instalaciones|valori|clienti|partner|storia|sedi|negozi|vantaggi|numeri|impegni|premi|punti (?:di forza|vendita)|fornitori|realizzazioni)\b/

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

/** The lines of text right under a heading. */
const linesUnder = (page: PageModel, heading: Block, count: number): string[] => {
  const start = heading.index + 1
  const below = page.blocks.slice(start, start + count)
  const end = below.findIndex((block) => block.level > 0 || block.region !== heading.region)
  return below.slice(0, end === -1 ? undefined : end).flatMap((block) => block.lines)
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

/** A table's column heads lie side by side. */
const isColumnHead = (page: PageModel, block: Block): boolean =>
  block.tag === 'th' && [-1, 1].some((step) => page.blocks[block.index + step]?.tag === 'th')

/** "Weighs: 39 kg": a term over a short value is a measure of a product, not an offer. */
const isSpecification = (page: PageModel, block: Block): boolean =>
  block.tag === 'dt' && /^(?=.*\d).{1,60}$/.test(page.blocks[block.index + 1]?.text ?? '')

const isInSidebar = (block: Block): boolean =>
  block.region === 'aside' ||
  /(?:^| )(?!(?:has|with|no|without|content)-)(?:[a-z]+-)?sidebar(?:-(?:left|right|primary|secondary))?(?= |$)/.test(
    block.marks,
  )

const virtues =
  /\b(?:quality|tradition\w*|sustainab\w*|transparen\w*|hones\w+|trust|passion\w*|experience|respect\w*|integri\w*|innovat\w*|innovaz\w*|innovac\w*|communit\w*|fast|free|easy|simple|safe|secure|shipping|delivery|fair|local|expertise|reliab\w+|flexib\w+|availab\w+|support|guarantee|calidad|sostenib\w+|honestidad|confianza|pasion|experiencia|cercania|rapid\w*|garanti\w*|garanzia|envio|entrega|qualite|durab\w+|confiance|proximite|ecoute|savoir-faire|livraison|qualitat|nachhaltig\w*|ehrlich\w*|vertrauen|leidenschaft|erfahrung|verlasslich\w*|zuverlassig\w*|lieferung|versand|schnell\w*|qualita|sostenibil\w*|onesta|fiducia|passione|esperienza|serieta|spedizion\w*)\b/

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
      group.length >= 3 &&
      group.every(isCard) &&
      // A page of an unknown kind lists offers when the head of the home page names some of them.
      (page === site.home ||
        page.kind === 'services' ||
        group.filter((one) => head.includes(fold(one.text))).length > 1),
  )
  return new Set(lists.flat())
}

const fromHeadings = (page: PageModel, site: Site, brand: string | null): Candidate[] => {
  const found: Candidate[] = []
  const offers = offerHeadings(page)
  const cards = cardHeadings(page, site, brand)
  for (const block of page.blocks) {
    if (
      block.voice !== 'own' ||
      block.isQuote ||
      block.region === 'footer' ||
      block.region === 'nav' ||
      isInSidebar(block) ||
      isColumnHead(page, block) ||
      isSpecification(page, block)
    )
      continue
    const { text } = block
    const isListed =
      block.path.some((heading) => isHeadingOf('services', heading, brand) || offers.has(heading)) ||
      (servicePage(page) && (block.path.length > 0 || block.level === 2))
    if (block.level >= 2 && isOverContacts(page, block)) continue
    if (block.level >= 2)
      found.push({
        text,
        weight: isListed ? 2.5 : cards.has(block) ? 2 : isOverPrice(page, block) ? 1.6 : block.level <= 3 ? 1 : 0.5,
        page,
        passage: text,
      })
    else if (block.tag === 'li' && isListed) {
      const head = (block.boldHead || /^(.{3,40}?)(?::| – | — | - )/.exec(text)?.[1]) ?? text
      found.push({ text: head, weight: 2, page, passage: text })
    } else if (isListed && block.isLink && block.level === 0) found.push({ text, weight: 1.5, page, passage: text })
    if (block.level === 1 && page.kind === 'services') found.push({ text, weight: 1.5, page, passage: text })
  }
  return found
}

/** A page with two or more prices standing alone sells things: its menu names them. */
const isShop = (site: Site): boolean =>
  site.home.blocks.filter((block) => block.text.length < 40 && price.test(block.text)).length >= 2

/** Links below "Services" in the menu name the services themselves. */
const fromMenu = (site: Site): Candidate[] => {
  const sells = isShop(site)
  return site.home.blocks.flatMap((block): Candidate[] => {
    if (block.region !== 'nav' || block.voice !== 'own') return []
    const href = fold(block.links[0]?.href ?? '')
    const isBelow =
      /(?:services?|servicios|leistungen|servizi|prestations|products?|productos|produkte|produits|prodotti|solutions?|soluciones|losungen|loesungen|soluzioni|treatments|tratamientos|behandlungen|soins|trattamenti|expertises?|practice-areas|rechtsgebiete|courses|kurse|cursos|corsi|cours|formations|collections?|categor\w+|kategorie|shop|tienda|boutique)\/[^/]{3,}/.test(
        href,
      )
    return [{ text: block.text, weight: isBelow ? 2.5 : sells ? 2 : 0.8, page: site.home, passage: block.text }]
  })
}

const fromMeta = (site: Site): Candidate[] =>
  site.pages
    .filter((page) => page === site.home || page.kind === 'services')
    .flatMap((page) => {
      const list = (page.meta.get('keywords')?.[0] ?? '').split(/[,;|]/).map(normalise).filter(Boolean)
      // A short list is the company's own answer. A list of dozens is stuffing: only its first entries can be true.
      const weight = list.length <= 12 ? 2 : 1.2
      return list.slice(0, 10).map((text): Candidate => ({ text, weight, page, passage: text }))
    })

const offerNames = (value: unknown): string[] =>
  recordsOf(value).flatMap((offer) => {
    const item = recordsOf(offer.itemOffered)[0]
    return [textOf(item?.name) || textOf(offer.name), ...offerNames(offer.itemListElement)].filter(Boolean)
  })

const fromData = (site: Site): Candidate[] =>
  ownOrganisations(site).flatMap(({ entity, page }) => {
    const { values } = entity
    const names = [
      ...textsOf(values.knowsAbout),
      ...offerNames(values.makesOffer),
      ...offerNames(values.hasOfferCatalog),
      ...textsOf(values.serviceType),
      ...textsOf(values.servesCuisine),
    ]
    return names.map((text): Candidate => ({ text, weight: 2.5, page, passage: text }))
  })

const serviceEntities = (site: Site): Candidate[] =>
  site.pages.flatMap((page) =>
    page.entities
      .filter((entity) => entity.types.some((type) => /^(?:Service|Product|Course|MedicalProcedure)$/.test(type)))
      .map((entity): Candidate => ({
        text: textOf(entity.values.name) || textOf(entity.values.serviceType),
        weight: 2,
        page,
        passage: textOf(entity.values.name),
      })),
  )

/** Titles, descriptions and headings: where a phrase of the running text must stand once too. */
const prominentText = (site: Site): string =>
  fold(
    site.pages
      .filter(speaksOfItself)
      .flatMap((page) => [
        page.title,
        page.meta.get('description')?.[0] ?? '',
        ...page.blocks.filter((block) => block.level > 0 && block.voice === 'own').map((block) => block.text),
      ])
      .join(' . '),
  )

/** Phrases of two or three content words that several blocks use. */
const fromText = (site: Site): Candidate[] => {
  const counts = new Map<
    string,
    { blocks: Set<string>; pages: Set<PageModel>; text: string; page: PageModel; passage: string }
  >()
  const language = site.language
  for (const page of site.pages.filter(speaksOfItself)) {
    for (const block of page.blocks.slice(0, 300)) {
      if (block.voice !== 'own' || block.region === 'nav' || block.region === 'footer' || block.isLink) continue
      const words = wordsOf(block.text.slice(0, 1500), language)
      for (let start = 0; start < words.length; start += 1) {
        for (const size of [2, 3]) {
          const phrase = words.slice(start, start + size)
          if (phrase.length < size || !isNounPhrase(phrase, language) || !block.text.includes(phrase.join(' ')))
            continue
          const key = phrase.map((word) => stemOf(word, language)).join(' ')
          const known = counts.get(key) ?? {
            blocks: new Set(),
            pages: new Set(),
            text: phrase.join(' '),
            page,
            passage: block.text,
          }
          known.blocks.add(block.text)
          known.pages.add(page)
          counts.set(key, known)
        }
      }
    }
  }
  const prominent = prominentText(site)
  return [...counts.values()]
    .filter((one) => one.blocks.size >= 3 && prominent.includes(fold(one.text)))
    .toSorted((left, right) => right.blocks.size - left.blocks.size)
    .slice(0, 12)
    .map((one): Candidate => ({
      text: one.text,
      weight: one.blocks.size >= 4 ? 1.5 : 1,
      page: one.page,
      passage: one.passage,
    }))
}

const isNounPhrase = (words: string[], language: BaseLanguage): boolean => {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (
    words.some((word) => /\d/.test(word)) ||
    [first, last].some((word) => word.length < 3 || isStopWord(word, language) || innerWord.test(word))
  )
    return false
  // German compounds are single words already; a phrase there is adjective and noun.
  if (language === 'de' && !/^\p{Lu}/u.test(last)) return false
  return words.every(
    (word) =>
      word === first || word === last || (language !== 'en' && innerWord.test(word)) || !isStopWord(word, language),
  )
}

const namesOffers = (page: PageModel, site: Site): boolean =>
  speaksOfItself(page) &&
  !['contact', 'team', 'testimonials'].includes(page.kind) &&
  (page.language === null || page.language === site.language)

/** Every phrase that the site's structured data, head, menu, headings, lists and running text offer, strongest first. */
export const keywordCandidates = (site: Site, brand: string | null): Candidate[] => [
  ...fromData(site),
  ...serviceEntities(site),
  ...fromMeta(site),
  ...fromMenu(site),
  ...site.pages.filter((page) => namesOffers(page, site)).flatMap((page) => fromHeadings(page, site, brand)),
  ...fromText(site),
]
