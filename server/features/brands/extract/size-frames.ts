import { sizes } from './lexicons/sizes.ts'
import { numberWords } from './number-words.ts'
import { fold, foldedPattern } from './text.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const baseLanguages: readonly BaseLanguage[] = ['en', 'de', 'fr', 'es', 'it']

/** A year is no head count. */
const digits = String.raw`(?!(?:19|20)\d\d(?![\d.,]))\d{1,3}(?:[.,' ]\d{3})+(?!\d)|(?!(?:19|20)\d\d(?![\d.,]))\d{1,6}(?![\d.,]*\d)`

const wordsIn = (language: BaseLanguage): string =>
  [...numberWords[language].keys()].toSorted((left, right) => right.length - left.length).join('|')

const ordinal = String.raw`(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft|(?:drei|vier|fünf|sech|sieb|acht|neun)zehnt|(?:[a-z]+und)?(?:zwanzig|dreissig|vierzig|fünfzig)st)`

const expand = (source: string, language: BaseLanguage): RegExp => {
  const { staff, persons, kind, now, after, about } = sizes[language]
  const people = `(?:(?:${kind}) )?(?:(?:${staff})(?![a-z])|${persons})(?![a-z])`
  const spelled = source
    .replaceAll('PEOPLE', `(?:${people})`)
    .replaceAll('STAFF', `(?:(?:${kind}) )?(?:${staff})(?![a-z])`)
    .replaceAll('END', `(?=[,.:;!)]|$| (?:${after})(?![a-z]))`)
    .replaceAll('AFTER', `(?:${after})(?![a-z])`)
    .replaceAll('ORDINAL', `${ordinal}(?![a-z])`)
    .replaceAll('KIND', `(?:${kind})`)
    .replaceAll('NOW', `(?:${now})`)
    .replaceAll('#', `(?:[~+]|(?:${about}) )?(?:${digits}|(?:${wordsIn(language)})(?![a-z]))\\+?`)
  return foldedPattern(`(?<![a-z0-9@])(?:${spelled})`)
}

/** The patterns of a language: its sentences, a count alone in its box, the people beside a label, a label with its count. */
const rulesOf = (language: BaseLanguage) => ({
  sentences: sizes[language].frames.map((source) => expand(source, language)),
  count: expand('^(# STAFF)[.!]?$', language),
  people: expand('^# (?:PEOPLE)$', language),
  label: expand(`^(${sizes[language].labels}) ?[:-] ?(#(?: ?(?:-|to|bis|à|a) ?#)?(?: PEOPLE)?)$`, language),
  first: expand('^# PEOPLE(?=,|$)', language),
})

export const sizeRules = baseLanguages.map((language) => rulesOf(language))

const amounts = new RegExp(
  `(?<![a-z\\d])(?:(${digits})|(${baseLanguages.map((language) => wordsIn(language)).join('|')})(?![a-z]))`,
)
const values = new Map(baseLanguages.flatMap((language) => [...numberWords[language]]))

/** The number that a text about the size of a company gives; null for "zu neunt" and the like. */
export const amountIn = (text: string): number | null => {
  const match = amounts.exec(fold(text))
  if (!match) return null
  return match[1] ? Number(match[1].replaceAll(/\D/g, '')) : (values.get(match[2] ?? '') ?? null)
}

const seasons =
  '(?<!toute la |tutta la )(?:seasons?|summer|harvest|christmas|peak|saison|sommer|ernte|weinlese|hochbetrieb|ete|vendanges?|temporada|verano|vendimia|campana|stagione|estate|vendemmia|raccolta)'
const departments =
  '(?:warehouse|kitchen|support|help ?desk|customer|sales|marketing|development|production|night shift|call cent(?:re|er)|lager|kuche|versand|vertrieb|entwicklung|service|kundendienst|hotline|nachtschicht|verwaltung|buchhaltung|entrepot|cuisine|service client|accueil|almacen|cocina|atencion|ventas|magazzino|cucina|assistenza|vendite|spedizioni)'
const place =
  "(?:in|on|at|im|in der|in dem|en|dans|au|aux?|nel|nella|in) (?:our |the |unserem |unserer |notre |nuestr[oa] |el |la |le |l'|il |nostr[oa] )?(?:[a-z]+ )?"

/** Earlier or later than now, without a word such as "today" after it. */
const notNow =
  /\b(?:were|was|had|started|began|grew from|used to|waren|hatten?|begann|begannen|starteten?|startete|etions|avions|comptait|employait|etait|eramos|teniamos|empezamos|empezaron|empezo|era|eran|eravamo|avevamo|contava|impiegava|iniziato|iniziammo|will|by 20\d\d|bis 20\d\d|wollen|wir werden|werden wir|d'ici|serons|seremos|para 20\d\d|entro il|saremo|if|wenn|si vous)\b(?!.*\b(?:now|today|currently|later|since|heute|inzwischen|mittlerweile|derzeit|aktuell|aujourd'hui|desormais|plus tard|hoy|ahora|actualmente|oggi|adesso|ormai)\b)/

const others =
  /\b(?:for|from|with|companies|businesses|firms|clients?|customers?|members|pupils|students|guests|helped|trained|kund\w+|mandant\w+|gast\w*|unternehmen (?:mit|von|ab)|betriebe (?:mit|von|ab)|firmen mit|entreprises? de|clients?|adherents?|empresas (?:de|con)|aziende (?:con|da)|clientes?|socios|alumn[oa]s|clienti?|cliente|partners?)\s+(?:(?!(?:and|und|et|y|e)\s)\S+\s+){0,3}$/

const partBefore =
  /\b(?:of whom|of them|davon|darunter|dont|di cui|de ell[oa]s|de los que|including|einschliesslich|y compris|incluid[oa]s|tra cui)[ ,]+(?:\S+ ){0,3}$/

const clauseBefore = new RegExp(
  `^(?:\\S+ ){0,3}${seasons}\\b[^,]{0,20},|\\b(?:${seasons}|${place}${departments})\\b[^,;:]*$`,
)
const clauseAfter = new RegExp(
  `^(?:(?! (?:and|und|et|y|e) )[^,;:.]){0,40}\\b(?:${seasons}|${departments}(?!, [a-z]+,? (?:und|and|et|y|e) ))\\b|^[^,;:.]{0,12}\\b(?:in|at|im|in der) (?:our |the |unserem |unserer )?[a-z]+ (?:office|plant|branch|shop|store|depot|filiale|werk)\\b|^ (?:a|per|each|every|pro|par|por|al|alla) (?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|an|dia|semana|mes|ano|giorno|settimana|mese|anno)\\b|^ (?:short|(?:to|aged|who have (?:bought|joined|trained)))\\b`,
)
const addend =
  /\b(?:another|a further|plus(?! d[ei] )|weitere|d'autres|otr[oa]s|altr[ie])(?: (?:about|around|some|rund|etwa|environ|unos|unas|circa))? (?:\d+|[a-z-]+) (?:\S+ )?|^,? ?(?:and|und|et|y|e|sowie) \S+ (?:apprentices?|trainees|freelancers?|azubis|auszubildenden?|lehrlingen?|apprentie?s|alternants|aprendices|apprendisti)\b/
/** "1,140 employees in 26 firms", "haben wir 300 Mitarbeiter geschult": the staff of those who were served. */
const staffOfOthers =
  /^[^,;:.]{0,30}\b(?:in|at|from|of|across|aus|von|bei|dans|de|en|di|presso|da) (?:over |more than |about |around |uber |rund |mehr als |plus de |mas de |oltre )?\d+ (?:[a-z]+ )?(?:firms|companies|businesses|clients|customers|organi[sz]ations|employers|firmen|betriebe\w*|unternehmen|kunden|entreprises|societes|clients|etablissements|empresas|clientes|aziende|imprese|clienti)\b|^[^,;:.]{0,80}\b(?:(?:aus|ein|an|auf|nach|unter)?ge[a-z]{2,}(?:t|en)|[a-z]{2,}iert|(?:be|ver)[a-z]{3,}t|unterrichtet|untersucht|unterwiesen)(?=$|[.,;!])|^[^,;:.]{0,20} (?:of|der|des|de|di|dei|degli|unserer) (?:our |the |nos |nuestros |nostri )?(?:clients?|customers?|kunden|kundenbetriebe\w*|clientes|clienti)\b/
const firmsBefore =
  /\b\d+ (?:[a-z]+ )?(?:firms|companies|businesses|clients|customers|organi[sz]ations|firmen|betriebe\w*|unternehmen|kunden|entreprises|societes|empresas|clientes|aziende|imprese|clienti) (?:[a-z]+ ){0,3}$/

const birthday = /\b(?:birthday|anniversary|geburtstag|jubilaum|years? old|jahre? alt)\b/

/** Whether the words around a count say that it is not all people of the company today: a part, a season, others, the past. */
export const isOtherCount = (sentence: string, start: number, end: number): boolean => {
  const before = sentence.slice(0, start)
  const after = sentence.slice(end)
  const plain = after.replace(addend, (found) =>
    /\d|apprenti|trainee|azubi|auszubild|lehrling|alternant|aprendi/.test(found) ? '@@' : found,
  )
  return (
    plain.includes('@@') ||
    notNow.test(before) ||
    others.test(before) ||
    partBefore.test(before) ||
    clauseBefore.test(before) ||
    clauseAfter.test(after) ||
    staffOfOthers.test(after) ||
    firmsBefore.test(before) ||
    birthday.test(sentence)
  )
}
