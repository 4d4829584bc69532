import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { allLexicons } from './lexicons/lexicons.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, sourcePassage, textOf } from './structured-data.ts'
import { countWords, cutText, fold, normalise, sentencesOf, toPassage, wordPattern } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'

type Found = { value: string; passage: string; page: PageModel }

/** B5: a perception holds at most 255 characters. */
const maximumLength = 255

/** Invitations to review and the company's own words above its testimonials. */
const introduction =
  /\b(?:(?:leave|write|read|see) (?:us )?(?:a|our|more|all|your) reviews?|our (?:clients|customers|guests|patients|members|users|students|families)|hear from|here(?: is|'s) what|(?:escribe|dejanos|deja|lee) (?:tu|una|todas|mas)|nuestros (?:clientes|pacientes|huespedes|alumnos)|esto es lo que|(?:laissez|donnez|lisez) .{0,20}avis|nos (?:clients|patients|hotes)|voici ce|bewerten sie|schreiben sie|lesen sie|unsere[rn]? (?:kunden|gaste|patienten|mandanten)|(?:lascia|scrivi|leggi) .{0,20}recension\w+|i nostri (?:clienti|pazienti|ospiti)|ecco (?:cosa|che cosa))\b/

const isWords = (block: Block): boolean =>
  block.voice === 'customer' &&
  !(introduction.test(fold(block.text)) && !/^["“„«»'‘]/.test(block.text)) &&
  block.level === 0 &&
  block.region !== 'nav' &&
  countWords(block.text) >= 6 &&
  !block.isLink &&
  !isInterfaceText(block.text)

const maySpeak = (page: PageModel): boolean => speaksOfItself(page) || page.kind === 'testimonials'

/** The first words of a customer that the site shows as such. */
const fromTestimonial = (site: Site): Found | null => {
  for (const page of site.pages.filter(maySpeak)) {
    const said = page.blocks.filter(isWords)
    const isOnReviewPage = page.kind === 'testimonials'
    const quote = said.find((block) => /^["“„«»'‘]|["”“»']$/.test(block.text) || block.isQuote) ?? said[0]
    const quoted =
      quote ??
      (isOnReviewPage
        ? page.blocks.find((block) => block.isQuote && block.voice === 'own' && countWords(block.text) >= 6)
        : undefined)
    if (!quoted) continue
    if (isHeadingOf('services', quoted.text)) continue
    const value = cutText(quoted.text, maximumLength)
    return { value, passage: value, page }
  }
  return null
}

/** "— Anna", or a name by itself: capitalised words, perhaps with a place or an office after a comma. */
const dashed = /^[—–-]\s*\p{L}/u
const nameLike =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|von|van|di|and|y|et|und|e|&) )?\p{Lu}[\p{L}.'’-]*){0,4}(?:,.{2,60})?$/u

const isAttribution = (block: Block, isMarked: boolean): boolean =>
  dashed.test(block.text) || block.tag === 'figcaption' || ((block.isQuote || isMarked) && nameLike.test(block.text))

const ownPeople =
  /\b(?:founder|ceo|director|owner|chef|president|chair\w*|managing|grunder\w*|geschaftsfuhr\w*|inhaber\w*|vorstand|fondat\w+|dirigeant\w*|gerant\w*|fundador\w*|director\w*|gerente|titolare|presidente|amministrat\w+)\b/

/** A quotation with its speaker below it on the company's own pages, unless the speaker is one of its people. */
const fromQuotation = (site: Site, brand: string | null): Found | null => {
  for (const page of site.pages.filter(
    (one) => one.kind === 'home' || one.kind === 'about' || one.kind === 'testimonials',
  )) {
    for (const [position, block] of page.blocks.entries()) {
      const isMarked = /^[“„«"].+[”“»"]$/.test(block.text)
      const isQuoted = block.isQuote || isMarked
      if (
        !isQuoted ||
        block.voice !== 'own' ||
        block.level > 0 ||
        block.region !== 'main' ||
        countWords(block.text) < 5
      )
        continue
      const speaker = page.blocks[position + 1]
      if (!speaker || speaker.text.length > 90 || speaker.level > 0 || !isAttribution(speaker, isMarked)) continue
      const folded = maskBrand(fold(speaker.text), brand)
      if (ownPeople.test(folded) && (!/,| of | at | von | de | di /.test(folded) || folded.includes('@'))) continue
      return { value: cutText(block.text, maximumLength), passage: block.text, page }
    }
  }
  return null
}

const fromReviewData = (site: Site): Found | null => {
  for (const { entity, page } of ownOrganisations(site)) {
    for (const review of recordsOf(entity.values.review)) {
      const body = textOf(review.reviewBody) || textOf(review.description)
      if (countWords(body) >= 5) return { value: cutText(body, maximumLength), passage: body, page }
    }
  }
  return null
}

const ratings = allLexicons.map((lexicon) => wordPattern(lexicon.cues.rating))
const awards = allLexicons.map((lexicon) => wordPattern(lexicon.cues.award))

const own = /\b(?:we|our|us|wir|uns|unser\w*|nous|notre|nos|nuestr\w+|somos|hemos|fuimos|siamo|abbiamo|nostr\w+|ci)\b|@/

const fromSentence = (site: Site, patterns: RegExp[], brand: string | null, needsOwner: boolean): Found | null => {
  for (const page of site.pages.filter(maySpeak)) {
    for (const block of page.blocks) {
      if (block.voice === 'foreign' || block.region === 'nav' || block.isLink || block.text.length > 1_500) continue
      for (const sentence of sentencesOf(block.text, site.language)) {
        const masked = maskBrand(fold(sentence), brand)
        const isShort = countWords(sentence) <= 14 && sentence === block.text
        if (!patterns.some((pattern) => pattern.test(masked)) || (needsOwner && !own.test(masked) && !isShort)) continue
        if (countWords(sentence) >= 3) return { value: cutText(sentence, maximumLength), passage: sentence, page }
      }
    }
  }
  return null
}

const fromRatingData = (site: Site): Found | null => {
  for (const { entity, page } of ownOrganisations(site)) {
    for (const rating of recordsOf(entity.values.aggregateRating)) {
      const value = textOf(rating.ratingValue)
      const best = textOf(rating.bestRating) || '5'
      const count = textOf(rating.reviewCount) || textOf(rating.ratingCount)
      if (!/^\d+(?:[.,]\d+)?$/.test(value)) continue
      const passage = ratingPassage(entity.source, rating) || value
      return { value: `${value}/${best}${count ? ` (${count})` : ''}`, passage, page }
    }
  }
  return null
}

const ratingPassage = (source: string, rating: Record<string, unknown>): string => {
  const start = source.search(/"ratingValue"/)
  if (start === -1)
    return sourcePassage(
      source,
      Object.values(rating).filter((value) => typeof value === 'string'),
    )
  const end = source.indexOf('}', start)
  return end === -1 ? '' : normalise(source.slice(start, Math.min(end, start + 200)))
}

/** What customers say of the company, as the site shows it: a testimonial, a rating or an award. */
export const findPerception = (site: Site, brand: string | null): Fact | null => {
  const found =
    fromTestimonial(site) ??
    fromQuotation(site, brand) ??
    fromReviewData(site) ??
    fromSentence(site, ratings, brand, false) ??
    fromRatingData(site) ??
    fromSentence(site, awards, brand, true)
  if (!found) return null
  return { field: 'perception', value: found.value, source_url: found.page.url.href, passage: toPassage(found.passage) }
}
