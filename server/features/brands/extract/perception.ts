import { findEvidence, findUse, maximumPerception } from './perception-evidence.ts'
import { isHeadingOf, isInterfaceText, maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import { ownOrganisations } from './own-entities.ts'
import { speaksOfItself } from './statements.ts'
import { recordsOf, sourcePassage, textOf } from './structured-data.ts'
import { countWords, cutText, fold, normalise, sentencesOf, toPassage } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'
import type { Perception } from './perception-evidence.ts'

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

/** "— Anna", or a name by itself: capitalised words, perhaps with a place or an office after a comma. */
const dashed = /^[—–-]\s*\p{L}/u
const nameLike =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|von|van|di|and|y|et|und|e|&) )?\p{Lu}[\p{L}.'’-]*){0,4}(?:,.{2,60})?$/u

const isAttribution = (block: Block, isMarked: boolean): boolean =>
  dashed.test(block.text) || block.tag === 'figcaption' || ((block.isQuote || isMarked) && nameLike.test(block.text))

/** A class name or heading alone makes no testimonial: quotation marks, stars or a speaker must say it too. */
const isVouched = (page: PageModel, block: Block): boolean => {
  if (block.isQuote || /^["“„«»'‘]|["”“»']|★/.test(block.text)) return true
  const near = [-1, 1, 2].map((step) => page.blocks[block.index + step])
  return (
    block.lines.length > 1 ||
    near.some(
      (one) =>
        one !== undefined &&
        one.voice === 'customer' &&
        one.text.length <= 90 &&
        (isAttribution(one, true) || one.isQuote || /★|⭐/.test(one.text)),
    )
  )
}

/** The first words of a customer that the site shows as such. */
const fromTestimonial = (site: Site): Perception | null => {
  for (const page of site.pages.filter(maySpeak)) {
    const said = page.blocks.filter((block) => isWords(block) && isVouched(page, block))
    const isOnReviewPage = page.kind === 'testimonials'
    const quote = said.find((block) => /^["“„«»'‘]|["”“»']$/.test(block.text) || block.isQuote) ?? said[0]
    const quoted =
      quote ??
      (isOnReviewPage
        ? page.blocks.find((block) => block.isQuote && block.voice === 'own' && countWords(block.text) >= 6)
        : undefined)
    if (!quoted) continue
    if (isHeadingOf('services', quoted.text)) continue
    const value = cutText(quoted.text, maximumPerception)
    return { value, passage: value, page }
  }
  return null
}

const ownPeople =
  /\b(?:founder|ceo|director|owner|chef|president|chair\w*|managing|grunder\w*|geschaftsfuhr\w*|inhaber\w*|vorstand|fondat\w+|dirigeant\w*|gerant\w*|fundador\w*|director\w*|gerente|titolare|presidente|amministrat\w+)\b/

/** Whether a speaker is named elsewhere in the company's own words: one of its people. */
const isOfTheHouse = (site: Site, speaker: Block): boolean => {
  const name = fold(speaker.text.split(/[,(|·]/)[0] ?? '').replace(/^[\s—–-]+|\s+$/g, '')
  return (
    name.includes(' ') &&
    site.pages.some((page) =>
      page.blocks.some(
        (one) => one.voice === 'own' && !one.isQuote && one.text !== speaker.text && fold(one.text).includes(name),
      ),
    )
  )
}

/** A quotation with its speaker below it on the company's own pages, unless the speaker is one of its people. */
const fromQuotation = (site: Site, brand: string | null): Perception | null => {
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
      if (isOfTheHouse(site, speaker)) continue
      if (ownPeople.test(folded) && (!/,| of | at | von | de | di /.test(folded) || folded.includes('@'))) continue
      return { value: cutText(block.text, maximumPerception), passage: block.text, page }
    }
  }
  return null
}

const fromReviewData = (site: Site): Perception | null => {
  for (const { entity, page } of ownOrganisations(site)) {
    for (const review of recordsOf(entity.values.review)) {
      const body = textOf(review.reviewBody) || textOf(review.description)
      if (countWords(body) >= 5) return { value: cutText(body, maximumPerception), passage: body, page }
    }
  }
  return null
}

const ratings = cuesOf((lexicon) => lexicon.cues.rating)

/** A mark that no number of reviews and no portal vouches for. */
const fromMark = (site: Site, brand: string | null): Perception | null => {
  for (const page of site.pages.filter(maySpeak)) {
    for (const block of page.blocks) {
      if (block.voice === 'foreign' || block.region === 'nav' || block.isLink || block.text.length > 1_500) continue
      for (const sentence of sentencesOf(block.text, site.language)) {
        const masked = maskBrand(fold(sentence), brand)
        if (countWords(sentence) >= 3 && ratings(page, site).test(masked))
          return { value: cutText(sentence, maximumPerception), passage: sentence, page }
      }
    }
  }
  return null
}

const fromRatingData = (site: Site): Perception | null => {
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

/** What others hold of the company, as the site shows it: what can be checked before what one customer said. */
export const findPerception = (site: Site, brand: string | null): Fact | null => {
  const found =
    findEvidence(site, brand) ??
    fromTestimonial(site) ??
    fromQuotation(site, brand) ??
    fromReviewData(site) ??
    fromMark(site, brand) ??
    fromRatingData(site) ??
    findUse(site, brand)
  if (!found) return null
  return { field: 'perception', value: found.value, source_url: found.page.url.href, passage: toPassage(found.passage) }
}
