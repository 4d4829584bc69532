import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import { namesTrade } from './industry-words.ts'
import { price } from './keyword-headings.ts'
import { isStopWord } from './keyword-text.ts'
import { titleParts } from './name-text.ts'
import { ownOrganisations } from './own-entities.ts'
import { isPassing } from './passing-words.ts'
import { sectionKinds } from './statements.ts'
import { textOf } from './structured-data.ts'
import { compact, countWords, cutText, fold, foldedPattern, sentencesOf, toPassage, wordsOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'

type Found = { value: string; passage: string; page: PageModel }

const greeting =
  /^(?:welcome|hello|hi|bienvenid\w+|hola|bienvenue|bonjour|willkommen|herzlich willkommen|benvenut\w+|ciao)\b/

const isGreeting = (text: string): boolean => greeting.test(fold(text)) && countWords(text) <= 7

/** A heading that says no more than whose page this is. */
const isOnlyName = (text: string, brand: string | null): boolean => {
  if (isInterfaceText(text, brand) || isGreeting(text)) return true
  if (!brand) return false
  const rest = compact(text).replace(compact(brand), '')
  return rest.length < 8
}

/** A dated event ("In 1988 the first lathe arrives"); "since 1988" says what still holds. */
const isHistory = (text: string): boolean => {
  const folded = fold(text)
  const years = folded.match(/(?<![\d.,])(?:1[6-9]|20[0-2])\d{2}(?![\d.,]\d|\d)/g)?.length ?? 0
  return (
    years > 1 || (years === 1 && !/\b(?:since|seit|depuis|desde|dal|est|established|von|from|de|del|of)\b/.test(folded))
  )
}

/** Closures, sales and news stand above all else for some weeks only. */
const notice = foldedPattern(
  '(?<![a-z])(?:sale|black friday|\\d+ ?% (?:off|rabatt|auf|de|di|sconto)|closed|closing|holiday (?:hours|closure)|geschlossen|betriebsferien|betriebsurlaub|fermeture|fermé|soldes|cerrado|cerramos|rebajas|vacaciones de|chiusura|chiusi|chiuso|saldi|cookies?|newsletter|javascript)(?![a-z])',
)

/** What costs nothing or is to be booked is an offer of the day: it says nothing of who makes it. */
const offer = foldedPattern(
  '(?<![a-z])(?:free of charge|for free|no obligation|costs nothing|book (?:now|a|an|your)|kostenlos\\w*|kostenfrei\\w*|kostet nichts|unverbindlich\\w*|jetzt (?:buchen|anfragen)|gratuit\\w*|sans engagement|reservez|gratis|sin compromiso|senza impegno|prenota)(?![a-z])',
)

const isOfTheDay = (text: string): boolean => offer.test(fold(text)) || isPassing(text)

/** Who is to be called or written to is no claim, wherever it stands. */
const hasContact = (text: string): boolean => /\S@\S+\.\w{2}|(?:\+\d|\b0)[\d ./()-]{7,}\d/.test(text)

/** Links one below the other are a menu, whatever holds them. */
const isMenu = (block: Block): boolean => block.isLink && block.links.length > 1 && block.lines.length > 1

/** Whom a company belongs to, backs or waits for says nothing of what it is. */
const ofOthers = foldedPattern(
  "(?:we are|we're|wir sind|nous sommes|somos|siamo|@ (?:is|are|ist|est|es|e)) (?:[a-z'-]+ ){0,4}(?:members?|sponsors?|supporters?|customers?|finalists?|winners?|neighbours?|partners? (?:of|to|for)|mitglied\\w*|sponsor\\w*|forder\\w*|unterstutzer\\w*|partner (?:von|der|des)|ausbildungsbetrieb|membres?|adherents?|partenaires?|mecenes?|miembros?|soci[oa]s?|patrocinador\\w*|colaborador\\w*|soci[oa]? d\\w+|membri|finalist[aei]|associat[aei]|vincitor[ei]|sostenitor[ei])(?![a-z])",
)

/** "… one of the few to have it": what "it" is, another sentence says. */
const pointsBack =
  /\b(?:to (?:have|do|offer|own|hold) (?:it|them|one|so)|averl[aoei]|farl[aoei]|offrirl[aoei]|tenerl[ao]s?|hacerl[ao]s?|ofrecerl[ao]s?|le faire|l'avoir)[.!]?$/

const saysLittle = (sentence: string, brand: string | null): boolean => {
  const masked = maskBrand(fold(sentence), brand)
  return ofOthers.test(masked) || pointsBack.test(masked)
}

const isLead = (block: Block, brand: string | null): boolean =>
  block.voice === 'own' &&
  !block.isLink &&
  !block.isQuote &&
  block.level !== 1 &&
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
const heroHeading = (blocks: Block[], brand: string | null): Block | undefined => {
  const first = blocks.find((block) => block.level === 1 && !isOnlyName(block.text, brand))
  if (first) return isClaimHeading(first, brand) || hasLeadBelow(first, blocks, brand) ? first : undefined
  const main = blocks.filter((block) => block.region === 'main')
  const early = main.slice(0, 8).filter((block) => block.level > 0 && block.level < 7 && !isOfEntry(block, main))
  return (
    early.find((block) => isClaimHeading(block, brand)) ??
    boldClaim(main, brand) ??
    (main[0]?.marks === 'script' ? main.find((block) => isClaimHeading(block, brand)) : undefined)
  )
}

const withLead = (heading: Block, main: Block[], brand: string | null): { value: string; passage: string } => {
  const position = main.indexOf(heading)
  const lead = main
    .slice(position + 1, position + 4)
    .find((block, offset) => isLead(block, brand) && (block.level === 0 || block.level === 7 || offset === 0))
  if (
    !lead ||
    main.slice(position + 1, main.indexOf(lead)).some((block) => block.level > 0 && block.level <= heading.level)
  )
    return { value: heading.text, passage: heading.text }
  const joint = /[.!?…:]$/.test(heading.text) ? ' ' : '. '
  const isNext = lead.index === heading.index + 1 && heading.marks !== 'script'
  return { value: `${heading.text}${joint}${lead.text}`, passage: isNext ? `${heading.text} ${lead.text}` : lead.text }
}

/** The claim in the lines below the name where a page has no heading for it. */
const underName = (blocks: Block[], brand: string | null): string | undefined => {
  const named = blocks
    .slice(0, 6)
    .find((block) => isOnlyName(block.lines[0] ?? '', brand) && (block.lines.length > 1 || block.level === 1))
  if (!named) return undefined
  const rest = named.lines.slice(1).join(' ')
  if (countWords(rest) >= 4) return rest
  return blocks.find((block) => block.index > named.index && block.index <= named.index + 3 && isLead(block, brand))
    ?.text
}

/** The first heading of the home page with the lines below it: what the company puts before everything else. */
const fromHero = (site: Site, brand: string | null): Found | null => {
  const page = site.home
  const blocks = page.blocks.filter(
    (block) => !['nav', 'footer', 'aside'].includes(block.region) && block.voice === 'own' && !isMenu(block),
  )
  const heading = heroHeading(blocks, brand)
  if (heading) return { ...withLead(heading, blocks, brand), page }
  const text = underName(blocks, brand)
  return text ? { value: text, passage: text, page } : null
}

const claimCue = cuesOf((lexicon) => lexicon.cues.claim)

const ownWords = /\b(?:we|our|wir|unser\w*|nous|notre|nos|somos|nuestr\w+|siamo|nostr\w+)\b|@/

/** "We are a family-run …", "Acme is the …": who the company says it is. */
const isSelfDescription = foldedPattern(
  "^(?:(?:at|in|bei|chez|en|da) @,? )?(?:(?:we are|we're|@ (?:is|are)|we (?:\\w+ and )?(?:make|build|design|brew|bake|grow|sell|produce|install|repair|restore|manufacture)) (?!closed|open|hiring|looking|sorry|proud|happy|delighted|pleased|here)|wir sind (?:ein|eine|der|die|das|ihr|ihre) |@ ist (?:ein|eine|der|die|das|ihr|ihre) |nous sommes (?:une?|le|la|l'|des) |@ est (?:une?|le|la|l')|somos (?:una?|el|la|los|las) |@ es (?:una?|el|la) |siamo (?:una?|il|la|lo|un') ?|@ e (?:una?|il|la|lo|un') ?)",
)

const inMain = (block: Block): boolean =>
  block.voice === 'own' && !block.isQuote && !block.isLink && block.region === 'main' && block.level === 0

/** The first sentence of the home page, then of the page about the company, that passes a test. */
const firstSentence = (site: Site, passes: (sentence: string, page: PageModel) => boolean): Found | null => {
  const about = site.pages.filter((page) => page.kind === 'about')
  for (const page of [site.home, ...about]) {
    for (const block of page.blocks.filter(inMain)) {
      const sentence = sentencesOf(block.text, site.language).find(
        (one) => countWords(one) >= 5 && countWords(one) <= 50 && !one.endsWith('?') && passes(one, page),
      )
      if (sentence) return { value: sentence, passage: sentence, page }
    }
  }
  return null
}

const fromSelfDescription = (site: Site, brand: string | null): Found | null =>
  firstSentence(site, (sentence) => {
    const masked = maskBrand(fold(sentence), brand)
    return (
      isSelfDescription.test(masked) && !saysLittle(sentence, brand) && !notice.test(masked) && !isOfTheDay(sentence)
    )
  })

/** "We are the only …", "El único … que": a claim in a sentence of the company's own. */
const fromClaim = (site: Site, brand: string | null): Found | null =>
  firstSentence(site, (sentence, page) => {
    const masked = maskBrand(fold(sentence), brand)
    const isOwn = ownWords.test(masked) && !saysLittle(sentence, brand)
    return claimCue(page, site).test(masked) && isOwn && !isHistory(sentence) && !isOfTheDay(sentence)
  })

const fromSlogan = (site: Site): Found | null => {
  for (const { entity, page } of ownOrganisations(site)) {
    const slogan = textOf(entity.values.slogan)
    if (countWords(slogan) >= 3 && !isPassing(slogan)) return { value: slogan, passage: slogan, page }
  }
  const tagline = site.home.blocks.find(
    (block) =>
      block.voice === 'own' &&
      block.region !== 'nav' &&
      /site-?description|tagline|site-?slogan|claim/.test(block.marks.split(' ').slice(-6).join(' ')) &&
      countWords(block.text) >= 3 &&
      !isOfTheDay(block.text),
  )
  return tagline ? { value: tagline.text, passage: tagline.text, page: site.home } : null
}

/** A title's part says something of the company only with several words beside its name, its town and its trade. */
const minimumContent = 4

const contentWords = (text: string, site: Site, known: string): number => {
  const names = new Set(wordsOf(known, site.language).map(fold))
  return wordsOf(text, site.language).filter(
    (word) => !isStopWord(word, site.language) && !names.has(fold(word)) && !namesTrade(word, site.language),
  ).length
}

/** The head says what the company offers when no words of the page do. Without a name any part of a title may be it. */
const fromHead = (site: Site, brand: string | null, location: string | null): Found | null => {
  const page = site.home
  const description = page.meta.get('description')?.[0] ?? page.meta.get('og:description')?.[0] ?? ''
  const known = `${brand ?? ''} ${location ?? ''}`
  const isOwnTitle = compact(description) === compact(page.title)
  const slogan = titleParts(page.title).find((part) => contentWords(part, site, known) >= minimumContent)
  const value =
    countWords(description) >= 5 && !isOwnTitle && !isPassing(description) ? description : ((brand && slogan) ?? '')
  return value ? { value, passage: value, page } : null
}

/** Nothing but the name, or the whole title of the home page, whichever element holds it. */
const isOnlyTitle = (text: string, site: Site, brand: string | null, location: string | null): boolean =>
  isOnlyName(text, brand) ||
  (compact(text) === compact(site.home.title) &&
    contentWords(text, site, `${brand ?? ''} ${location ?? ''}`) < minimumContent)

/** The claim that the company makes for itself: its first words to a visitor, its slogan, or "we are the only …". */
export const findPositioning = (site: Site, brand: string | null, location: string | null): Fact | null => {
  const sources = [
    () => fromHero(site, brand),
    () => fromSlogan(site),
    () => fromSelfDescription(site, brand),
    () => fromHead(site, brand, location),
    () => fromClaim(site, brand),
  ]
  const isSaid = (one: Found | null): one is Found =>
    one !== null && !isOnlyTitle(one.value, site, brand, location) && !hasContact(one.value)
  const found = sources
    .values()
    .map((find) => find())
    .find(isSaid)
  if (!found) return null
  return {
    field: 'positioning',
    value: cutText(found.value, 2_000),
    source_url: found.page.url.href,
    passage: toPassage(found.passage),
  }
}
