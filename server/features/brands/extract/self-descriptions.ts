import { maskBrand } from './headings.ts'
import { fold, sentencesOf } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Block, PageModel, Site } from './model.ts'

/** Folded words in which a company says what it is or makes, the sentence as written, and its page. */
export type SelfDescription = { text: string; sentence: string; page: PageModel }

/** "We are a …", "@ is the …", "we manufacture …" in folded text; `@` stands for the brand. */
const openings: Record<BaseLanguage, RegExp> = {
  en: /(?:(?<![a-z])(?:we are|we're|i am|i'm|(?:our|the) (?:company|firm|business) is)|@(?:,[^,.]{1,60},)? (?:is|are)) (?!hiring|looking|(?:[a-z-]+ ){0,3}(?:members?|partners?|sponsors?|supporters?|customers?|winners?|finalists?|neighbours?)(?![a-z]))(?=(?:an?|the|your|one of) |specialist|(?:[a-z-]+ ){0,2}[a-z]{3,}(?:ers|ors|ists|ects|ians|smiths)(?![a-z]))|(?:(?<![a-z])we|@) (?:[a-z]+(?:,| and) )?(?=manufactures?(?![a-z]))|^(?:industry|sector|business|line of business|trade) ?: /,
  de: /(?:(?<![a-z])(?:wir sind|ich bin|sind wir)|@(?:,[^,.]{1,60},)? ist) (?=ein|der |die |das |ihre? |spezial|hersteller)|(?:(?<![a-z])wir|@) (?=fertig(?:en|t)(?![a-z])|produzier|fabrizier)|^(?:branche|gewerbe|tatigkeit|geschaftszweig|unternehmensgegenstand) ?: /,
  fr: /(?:(?<![a-z])(?:nous sommes|je suis)|@(?:,[^,.]{1,60},)? est) (?=une? |la |le |l'|les |des |votre |specialis|fabricant)|(?:(?<![a-z])nous|@) (?=fabriqu|produis)|^(?:secteur(?: d'activite)?|activite|branche|metier) ?: /,
  es: /(?:(?<![a-z])(?:somos|soy)|@(?:,[^,.]{1,60},)? es) (?=una? |el |la |los |las |tu |su |especiali|fabricante|distribuidor)|(?<![a-z])(?=(?:fabricamos|producimos)(?![a-z]))|@ (?=(?:fabrica|produce)(?![a-z]))|^(?:sector|actividad|ramo) ?: /,
  it: /(?:(?<![a-z])siamo|@(?:,[^,.]{1,60},)? e) (?=una? |un'|il |la |l'|lo |specializ|produttor)|(?<![a-z])(?=(?:fabbrichiamo|produciamo)(?![a-z]))|@ (?=(?:fabbrica|produce)(?![a-z]))|^(?:settore|attivita|ramo) ?: /,
}

/** What follows is no longer what the company is: where it is, since when, for whom and with what. */
const endings: Record<BaseLanguage, RegExp> = {
  en: /[.,;:!?()]| (?:that|which|who|for|with|based|from|serving|helping|working|to|where|when|and we|since|near|after) /,
  de: /[.,;:!?()]| (?:fur|mit|aus|seit|bei|und wir|wenn|weil|nach) /,
  fr: /[.,;:!?()]| (?:qui|que|pour|avec|situee?s?|depuis|basee?s?|et nous|chez|ou|apres) /,
  es: /[.,;:!?()]| (?:que|para|con|desde|ubicad[oa]s?|y nos|donde|tras) /,
  it: /[.,;:!?()]| (?:che|per|con|dal|dalla|situat[oaie]|e ci|dove|dopo) /,
}

/** A trade stands near the verb; what comes later qualifies it. */
const longest = 90
const isTold = (block: Block): boolean =>
  block.voice === 'own' && !block.isQuote && !block.isLink && block.region !== 'nav' && block.text.length < 1_500

const inSentence = (sentence: string, language: BaseLanguage, brand: string | null): string | null => {
  const folded = maskBrand(fold(sentence), brand)
  const opening = openings[language].exec(folded)
  if (!opening) return null
  const rest = folded.slice(opening.index + opening[0].length).slice(0, longest)
  const end = rest.search(endings[language])
  return (end === -1 ? rest : rest.slice(0, end)).trim()
}

const isStating = (page: PageModel, site: Site): boolean =>
  (page === site.home || page.kind === 'about' || page.kind === 'imprint') &&
  (page.language === null || page.language === site.language)

/** What the company says that it is or makes, in sentences of its home page, its imprint and its pages about itself. */
export const selfDescriptions = (site: Site, brand: string | null): SelfDescription[] =>
  site.pages
    .filter((page) => isStating(page, site))
    .flatMap((page) =>
      page.blocks
        .slice(0, 400)
        .filter(isTold)
        .flatMap((block) => sentencesOf(block.text, site.language))
        .flatMap((sentence): SelfDescription[] => {
          const text = inSentence(sentence, site.language, brand)
          return text ? [{ text, sentence, page }] : []
        }),
    )
