import {
  isOnlyName,
  isHistory,
  notice,
  isOfTheDay,
  hasContact,
  isMenu,
  saysLittle,
  isLead,
  heroHeading,
} from './claim-headings.ts'
import { maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import { namesTrade } from './industry-words.ts'
import { isStopWord } from './keyword-text.ts'
import { titleParts } from './name-text.ts'
import { ownOrganisations } from './own-entities.ts'
import { isPassing } from './passing-words.ts'
import { textOf } from './structured-data.ts'
import { compact, countWords, cutText, fold, foldedPattern, sentencesOf, toPassage, wordsOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'

type Found = { value: string; passage: string; page: PageModel }

const withLead = (heading: Block, main: Block[], brand: string | null): { value: string; passage: string } => {
  const position = main.indexOf(heading)
  const lead = main
    .slice(position + 1, position + 4)
    .find((block, offset) => isLead(block, brand) && (block.level === 0 || block.level === 7 || offset === 0))
  // A lead that stands below another paragraph goes on with that one, not with the heading.
  const passed = lead ? main.slice(position + 1, main.indexOf(lead)) : []
  if (
    !lead ||
    passed.some((block) => block.level === 0 && !block.isLink && countWords(block.text) >= 12) ||
    passed.some((block) => block.level > 0 && block.level <= heading.level)
  )
    return { value: heading.text, passage: heading.text }
  const joint = /[.!?…:]$/.test(heading.text) ? ' ' : '. '
  const isNext = lead.index === heading.index + 1 && heading.marks !== 'script'
  return { value: `${heading.text}${joint}${lead.text}`, passage: isNext ? `${heading.text} ${lead.text}` : lead.text }
}

/** The claim in the lines below the name where a page has no heading for it. */
const underName = (blocks: Block[], brand: string | null): string | undefined => {
  const names = blocks
    .slice(0, 6)
    .filter((block) => isOnlyName(block.lines[0] ?? '', brand) && (block.lines.length > 1 || block.level === 1))
  // "Our services" over a list at the side names the page as little as a menu does.
  const named = names.find((block) => block.level === 1) ?? names[0]
  if (!named) return undefined
  const rest = named.lines.slice(1).join(' ')
  if (countWords(rest) >= 4) return rest
  return blocks.find((block) => block.index > named.index && block.index <= named.index + 3 && isLead(block, brand))
    ?.text
}

const claimCue = cuesOf((lexicon) => lexicon.cues.claim)

const ownWords = /\b(?:we|our|wir|unser\w*|nous|notre|nos|somos|nuestr\w+|siamo|nostr\w+)\b|@/

/** "We are a family-run …", "Acme is the …": who the company says it is. */
const isSelfDescription = foldedPattern(
  "^(?:(?:at|in|bei|chez|en|da) @,? )?(?:(?:the|die|der|das|la|le|l'|el|il|lo) ?(?=@ (?:is|are|ist|est|es|e) ))?(?:(?:we are|we're|@ (?:is|are)|we (?:[\\w, ]{1,40} and )?(?:make|build|design|brew|bake|grow|sell|produce|install|repair|restore|manufacture)) (?!closed|open|hiring|looking|sorry|proud|happy|delighted|pleased|here)|wir sind (?:ein|eine|der|die|das|ihr|ihre) |@ ist (?:ein|eine|der|die|das|ihr|ihre) |nous sommes (?:une?|le|la|l'|des) |@ est (?:une?|le|la|l')|somos (?:una?|el|la|los|las) |@ es (?:una?|el|la) |siamo (?:una?|il|la|lo|un') ?|@ e (?:una?|il|la|lo|un') ?)",
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

/** The first heading of the home page with the lines below it: what the company puts before everything else. */
const fromHero = (site: Site, brand: string | null): Found | null => {
  const page = site.home
  const blocks = page.blocks.filter(
    (block) => !['nav', 'footer', 'aside'].includes(block.region) && block.voice === 'own' && !isMenu(block),
  )
  const heading = heroHeading(blocks, brand)
  if (heading) {
    // Where no heading is the page's first, one further down is a section's if the page has said before who speaks.
    const self = heading.level === 1 ? null : fromSelfDescription(site, brand)
    const isBefore = blocks.some((block) => block.index < heading.index && self && block.text.includes(self.passage))
    return self && isBefore ? self : { ...withLead(heading, blocks, brand), page }
  }
  const text = underName(blocks, brand)
  return text ? { value: text, passage: text, page } : null
}

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
