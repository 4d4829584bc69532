import { fold, foldedPattern } from './text.ts'

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre'

const weekdays =
  'mon|tues|wednes|thurs|fri|satur|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi'

/** A day of the calendar: "12 March", "March 12", "12.03.", "Saturday 12". */
const day = foldedPattern(
  `(?<![a-z0-9])(?:\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?(?: ?(?:-|to|bis|au|al|y|and|und|et|e) ?\\d{1,2}(?:st|nd|rd|th|\\.)?)? (?:de |of )?(?:${months})|(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}[./]\\d{1,2}\\.(?:\\d{2,4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|(?:${weekdays})(?:day)?,? (?:the |den |le |el )?\\d{1,2})(?![a-z0-9])`,
)

/** Seasons and feasts with what is sold or held in them. */
const season = foldedPattern(
  `(?<![a-z])(?:(?:spring|summer|autumn|fall|winter|christmas|easter|valentine'?s?|mother'?s day|black friday|back to school|half-term) (?:\\w+ )?(?:collections?|menus?|sales?|offers?|specials?|editions?|programmes?|courses?|camps?|catalogue|lookbook|season|deals?|range)|(?:fruhjahrs|fruhlings|sommer|herbst|winter|weihnachts|advents|oster|ferien|jubilaums)-?(?:kollektion|aktion|angebote?|karte|menu|programm|kurse?|katalog|verkauf|markt|special|ausstellung)|(?:collection|menu|carte|offres?|soldes|programme|catalogue|stages?) (?:de |d'|du )?(?:printemps|ete|automne|hiver|noel|paques|rentree)|(?:coleccion|menu|carta|ofertas?|campana|rebajas|programa|cursos?|catalogo|campamentos?) (?:de )?(?:primavera|verano|otono|invierno|navidad|semana santa)|(?:collezione|menu|carta|offert[ae]|saldi|programma|corsi|catalogo|campi) (?:di |d'|della |dell')?(?:primavera|estate|estiv[oi]|autunno|autunnale|inverno|invernale|natale|natalizi[oae]|pasqua)|(?:collection|kollektion|coleccion|collezione|programm|programme?a?|catalogue|catalogo|katalog|season|saison|temporada|stagione) (?:ss|aw|fw|fs|hw)?20\\d\\d)(?![a-z])`,
)

/** What has just come, to be looked at or bought. */
const arrival = foldedPattern(
  "^(?:(?:brand )?new(?:s)?(?::| in | at | from | arrival| collection| menu| product| model| season)|now (?:open|available|in stock|enrol\\w*|booking)|just (?:in|arrived|landed|launched)|introducing |announcing |coming soon|(?:meet|discover|try|explore|shop) (?:the|our) (?:new|latest) |neu(?::| im | in | bei |heit)|jetzt neu|ab sofort|ab jetzt|frisch eingetroffen|(?:entdecken sie|entdecke) (?:die|unsere|den|das) neue|(?:die|der|das|unsere?) neue[nsr]? |nouveau(?:te)?s?(?: :|:| dans | chez | en )|nouvelle collection|(?:decouvrez|essayez) (?:le|la|les|notre|nos) nouve|(?:le|la|notre) nouve(?:au|lle) |vient d'arriver|bientot|nuev[oa]s? (?:coleccion|menu|carta|modelo|producto|tienda|web|curso)|ya (?:disponible|esta aqui|llego|ha llegado)|novedad|llega (?:el|la|los|las) |(?:descubre|prueba) (?:el|la|los|las|nuestr\\w+) (?:nuev|ultim)|nuov[oaie] (?:collezione|menu|carta|modello|prodotto|negozio|sito|corso|arriv)|novita|(?:e|sono) arrivat|ora disponibile|(?:scopri|prova) (?:il|la|i|le|l'|la nostra|il nostro) ?nuov)",
)

/** Where and when people may come, and whom the company looks for. */
const invitation = foldedPattern(
  "(?<![a-z])(?:join us (?:at|for|on)|open (?:day|house|weekend|evening)s?|save the date|visit us at|see us at|meet us at|(?:stand|booth|halle|hall|pabellon|padiglione) [a-z]?\\d|webinar|get your tickets|tickets? (?:on sale|available|now)|we'?(?: a)?re (?:hiring|recruiting|looking for)|join our team|vacanc(?:y|ies)|tag der offenen tur|offene tur|besuchen sie uns (?:auf|am|bei)|wir suchen|verstarkung gesucht|mitarbeiter gesucht|stellenangebot\\w*|wir stellen ein|(?:journees?|week-end|weekend) portes? ouvertes?|portes ouvertes|retrouvez-nous|rejoignez(?:-nous| notre equipe)|nous recrutons|on recrute|jornadas? de puertas abiertas|puertas abiertas|visitanos en|te esperamos|unete a nuestro equipo|buscamos (?:un|a|personal)|estamos contratando|porte aperte|open day|vieni a trovarci|vi aspettiamo|ti aspettiamo|cerchiamo (?:un|personale|collaborator)|lavora con noi|unisciti al (?:nostro )?team)(?![a-z])",
)

const price = /[€£$] ?\d|\d ?(?:€|£|euros?\b|eur\b|chf\b)/

/** Over what is on for some days or weeks. */
const ofNow = foldedPattern(
  "^(?:(?:what's )?(?:on )?(?:right now|at the moment|currently|this (?:week|month|season|weekend))|now (?:on|showing)|what's on|zur ?zeit|derzeit|momentan|aktuell|gerade|diese (?:woche|saison)|diesen monat|en ce moment|actuellement|ces jours-ci|cette (?:semaine|saison)|ce mois-ci|a l'affiche|en (?:estos momentos|este momento)|ahora mismo|actualmente|estos dias|esta (?:semana|temporada)|este mes|in questo momento|al momento|attualmente|in questi giorni|questa (?:settimana|stagione)|questo mese|in programma)(?: (?:at|in|on|bei|im|à|a|au|chez|dans|en|nel|nella|al|alla|da) .{1,30})?[ :.…]*$",
)

/** A person with a title, and nothing else. */
const person =
  /^(?:dr|prof|herr|frau|mrs?|ms|mme|dott|dott\.ssa|avv|ing|sig|sig\.ra|dra?|don|dona)\.? (?:[a-z.'-]+ ?){1,4}$/

/**
 * Whether words speak of something that passes or of somebody: a season's wares, what has just come, an event, a job, a
 * price, one person. They stand first on many a home page and say nothing of what the company is.
 */
export const isPassing = (text: string): boolean => {
  const folded = fold(text)
  return [day, season, arrival, invitation, ofNow, price, person].some((one) => one.test(folded))
}
