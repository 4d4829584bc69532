import { getDomain } from 'tldts'
import { fold, foldedPattern, sentencesOf } from './text.ts'
import type { Block, PageModel, Site } from './model.ts'

/** Whoever else a page names with a number: carriers, insurers, authorities, advisers, houses to sleep in, funders. */
const strangers = foldedPattern(
  String.raw`(?<![a-z])(?:` +
    [
      'authority|authorities|council offices?|ministry|embassy|consulate|chamber of|regulator|ombudsm[ae]n|police|insurers?|insurance company|underwrit\\w+|carriers?|couriers?|parcel service|tax advis[eo]rs?|our (?:accountants?|bank|landlords?|suppliers?|partners?|neighbours?|distributors?|importers?|printers?|freight)|partner (?:hotels?|garages?|shops?|clinics?|firms?)|them directly|with them|their (?:\\w+ )?(?:help ?lines?|hot ?lines?|support|help ?desk|switchboard|customer (?:care|service))|(?:nearby|neighbouring|next door|next-door)|(?:the )?(?:hotel|inn|campsite|b&b|guest ?house|hostel)s? (?:nearby|next door|opposite|down the road|around the corner)|co-?funded|funded by',
      'behorde\\w*|\\w*aufsicht|\\w*amt|ministerium|kammer|regierung von|bezirksregierung|versicherer|versicherungs?\\w*|\\w*haftpflicht\\w*|spedition|paketdienst|zusteller|versandpartner|deren (?:\\w+ )?(?:hotline|kundendienst|service\\w*|support|nummer|zentrale)|unser(?:e[mnrs]?)? (?:steuerberater\\w*|partner\\w*|nachbar\\w*|vermieter\\w*|bank|druckerei|spediteur|lieferant\\w*)|partner(?:hotel|betrieb|kanzlei|praxis|werkstatt)\\w*|steuerberater(?:in)?|nebenan|gegenuber|in der nahe|gefordert (?:durch|von)|kofinanziert',
      "autorite|prefecture|ministere|mairie|chambre (?:de|des|d')|leur (?:\\w+ )?(?:service|support|assistance|hotline|standard|numero)|assureurs?|assurance(?: professionnelle)?|compagnie d'assurances?|mediateur|transporteurs?|notre (?:partenaire|comptable|expert-comptable|banque|imprimeur|voisin\\w*|assureur|fournisseur|distributeur)|(?:hotel|gite|camping|garage|restaurant)s? (?:partenaires?|voisins?|a cote)|a proximite|cofinance\\w*|finance par|avec le soutien",
      'autoridad(?:es)?|ministerio|ayuntamiento|consejeria|junta de|delegacion|camara de|(?:en|a) su (?:linea|telefono|servicio) de (?:ayuda|atencion|asistencia)|asegurador[ae]s?|compania de seguros|seguro de|transportistas?|agencia de transporte|mensajeria|nuestr[oa] (?:gestor\\w*|asesor\\w*|banco|imprenta|vecin[oa]s?|proveedor|distribuidor|colaborador)|(?:hotel|hostal|restaurante|taller|camping)(?:es)? (?:colaborador|cercan|vecin|de al lado)\\w*|al lado|cofinanciad\\w*|financiad\\w+ por',
      'autorita|ministero|comune di|regione|prefettura|camera di commercio|(?:il|al) loro (?:\\w+ )?(?:numero|servizio|supporto|assistenza|centralino)|assicurazion[ei]|compagnia assicurativa|assicurator[ei]|corriere|corrieri|spedizioniere|(?:il )?nostr[oa] (?:commercialista|consulente|banca|tipografia|vicin[oa]|fornitore|distributore|partner|assicuratore)|(?:hotel|agriturism[oi]|b&b|albergo|alberghi|ristorante|campeggio|officina|garage) (?:vicin|convenzionat|partner|accanto|di fronte|affiliat)\\w*|agriturismo|nelle vicinanze|qui vicino|cofinanzia\\w*|finanziat\\w+ (?:da|dal)|progetto realizzato',
    ].join('|') +
    ')(?![a-z])',
)

/** Number of a policy, a licence, a register or an account in the same sentence. */
const papers =
  /(?<![a-z])(?:rc ?pro|polices?|policy|poliz[ae]|versicherungsschein\w*|contrat|garantie financiere|immatricul\w+|iscri(?:tt\w+|zione)|licen[zc]\w+|ordinan\w+|decret\w*|delibera|ordonnance|arrete|bescheid|aktenzeichen|az\.|inscri(?:ta|to|pcion|te|t)|tomo|folio|hoja|conto|cuenta|compte|konto)(?![a-z])/

const company =
  /(?<![\p{L}\d])(?:GmbH|mbH|AG|KG|e\.? ?V\.|OHG|UG|Ltd|Limited|LLP|LLC|Inc|Corp|PLC|plc|SARL|SAS|SASU|EURL|S\.A\.R\.L|S\.?r\.?l|S\.?p\.?A|S\.?n\.?c|S\.L|SL|S\.A|SA|SLU|S\.L\.U|SCOP)(?![\p{L}\d])/u

const toUs =
  /\b(?:us|uns|nous|notre|nos|our|we|wir|unser\w*|chiamateci|chiamaci|contattateci|contattaci|scriveteci|llamanos|llamenos|escribenos|contactanos|nuestr[oa]s?|nostr[oaie])\b/

/** The sentence, or line, that holds a position of a block's text, up to that position. */
const sentenceBefore = (block: Block, at: number, site: Site): string => {
  const before = block.text.slice(0, at)
  const line = block.lines.find((one, index) => {
    const start = block.lines.slice(0, index).join(' ').length
    return at >= start && at <= start + one.length + 1
  })
  const sentence = sentencesOf(before, site.language).at(-1) ?? before
  if (block.lines.length < 2 || !line) return sentence
  const part = line.slice(0, Math.max(0, at - block.text.indexOf(line)))
  return part.length < sentence.length ? part : sentence
}

const addresses = /(?:https?:\/\/|www\.)[\p{L}\d.-]+/giu

const namesForeignDomain = (text: string, site: Site): boolean =>
  [...text.matchAll(addresses)].some(([found]) => {
    const domain = getDomain(found)
    return domain !== null && domain !== site.domain
  })

/** A capital within a sentence, not after a word of place, marks a proper name in all languages but German. */
const properName =
  /(?<=[\p{Ll}\d,;:)] )(?<!\b(?:in|at|near|from|à|en|a|ad|de|di|da|of|on) )(?!(?:Tel|Tél|Phone|Call|Fon|Fax|Mobil|WhatsApp|Email|E-mail|Mail|Cell|I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Google|January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}'’-]+/u

const isRunning = (sentence: string): boolean => sentence.split(' ').length >= 7

/**
 * Whether a number or address at a position of a block is somebody else's by the words of its sentence: a carrier's, an
 * authority's, a company's of another name, a policy's.
 */
export const isInOthersSentence = (block: Block, at: number, site: Site, brand: string | null): boolean => {
  const before = sentenceBefore(block, at, site).replaceAll(/\S+@\S+/g, ' ')
  const own = fold(brand ?? '')
  const folded = own.length > 2 ? fold(before).replaceAll(own, '@') : fold(before)
  const isOwnNamed = folded.includes('@')
  if (namesForeignDomain(before, site)) return true
  if (papers.test(folded) && !/(?:tel|phone|fon)[\s.:a-z]{0,12}$/.test(folded)) return true
  if (isOwnNamed) return false
  if (strangers.test(folded)) return true
  // Answers that fold out stand in elements for menus on some sites.
  if (/^(?:main|nav)$/.test(block.region) && !block.isInAddress && isRunning(before)) {
    if (toUs.test(folded)) return false
    return company.test(before) || (site.language !== 'de' && properName.test(before))
  }
  return false
}

/** A number in the midst of a text on a page that is not made for contacts: good only where nothing surer is found. */
export const isInRunningText = (page: PageModel, block: Block | null, at: number, site: Site): boolean =>
  block !== null &&
  block.region === 'main' &&
  !block.isInAddress &&
  page.kind !== 'contact' &&
  page.kind !== 'imprint' &&
  isRunning(sentenceBefore(block, at, site))
