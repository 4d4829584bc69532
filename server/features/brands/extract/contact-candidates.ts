import { isThirdPartySection } from './headings.ts'
import { fold } from './text.ts'
import type { Block, PageModel, Site } from './model.ts'

/** The site, and the name that its own addresses may carry instead of its domain. */
export type Context = { site: Site; brand: string | null }

export type Candidate = {
  kind: 'mail' | 'phone'
  /** What two ways of writing one address or number share. */
  key: string
  value: string
  score: number
  page: PageModel
  passage: string
  /** False for values that only links and structured data hold. */
  isShown: boolean
  /** True beside somebody else's e-mail address. */
  isDoubtful: boolean
  /** True in the midst of a text that is not about contacts, and in a line that may be another firm's. */
  isLoose: boolean
}

const foreignWords =
  /\b(?:web ?design|webseite von|website by|site by|hosting|hosted by|hebergeur|hebergement|alojamiento|webmaster|realizzazione|sito realizzato|realisation|conception|diseno web|umsetzung|aufsichtsbehorde|landesbeauftragte\w*|bundesbeauftragte\w*|information commissioner|ico\.org|cnil|garante|agencia espanola de proteccion|aepd|mediateur|mediation|verbraucherschlichtung\w*|schlichtungsstelle|ombudsman|odr|supervisory authority|autorite de controle|autoridad de control|handelskammer|rechtsanwaltskammer|steuerberaterkammer|arztekammer|zahnarztekammer|handwerkskammer|colegio de abogados|ordre des avocats|emergency services|in an emergency|notruf \d|rettungsdienst|samu|samaritans|police(?! n\b))\b/

/** A line that begins so names somebody whom the company works with, and the lines after it are theirs. */
const affiliates =
  /^(?:convenzionat[aoie] con|in (?:collaborazione|convenzione) con|affiliated (?:with|to)|in (?:association|partnership) with|sponsor(?:ed by|s)?\b|we recommend|conseille par|en partenariat avec|partenaire de|en (?:colaboracion|convenio) con|concertad[oa]s? con|in (?:kooperation|zusammenarbeit) mit|kooperationspartner|empfohlen von|consigliato da)/

/** The words before a value and the headings above it say whose it is: an agency's, a host's, an authority's. */
export const isThirdParty = (page: PageModel, block: Block | null, at = Infinity): boolean => {
  if (!block) return false
  const before = fold(block.text.slice(0, at))
  if (isThirdPartySection(block) || foreignWords.test(before) || affiliates.test(before)) return true
  if (block.level > 0) return false
  const above = page.blocks
    .slice(Math.max(0, block.index - 3), block.index)
    .filter((one) => one.region === block.region)
  // A line such as "Hosting:" or "Webdesign" announces the lines after it.
  return above.some((one) => one.text.length < 60 && foreignWords.test(fold(one.text)))
}

/** Others whom a page names with their number: the agency in the credits, the way there, the tourist office. */
const otherParty =
  /\b(?:(?:credits?|crediti|made by|powered by|realizzato da|realise par|desarrollado por|erstellt von)\b|taxis?\b|taxi(?:zentrale|ruf)\b|tourismus(?:verband|buro|verein|information|zentrale)\b|tourist(?:en)?-?(?: ?info(?:rmation)?| office| board| centre)\b|fremdenverkehr\w*|verkehrsverein\b|office (?:de|du) tourisme\b|oficina de turismo\b|ufficio turistico\b|ente (?:del )?turismo\b|pro loco\b)/g

/** Businesses that a guest, patient or buyer may also need; with a name after it, one of them is somebody else. */
const neighbour =
  /\b(?:taxi|garage|car park|parking|parcheggio|parkhaus|noleggio|autonoleggio|rental|(?:bike|car|boat|ski) hire|[a-z]*verleih|[a-z]*vermietung|alquiler de (?:coches|bicicletas)|location de (?:velos|voitures)|ristorante|trattoria|pizzeria|osteria|restaurant\w*|gasthof|gasthaus|pub|lido|farmacia|pharmac(?:y|ie)|apotheke|ospedale|hospital|hopital|krankenhaus|klinikum|polizia|carabinieri|police|polizei|gendarmerie|guardia civil|guardia medica|bomberos|pompiers|feuerwehr|vigili del fuoco|museo|musee|museum|aeroporto|aeropuerto|aeroport|airport|flughafen|bergbahn\w*|skischule|ski school|ecole de ski|scuola di sci|shuttle|ferry|traghett\w+|hotel|pension|veterinari\w*|tierklinik)(?= (?:[a-z.'&-]+ ){0,4}[a-z.'&-]+[ ,:(])/

/** Sections about the surroundings, and lists of partners, dealers and useful numbers. */
const othersHeading =
  /\b(?:useful (?:numbers|contacts|links|addresses)|emergency (?:numbers|contacts)|(?:our )?(?:partners?|stockists|resellers|friends)$|where to buy|nearby|(?:in the|around the) (?:area|village|neighbourhood)|surroundings|local (?:area|businesses|taxis)|things to (?:do|see)|(?:nutzliche|wichtige) (?:telefon)?(?:nummern|adressen|kontakte|links)|notruf\w*|notfall(?:nummern|kontakte)|(?:kooperations|vertriebs|handels)?partner$|bezugsquellen|verkaufsstellen|handlerverzeichnis|in der (?:umgebung|nahe|region)|umgebung$|ausflug\w*|telefonos (?:de interes|utiles|de emergencia)|numeros utiles|contactos utiles|en los alrededores|alrededores|que (?:ver|hacer)|(?:find|buy|taste) (?:us|our \w+) elsewhere|where (?:else )?to find our|(?:wo|hier) (?:sie |ihr |es )?(?:uns(?:ere? \w+)?) (?:sonst|noch|ausserdem|gibt)|nous (?:re)?trouver ailleurs|ou trouver nos|donde (?:mas )?encontrar nuestr\w+|tambien estamos en|dove (?:altro )?(?:trovare i nostri|trovarci)|ci trovate anche|puntos de venta|distribuidores|colaboradores$|numeros? (?:d'urgence|utiles)|adresses utiles|bonnes adresses|aux alentours|alentours|environs|que faire|partenaires$|points de vente|revendeurs|numeri (?:utili|di emergenza)|contatti utili|nei dintorni|dintorni|cosa (?:vedere|fare)|rivenditori|punti vendita|partner e amici|i nostri partner)/

/** Shops of others by their kind and name at the beginning of a row of a table or list. */
const shop =
  /^(?:epicerie|cremerie|fromagerie|boulangerie|patisserie|boucherie|charcuterie|poissonnerie|primeur|librairie|caviste|backerei|konditorei|metzgerei|feinkost\w*|bioladen|reformhaus|buchhandlung|weinhandlung|bakery|butchers?|deli(?:catessen)?|grocers?|greengrocers?|bookshop|panaderia|pasteleria|carniceria|fruteria|pescaderia|queseria|ultramarinos|libreria|panificio|pasticceria|macelleria|salumeria|alimentari|caseificio|enoteca|pescheria)(?= (?:[a-z.'&-]+ ){0,4}[a-z.'&-]+[ ,:(])/

/** Matters that a company leaves to others, unless they are its own trade. */
const leftToOthers =
  /^(?:(?:lost|missing|late) (?:parcels?|deliver(?:y|ies)|orders?)|carriers?|couriers?|transport(?:e|es|eur|eurs|o|i|ista|isti)?|transportistas?|envios?|versand(?:partner|dienst\w*)?|paketdienst|transporteurs?|corriere|spedizion[ei]|insurance|insurer|versicherung(?:en)?|(?:berufs|betriebs)?haftpflicht\w*|assurances?|assureur|seguros?|aseguradora|assicurazion[ei]|assicuratore|complaints?|beschwerden?(?:stelle)?|reclamaciones|reclamations?|reclami|litig\w+|bank(?: details|verbindung)?|banque|banco|banca|suppliers?|lieferanten|fournisseurs|proveedores|fornitori|payment providers?|lost property|fund(?:ing|ers?)|berufsrecht(?:liche angaben)?|forder(?:er|ung|mittelgeber)|financement|financeurs|financiacion|finanziament[io]|finanziatori|zahlungsdienst\w*|our tools|nos outils)(?=[ ?:!]|$)/

const isTradeOf = (site: Site, brand: string | null, word: string): boolean =>
  [brand ?? '', site.home.title, site.home.meta.get('description')?.[0] ?? ''].some((text) =>
    fold(text).includes(word.trim().slice(0, 7)),
  )

const isUnderOthers = ({ site, brand }: Context, block: Block): boolean =>
  block.region === 'main' &&
  block.path.some((heading) => {
    const folded = fold(heading)
    const matter = leftToOthers.exec(folded)?.[0]
    return othersHeading.test(folded) || (matter !== undefined && !isTradeOf(site, brand, matter))
  })

/** What a site says of itself by its title, first headings and menu: a house with a restaurant has a number for it. */
const namesItself = (site: Site, word: string, brand: string | null): boolean =>
  [brand ?? '', site.home.title, site.home.meta.get('description')?.[0] ?? '']
    .concat(
      site.pages.flatMap((page) =>
        page.blocks.filter((one) => one.level === 1 || one.level === 2 || one.region === 'nav').map((one) => one.text),
      ),
    )
    .some((text) => fold(text).includes(word))

const person =
  /\b(?:mrs?|ms|miss|dr|prof|frau|herrn?|mme|madame|monsieur|sig(?:\.ra|nora|nor)?|srta|sra?|don|dona|contact\w*|contatt\w+|kontakt\w*|ansprechpartner\w*|referent\w*|responsa\w+|inhaber\w*)\b/

const address = String.raw`(?:, [^,:;()]{3,40}?\d+ ?[a-z]?)?`
const nameBefore = new RegExp(
  String.raw`(?:^|[\p{Ll}\d,;.:)] )(\p{Lu}[\p{L}'’&-]+(?: (?:(?:d[aei]l?|dell[aoe]|dei|degli|de la|de los|du|des|von|of|the|y|e|et|und|and|&) )?\p{Lu}[\p{L}'’&-]+){1,4})${address}[,:–(-]? ?[(]?(?:(?:[Tt]el|[Tt]éléphone|[Tt]eléfono|[Tt]elefono|[Pp]hone|[Cc]all|[Ff]on)\w*\.?:? ?)?$`,
  'u',
)

/**
 * Whether a number in running text follows a proper name that the site uses nowhere else ("book with Blue Boats, tel.
 * …"). People of the house and its departments are named again, or with a title or an office.
 */
const followsStrangersName = (site: Site, block: Block, before: string, brand: string | null): boolean => {
  if (block.region !== 'main' || block.isInAddress || before.split(' ').length < 8) return false
  const name = nameBefore.exec(before)?.[1]
  if (!name) return false
  const folded = fold(name)
  const own = fold(brand ?? '')
  if ((own.length > 2 && (folded.includes(own) || own.includes(folded))) || person.test(fold(before).slice(-80)))
    return false
  return !site.pages.some((page) =>
    page.blocks.some((one) => one.text !== block.text && fold(one.text).includes(folded)),
  )
}

/** Whether a number on a page is somebody else's, by the headings above it or the name before it. */
export const isOthersNumber = (context: Context, block: Block, before: string): boolean => {
  const { site, brand } = context
  if (isUnderOthers(context, block) || followsStrangersName(site, block, before, brand)) return true
  if (block.region !== 'main') return false
  const part = fold(before)
    .split(/[|\n•·;]|[!?] |[a-z]{4}\. (?=[a-z]{4})/)
    .at(-1)
  const word = neighbour.exec(part ?? '')?.[0] ?? shop.exec(part ?? '')?.[0]
  return word !== undefined && !namesItself(site, word, brand)
}

/** Whether the part of the line before a number names somebody other than the company whose number it is. */
export const namesOther = (before: string, brand: string | null): boolean => {
  const part = fold(before)
    .split(/[|\n•·;]|[!?] |[a-z]{4}\. (?=[a-z]{4})/)
    .at(-1)
  const own = fold(brand ?? '')
  return [...(part ?? '').matchAll(otherParty)].some(([name]) => !own.includes(name))
}

/** Where contact data belongs: a page made for it, or the head and foot of all pages. */
export const isContactPlace = (page: PageModel, block: Block | null): boolean =>
  page.kind === 'contact' ||
  page.kind === 'imprint' ||
  page.kind === 'home' ||
  (block !== null && (block.region === 'footer' || block.region === 'header' || block.isInAddress))

/** Articles and case studies speak of others in their text; only their head and foot are the company's. */
export const isAboutOthers = (page: PageModel, block: Block): boolean =>
  (page.kind === 'article' || page.kind === 'reference') && block.region === 'main'
