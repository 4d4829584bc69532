import { fold } from './text.ts'
import type { Block } from './model.ts'

/** Sectors whose names stand beside the work of their suppliers, in folded text of the five languages. */
const sector =
  "(?:(?:the |die |den |der |das |dem |l'|la |le |les |el |los |las |il |lo |gli |i |all'|alla |aux? )?(?:automo[a-z]+(?:-?[a-z]+)?|aviation|aerospace|aircraft|airlines?|airports?|luft- und raumfahrt[a-z]*|(?:luft|raum)fahrt[a-z]*|flugzeug[a-z]*|aeronauti[a-z]*|aerospa[a-z]+|medizintechnik[a-z]*|pharma[a-z-]*|medical(?: devices?| technology)?|medtech|healthcare|hospitals?|hospitales|hopita[a-z]+|ospedali|kliniken|krankenhauser|schools?|schulen|ecoles|escuelas|scuole|energ[a-z]+|elektrotechnik|elektroindustrie|maschinenbau[a-z]*|bahn[a-z]*|railways?|rail|bau(?:industrie|gewerbe|wirtschaft|branche)|construction|agricultur[ae]?l?|agricol[ae]|agri-?food|agro[a-z]*|landwirtschaft[a-z]*|landtechnik|lebensmittel[a-z]*|food(?: and (?:drink|beverage))?|gastronomi[ea]|gastgewerbe|hotellerie|hospitality|hostelrer?ia|hosteleria|ristorazione|nautic[ao]|marine|telecom[a-z]*|defen[cs]e|defensa|difesa|[a-z]+industrie|ferroviaire?|ferroviari[ao]|medic(?:al|ale|o|a|ina)|sanita(?:rio|ria|ire|d)?|sante|salud))"
const industryWord =
  '(?:industr(?:y|ies|ie|ia)|sectors?|secteurs?|sector(?:es)?|settor[ei]|branchen?|customers|clients?|kunden|clientes|clienti)'

/** "The automotive industry", "secteur aeronautique": a sector named as such is where customers are. */
const named = new RegExp(
  `(?<![a-z])(?:${sector} ${industryWord}|${industryWord} (?:de |du |des |del |dell[ao'] ?|de la |de l')?${sector})(?![a-z])`,
  'g',
)

/** A list of those a thing is for, by the word for "for" and some sector in it ("fur medizintechnik, automobil und bahn"). */
const listed = (forWord: string): RegExp =>
  new RegExp(
    `(?<=\\S )(?:${forWord}) (?=[^.;:!?|()]{0,80}(?<![a-z])${sector}(?![a-z]))[^.,;:!?|()]{1,50}(?:, [^.,;:!?|()]{1,40})*`,
    'g',
  )

/** Folded text without the sectors that a company serves. */
export const withoutSectors = (folded: string, forWord: string): string =>
  folded.replaceAll(listed(forWord), ' ').replaceAll(named, ' ')

/** A heading over those who are served. */
const servedHeading =
  /^(?:(?:the |our |unsere |die |nos |les |nuestros |los |i nostri |i )?(?:branchen|industries|industry sectors|sectors|markets|markte|secteurs(?: d'activite)?|marches|sectores|mercados|settori|mercati)(?: (?:we (?:serve|supply|work (?:in|with)|work for)|served|servis|atendidos|serviti|di applicazione|d'application|de aplicacion|und anwendungen|and applications))?|who we (?:serve|work (?:for|with)|supply)|(?:fur wen|wen) wir [a-z ]{3,30}|pour qui nous [a-z]{3,20}|para quien(?:es)? trabajamos|per chi lavoriamo|a quien(?:es)? servimos|qui nous servons|anwendungsgebiete|einsatzbereiche|applications?|applicazioni|aplicaciones) ?[.:?]?$/

/** The blocks under a heading over those who are served, with the heading. */
export const servedBlocks = (blocks: Block[]): Set<Block> => {
  const served = new Set<Block>()
  let level = 0
  for (const block of blocks) {
    const isHeading = block.level > 0 && block.level < 7
    if (isHeading && level > 0 && block.level <= level) level = 0
    if (isHeading && level === 0 && servedHeading.test(fold(block.text))) level = block.level
    if (level > 0 && block.region !== 'footer' && block.region !== 'nav') served.add(block)
  }
  return served
}
