import { isHeadingOf, maskBrand } from './headings.ts'
import { namesOffer } from './keyword-head.ts'
import { cuesOf } from './language-cues.ts'
import { numberWords } from './number-words.ts'
import { house } from './statement-openings.ts'
import { fact, isOwnText, pagesAboutItself, underHeading } from './statements.ts'
import { compact, countWords, fold, foldedPattern, sentencesOf } from './text.ts'
import type { Fact } from '#domain/facts.ts'
import type { Block, PageModel, Site } from './model.ts'
import type { Found, Reader } from './statements.ts'

const audienceCues = cuesOf((lexicon) => lexicon.cues.audience, 'g')
const audienceNouns = cuesOf((lexicon) => lexicon.audience_nouns, 'g')

/** Customers without a word of who they are; they need one ("people who hike"). */
const anyone =
  /^(?:customers?|clients?|guests?|people|individuals|teams?|groups|members|clientes|personas|huespedes|equipos?|grupos|personnes|equipes?|groupes|hotes|kunden|menschen|gaste|teams|gruppen|clienti|persone|ospiti|team|gruppi|celles et ceux|ceux et celles|coloro|those)$/

const described =
  /^(?:,? (?:who|that|with|whose|in need|qui|dont|avec|que|con|che|die|deren|mit|aus|in|from|of)\b|,? [a-z]+s?,? (?:and|y|et|und|e) )/

/** "Work with", "sell to" and "welcome" may speak of partners, of some shops and of visits: then two kinds of customers must be named. */
const shared =
  /(?:with|alongside|mit|avec|con|vendemos.*|vendiamo.*|vendons.*|welcom\w*|accueill\w+|accogliamo|acogemos|empfangen|train\w*|formons|formamos|formiamo|schulen)(?: (?:a|ai|agli|alle|gli|le|i|aux|alla|allo))?$/

/** Companies that are worked with, bought from or given to more often than served. */
const partners =
  /\b(?:colleges?|universit\w+|hochschule\w*|farmers|growers|suppliers?|producers?|makers|artisans|artists|designers|craftspeople|lieferant\w*|landwirt\w*|erzeuger\w*|bauern|kunstler\w*|producteurs?|agriculteurs|fournisseurs?|artisti|artigiani|produttori|fornitori|agricoltori|productor\w+|proveedor\w+|agricultor\w+|artesan\w+|artistas)\b/

/** Brands and makers whose goods are stocked or built in: "we work with leading brands of panels". */
const stocked =
  /\b(?:(?:brands?|manufacturers|makers) (?:of|like|such as)|(?:leading|top|best|premium|renowned|well-known|major|first-class|trusted|quality) (?:[a-z]+ )?(?:brands|manufacturers)|(?:primeras|mejores|grandes|principales) (?:marcas|fabricantes)|(?:marcas|fabricantes) (?:de|como|lider\w*|puntera\w*|reconocid\w*)|(?:grandes|meilleures|premieres|principales) marques|(?:marques|fabricants) (?:de|d'\w+|comme|reconnu\w*|leaders?)|(?:fuhrend\w+|namhaft\w+|bekannt\w+|renommiert\w+|erstklassig\w+|hochwertig\w+|grossen) (?:marken\w*|herstellern?)|(?:marken|herstellern?) (?:von|wie)|(?:migliori|grandi|principali|prim[ei]) (?:march[ei]|produttori)|(?:march[ei]|produttori) (?:di|come|leader))\b/

/** Clubs and neighbours that are given to. */
const neighbours = /\b(?:local|locale?s?|locali|lokale\w*|ortlich\w*|nearby|vecin\w+|vicin[ie]|voisins?)\b/

const purpose =
  /\b(?:to (?!the\b|a\b|an\b|our\b|\d)[a-z]+|um .{3,60} zu|zu [a-z]+en\b|pour [a-z]+(?:er|ir|re)|para [a-z]+(?:ar|er|ir)(?:lo|la|los|las|se)?|per [a-z]+(?:are|ere|ire|rre)\b)/

/** Between a verb and those it is for stand only articles, numbers and adjectives. */
const breaksPhrase =
  /(?:^| )(?:sind|ist|werden|wird|wurden?|are|is|were|sont|est|son|sono|to|at|in|on|with|from|by|into|through|about|than|when|if|until|how|what|them|their|its|your|you|en|con|por|sobre|desde|hasta|cuando|como|se|\w+(?:arse|erse|irse)|dans|sur|chez|par|avec|quand|leurs?|votre|vos|bei|an|auf|um|durch|von|mit|zu|vom|ihre?[nmrs]?|wenn|su|nel\w*|da|dal|con|quando|loro|vostr\w+)(?: |$)|[.;:!?()]|\d ?(?:km|%|€)/

/** Those through whom a company sells are a channel, whether they are counted or named. */
const channel =
  /\b(?:(?:fach|vertrags)?handler\w*|(?:vertriebs|handels)?partner\w*|dealers?|resellers?|stockists?|retail partners|branches|distributors|concessionnaires|revendeurs|distributeurs|points de vente|distribuidor\w+|concesionari\w+|puntos de venta|rivenditori|distributori|concessionari\w*|punti vendita)\b/
const number =
  /\d|\b(?:hundert\w*|hundreds?|dozens?|dutzende?|centaines?|dizaines?|cientos?|decenas?|centinai[ao]|decine)\b/

/** Clubs and good causes that a company "supports" are given to, not served. */
const giving = /(?:support\w*|sponsor\w*|unterstutz\w*|forder\w*|souten\w*|apoy\w*|sosten\w*)(?: \w+)*$/
const causes =
  /^(?:charit\w+|clubs?|schools?|communit\w+|non-?profits?|hospices?|vereine?n?|schulen?|kitas?|kindergarten|stiftungen|associations?|fondations?|ecoles|clubs sportifs|asociaciones|fundaciones|escuelas|colegios|ong|associazioni|fondazioni|scuole|enti)$/

/** Goods given away nearly for nothing go to those who are helped besides the trade. */
const atCost = /\b(?:at cost(?: price)?|zum selbstkostenpreis|a prix coutant|a precio de coste|a prezzo di costo)\b/

/** "We run fairs, we supply libraries": of several doings in one sentence none says whom the company is for. */
const firstDoing = /\b(?:we|wir|nous|ich|je) [a-z]{3,}|\b\w{3,}(?:amos|emos|imos|iamo)\b/

/** "We look after seventeen houses for twelve owners": what is counted on the way to them is told, not they. */
const counted = new Set(Object.values(numberWords).flatMap((words) => [...words.keys()]))

const isCountedFor = (between: string): boolean =>
  /\b(?:for|fur|pour|para|per)\b/.test(between) &&
  between.split(' ').some((word) => /^\d/.test(word) || counted.has(word))

/** Learners of the trade in the house, its own people, and those whom a share of the sales goes to. */
const notServed =
  /\b(?:interns?|internships?|work experience|apprenticeships?|praktik(?:um|a|ant\w*)|ausbildungsplat\w+|stagiaires?|en stage|en alternance|en practicas|tirocini\w*|tirocinant\w*|(?:from|of|among) our (?:own )?(?:staff|team|employees)|aus unser(?:em|er|en) (?:eigenen )?(?:team|mitarbeit\w+)|de notre (?:propre )?equipe|de nuestro (?:propio )?equipo|del nostro (?:staff|personale)|(?:mit|durch) (?:\w+)?spenden|(?:proceeds|profits|share|part) of (?:the|our|all|every)|(?:of|from) (?:the|our) (?:sales|profits|takings)|une partie d\w*|nos ventes|(?:una )?parte de (?:las|nuestras) ventas|(?:una )?parte d(?:el|elle) (?:ricavat|vendit)\w+|con le vendite)\b/

const history = /\b(?:1[89]|20)\d{2}\b/
const lasting = /\b(?:since|seit|depuis|desde|dal|dall'|for over|for more than|gegrundet|founded)\b/

export const firstPerson =
  /\b(?:we|our|us|i|my|wir|unser\w*|ich|mein\w*|nous|notre|nos|je|mon|mes|somos|nuestr\w+|noi|nostr\w+)\b|\b\w{3,}(?:amos|emos|imos|iamo)\b|@/

const reader = /^(?:you|your|them|their|sie|ihnen|ihr\w*|dich|vous|votre|vos|te|ti|tu|usted\w*|voi|vi)\b/

/** "Companies that sell to others: hauliers, printers, wholesalers": three kinds after a colon tell who they are. */
const listsKinds = (after: string, nouns: RegExp): boolean => {
  const list = /^[^.;:!?]{3,120}: ([^.;:!?]+)[.]?$/.exec(after)?.[1] ?? ''
  return new Set([...list.matchAll(nouns)].map(([noun]) => noun)).size >= 3
}

/** Whether those right after a cue are customers: a phrase of people or organisations, told from partners and visitors. */
const namesCustomers = (cue: string, after: string, nouns: RegExp): boolean => {
  if (reader.test(after)) return false
  const clause = after.split(/[.;:!?]/)[0] ?? ''
  const found = [...clause.slice(0, 160).matchAll(nouns)]
  const first = found[0]
  if (!first) return false
  const between = clause.slice(0, first.index)
  if (channel.test(clause.slice(0, first.index + first[0].length + 12)) && number.test(between)) return false
  if (between.split(' ').length > 6 || breaksPhrase.test(between)) return false
  if (isCountedFor(between) || atCost.test(clause) || notServed.test(clause)) return false
  const kinds = new Set(found.map(([noun]) => noun).filter((noun) => !anyone.test(noun)))
  if (kinds.size === 0 && !described.test(clause.slice(first.index + first[0].length))) return false
  if (neighbours.test(clause.slice(0, first.index + first[0].length + 1))) return false
  if (giving.test(cue) && [...kinds].every((kind) => causes.test(kind))) return false
  if (!shared.test(cue)) return true
  if (listsKinds(after, nouns) && !partners.test(clause) && !stocked.test(clause)) return true
  return kinds.size >= 2 && !purpose.test(clause) && !partners.test(clause) && !stocked.test(clause)
}

/** What is made for somebody in particular may be one offer of many: only the first pages say it of the whole. */
const offered =
  /^(?:software|plat\w+|piattaforma|outils?|tools?|werkzeuge?|herramientas?|strument\w+|apps?|application|logiciel|cours\w*|clases|classes|corsi?|curs[oi]s?|kurse?|programm\w*|progammes?|services?|servicios|servizi|solu\w+|losung\w*|treatments?|tratamientos?|trattament\w+|furniture|machines?|maschinen|macchin\w+|clothes|clothing|toys|advice|therap\w+|lessons|lezioni|training|workshops|ateliers?|talleres|laboratori|holidays|tours|viajes|viaggi|sejours?|reisen|built|designed|made|created|tailor\w*|developed|suitable|ideal\w*|perfect|intended|pens\w+|dis\w+|hech\w+|cread\w+|dirigid\w+|desarroll\w+|concu\w*|cree\w*|fait\w*|dedi\w+|destin\w+|adapt\w+|adatt\w+|progettat\w+|studiat\w+|entwickelt|gemacht|konzipiert|gedacht|gebaut|geeignet|massgeschneidert|speziell)\b/

/** "We also train …": those who are served besides are not whom the company is for. */
const besides =
  /\b(?:also|besides|in addition|auch|ausserdem|zudem|daneben|nebenbei|aussi|egalement|en outre|tambien|ademas|anche|inoltre)\b/

/** "We build for hotels, clinics and schools": any work, right at the beginning and for several kinds of customers. */
const workedFor =
  /^(?!(?:we|wir|nous)? ?(?:look|search|hire|recruit|hope|wait|ask|pay|fight|raise|collect|such\w+|stell\w+|sammel\w+|kampf\w+|recherch\w+|recrut\w+|cherch\w+|busc\w+|contrat\w+|lleg\w+|cerch\w+|assum\w+|raccogl\w+|part\w+) ?)(?:(?:today |mostly )?we \w+ (?:mainly |mostly |only |exclusively )?for|wir \w+en (?:vor allem |hauptsachlich |uberwiegend |ausschliesslich )?fur|nous \w+ons (?:surtout |principalement |exclusivement )?(?:pour|chez)|\w+(?:amos|emos|imos) (?:sobre todo |principalmente )?para|\w+iamo (?:soprattutto |principalmente )?per) /

/** "Our customers are plant builders and operators": the kinds may be any when several are named. */
const customersAre = [
  /^Unsere (?:Kunden|Kundinnen und Kunden|Mandanten|Auftraggeber) sind (?:vor allem |meist |überwiegend |hauptsächlich )?(?:\p{Ll}+e )?\p{Lu}\p{Ll}{3,}.*(?:,| und )/u,
  /^Our (?:customers|clients) are (?:mostly |mainly |chiefly )?(?:[a-z-]+ )?[a-z]+s(?:,| and | or ).*[a-z]+s\b/,
  /^Nos clients sont (?:surtout |principalement |essentiellement )?(?:des|les) .*(?:,| et )/,
  /^Nuestros clientes son (?:sobre todo |principalmente )?[a-záéíóúñ]{4,}s(?:,| y | de ).*(?:,| y )/,
  /^I nostri clienti sono (?:soprattutto |principalmente )?[a-zàèéìòù]{4,}[ei](?:,| e ).*(?:,| e )/,
]
const praised =
  /\b(?:(?:at the|im|au|al|en el) (?:heart|centre|mittelpunkt|coeur|centro)|happy|satisfied|loyal|always|zufrieden\w*|wichtig\w*|satisfaits?|fideles?|satisfech\w*|soddisfatt\w*|contenti)\b/

const namesKinds = (sentence: string): boolean =>
  customersAre.some((pattern) => pattern.test(sentence)) && !praised.test(fold(sentence))

const isForSeveral = (folded: string, nouns: RegExp): boolean => {
  const opening = workedFor.exec(folded)
  const clause = folded.slice(opening?.[0].length ?? 0).split(/[.;:!?]/)[0] ?? ''
  const kinds = new Set([...clause.matchAll(nouns)].map(([noun]) => noun).filter((noun) => !anyone.test(noun)))
  // "We write for players who grew up on …": one kind is enough when it is described.
  const first = clause.match(nouns)?.[0] ?? ''
  const isDescribed =
    first !== '' &&
    /^,? (?:who|whose|die|deren|qui|dont|que|che) /.test(clause.slice(clause.indexOf(first) + first.length))
  return opening !== null && (kinds.size >= 2 || isDescribed) && !partners.test(clause) && clause.search(nouns) < 30
}

/** Elsewhere than in a company's words about itself a sentence must say that it speaks of most or all customers. */
const mostly =
  /\b(?:mainly|mostly|most of our|chiefly|primarily|only|exclusively|(?:our|all) (?:customers|clients|members|patients|students|guests|programs|programmes)|^we work (?:for|with)|vor allem|hauptsachlich|uberwiegend|ausschliesslich|unseren? kunden|^wir arbeiten (?:fur|mit)|surtout|principalement|exclusivement|nos clients|^nous travaillons (?:pour|avec)|sobre todo|principalmente|exclusivamente|nuestros clientes|^trabajamos (?:para|con)|soprattutto|esclusivamente|i nostri clienti|^lavoriamo (?:per|con))\b/

const namesAudience = (
  sentence: string,
  { page, site, brand, isOfOneService }: Reader & { isOfOneService: boolean },
): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  if (history.test(folded) && !lasting.test(folded)) return false
  const isFront = (page === site.home || page.kind === 'about') && !isOfOneService
  if (!isFront && !mostly.test(folded)) return false
  if (isFront && namesKinds(sentence)) return true
  if (isFront && isForSeveral(folded, audienceNouns(page, site))) return true
  return [...folded.matchAll(audienceCues(page, site))].some(
    (match) =>
      (isFront || !offered.test(match[0])) &&
      !(
        firstDoing.test(match[0]) &&
        /,/.test(folded.slice(0, match.index)) &&
        firstDoing.test(folded.slice(0, match.index))
      ) &&
      !besides.test(folded.slice(Math.max(0, match.index - 12), match.index + match[0].length + 10)) &&
      namesCustomers(match[0], folded.slice(match.index + match[0].length).trimStart(), audienceNouns(page, site)),
  )
}

/** The claim and its lead, where "for …" speaks of the whole company without saying "we". */
const isOpening = (page: PageModel, block: Block, site: Site): boolean =>
  page === site.home &&
  (block.level === 1 ||
    page.blocks
      .filter((one) => one.region === 'main' && !one.isLink)
      .slice(0, 4)
      .includes(block))

const software =
  /\b(?:[a-z-]*software|saas|platform|plateforme|plattform|plataforma|piattaforma|app|tools?|logiciels?|gestionale) (?:for|fur|pour|para|per) /

/** Whom software is made for, as the description of the home page says. */
const inDescription = (page: PageModel, site: Site, brand: string | null): Found | null => {
  const description = page === site.home ? (page.meta.get('description')?.[0] ?? '') : ''
  const reader = { page, site, brand, isOfOneService: false }
  const sentence = sentencesOf(description, site.language).find(
    (one) => /[.!]$/.test(one) && software.test(fold(one)) && namesAudience(one, reader),
  )
  return sentence ? { value: sentence, passage: sentence, page } : null
}

/** A text below the name of one service, or in a list of services, speaks of those whom that service is for. */
const isUnderService = (block: Block, site: Site, brand: string | null): boolean =>
  block.tag === 'li' ||
  block.path.slice(1).some((heading) => isHeadingOf('services', heading, brand)) ||
  (block.path.length > 1 && countWords(block.path.at(-1) ?? '') <= 3 && namesOffer(block.path.at(-1) ?? '', site))

/** Finite verbs with which a sentence about a firm goes on after its name. */
const goesOn =
  /(?<![a-z])(?:is|are|was|has|have|does|can|will|makes?|builds?|offers?|provides?|gives?|runs?|brings?|designs?|develops?|(?:help|serve|support|teach|train|work|welcome|advise|treat|equip|supplie|suppl|coach|represent|empower|protect|connect|create|produce|sell|let)(?:s|es|ies)|ist|sind|hat|haben|wird|werden|kann|macht|[a-z]{3,}(?<!schaf|kraf|anstal|werkstat)t(?= (?:[a-z-]+ ){0,6}(?:fur|menschen|kunden|unternehmen|familien))|est|sont|a ete|ont|propose|offre|accompagne|aide|forme|concoit|accueille|soutient|conseille|travaille|equipe|fabrique|es|son|ha|han|ofrece|ayuda|trabaja|acompana|atiende|forma|asesora|disena|fabrica|sirve|e|sono|hanno|aiuta|lavora|accompagna|accoglie|segue|produce|progetta|forma|assiste|se dirige|si rivolge|s'adresse|richtet sich)(?![a-z])/

/** The site's title or its sign: what the title says too, and a name with nothing that its bearer does. */
const isTitle = (sentence: string, { page, site, brand }: Reader): boolean => {
  const name = compact(brand ?? '')
  const titles = [page, site.home].flatMap((one) => [one.title, ...(one.meta.get('og:title') ?? [])])
  if (titles.some((title) => compact(title).includes(compact(sentence)))) return true
  if (name.length < 3 || !compact(sentence).startsWith(name)) return false
  const rest = maskBrand(fold(sentence), brand).replace(/^[^@]*@/, '')
  return !goesOn.test(rest) && !firstPerson.test(rest)
}

const audienceSentence = (page: PageModel, site: Site, brand: string | null): Found | null => {
  for (const block of page.blocks) {
    if (!isOwnText(block) || block.region === 'footer' || countWords(block.text) < 5 || block.text.length > 2_500)
      continue
    for (const sentence of sentencesOf(block.text, site.language)) {
      if (countWords(sentence) < 5 || /^["“„«]|\?$/.test(sentence)) continue
      const isPlainSentence = /[.!…:;][)"”»]?$/.test(sentence)
      if (isTitle(sentence, { page, site, brand }) || !(isPlainSentence || isOpening(page, block, site))) continue
      const isOwn = firstPerson.test(maskBrand(fold(sentence), brand)) || isOpening(page, block, site)
      const isOfOneService = isUnderService(block, site, brand)
      if (isOwn && namesAudience(sentence, { page, site, brand, isOfOneService }))
        return { value: sentence, passage: sentence, page }
    }
  }
  return null
}

/** Headings over the way there, over jobs and over partners that are worded like those over customers. */
const otherHeading = foldedPattern(
  '(?<![a-z])(?:arriv\\w*|vien\\w*|viene|vengono|raggiung\\w*|prenot\\w*|look(?:ing)?|hir(?:e|ing)|recruit|seek|need|want|employ|partner(?: with)?|trust|love|suchen|brauchen|einstellen|sucht|anreis\\w*|kommt|recherch\\w+|embauch\\w+|recrut\\w+|cherch\\w+|buscamos|contratamos|necesitamos|llega\\w*|cerchiamo|assumiamo|contact\\w*|contattare|rivolger(?:si|vi|ti)|dirigirse|wenden|ansprechpartner\\w*)(?![a-z])',
)

/** "Who comes to see us?" asks for people, "How you come to us" for the way. */
const whoComes =
  /^[^a-z]*(?:who comes|wer (?:zu uns )?kommt|qui vient|quien(?:es)? vienen?|chi (?:viene|vengono))(?![a-z])/

const isOfOtherThings = (heading: string): boolean => otherHeading.test(fold(heading)) && !whoComes.test(fold(heading))

const measures = /\d ?(?:km|kilomet\w+|min(?:uten|utes|utos|uti)?|€|euro?s?|%)(?![a-z])/

const namesPeople = (value: string, page: PageModel, site: Site): boolean => {
  const folded = fold(value)
  return !measures.test(folded) && folded.slice(0, 300).search(audienceNouns(page, site)) !== -1
}

/** "For whom" on the page of one offer asks who that offer is for; "who we work for" asks it of the company. */
const asksOfCompany = (page: PageModel, heading: string, brand: string | null): boolean =>
  page.kind === 'home' ||
  page.kind === 'about' ||
  house.test(fold(page.url.pathname)) ||
  firstPerson.test(maskBrand(fold(heading), brand))

/** The people that the company says it works for. */
export const findAudience = (site: Site, brand: string | null): Fact | null => {
  const pages = pagesAboutItself(site).filter((page) => page.kind !== 'contact' && page.kind !== 'team')
  for (const page of pages) {
    const found = underHeading(
      { page, site, brand },
      'audience',
      ({ heading, value }) =>
        asksOfCompany(page, heading, brand) && !isOfOtherThings(heading) && namesPeople(value, page, site),
    )
    if (found) return fact('audience', found)
  }
  const homeFirst = [
    ...pages.filter((page) => page === site.home),
    ...pages.filter((page) => page !== site.home && page.kind !== 'testimonials'),
  ]
  for (const page of homeFirst) {
    const found = audienceSentence(page, site, brand) ?? inDescription(page, site, brand)
    if (found) return fact('audience', found)
  }
  return null
}
