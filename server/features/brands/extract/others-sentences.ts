import { getDomain } from 'tldts'
import { isHelpersNumber } from './others-helpers.ts'
import { fold, foldedPattern, sentencesOf } from './text.ts'
import type { Block, PageModel, Site } from './model.ts'

/** Whoever else a page names with a number: carriers, insurers, authorities, advisers, houses to sleep in, funders. */
const strangers = foldedPattern(
  String.raw`(?<![a-z])(?:` +
    [
      'authority|authorities|council offices?|ministry|embassy|consulate|chamber of|regulator|ombudsm[ae]n|police|insurers?|insurance company|underwrit\\w+|carriers?|couriers?|parcel service|tax advis[eo]rs?|our (?:(?!managing|senior|founding|equity|junior)[a-z-]+ )?partners?|our (?:accountants?|bank|landlords?|suppliers?|neighbours?|distributors?|importers?|printers?|freight)|partner (?:hotels?|garages?|shops?|clinics?|firms?)|them directly|with them|their (?:\\w+ )?(?:help ?lines?|hot ?lines?|support|help ?desk|switchboard|customer (?:care|service))|(?:nearby|neighbouring|next door|next-door)|(?:the )?(?:hotel|inn|campsite|b&b|guest ?house|hostel)s? (?:nearby|next door|opposite|down the road|around the corner)|co-?funded|funded by',
      '\\w*behorde\\w*|\\w*aufsicht|\\w*amt|ministerium|kammer|regierung von|bezirksregierung|versicherer|versicherungs?\\w*|\\w*haftpflicht\\w*|spedition|paketdienst|zusteller|versandpartner|deren (?:\\w+ )?(?:hotline|kundendienst|service\\w*|support|nummer|zentrale)|unser(?:e[mnrs]?)? (?:(?:\\w+ )?(?!ansprech)\\w*partner(?:s|firma|unternehmen)?|steuerberater\\w*|nachbar\\w*|vermieter\\w*|bank|druckerei|spediteur|lieferant\\w*)|partner(?:hotel|betrieb|kanzlei|praxis|werkstatt)\\w*|steuerberater(?:in)?|nebenan|gegenuber|in der nahe|gefordert (?:durch|von)|kofinanziert',
      "autorite|prefecture|ministere|mairie|chambre (?:de|des|d')|leur (?:\\w+ )?(?:service|support|assistance|hotline|standard|numero)|assureurs?|assurance(?: professionnelle)?|compagnie d'assurances?|mediateur|transporteurs?|notre (?:\\w+ )?partenaire|notre (?:comptable|expert-comptable|banque|imprimeur|voisin\\w*|assureur|fournisseur|distributeur)|(?:hotel|gite|camping|garage|restaurant)s? (?:partenaires?|voisins?|a cote)|a proximite|cofinance\\w*|finance par|avec le soutien",
      'autoridad(?:es)?|ministerio|ayuntamiento|consejeria|junta de|delegacion|camara de|(?:en|a) su (?:linea|telefono|servicio) de (?:ayuda|atencion|asistencia)|asegurador[ae]s?|compania de seguros|seguro de|transportistas?|agencia de transporte|mensajeria|nuestr[oa] (?:gestor\\w*|asesor\\w*|banco|imprenta|vecin[oa]s?|proveedor|distribuidor|colaborador|socio logistico|operador logistico)|(?:hotel|hostal|restaurante|taller|camping)(?:es)? (?:colaborador|cercan|vecin|de al lado)\\w*|al lado|cofinanciad\\w*|financiad\\w+ por',
      'autorita|ministero|comune di|regione|prefettura|camera di commercio|(?:il|al) loro (?:\\w+ )?(?:numero|servizio|supporto|assistenza|centralino)|assicurazion[ei]|compagnia assicurativa|assicurator[ei]|corriere|corrieri|spedizioniere|(?:il )?nostr[oa] (?:commercialista|consulente|banca|tipografia|vicin[oa]|fornitore|distributore|partner|assicuratore)|(?:hotel|agriturism[oi]|b&b|albergo|alberghi|ristorante|campeggio|officina|garage) (?:vicin|convenzionat|partner|accanto|di fronte|affiliat)\\w*|agriturismo|nelle vicinanze|qui vicino|cofinanzia\\w*|finanziat\\w+ (?:da|dal)|progetto realizzato',
    ].join('|') +
    ')(?![a-z])',
)

/** Number of a policy, a licence, a register or an account in the same sentence. */
const papers =
  /(?<![a-z])(?:rc ?pro|polices?|policy|poliz[ae]|versicherungsschein\w*|contrat|garantie financiere|immatricul\w+|iscri(?:tt\w+|zione)|licen[zc]\w+|ordinan\w+|decret\w*|delibera|ordonnance|arrete|bescheid|aktenzeichen|az\.|inscri(?:ta|to|pcion|te|t)|tomo|folio|hoja|conto|cuenta|compte|konto)(?![a-z])/

/** "Licence granted by: City of …": right up to the number stands who grants it, without a stroke between. */
const grantedBy =
  /(?<![a-z])(?:(?:licen[cs]ed|regulated|authori[sz]ed|accredited|supervised|(?:licen[cs]e|permit|approval|authori[sz]ation) (?:issued|granted)) by|(?:\w*erlaubnis|\w*genehmigung|\w*zulassung|\w*bewilligung|konzession|lizenz|approbation)(?: \w+){0,3} durch|(?:erteilt|verliehen|ausgestellt|beaufsichtigt|zugelassen) (?:durch|von)|(?:zustandige[rs]?|erteilende) (?:stelle|kammer|amt)|(?:agree|delivre|autorise|habilite|controle)e?s? par|(?:licencia|autorizacion|habilitacion|titulo)(?: \w+){0,3} por|(?:expedid|concedid|otorgad|autorizad|supervisad)[oa]s? por|(?:rilasciat|autorizzat|concess|vigilat)[oaie] d(?:a|al|alla|allo|all'|ai|agli|alle))(?![a-z])[^|·•;]{0,120}$/

/** Bodies that professions belong to or are watched by; firms name themselves members of them beside their number. */
const bodies =
  /(?<!\b(?:members? of|registered (?:with|by)|mitglied (?:der|des|im|in der)|zugelassen|membres? d\w+|inscrite?s? a|miembros? del?|colegiad[oa]s? (?:en|del?)|iscritt[oaie]s? (?:a|all|al|alla)|soci[oa]? d\w+)\b.{0,40})\b(?:confederation|federation|trade association|professional (?:body|standards)|(?:general|midwifery|[a-z]+ and [a-z]+) council|law society|trading standards|citizens advice|(?:quality|complaints) commission|ofsted|kassen(?:zahn)?arztliche vereinigung|innung|(?:fach|berufs|dach|verbraucher)(?:verband|zentrale)|patientenberatung|(?:conseil|ordre) (?:national|departemental|regional|de l'ordre)|ordre des|federation (?:nationale|francaise)|defenseur des droits|ombudsman|colegio (?:oficial|profesional) de|consejo general|oficina (?:\w+ )?de (?:atencion|informacion) al consumidor|junta arbitral|defensor del|ordine (?:dei|degli|delle|professionale)|collegio (?:dei|degli)|federazione|confederazione|difensore civico|associazione (?:dei )?consumatori)\b/

/** Whom to turn to when a complaint to the company has not helped. */
const unheard =
  /\b(?:(?:un|dis)(?:happy|satisfied)|not (?:happy|satisfied)|complain\w*|unzufrieden|nicht (?:zufrieden|einverstanden)|beschweren|beschwerde(?:stelle|fuhr\w*|verfahren|recht)|(?:pas|insuffisamment) satisfait\w*|insatisf\w+|reclam\w+|plaintes?|no (?:queda|esta|quedas|estas) (?:satisfech\w+|conforme|de acuerdo)|quejas?|non (?:siete|sei|e|fosse) soddisfatt\w+|insoddisfatt\w+)\b/

const callUs =
  /\b(?:(?:call|ring|phone|write to|email|contact|tell|reach|speak to) (?:us|me|our)|(?:an|bei|mit) uns|uns (?:an|unter)|(?:contactez|appelez|ecrivez|joignez)-nous|nous (?:contacter|appeler|ecrire|joindre)|(?:llama|escribe|contacta|llame|escriba|diga|cuenta)nos|(?:chiama|scrivi|contatta|scrivete|chiamate)ci|contattarci|chiamarci|scriverci)\b/

/** Who stands in while the company is closed, and who keeps its keys or speaks to the press for it. */
const standIns =
  /(?<!\b(?:our|unser\w*|notre|nuestr\w+|nostr\w+) (?:\w+ )?)\b(?:(?:emergency|on-call|duty|out-of-hours) (?:dentist|doctor|vet|gp|chemist|pharmacy|department)|nhs 111|(?:bus|train|water|gas|power|electricity|phone) company|bereitschafts(?:dienst|praxis)|notaufnahme|notfallpraxis|(?:bei der|an die) gemeinde|rathaus|burgerburo|(?:medecin|pharmacie|veterinaire|dentiste|clinique) de garde|maison medicale|(?:medico|farmacia|hospital|dentista) de guardia|centro de salud|guardia medica|farmacia di turno|pronto soccorso|(?:in|al|dal) (?:comune|municipio))\b/

const pressAgency =
  /\b(?:press (?:enquiries|contact|office)|pressekontakt|presseanfragen|pressestelle|(?:contact|relations|service) presse|(?:contacto de |gabinete de )?prensa|ufficio stampa)\W+(?:\w+ ){0,3}(?:agency|pr|communications|agentur|kommunikation|agence|agencia|comunicacion|agenzia|comunicazione)\b/

/** Whose house it is that the company rents. */
const houseOwner =
  /\b(?:(?:our|the) landlord|vermieter(?:in)?|hauseigentumer(?:in)?|bailleur|proprietaire (?:des murs|du batiment|des locaux)|arrendador\w*|(?:propietari[oa]|dueno) del (?:edificio|local)|proprietari[oa] (?:dei muri|dello stabile|dell'edificio|dei locali)|locatore)\b/

/** Whether a sentence of a text leads a member of the public past the company: to a body, or on with a complaint. */
const leadsPast = (folded: string, own: string): boolean => {
  const body = bodies.exec(folded)?.[0]
  const isOthers =
    (body !== undefined && !own.includes(body)) ||
    ((unheard.test(folded) || standIns.test(folded)) && isRunning(folded))
  return (isOthers || pressAgency.test(folded)) && !callUs.test(folded)
}

const company =
  /(?<![\p{L}\d])(?:GmbH|mbH|AG|KG|e\.? ?V\.|OHG|UG|Ltd|Limited|LLP|LLC|Inc|Corp|PLC|plc|SARL|SAS|SASU|EURL|S\.A\.R\.L|S\.?r\.?l|S\.?p\.?A|S\.?n\.?c|S\.L|SL|S\.A|SA|SLU|S\.L\.U|SCOP)(?![\p{L}\d])/u

/** "Our parcels are carried by …", and then a number: who does a thing for the company is named with a capital. */
const doneBy =
  /\b(?:(?:(?:run|handled|carried|delivered|provided|managed|operated|insured|hosted|supplied|organised|organized|processed|shipped|sent|collected|underwritten|powered|maintained) (?:out )?(?:by|with|through|via)|(?:we|i) (?:send|ship|post|deliver|book|insure|work|host|process|sell|bank|print)(?: \S+){0,3} (?:with|through|via)|(?:erfolgt|erfolgen|geliefert|versendet|verschickt|versichert|durchgefuhrt|betrieben|betreut|abgewickelt|organisiert|ubernommen|gehostet|versenden|verschicken|liefern)\b.{0,40}? (?:durch|uber|mit|von|bei)|(?:assure[es]*|realise[es]*|gere[es]*|effectue[es]*|confie[es]*|livre[es]*|expedie[es]*|organise[es]*|heberge[es]*|expedions|livrons|envoyons)\b.{0,30}? (?:par|a|chez|avec|via)|(?:los|las|lo|la) (?:realiza|gestiona|hace|efectua|presta|organiza|transporta|entrega|tramita)|(?:realizad|gestionad|efectuad|prestad|organizad|transportad|entregad|tramitad|asegurad|alojad)[oa]s? (?:por|con|en)|(?:enviamos|trabajamos|repartimos)\b.{0,30}? con|(?:effettuat|gestit|affidat|realizzat|curat|organizzat|consegnat|assicurat|spedit)[oaie] (?:da|dal|dalla|dall'|a|ai|al|alla|con|tramite)|(?:spediamo|consegniamo|inviamo)\b.{0,30}? (?:con|tramite)|(?:we|i) (?:support|sponsor|recommend|suggest)|(?:wir|nous) (?:unterstutzen|empfehlen|conseillons|recommandons|soutenons)|(?:recomendamos|aconsejamos|apoyamos|consigliamo|raccomandiamo|sosteniamo)(?: a)?)|\b(?:support|assistance|hotline|service client|kundendienst|servicetelefon|asistencia|soporte|atencion al cliente|assistenza|supporto|servizio clienti) (?:of|de|d'|von|vom|der|di|del|della|dell')) (?:(?:the|la|le|les|el|los|il|lo|gli|die|der|das|den|dem|unseren? (?:partner|dienstleister)|unser(?:e[nrm]?)?|notre|our|nuestr[oa]|nostr[oa]) )?$/

/** Whoever is to be called in the third person is not the one who speaks. */
const callThem =
  /\b(?:(?:call|ring|phone|contact|reach|ask|speak to|talk to|email|write to) (?:them|him|her)\b|(?:their|them) on|(?:appelez|contactez|joignez)-les\b|les (?:appeler|contacter|joindre)|(?:llama|llame|llamad|contacta|contacte|escribe)(?:les|los|las)\b|(?:chiamat|contattat|scrivet)el[ie]\b|(?:chiamarl|contattarl)[ie]\b|(?:rufen|wenden) sie (?:dort|sich dort|sich bitte dort|diese[ns]?)|(?:sie|diese) erreichen sie|dort (?:unter|erreichbar|anrufen)|erreichbar ist (?:der|die|das) (?!buro|zentrale|praxis|kanzlei|team|werkstatt))/

/** "PayDay's helpline is at …" */
const helpOf =
  /^(?:'s)? (?:[a-z]+ )?(?:support|help ?line|hotline|help ?desk|claims? (?:line|team)|customer (?:service|care)|switchboard|kundendienst|servicenummer)\b/

/** Days and how to reach somebody are named with a capital too. */
const noName =
  /^(?:our|the|your|for|unser\w*|der|die|das|technical|customer|emergency|24|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|whatsapp|e-?mail|telefon|post)$/

/** Every German noun has a capital: there a name is two of them, or an abbreviation. */
const mayBeName = (name: string, after: string, language: string): boolean =>
  language !== 'de' || /^\p{Lu}{2,}/u.test(name) || /^ \p{Lu}/u.test(after)

const namedAfter = (text: string, own: string, language: string): boolean => {
  const names = text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d&'’.-]+/gu)
  return [...names].some(({ 0: name, index }) => {
    const folded = fold(name)
    const after = text.slice(index + name.length)
    const isNamed = doneBy.test(fold(text.slice(0, index))) || helpOf.test(fold(after))
    const isOwn = own.length > 2 && own.includes(folded)
    return isNamed && !isOwn && !noName.test(folded) && mayBeName(name, after, language)
  })
}

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

/** Whether the two sentences that end at a position say who does a thing for the company, or "call them". */
const speaksOfThem = (block: Block, at: number, site: Site, own: string): boolean => {
  const before = sentencesOf(block.text.slice(0, at), site.language)
  const near = before.slice(-2).join(' ')
  // "Billing is handled by Claims Partners. Questions? Call …": a question in between changes nothing.
  const start = before.at(-2)?.endsWith('?') && !toUs.test(fold(near)) ? (before.at(-3) ?? '') : ''
  const folded = fold(near)
  if (houseOwner.test(folded) && !callUs.test(folded)) return true
  return callThem.test(folded) || namedAfter(`${start} ${near}`, own, site.language)
}

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
  if (strangers.test(folded) || grantedBy.test(folded)) return true
  if (block.region === 'main' && !block.isInAddress && leadsPast(folded, own)) return true
  if (block.region === 'main' && !block.isInAddress && isHelpersNumber(before, site)) return true
  if (block.region === 'main' && speaksOfThem(block, at, site, own)) return true
  // Answers that fold out stand in elements for menus on some sites.
  if (/^(?:main|nav)$/.test(block.region) && !block.isInAddress && isRunning(before)) {
    if (toUs.test(folded)) return false
    return company.test(before) || (site.language !== 'de' && properName.test(before))
  }
  return false
}

const labelled =
  /(?<![a-z])(?:tel|phone|fon|telephone|telefon[oa]?|mobile?|movil|portable|whatsapp|call us|ring us|reach us|appelez-nous|llamanos|chiamaci|chiamateci)[\s.:a-z]{0,14}$/

/**
 * A number in the midst of a text: good only where nothing surer is found. Pages made for contacts tell in sentences how
 * to reach the company, and in others whom to call about a parcel or a complaint.
 */
export const isInRunningText = (page: PageModel, block: Block | null, at: number, site: Site): boolean => {
  if (block === null || block.region !== 'main' || block.isInAddress) return false
  const before = sentenceBefore(block, at, site)
  if (page.kind !== 'contact' && page.kind !== 'imprint') return isRunning(before)
  const folded = fold(block.text.slice(0, at))
  const isPlain = toUs.test(folded) || labelled.test(folded) || /\d{3}/.test(folded)
  return block.lines.length === 1 && isRunning(folded) && !isPlain
}
