import { maskBrand } from './headings.ts'
import { notOffered, virtues } from './keyword-besides.ts'
import { namesTrade } from './industry-words.ts'
import { lexicons } from './lexicons/lexicons.ts'
import { innerWord, toKeyword } from './keyword-text.ts'
import { stemOf } from './stemmer.ts'
import { fold, sentencesOf, wordsOf } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Candidate } from './keyword-candidate.ts'
import type { Site } from './model.ts'

/** Where a place, a customer or a circumstance begins: "accounting software | for builders". */
const tail =
  / (?:for|in|near|at|from|with|on|to|since|by|für|am|im|aus|bei|beim|mit|vom|von|zum|zur|seit|auf|nel|nella|nei|nello|nell['’].*|per|con|tra|fra|a|ad|al|alla|su|dal|en|para|desde|hasta|cerca|près|à|au|aux|pour|dans|avec|chez|depuis|sur|tout|that|which|who|die|der|qui|que|che|made|built|designed) .*$/iu

const joint = / *(?:[,;/•·]| (?:&|and|und|y|e|et|sowie|oder|or|o|ou|\+) ) */u

/** "Offering residential care": what the description does before it names the thing. */
const doing =
  /^(?:offering|offers?|providing|provides?|including|specialis(?:ing|es?) in|specializ(?:ing|es?) in|making|makes|selling|sells|doing|delivering|delivers|(?:from|with) ) */iu

const article = /^(?:(?:an?|the|our|il|lo|la|le|i|gli|un[ao]?|el|los|las|les|une?|der|die|das|eine?) |l['’])(?=\p{L})/iu

/** The phrases that a title or a description lists: its parts without customers, brand and what follows a preposition. */
const phrasesOf = (text: string, language: BaseLanguage): string[] =>
  text
    .replace(new RegExp(`(?<=\\S )(?:${lexicons[language].for_word}) .*$`, 'iu'), '')
    .split(joint)
    .map((part) => part.replace(doing, '').replace(article, '').trim())

/** "Balms certified organic", "booklets printed in-house": how a thing is made or marked, after its name, is no part of it. */
const participle =
  / (?:(?:certifiée?s?|formulée?s?|fabriquée?s?|faite?s|conçue?s?|cultivée?s?|cuisinée?s?|certificad[oa]s?|fabricad[oa]s?|hech[oa]s|elaborad[oa]s?|cultivad[oa]s?|producid[oa]s?|certificat[oaie]|prodott[oaie]|fatt[oaie]|realizzat[oaie]|coltivat[oaie]|lavorat[oaie]|certified|handmade|grown) \S|(?!(?:comida|bebida|salida|entrada|parada|jornada|medida|soirée|entrée|journée|musée|année|dictée)s? )\p{L}{3,}(?:at[oaie]|ad[oa]s?|id[oa]s?|ées?|és) (?:a|su|in|da|con|en|por|bajo|sobre|à|au|par|sur|avec) |\p{L}{3,}(?<!e)ed (?:in|to|by|on|from|with|in-house)(?= |$)|(?:ground|woven|sewn|built|spun|cut) (?:to|by|in)(?= |$)).*$/iu

/** "Storage at a controlled temperature in …": a participle of the noun before it stays. */
const withoutMaking = (phrase: string): string => {
  const cut = phrase.replace(participle, '')
  return innerWord.test(cut.split(' ').at(-2) ?? '') ? phrase : cut
}

const lastParticiple = / (?:hech[oa]s?|fatt[oaie]|faite?s?|fabriquée?s?|fabricad[oa]s?|prodott[oaie]|made)$/iu

const withoutTail = (phrase: string): string => phrase.replace(tail, '').replace(lastParticiple, '').trim()

/** "Plan crews, track hours and send invoices": where one part is an order to the reader, all are. */
const tells =
  /^(?:send|get|manage|run|create|build|book|buy|order|find|track|plan|save|grow|learn|discover|keep|make|see|know|turn|stop|cut|pay|automate|gere[rz]|suivez|planifiez|envoyez|organisez|decouvrez|gestiona|controla|planifica|envia|organiza|reserva|ahorra|descubre|gestisci|pianifica|invia|controlla|organizza|prenota|scopri|risparmia) (?:[a-z])/

const isTold = (sentence: string, language: BaseLanguage): boolean =>
  phrasesOf(sentence, language).some((phrase) => tells.test(fold(phrase)))

const titleParts = (site: Site, brand: string | null): string[] =>
  site.home.title
    .split(/ [|–—·•-] |: /)
    .filter((part) => part !== brand && !(brand && maskBrand(fold(part), brand).trim() === '@'))

/** Stems of what menus and headings name: a phrase of the head that stands there too is no ornament. */
const namedStems = (site: Site): Set<string> =>
  new Set(
    site.pages.flatMap((page) =>
      page.blocks
        .filter((block) => block.voice === 'own' && (block.region === 'nav' || (block.level > 1 && block.level <= 4)))
        .flatMap((block) => wordsOf(block.text, site.language).map((word) => stemOf(word, site.language))),
    ),
  )

/** "Gearbox work", "independent service": a word that any firm has for what it does or is, after another. */
const vague =
  /^(?:services?|agence|entreprise|equipe|servicios?|agencia|empresa|equipo|servizio?|agenzia|azienda) |(?:^| )(?:works?|service|jobs|solutions?|help|advice|support|care|agency|company|firm|team|business|specialists?|experts?|arbeiten?|dienste?|hilfe|firma|betrieb|agentur|travaux|services?|solutions|equipe|entreprise|agence|trabajos?|servicios?|soluciones|equipo|empresa|agencia|lavori|servizio?|soluzioni|squadra|azienda|agenzia)$/

/** One word of a title must stand before "for …" and be no half of a pair that the description repeats, and no name. */
const isWholeWord = (word: string, part: string, description: string, language: BaseLanguage): boolean => {
  const forWhom = new RegExp(` (?:${lexicons[language].for_word}) .*$`, 'iu')
  const named = part.replace(forWhom, '')
  const isHalf = joint.test(named) && hasPhrase(description, named)
  return named !== part && !isHalf && (language === 'de' || description.includes(word.toLowerCase()))
}

/** Characters of a page in which a phrase is looked for, and words of a head that are compared: pages may be hostile. */
const longestRead = 50_000
const mostHeadWords = 200

const hasPhrase = (text: string, phrase: string): boolean =>
  ` ${fold(text).replaceAll(/[^a-z0-9-]+/g, ' ')} `.includes(` ${fold(phrase)} `)

/** "Boutique hotel in Lecce", "Physiotherapie, Lymphdrainage …": the trade and goods that title and description name. */
export const fromHead = (site: Site, brand: string | null): Candidate[] => {
  const { language, home } = site
  const description = home.meta.get('description')?.[0] ?? home.meta.get('og:description')?.[0] ?? ''
  const stems = namedStems(site)
  // What the title names, the description says and the page speaks of is offered, though it is no trade: "bathroom furniture".
  const told = home.blocks
    .filter((block) => block.voice === 'own' && block.level !== 1 && ['main', 'header'].includes(block.region))
    .map((block) => block.text)
    .join(' . ')
    .slice(0, longestRead)
  const isNamed = (text: string): boolean => {
    const words = wordsOf(text, language).filter((word) => !innerWord.test(word))
    const named = words.filter((word) => stems.has(stemOf(word, language)))
    if (virtues.test(fold(text)) || notOffered.test(fold(text))) return false
    // Such a phrase must stand on the page as a whole.
    if (words.length > 1 && vague.test(fold(text)) && !hasPhrase(told, text)) return false
    return words.length > 1 ? named.length * 2 >= words.length : named.length === 1 && namesTrade(text, language)
  }
  const isConfirmed = (keyword: string, part: string): boolean =>
    (keyword.includes(' ') || isWholeWord(keyword, part, description, language)) &&
    !virtues.test(fold(keyword)) &&
    !notOffered.test(fold(keyword)) &&
    hasPhrase(description, keyword) &&
    hasPhrase(told, keyword)
  const inTitle = titleParts(site, brand)
    .slice(0, 12)
    .flatMap((part) =>
      phrasesOf(part, language)
        .flatMap((phrase) => toKeyword(withoutTail(phrase), language, brand) ?? [])
        .filter((keyword) => namesTrade(keyword, language) || isConfirmed(keyword, part))
        .map((text): Candidate => ({ text, weight: 2.2, page: home, passage: part })),
    )
  const inDescription = sentencesOf(description, language)
    .filter((sentence) => sentence.split(joint).length >= 3 && !isTold(sentence, language))
    .flatMap((sentence) =>
      phrasesOf(sentence.replace(/[.!]+$/, ''), language)
        // A capital inside a sentence marks a place or a person in all languages but German.
        .filter((phrase, index) => index === 0 || language === 'de' || !/^\p{Lu}\p{Ll}/u.test(phrase))
        .flatMap(
          (phrase) =>
            [phrase, withoutTail(phrase)]
              .map((one) => toKeyword(withoutMaking(one), language, brand))
              .find((one) => one !== null && isNamed(one)) ?? [],
        )
        .map((text): Candidate => ({ text, weight: 2, page: home, passage: sentence })),
    )
  return [...tradeInName(site, brand), ...inTitle.slice(0, 3), ...inDescription.slice(0, 5)]
}

/**
 * Whether a word of the firm's name is a trade that the site speaks of beside the name: "Physiotherapie" of
 * "Physiotherapie am Lindenhof" may be, "Jaboneros" of "Jaboneros de la Alcarria" is only a name.
 */
export const isTradeBesideName = (word: string, site: Site, brand: string | null): boolean => {
  if (!namesTrade(word, site.language)) return false
  const folded = fold(word)
  // Of a long word all but its ending: "physiotherapeutisch" speaks of "Physiotherapie".
  const root = folded.slice(0, Math.max(7, folded.length - 3))
  const { home } = site
  const texts = [
    home.title,
    home.meta.get('description')?.[0] ?? '',
    ...site.pages.flatMap((page) => page.blocks.filter((block) => block.voice === 'own').map((block) => block.text)),
  ]
  return texts.some((text) =>
    maskBrand(fold(text), brand)
      .split(/[^a-z-]+/)
      .some((one) => one === folded || (one.startsWith(root) && root.length > 7)),
  )
}

const tradeInName = (site: Site, brand: string | null): Candidate[] =>
  wordsOf(brand ?? '', site.language)
    .filter((word) => word.length > 5 && isTradeBesideName(word, site, brand))
    .slice(0, 1)
    .map((text): Candidate => ({ text, weight: 2.2, page: site.home, passage: site.home.title || text }))

/** "Weddings and parties": two goods named together are an offer even when each word alone is common. */
const isPair = / (?:&|and|und|y|e|et) /iu

const headStems = new WeakMap<Site, Set<string>>()

const headStemsOf = (site: Site): Set<string> => {
  const known = headStems.get(site)
  if (known) return known
  const head = wordsOf(`${site.home.title} ${site.home.meta.get('description')?.[0] ?? ''}`, site.language)
  const stems = new Set(head.filter((word) => word.length > 3).map((word) => stemOf(word, site.language)))
  headStems.set(site, stems)
  return stems
}

/** "Raumklimasensoren" under a head that speaks of "Raumklima": a German compound begins or ends with a word of it. */
const isCompoundOfHead = (text: string, head: Set<string>): boolean =>
  wordsOf(text, 'de')
    .map((word) => fold(word))
    .some((word) =>
      [...head]
        .slice(0, mostHeadWords)
        .some(
          (stem) =>
            stem.length >= 6 &&
            word.length >= stem.length + 4 &&
            (word.startsWith(fold(stem)) || stemOf(word, 'de').endsWith(fold(stem))),
        ),
    )

/** A heading or a link of the menu that names what title and description name, or a trade. */
export const namesOffer = (text: string, site: Site): boolean => {
  const { language } = site
  const head = headStemsOf(site)
  return (
    wordsOf(text, language).some((word) => head.has(stemOf(word, language))) ||
    (language === 'de' && isCompoundOfHead(text, head)) ||
    namesTrade(text, language, isPair.test(text))
  )
}
