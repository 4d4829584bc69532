import { fold, foldedPattern } from './text.ts'

/** Who ranks and lists firms: papers, guides, portals, institutes. */
const judge = foldedPattern(
  '(?<![a-z])(?:magazines?|journal|newspaper|guide|guidebook|rankings?|league table|survey|index|[a-z-]*institute|council|association|[a-z]*zeitschrift|[a-z]*magazin|[a-z]*portal|[a-z]*zeitung|[a-z]*führer|rangliste|bestenliste|vergleich|[a-z]*institut|[a-z]*verband|palmarès|classement|revue|guide|magazine|baromètre|hebdomadaire|revista|guía|ranking|clasificación|diario|instituto|asociación|rivista|guida|classifica|mensile|quotidiano|istituto|associazione)(?![a-z])',
)

/** "… ranks us among the best": somebody else does it, and the company is whom it is done to. */
const ranksUs = foldedPattern(
  `(?<![a-z])(?:(?:ranks?|ranked|lists?|listed|counts?|counted|names?|named|rates|rated|places?|placed) (?:us|@) (?:[a-z ]{0,20})?(?:among|as one|one of|in the top|top|first|best|second|third)|(?:zählte?n?|führt|führte|listete?|wählte?|kürte?|rechnet|reihte?) uns (?:[a-z\\d]+ ){0,6}(?:zu den|unter (?:den|die)|auf platz|als|zum|zur)|nous (?:classe|cite|place|compte|range|retient|désigne|distingue)(?:nt)? (?:[a-z\\d]+ ){0,5}(?:parmi|dans les|comme|au (?:premier|deuxième|troisième)|n° ?1|meilleure?)|nos (?:sitúan?|clasifican?|incluyen?|cuentan?|colocan?|señalan?|eligió|nombró|incluyó|situó) (?:[a-z\\d]+ ){0,5}(?:entre|como|en el (?:top|primer|segundo|tercer)|mejor)|ci (?:colloca|inserisce|annovera|classifica|include|segnala|indica|ha (?:inserito|inserita|inseriti|collocato|collocati|segnalato|segnalati))(?:no)? (?:[a-z\\d]+ ){0,5}(?:tra|fra|come|al (?:primo|secondo|terzo)|miglior[ei]))(?![a-z])`,
)

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/

/** Whether a masked sentence says that a paper, a guide or an institute ranks the company, or since when somebody does. */
export const ranksCompany = (masked: string): boolean =>
  ranksUs.test(masked) && (judge.test(masked) || year.test(masked))

/** "Conservation Farm of the Year, 2021": a title by itself, with its year. */
const titleOfYear =
  /^(?:(?:19|20)\d{2}:? )?(?:\S+ ){0,7}\p{Lu}[\p{L}'’&-]+ (?:of the Year|des Jahres|de l['’][Aa]nnée|del [Aa]ño|dell['’][Aa]nno)(?!\p{L})(?:[,:]? (?:[\p{L}'’-]+ ){0,4}\(?(?:19|20)\d{2}\)?(?:(?:,| and| und| et| y| e) (?:19|20)\d{2})*)?[.!]?$/u

/** Whether a sentence is nothing but the title of a year that somebody was given. */
export const isTitleOfYear = (sentence: string): boolean => titleOfYear.test(sentence) && year.test(sentence)

/** German compounds of "Preis" that name what something costs. */
const costs =
  'ab|aktions|anschaffungs|arbeits|basis|best|brutto|durchschnitts|einkaufs|einstiegs|eintritts|end|energie|erdgas|fest|fix|gas|gesamt|gold|grund|gunst|heizol|holz|immobilien|kauf|kilo|komplett|laden|listen|markt|menu|miet|milch|mindest|netto|neu|ol|paket|pauschal|quadratmeter|rohstoff|saison|silber|sonder|spar|spot|start|strom|stuck|stunden|tages|ticket|verkaufs|vorzugs|warme|wasser|weizen|wochen'
const prizeOfYear = new RegExp(
  `^(?:[a-z-]+ ){0,3}(?!(?:[a-z]+-)?(?:${costs})preis)[a-z-]{4,}preis (?:[a-z-]+ ){0,5}(?:19|20)\\d{2}(?![\\d.,])`,
)

/** "Hanse-Logistikpreis 2022": a prize, told from a price by its compound and its year. */
export const isPrizeOfYear = (masked: string): boolean => prizeOfYear.test(masked)

/** The evening on which prizes are given, and the call for those who want one. */
const giving = foldedPattern(
  '(?<![a-z])(?:ceremony|gala|dinner|night|nominations?|nominees|apply|entries|deadline|jury|judges|vote|voting|verleihung|[a-z]*preisverleihung|festakt|bewerbung(?:en|sschluss)?|bewerben|einreich[a-z]*|abstimm[a-z]*|cérémonie|remise|soirée|candidatures?|inscriptions?|votez|ceremonia|entrega|noche|candidaturas?|bases|inscripci[a-z]+|vota|votad|cerimonia|premiazione|consegna|serata|candidature|bando|iscrizioni|votate)(?![a-z])',
)

export const isPrizeGiving = (masked: string): boolean => giving.test(masked)

/** Under "Awards" a first place and a "prix" are won, too. */
const listedPrize =
  /(?<![a-z])(?:[a-z-]{4,}preis(?:es|e)?|prix|grand prix|platz \d{1,2}|(?:1st|2nd|3rd|first|second|third) (?:place|prize)|(?:1er|premier|2e|deuxieme|3e|troisieme) (?:prix|rang)|(?:primer|segundo|tercer) (?:premio|puesto)|(?:primo|secondo|terzo) (?:premio|posto)|gold|silver|bronze|silber|or|argent|oro|plata|argento|bronzo)(?![a-z])/

export const isListedPrize = (masked: string): boolean => listedPrize.test(masked)

const listHeading = foldedPattern(
  '^(?:ausgezeichnet|prämiert|preisgekrönt|award[- ]winning|awarded|as seen in|primés?|récompensés?|ils nous distinguent|premiados|galardonados|premiati|hanno scritto di noi|premi ricevuti)$',
)

/** A heading of one word over the prizes below it, besides their usual names. */
export const isHeadingOfPrizes = (heading: string): boolean => listHeading.test(fold(heading).replace(/[\s.:!]+$/, ''))
