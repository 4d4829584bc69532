import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { price } from './keyword-headings.ts'
import { isPassing } from './passing-words.ts'
import { sectionKinds } from './statements.ts'
import { compact, countWords, fold, foldedPattern, sentencesOf } from './text.ts'
import type { Block } from './model.ts'

const greeting =
  /^(?:welcome|hello|hi|bienvenid\w+|hola|bienvenue|bonjour|willkommen|herzlich willkommen|benvenut\w+|ciao)\b/

const isGreeting = (text: string): boolean => greeting.test(fold(text)) && countWords(text) <= 7

/** A heading that says no more than whose page this is. */
export const isOnlyName = (text: string, brand: string | null): boolean => {
  if (isInterfaceText(text, brand) || isGreeting(text)) return true
  if (!brand) return false
  const rest = compact(text).replace(compact(brand), '')
  return rest.length < 8
}

/** A dated event ("In 1988 the first lathe arrives"); "since 1988" says what still holds. */
export const isHistory = (text: string): boolean => {
  const folded = fold(text)
  const years = folded.match(/(?<![\d.,])(?:1[6-9]|20[0-2])\d{2}(?![\d.,]\d|\d)/g)?.length ?? 0
  return (
    years > 1 || (years === 1 && !/\b(?:since|seit|depuis|desde|dal|est|established|von|from|de|del|of)\b/.test(folded))
  )
}

/** Closures, sales and news stand above all else for some weeks only. */
export const notice = foldedPattern(
  '(?<![a-z])(?:sale|black friday|\\d+ ?% (?:off|rabatt|auf|de|di|sconto)|closed|closing|holiday (?:hours|closure)|geschlossen|betriebsferien|betriebsurlaub|fermeture|fermé|soldes|cerrado|cerramos|rebajas|vacaciones de|chiusura|chiusi|chiuso|saldi|cookies?|newsletter|javascript)(?![a-z])',
)

/** What costs nothing or is to be booked is an offer of the day: it says nothing of who makes it. */
const offer = foldedPattern(
  '(?<![a-z])(?:free of charge|for free|no obligation|costs nothing|book (?:now|a|an|your)|kostenlos\\w*|kostenfrei\\w*|kostet nichts|unverbindlich\\w*|jetzt (?:buchen|anfragen)|gratuit\\w*|sans engagement|reservez|gratis|sin compromiso|senza impegno|prenota)(?![a-z])',
)

export const isOfTheDay = (text: string): boolean => offer.test(fold(text)) || isPassing(text)

/** Who is to be called or written to is no claim, wherever it stands. */
export const hasContact = (text: string): boolean => /\S@\S+\.\w{2}|(?:\+\d|\b0)[\d ./()-]{7,}\d/.test(text)

/** Links one below the other are a menu, whatever holds them. */
export const isMenu = (block: Block): boolean => block.isLink && block.links.length > 1 && block.lines.length > 1

/** Whom a company belongs to, backs or waits for says nothing of what it is. */
const ofOthers = foldedPattern(
  "(?:we are|we're|wir sind|nous sommes|somos|siamo|@ (?:is|are|ist|est|es|e)) (?:[a-z'-]+ ){0,4}(?:members?|sponsors?|supporters?|customers?|finalists?|winners?|neighbours?|partners? (?:of|to|for)|mitglied\\w*|sponsor\\w*|forder\\w*|unterstutzer\\w*|partner (?:von|der|des)|ausbildungsbetrieb|membres?|adherents?|partenaires?|mecenes?|miembros?|soci[oa]s?|patrocinador\\w*|colaborador\\w*|soci[oa]? d\\w+|membri|finalist[aei]|associat[aei]|vincitor[ei]|sostenitor[ei])(?![a-z])",
)

/** "… one of the few to have it": what "it" is, another sentence says. */
const pointsBack =
  /\b(?:to (?:have|do|offer|own|hold) (?:it|them|one|so)|averl[aoei]|farl[aoei]|offrirl[aoei]|tenerl[ao]s?|hacerl[ao]s?|ofrecerl[ao]s?|le faire|l'avoir)[.!]?$/

export const saysLittle = (sentence: string, brand: string | null): boolean => {
  const masked = maskBrand(fold(sentence), brand)
  return ofOthers.test(masked) || pointsBack.test(masked)
}

/** "What can we carry for you?" over the answers: a section of any page, unless it is the page's first heading. */
const asks = foldedPattern(
  "^¿?(?:(?:in|for|con|para|por|de|a|en|für|mit|di|per|pour|avec|à|dans) )?(?:what|which|how|why|where|when|who|was|welche[rsn]?|wie|warum|weshalb|wo|wohin|wann|wer|wen|wem|womit|wofür|wobei|que|qu'|quoi|quels?|quelles?|comment|pourquoi|où|quand|qui|qué|cuál(?:es)?|cómo|cuándo|dónde|quién(?:es)?|che|cosa|quale|quali|come|perché|dove|quando|chi)(?![a-z]).*\\?$",
)

const isQuestionOfSection = (heading: Block): boolean => heading.level > 1 && asks.test(fold(heading.text))

export const isLead = (block: Block, brand: string | null): boolean =>
  block.voice === 'own' &&
  !block.isLink &&
  !block.isQuote &&
  block.level !== 1 &&
  !isQuestionOfSection(block) &&
  countWords(block.text) >= 5 &&
  block.text.length <= 700 &&
  !isHistory(sentencesOf(block.text, 'en')[0] ?? '') &&
  !saysLittle(sentencesOf(block.text, 'en')[0] ?? '', brand) &&
  !isOfTheDay(block.text) &&
  !hasContact(block.text) &&
  !isInterfaceText(block.text, brand)

/** A heading that says something of the company in words of its own. */
const isClaimHeading = (block: Block, brand: string | null): boolean =>
  block.level > 0 &&
  !isOnlyName(block.text, brand) &&
  countWords(block.text) >= 3 &&
  !notice.test(fold(block.text)) &&
  !isOfTheDay(block.text) &&
  !sectionKinds.some((kind) => isHeadingOf(kind, block.text, brand))

/** Two words say little by themselves, and something with the line below them. */
const hasLeadBelow = (heading: Block, main: Block[], brand: string | null): boolean => {
  const next = main[main.indexOf(heading) + 1]
  const isSection = sectionKinds.some((kind) => isHeadingOf(kind, heading.text, brand))
  return (
    !isSection &&
    !isOfTheDay(heading.text) &&
    countWords(heading.text) >= 2 &&
    next !== undefined &&
    next.level === 0 &&
    isLead(next, brand)
  )
}

/** Hand-made pages without headings begin with a line in bold over their text. */
const boldClaim = (main: Block[], brand: string | null): Block | undefined => {
  if (main.some((block) => block.level > 0 && block.level < 7)) return undefined
  const first = main.slice(0, 8).find((block) => block.level === 7)
  const isClaim = first && isClaimHeading(first, brand) && !/\d/.test(first.text) && hasLeadBelow(first, main, brand)
  return isClaim ? first : undefined
}

/** Goods with their price, news and people in boxes of their own. */
const isOfEntry = (heading: Block, main: Block[]): boolean => {
  const below = main.slice(main.indexOf(heading) + 1, main.indexOf(heading) + 3)
  return (
    /(?:^|[ _-])(?:product|produkt|producto|produit|prodotto|post|news|event|blog|team|testimonial|article|job)s?(?=$|[ _-])/.test(
      heading.marks.split(' ').slice(-4).join(' '),
    ) || below.some((block) => block.level === 0 && block.text.length < 40 && price.test(block.text))
  )
}

/** The heading that a visitor meets first: the first of level one, else the first at all that makes a claim. */
export const heroHeading = (blocks: Block[], brand: string | null): Block | undefined => {
  const first = blocks.find((block) => block.level === 1 && !isOnlyName(block.text, brand))
  if (first) return isClaimHeading(first, brand) || hasLeadBelow(first, blocks, brand) ? first : undefined
  const main = blocks.filter((block) => block.region === 'main')
  const early = main
    .slice(0, 8)
    .filter((block) => block.level > 0 && block.level < 7 && !isOfEntry(block, main) && !isQuestionOfSection(block))
  return (
    early.find((block) => isClaimHeading(block, brand)) ??
    boldClaim(main, brand) ??
    (main[0]?.marks === 'script' ? main.find((block) => isClaimHeading(block, brand)) : undefined)
  )
}
