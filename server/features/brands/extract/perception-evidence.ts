import { maskBrand } from './headings.ts'
import { cuesOf } from './language-cues.ts'
import {
  isHeadingOfPrizes,
  isListedPrize,
  isPrizeGiving,
  isPrizeOfYear,
  isTitleOfYear,
  ranksCompany,
} from './rankings.ts'
import { speaksOfItself } from './statements.ts'
import { countWords, cutText, fold, foldedPattern, sentencesOf } from './text.ts'
import type { Block, PageModel, Site } from './model.ts'

/** A perception with the words it rests on and the page they stand on. */
export type Perception = { value: string; passage: string; page: PageModel }

/** B5: a perception holds at most 255 characters. */
export const maximumPerception = 255

const reviews =
  'reviews?|ratings?|votes|(?:[a-z]+-)?(?:bewertungen|rezensionen)|recensioni|opinioni|voti|opiniones|reseñas|valoraciones|avis|évaluations'
const portals =
  'google|trustpilot|tripadvisor|booking(?:\\.com)?|yelp|facebook|airbnb|trusted shops|provenexpert|jameda|doctolib|doctoralia|miodottore|treatwell|thefork|checkatrade|capterra|g2|holidaycheck|avis vérifiés'
const mark = '\\d{1,2}(?:[.,]\\d{1,2})?'
const scale = '(?: ?(?:/|out of|of|von|sur|sobre|su|auf) ?(?:5|10|20)(?![\\d.,]))'
const count = "\\d{1,3}(?:[.,' ]\\d{3})+|\\d{2,6}"

/** A mark of many: with its number of reviews, or with the portal that gathers them. One customer's stars are neither. */
const ratings = [
  `(?<![\\d.,])${mark}(?:${scale}|[ -](?:stars?|sterne[n]?|estrellas|étoiles|stelle)).{0,50}?(?:${count})\\+? (?:[\\w-]+ )?(?:${reviews})(?![a-z])`,
  `(?<![\\d.,])\\d{1,2}[.,]\\d{1,2}.{0,50}?(?:${count})\\+? (?:[\\w-]+ )?(?:${reviews})(?![a-z])`,
  `(?<![\\d.,])(?:${count})\\+? (?:[\\w-]+ )?(?:${reviews})(?![a-z]).{0,40}?(?<![\\d.,])\\d[.,]\\d{1,2}(?![\\d.,])`,
  `(?<![\\d.,])\\d{1,2}[.,]\\d{1,2}(?:${scale})?(?: (?:stars?|sterne[n]?|estrellas|étoiles|stelle))? (?:on|at|in|bei|auf|en|sur|su) (?:${portals})(?![a-z])`,
].map((source) => foldedPattern(source))

const loneMark = foldedPattern(`^${mark}(?:${scale})?$`)

/** "Trusted by 2,300 firms": a number of customers who are said to trust the company, not only to be there. */
const trust = foldedPattern(
  `(?<![a-z])(?:(?:trusted|used|chosen|recommended|relied on) by (?:over |more than |around |about |nearly |some )?(?:${count})\\+? [a-z]|(?:${count})\\+? (?:[\\w-]+ ){1,4}(?:trust (?:us|@)|rely on (?:us|@)|vertrauen (?:uns|auf uns|auf @|@|bereits)|(?:nos|ya nos) confían|confían en (?:nosotros|@)|nous font confiance|font confiance à @|nous ont (?:déjà )?choisi|si (?:fidano|affidano) (?:di|a) (?:noi|@)|ci hanno (?:già )?scelto|hanno (?:già )?scelto @))`,
)

/** "Over 1,900 practices work with it every day", "more than 9,000 animals in our care", "210,000 sensors in use": how many rely on it. Dozens in use may be its own. */
const inUse = foldedPattern(
  `^(?:(?:today|heute|inzwischen|aujourd'hui|hoy|oggi),? )?(?:over |more than |around |about |nearly |almost |some |über |mehr als |rund |etwa |fast |knapp |plus de |près de |environ |quelque |más de |casi |unos |unas |cerca de |oltre |più di |circa |quasi )?(?:${count})\\+? (?:(?:[\\w-]+ ){1,3}(?:(?:now |already |today )?(?:use|work with|run on|plan with|rely on) @|(?:arbeiten|planen|rechnen|messen) (?:[a-zäöü]+ ){0,2}mit @|(?:nutzen|verwenden) (?:[a-zäöü]+ ){0,2}@|(?:utilisent|travaillent (?:[a-z]+ ){0,2}avec) (?:[a-z]+ ){0,2}@|(?:usan|utilizan|trabajan (?:[a-z]+ )?con) (?:[a-z]+ )?@|(?:usano|utilizzano|lavorano (?:[a-z]+ ){0,3}con) (?:[a-z]+ )?@|in (?:our )?care(?![a-z])|in cura(?![a-z]))|(?<=\\d{4}\\+? |\\d[.,' ]\\d{3}\\+? )[\\w-]+ (?:[\\w-]+ )?(?:(?:are )?in (?:use|service|operation)(?![a-z])|(?:sind )?(?:[^.;]{0,30} )?im (?:einsatz|feld)(?![a-z])|(?:sont )?en service(?![a-z])|(?:están )?en (?:uso|servicio|funcionamiento)(?![a-z])|(?:sono )?in (?:uso|funzione|servizio)(?![a-z])))`,
)

const awardCue = cuesOf((lexicon) => lexicon.cues.award)

const awardHeading = foldedPattern(
  '^(?:our |unsere |nos |nuestros |i nostri )?(?:awards?|prizes|recognition|accolades|honou?rs|auszeichnungen|anerkennung(?:en)?|reconnaissances?|segni di stima|palmarés|reconocimiento|preise und auszeichnungen|ehrungen|premios|galardones|reconocimientos|prix|distinctions|récompenses|palmarès|premi|riconoscimenti)(?: (?:and|&|und|y|et|e) (?:[a-z]+ )?[a-z]+)?$',
)

/** A named award; "Preis" and "prix" also mean a price and count with a verb only. */
const awardNoun = foldedPattern(
  "(?<![a-z])(?:awards?|prize|medals?|trophy|of the year|goldmedaille|silbermedaille|medaille|médailles?|trophées?|premios?|galardón|medallas?|premio|premiat[oaie]|medagli[ae]|lauréate?s?|des jahres|del año|de l'année|dell'anno|michelin)(?![a-z])",
)
const won = foldedPattern(
  '(?<![a-z])(?:won|winners?|awarded|received|named|voted|gewannen|gewonnen|erhielt(?:en)?|erhalten|ausgezeichnet|prämiert|preisträger\\w*|premiad[oa]s?|galardonad[oa]s?|ganó|ganamos|recibi(?:ó|mos)|obtuv\\w+|(?:a|ont|avons|été) (?:reçu|remporté|obtenu|décroché|primée?s?|récompensée?s?|médaillée?s?)|lauréate?s?|vinto|ricevuto|premiat[oaie]|ottenuto)(?![a-z])',
)
const held =
  /\b(?:hold|holds|shortlisted|runners?-up|finalists?|finalistes?|finalistas?|finalistin\w*|nominiert|nominees?|nommee?s?|nominad[oa]s?|finalist[aei])\b/
const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/
const own = /\b(?:we|our|us|wir|uns|unser\w*|nous|notre|nos|nuestr\w+|somos|hemos|fuimos|siamo|abbiamo|nostr\w+|ci)\b|@/

/** Prizes to be won, and people wanted, are no awards. */
const otherPrizes =
  /\b(?:prize draw|raffle|competition rules|win a|gewinnspiel\w*|verlosung|sorteo|concurso de fotos|tirage au sort|jeu[- ]concours|estrazione|concorso a premi|gift voucher|best (?:price|deal)|bestpreis\w*)\b/

/** "Prouder of it than of any medal", "we have never won a prize": an award that is spoken of, not given. */
const unwon =
  /\b(?:than|als|que|di) (?:(?:of|auf|de|d'|di) ?)?(?:any|all|every|an?|the|jeder?|jedes|jeden|alle|eine[nrs]?|toute?s?|n'importe quelle?|une?|cualquier|tod[oa]s? l[oa]s|un[ao]?|qualunque|qualsiasi|tutt[ei] (?:i|le)|ogni) (?:[a-z]+ )?(?:award|prize|medal|trophy|preis|medaille|auszeichnung|prix|medaille|trophee|premio|medalla|galardon|medaglia|riconoscimento)|\b(?:no|not (?:a|one)|never|without|don't|do not|kein\w*|nie|niemals|ohne|aucune?|jamais|sans|pas d[e']|nunca|ningun\w*|sin|nessun\w*|mai|senza)\b[^,;:]{0,30}\b(?:awards?|prizes?|medals?|troph\w+|preise?|medaillen?|auszeichnung(?:en)?|prix|medailles?|trophees?|premios?|medallas?|galardon\w*|premi[oa]?|medagli[ae])\b/

const isRead = (block: Block): boolean =>
  block.voice !== 'foreign' && block.region !== 'nav' && !block.isLink && block.text.length <= 1_500

const pagesOf = (site: Site): PageModel[] =>
  site.pages.filter((page) => speaksOfItself(page) || page.kind === 'testimonials')

const isAboutCompany = (page: PageModel): boolean => ['home', 'about', 'testimonials', 'contact'].includes(page.kind)

const found = (text: string, page: PageModel): Perception => ({
  value: cutText(text, maximumPerception),
  passage: text,
  page,
})

/** A mark and the number of its reviews may stand in two boxes side by side. */
const fromRating = (site: Site): Perception | null => {
  for (const page of pagesOf(site).filter(isAboutCompany)) {
    for (const block of page.blocks.filter(isRead)) {
      const next = page.blocks[block.index + 1]
      const isMark = loneMark.test(fold(block.text))
      const text = isMark && next && next.text.length <= 70 && isRead(next) ? `${block.text} ${next.text}` : block.text
      for (const sentence of text === block.text ? sentencesOf(text, site.language) : [text])
        if (
          sentence.length <= 250 &&
          !priced.test(fold(sentence)) &&
          ratings.some((rating) => rating.test(fold(sentence)))
        )
          return found(sentence, page)
    }
  }
  return null
}

/** A price beside a mark: the card of one product. */
const priced = /[$€£]\s?\d|\d\s?(?:[$€£]|chf\b|eur\b)/

const isQuotation = (block: Block, sentence: string): boolean => block.isQuote || /^["“„«]/.test(sentence)

/** A verb such as "named" or "received" makes an award only beside its year, its noun or a first place. */
const isNamed = (masked: string): boolean =>
  year.test(masked) || awardNoun.test(masked) || /\b(?:best\w*|bester?|mejor|meilleure?|miglior[ei]?)\b/.test(masked)

const isAward = (block: Block, sentence: string, masked: string, page: PageModel, site: Site): boolean => {
  if (otherPrizes.test(masked) || unwon.test(masked) || isQuotation(block, sentence) || countWords(sentence) < 3)
    return false
  // "Prizes and festivals" over the prizes names none.
  if (block.level > 0 && !won.test(masked) && !year.test(masked)) return false
  const isShort = sentence === block.text && countWords(sentence) <= 14
  const isListed =
    block.level === 0 &&
    block.path.slice(-1).some((heading) => awardHeading.test(fold(heading)) || isHeadingOfPrizes(heading))
  if (isListed && isShort && (year.test(masked) || awardNoun.test(masked))) return true
  if (isListed && countWords(sentence) <= 14 && year.test(masked) && isListedPrize(masked)) return true
  if (isShort && (awardNoun.test(masked) || isPrizeOfYear(masked)) && year.test(masked)) return true
  // Between testimonials, too: no customer speaks in titles with their year.
  if (isTitleOfYear(sentence)) return true
  if (block.voice === 'customer') return false
  if (ranksCompany(masked) && countWords(sentence) <= 45) return true
  // "Broker of the Year, Midlands Institute, 2019 and 2022." in a text about the company.
  const opensWithAward = awardNoun.test(masked.split(' ').slice(0, 4).join(' ')) && year.test(masked)
  const maySay = page.kind === 'about' || (block.region === 'main' && /^(?:home|testimonials|other)$/.test(page.kind))
  if (opensWithAward && countWords(sentence) <= 20 && maySay && !priced.test(masked) && !isPrizeGiving(masked))
    return true
  // A prize that the company's own page dates needs no "we" ("Our cheese" may be "the tomme").
  if (awardNoun.test(masked) && won.test(masked) && year.test(masked) && page.kind !== 'services') return true
  return (
    awardCue(page, site).test(masked) &&
    isNamed(masked) &&
    (won.test(masked) || held.test(masked) || year.test(masked) || isShort) &&
    (own.test(masked) || isShort)
  )
}

const fromSentences = (
  site: Site,
  brand: string | null,
  holds: (block: Block, sentence: string, masked: string, page: PageModel, site: Site) => boolean,
): Perception | null => {
  for (const page of pagesOf(site)) {
    for (const block of page.blocks.filter(isRead)) {
      for (const sentence of sentencesOf(block.text, site.language))
        if (holds(block, sentence, maskBrand(fold(sentence), brand), page, site)) return found(sentence, page)
    }
  }
  return null
}

/** How many use what the company makes; in a block of its own, or a sentence of the pages about the company. */
export const findUse = (site: Site, brand: string | null): Perception | null =>
  fromSentences(
    site,
    brand,
    (block, sentence, masked, page) =>
      block.voice === 'own' &&
      isAboutCompany(page) &&
      block.region === 'main' &&
      countWords(sentence) >= 5 &&
      !isQuotation(block, sentence) &&
      inUse.test(masked),
  )

/** What others hold of the company where it can be checked: the mark of many reviews, an award, a number who trust it. */
export const findEvidence = (site: Site, brand: string | null): Perception | null =>
  fromRating(site) ??
  fromSentences(site, brand, isAward) ??
  fromSentences(
    site,
    brand,
    // "Trusted by 3,000 teams" over a strip of marks is a heading, no statement.
    (block, sentence, masked) =>
      block.voice === 'own' &&
      block.level === 0 &&
      countWords(sentence) >= 6 &&
      !isQuotation(block, sentence) &&
      trust.test(masked),
  )
