import { fold, foldedPattern } from './text.ts'
import type { Site } from './model.ts'

/** Services that a customer may need besides, and that most firms leave to others: a firm that offers one names it first. */
const besides = foldedPattern(
  `(?<![a-z])(?:${[
    "tow(?:ing)?(?: (?:company|service|truck|firm))?|roadside (?:assistance|help|service|recovery)|breakdown (?:service|recovery|cover)|(?:auto(?:mobile)?|motor(?:ing)?) (?:club|association)|(?:utility|gas|water|power|cable|buried) (?:lines?|locat\\w+|marking)|(?:before you|call before|one) ?(?:dig|call)(?![a-z])|(?:financing|finance|credit|leasing) (?:company|provider|partner|is|through)|lenders?|poison (?:control|cent(?:re|er))|crisis (?:line|hotline)|suicide|animal control|(?:the )?manufacturer's|warranty (?:company|provider|line)|our [a-z-]+(?: [a-z-]+)? (?:network|cooperative|buying group|franchisor|provider|manufacturer|vendor)'s",
    'abschlepp[a-z]*|pannen(?:hilfe|dienst|ruf)|automobilclub|leitungsauskunft|(?:vor dem|ehe sie) (?:graben|baggern)|finanzierungspartner|kreditgeber|leasinggesellschaft|giftnotruf|telefonseelsorge|krisendienst|sperr-?notruf|(?:des|vom|beim) herstellers?|garantiegeber|(?:nummer|hotline) (?:des|der|unseres|unserer) [a-z-]*(?:verbunds?|verbandes|netz(?:es|werks?)|herstellers|einkaufsgenossenschaft)',
    'depann(?:age|eurs?)(?: (?:auto|routier))?|remorquage|assistance routiere|(?:reseaux|cables) enterres|avant de creuser|organisme (?:de credit|de financement)|societe de (?:credit|leasing)|centre antipoison|sos [a-z]+|(?:du|chez le) (?:fabricant|constructeur)|(?:numero|ligne)(?: [a-z]+)? (?:de|du) (?:notre reseau|reseau|fabricant|constructeur)',
    '(?:servicio de )?gruas?|asistencia en carretera|automovil club|antes de (?:excavar|cavar)|redes enterradas|(?:entidad|financiera) (?:de credito|colaboradora)|financieras?|toxicologia|telefono de la esperanza|(?:del|al) fabricante|(?:linea|numero|telefono) (?:[a-z]+ )?(?:de nuestra|de la) red',
    'carro attrezzi|carroattrezzi|soccorso stradale|automobile club|prima di scavare|(?:reti|cavi) interrat[ei]|(?:societa|ente) (?:di (?:credito|leasing)|finanziari[ao])|finanziari[ae]|centro antiveleni|telefono amico|(?:del|dal) produttore|della casa (?:madre|costruttrice)|(?:linea|numero)(?: verde)? (?:della nostra|della) rete',
  ].join('|')})(?![a-z])`,
)

/** "Dial 811 or …": the long number of what the public reaches by a short one. */
const longForShort =
  /(?<![a-z])(?:dial|call|text|ring|phone|wahlen sie|wahle|rufen sie|unter|composez|appelez|faites|au|marque|marca|llame al|llama al|al|componete|componi|chiamate il|chiama il|fate|il) ?(?:the |die |den |le |el |il )?1?\d{2,3}(?: ?\d{3})? (?:or|oder|ou|o|bzw\.)(?: (?:on|unter|au|le|al|il))? ?$/

/** Firms that the company itself uses, or sends its customers to, are named before their number. */
const uses = foldedPattern(
  `(?<![a-z])(?:(?:we|i) (?:use|always use|like|trust|work with|rely on|partner with|go with|suggest|recommend|buy from|get (?:it|them|ours) from)|(?:send|refer|point) you to|wir (?:nutzen|nehmen|empfehlen|vertrauen auf|arbeiten mit|verlassen uns auf|beauftragen|beziehen (?:[a-z]+ )?von)|(?:schicken|verweisen) (?:wir )?sie (?:zu|an|zum|zur)|(?:nous|on) (?:travaille|travaillons|collabore|collaborons) avec|nous (?:faisons|faisons toujours) (?:appel|confiance) a|on fait (?:appel|confiance) a|nous (?:utilisons|recommandons|conseillons)|vous (?:envoyons|adressons|orientons) (?:a|chez|vers)|(?:trabajamos|colaboramos) con|(?:usamos|recomendamos|recurrimos a|confiamos en|acudimos a)|(?:enviamos|remitimos|mandamos) a|(?:lavoriamo|collaboriamo) con|(?:usiamo|consigliamo|ci affidiamo a|ci rivolgiamo a|ci appoggiamo a)|(?:mandiamo|indirizziamo) (?:da|a|dal|alla)) (?:(?:our|the|unsere?[mnr]?|den|die|das|der|dem|notre|nos|nuestr[oa]s?|los|las|el|la|le|les|il|lo|gli|i|nostr[oaie]|friends at|freunde[nr]?|von|amis de|amigos de|amici di) ){0,4}$`,
)

/** A proper name of two words or more. */
const name = /\p{Lu}[\p{L}\d&'’.-]+(?: (?:(?:&|of|and|und|et|y|e|de|du|di|del|della) )?\p{Lu}[\p{L}\d&'’.-]+)+/gu

/** What the site says of itself first: its title, description, menu and headings but for questions. */
const isOffered = (site: Site, word: string): boolean => {
  const stem = word.slice(0, Math.max(4, word.length - 3))
  const first = site.pages.flatMap((page) =>
    page.blocks.filter((one) => (one.level > 0 && !one.text.endsWith('?')) || one.region === 'nav'),
  )
  return [site.home.title, site.home.meta.get('description')?.[0] ?? '', ...first.map((one) => one.text)].some((text) =>
    fold(text).includes(stem),
  )
}

/**
 * Whether the sentence before a number names somebody whom the company uses or sends its customers to, or a service that
 * it does not offer itself: a towing firm, a roadside club, a lender, those who mark buried lines.
 */
export const isHelpersNumber = (before: string, site: Site): boolean => {
  const folded = fold(before)
  if (longForShort.test(folded)) return true
  if ([...before.matchAll(name)].some(({ index }) => uses.test(folded.slice(0, index)))) return true
  const word = besides.exec(folded)?.[0]
  return word !== undefined && !isOffered(site, word)
}
