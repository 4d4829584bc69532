import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { lexicons } from './lexicons/lexicons.ts'
import { isModelOrder } from './model-orders.ts'
import { ownOrganisations } from './own-entities.ts'
import { stemOf } from './stemmer.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, textOf, textsOf } from './structured-data.ts'
import { compact, fold, normalise, toPassage, wordsOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { PageModel, Site } from './model.ts'

type Candidate = { text: string; weight: number; page: PageModel; passage: string }

const minimumKeywords = 3
const maximumKeywords = 10
/** A phrase rests on one source that lists services, or on two others that agree. */
const minimumWeight = 2

const stopWords = new Map(
  Object.entries(lexicons).map(([language, lexicon]) => [language, new Set(fold(lexicon.stop_words).split(' '))]),
)
const isStopWord = (word: string, language: BaseLanguage): boolean => stopWords.get(language)?.has(fold(word)) === true

/** Small words that may stand inside a phrase ("tax and accounting", "aceite de oliva"). */
const inner =
  /^(?:and|und|y|e|et|of|for|de|del|des|du|d|la|le|les|el|los|las|di|della|dei|delle|degli|da|à|a|al|aux|au|en|in|im|für|per|para|pour|zu|von|mit|with|con|on|to|sur|the|l|der|die|das|fürs|vom|zur|zum|your|tu|su|al|alla|allo|nel|por|&)$/i

const commands =
  /^(?:book|get|buy|order|call|see|try|find|start|join|read|view|browse|explore|discover|contact|ask|choose|why|how|what|when|where|who|meet|make|let|need|ready|looking|want|we|our|your|you|my|i|from|no|one|all|more|save|build|grow|reserve|reserva|reserver|pide|ven|visita|compra|descubre|conoce|por|cómo|qué|por qué|quiénes|nuestr\w+|notre|nos|votre|vos|découvrez|trouvez|contactez|prenez|demandez|pourquoi|comment|qui|un|une|unser\w*|ihre?|wir|jetzt|warum|wie|was|so|buchen|entdecken|erleben|finden|scopri|prenota|chiedi|perché|come|cosa|chi|la nostra|il nostro|i nostri|le nostre|vieni|contatta|thanks|thank|welcome|hello|step|day|week|part|chapter|about|over|since|seit|desde|depuis|dal|free|gratis|kostenlos\w*|new|neu\w*)\b/i

/** A phrase as a keyword: one to four words of content; null for claims, sentences, commands, numbers and prices. */
const toKeyword = (raw: string, language: BaseLanguage, brand: string | null): string | null => {
  const text = normalise(raw)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^[\s\d.)•·*–—-]+|[\s.,:;•·*–—-]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (
    text.length < 3 ||
    text.length > 45 ||
    /[!?@/|=<>{}[\]…"“”„«»€$£%+]|https?:|\d{2,}|[.,;:]\s/.test(text) ||
    isInterfaceText(text, brand) ||
    isModelOrder(text)
  )
    return null
  if (commands.test(text) || (brand && maskBrand(fold(text), brand).includes('@'))) return null
  const words = text.split(' ')
  const content = words.filter((word) => !inner.test(word) && !isStopWord(word.replace(/^[dl]['’]/i, ''), language))
  if (words.length > 5 || content.length === 0 || content.length > 4) return null
  const odd = words.filter((word) => !content.includes(word) && !inner.test(word))
  if (odd.length > 0 || inner.test(words[0] ?? '') || inner.test(words.at(-1) ?? '')) return null
  if (
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)/i.test(
      text,
    )
  )
    return null
  return text
}

/** Lower case but for proper names, acronyms and, in German, nouns: the words that running text writes so too. */
const lowerCase = (text: string, language: BaseLanguage, running: string): string =>
  text
    .split(' ')
    .map((word, index) => {
      const letters = word.replaceAll(/[^\p{L}]/gu, '')
      if (
        letters.length <= 1 ||
        (letters === letters.toUpperCase() && letters.length <= 5) ||
        /\p{Ll}\p{Lu}/u.test(letters)
      )
        return word
      const low = word.toLowerCase()
      if (language === 'de')
        return index === 0 && !running.includes(` ${word}`) && running.includes(` ${low}`)
          ? low
          : letters === letters.toUpperCase()
            ? word[0] + low.slice(1)
            : word
      const isProper =
        word !== low &&
        running.includes(` ${word} `) &&
        !running.includes(` ${low} `) &&
        properAfterLower(word, running)
      return isProper ? word : low
    })
    .join(' ')

/** A capital in the middle of a sentence, after a lower-case word, marks a proper name in all languages but German. */
const properAfterLower = (word: string, running: string): boolean => {
  const at = running.indexOf(` ${word} `)
  return /\p{Ll}$/u.test(running.slice(0, at)) && /^\s\S+\s\p{Ll}/u.test(running.slice(at))
}

const servicePage = (page: PageModel): boolean => page.kind === 'services'

const fromHeadings = (page: PageModel, brand: string | null): Candidate[] => {
  const found: Candidate[] = []
  for (const block of page.blocks) {
    if (
      block.voice !== 'own' ||
      block.isQuote ||
      block.region === 'footer' ||
      block.region === 'nav' ||
      block.region === 'aside'
    )
      continue
    const isListed =
      block.path.some((heading) => isHeadingOf('services', heading, brand)) ||
      (servicePage(page) && (block.path.length > 0 || block.level === 2))
    const isHeading = block.level >= 2
    if (isHeading)
      found.push({ text: block.text, weight: isListed ? 2.5 : block.level <= 3 ? 1 : 0.5, page, passage: block.text })
    else if (block.tag === 'li' && isListed) {
      const head = /^(.{3,40}?)(?::| – | — | - )/.exec(block.text)?.[1] ?? block.text
      found.push({ text: head, weight: 2, page, passage: block.text })
    } else if (isListed && block.isLink && block.level === 0)
      found.push({ text: block.text, weight: 1.5, page, passage: block.text })
    if (block.level === 1 && page.kind === 'services')
      found.push({ text: block.text, weight: 1.5, page, passage: block.text })
  }
  return found
}

/** Links below "Services" in the menu name the services themselves. */
const fromMenu = (site: Site): Candidate[] =>
  site.home.blocks.flatMap((block): Candidate[] => {
    if (block.region !== 'nav' || block.voice !== 'own') return []
    const href = fold(block.links[0]?.href ?? '')
    const isBelow =
      /(?:services?|servicios|leistungen|servizi|prestations|products?|productos|produkte|produits|prodotti|solutions?|soluciones|losungen|loesungen|soluzioni|treatments|tratamientos|behandlungen|soins|trattamenti|expertises?|practice-areas|rechtsgebiete|courses|kurse|cursos|corsi|cours|formations|collections?|categor\w+|kategorie|shop|tienda|boutique)\/[^/]{3,}/.test(
        href,
      )
    return [{ text: block.text, weight: isBelow ? 2.5 : 0.8, page: site.home, passage: block.text }]
  })

const fromMeta = (site: Site): Candidate[] =>
  site.pages
    .filter((page) => page === site.home || page.kind === 'services')
    .flatMap((page) => {
      const list = (page.meta.get('keywords')?.[0] ?? '').split(/[,;|]/).map(normalise).filter(Boolean)
      // A list of dozens is stuffing: only its first entries can be what the company does.
      return list.slice(0, 10).map((text): Candidate => ({ text, weight: 1.2, page, passage: text }))
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
  return [...counts.values()]
    .filter((one) => one.blocks.size >= 3)
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
    [first, last].some((word) => word.length < 3 || isStopWord(word, language) || inner.test(word))
  )
    return false
  // German compounds are single words already; a phrase there is adjective and noun.
  if (language === 'de' && !/^\p{Lu}/u.test(last)) return false
  return words.every(
    (word) => word === first || word === last || (language !== 'en' && inner.test(word)) || !isStopWord(word, language),
  )
}

type Keyword = Candidate & { key: string; stems: string[]; order: number }

/** The text that surrounds keywords, to see which words it writes with a capital and which phrases it repeats. */
const runningText = (site: Site): string =>
  ` ${site.pages
    .flatMap((page) =>
      page.blocks
        .filter((block) => block.level === 0 && block.voice === 'own' && !block.isLink)
        .map((block) => block.text),
    )
    .join(' ')
    .slice(0, 100_000)} `

const merge = (candidates: Candidate[], site: Site, brand: string | null): Keyword[] => {
  const language = site.language
  const merged = new Map<string, Keyword>()
  for (const [order, candidate] of candidates.entries()) {
    const text = toKeyword(candidate.text, language, brand)
    if (!text) continue
    const stems = wordsOf(text, language)
      .filter((word) => !inner.test(word))
      .map((word) => stemOf(word, language))
    const key = stems.join(' ')
    const known = merged.get(key)
    if (known) known.weight += candidate.weight * 0.6
    else merged.set(key, { ...candidate, text, key, stems, order })
  }
  return [...merged.values()]
}

/** Words of the description, title and first headings: what the company itself puts first. */
const headStems = (site: Site): Set<string> => {
  const page = site.home
  const texts = [
    page.title,
    page.meta.get('description')?.[0] ?? '',
    ...page.blocks.filter((block) => block.level === 1 || block.level === 2).map((block) => block.text),
  ]
  return new Set(wordsOf(texts.join(' '), site.language).map((word) => stemOf(word, site.language)))
}

/** Three to ten phrases for what the company offers, as a comma list; null when fewer than three are plain. */
export const findKeywords = (site: Site, brand: string | null): Fact | null => {
  const pages = site.pages.filter(
    (page) =>
      speaksOfItself(page) &&
      page.kind !== 'contact' &&
      page.kind !== 'team' &&
      page.kind !== 'testimonials' &&
      (page.language === null || page.language === site.language),
  )
  const candidates = [
    ...fromData(site),
    ...serviceEntities(site),
    ...fromMeta(site),
    ...fromMenu(site),
    ...pages.flatMap((page) => fromHeadings(page, brand)),
    ...fromText(site),
  ]
  const running = runningText(site)
  const heads = headStems(site)
  const foldedRunning = fold(running)
  const isPerson = (keyword: Keyword): boolean =>
    site.pages.some((page) =>
      page.blocks.some(
        (block) =>
          block.text === keyword.text &&
          block.path.some((heading) => /team|equipo|équipe|people|ansprechpartner|staff|squadra/i.test(heading)),
      ),
    )
  const scored = merge(candidates, site, brand)
    .map((keyword) => {
      const isInHead = keyword.stems.some((stem) => heads.has(stem))
      const isRepeated = foldedRunning.split(fold(keyword.text)).length > 2
      return { ...keyword, weight: keyword.weight + (isInHead ? 0.4 : 0) + (isRepeated ? 0.6 : 0) }
    })
    .filter((keyword) => keyword.weight >= minimumWeight && !isPerson(keyword))
    .toSorted((left, right) => right.weight - left.weight || left.order - right.order)
  const chosen: Keyword[] = []
  for (const keyword of scored) {
    const isPart = chosen.some((other) => other.key.includes(keyword.key) || keyword.key.includes(other.key))
    if (!isPart) chosen.push(keyword)
    if (chosen.length === maximumKeywords) break
  }
  const first = chosen[0]
  if (!first || chosen.length < minimumKeywords) return null
  const value = [
    ...new Map(
      chosen.map((keyword) => [compact(keyword.text), lowerCase(keyword.text, site.language, running)]),
    ).values(),
  ].join(', ')
  return {
    field: 'keywords',
    value: value.slice(0, 2_000),
    source_url: first.page.url.href,
    passage: toPassage(first.passage),
  }
}
