import { maskBrand } from './headings.ts'
import { fold, foldedPattern } from './text.ts'
import type { Block, PageModel } from './model.ts'

/** Pages named after the house ("the workshop", "the agency") or its customers ("industries") speak of the whole company. */
export const house =
  /(?:^|[/_-])(?:l-|la-|the-|die-|il-|lo-|el-|our-|unsere?-|notre-|nuestr[oa]-|nostr[oa]-)?(?:agen(?:tur|ce|cy|cia|zia)|ateliers?|werkstatt|workshop|bottega|taller|impresa|studio|estudio|kanzlei|praxis|betrieb|firma|cabinet|despacho|officina|company|firm|cantiere|verein|maison|editorial|verlag|casa-editrice|brauerei|brewery|brasserie|birrificio|cerveceria|distillery|destillerie|distilleria|weingut|winery|cantina|bodega|branchen|industries|sectors|sectores|secteurs|settori)(?=[/._-]|$)/

/** Pages about the company, its people, or named after the kind of house that it is. */
export const speaksOfHouse = (page: PageModel): boolean =>
  page.kind === 'about' || page.kind === 'team' || house.test(fold(page.url.pathname))

/** What is aimed at in a course, a project or an answer is not what the company is there for. */
export const smallAims =
  /\b(?:answers?|reply|respond|replies|within \d+|\d+ (?:hours|days|minutes|stunden|tagen?|heures|jours|horas|dias|ore|giorni)|satisf\w+|zufrieden\w*|soddisf\w+|(?:this|the|each|dieses|der|cette|ce|este|esta|questo|questa) (?:course|project|workshop|session|visit|page|site|website|policy|kurs\w*|projekt\w*|seminar\w*|seite|cours|formation|projet|atelier|page|curso|taller|proyecto|pagina|corso|progetto|laboratorio|pagina)|repondre|devis|presupuesto|preventivo|angebot|quote|cookies?|privacy|datenschutz)\b/

const premises =
  '(?:shop|store|branch|office|restaurant|bakery|workshop|showroom|site|roof|hall|filiale|laden|geschaft|standort|werkstatt|halle|dach|boutique|magasin|fournil|atelier|agence|restaurant|toit|tienda|local|oficina|sucursal|taller|horno|tejado|negozio|sede|filiale|bottega|forno|tetto)'

/** "Before the winter", "a second shop": what a firm plans for itself is neither what it is there for nor its future. */
const ownPlan = foldedPattern(
  `(?<![a-z])(?:before (?:the )?(?:(?:end of|next) .{1,12}|winter|summer|autumn|spring|christmas|easter)|(?:this|next) (?:year|summer|winter|spring|autumn)|(?:bis|vor) (?:zum |zur |ende |anfang )?(?:herbst|winter|sommer|frühjahr|frühling|weihnachten|ostern|jahresende)|(?:dieses|nächstes) jahr|avant (?:la fin|l'été|l'hiver|le printemps|l'automne|noël|pâques)|cette année|l'an(?:née)? prochaine?|antes de(?:l)? (?:fin|final|verano|invierno|navidad|otoño)|(?:este|el próximo) año|entro (?:fine|la fine|l'estate|l'inverno|natale|pasqua)|quest'anno|l'anno prossimo|(?:(?:re-?)?open(?:ing)?|build(?:ing)?|finish) (?:[a-z]+ ){1,3}${premises}|${premises} (?:[a-z]+ ){0,3}(?:eröffnen|zu eröffnen|fertig|bauen|zu bauen)|(?:(?:r|ré)?ouvrir|construire|finir) (?:[a-z]+ ){1,5}${premises}|(?:(?:re)?abrir|construir|terminar) (?:[a-z]+ ){1,3}${premises}|(?:(?:ri)?aprire|costruire|finire) (?:[a-z]+ ){1,3}${premises})(?![a-z])`,
)

/** Whether a sentence tells a plan of the firm's own, unless a year to come makes it its vision. */
export const isOwnPlan = (folded: string): boolean => ownPlan.test(folded) && !/\b20[2-9]\d\b/.test(folded)

/** Openings that say what a company is there for, or the future it wants; not offers of help to the reader. */
const openings: Record<'mission' | 'vision', RegExp> = {
  mission: foldedPattern(
    `^(?:our job (?:is|has always been) to|notre (?:métier|travail|rôle),? (?:c')?est (?:de |d'|que )(?!vous|votre|vos|répondre)|nuestro (?:trabajo|oficio) (?:es|consiste en) (?:que |dar |hacer |lograr |conseguir )|il nostro (?:lavoro|mestiere) (?:è|consiste nel|serve a) (?:che |dare |fare |tenere |ridare |rendere )|unsere arbeit (?:besteht darin|dient dazu),? |ci impegniamo (?:a|per) [a-z]+(?:are|ere|ire|rre) a (?:ogni|tutti|tutte|chiunque) |nos comprometemos a [a-z]+(?:ar|er|ir) a (?:cada|cualquier|todos|todas) |nous nous engageons à [a-z]+ à (?:chaque|tous|toutes) |we are committed to (?:giving|bringing|offering) (?:every|all|each) |(?:the|our) (?:trust|school|charity|association|foundation|club|society|museum|co-?operative|firm|practice|company) exists (?:to|so that)|we(?: are|'re) here to (?!help\\b|answer|assist|listen|serve you|support you|talk)|estamos aquí para (?!ti\\b|usted|\\w+(?:te|le|les|os)\\b)|nous sommes là pour (?!vous\\b|répondre|t')|wir sind dafür da,? (?:dass|damit) |we want everyone in [a-z' -]{3,40} to (?:be|have|feel|live|find|know|enjoy) |we want to (?:give|bring|make) (?:people|everyone|everybody|families|children|local|small|every) |we work so that (?:every|all|no|people|families)|nous (?:travaillons|œuvrons|agissons) pour que (?:chaque|tous|toutes|les|la|aucun)|trabajamos para que (?:cada|cualquier|todas|todos|ningun\\w*|la gente|las familias)|wir arbeiten (?:daran|dafür),? dass (?:jede|alle|kein|niemand|menschen|familien)|lavoriamo (?:perché|affinché) (?:ogni|tutti|tutte|nessun\\w*|chiunque)|nous voulons (?:nourrir|offrir|donner|rendre|permettre|transmettre|redonner) (?!à vos|à votre)|nuestro compromiso es (?:sencillo|claro|simple)[:,]|queremos (?:dar|devolver|acercar|ofrecer) (?!a (?:usted|ti)|nuestros clientes)|wir wollen (?:menschen|familien|kindern|allen|jedem) |vogliamo (?:dare|restituire|portare|offrire) (?!ai nostri (?:clienti|ospiti))|siamo qui per (?!te\\b|voi\\b|\\w+(?:ti|vi)\\b))`,
  ),
  vision: foldedPattern(
    `^(?:(?:wir wollen|unser ziel ist(?: es)?),? dass .{3,120}20[2-9]\\d|queremos que (?:en 20[2-9]\\d|dentro de (?:\\w+ ){1,2}años|algún día|un día) |(?:nous voulons|on veut) que (?:dans (?:\\w+ ){1,2}ans|un jour),? |vogliamo che (?:tra|fra) (?:\\w+ ){1,2}anni,? |wir (?:wollen|möchten),? dass eines tages |we want to see the day when |(?:notre (?:but|objectif) est|nous voulons) que .{3,120}20[2-9]\\d|nous voulons qu'(?:en |d'ici (?:à )?)20[2-9]\\d |(?:our hope is|la nostra speranza è|nuestra esperanza es|notre espoir est|unsere hoffnung ist) (?:an?|una?|une|eine?) .{3,60} (?:where|in which|in cui|dove|en (?:el|la) que|donde|où|dans (?:lequel|laquelle)|in (?:der|dem)) |(?:il nostro obiettivo è|vogliamo) che .{3,120}20[2-9]\\d|we (?:see|picture|imagine|dream of|look forward to) (?:a|the) day when |(?:someday|one day),? we(?: would|'d) (?:love|like) to see |wir wünschen uns [a-z]+, in denen |nous (?:imaginons|rêvons d') ?un jour où |(?:imaginamos|soñamos con) (?:un|el) día en (?:el )?que |(?:immaginiamo|sogniamo) (?:un|il) giorno in cui |by 20[2-9]\\d,? (?:we want|we will|every|all|no) |we want an? .{3,60} (?:where|in which) |we dream of |we(?: are|'re) working towards? an? .{3,60} (?:where|in which) |we(?: are|'re) (?:working|building) towards? (?:a|the) (?:day|time|future|world) (?:when|where|in which) |we(?: would|'d) (?:like|love) to see (?:a|an|the) (?!you|your).{3,60} (?:where|when|in which|within reach of) |nos gustaría que (?:dentro de|algún día|un día|en (?:el futuro|unos años|\\d+ años)|nadie|cada|tod[oa]s?|ningun\\w*) |nous aimerions (?:qu'un jour|que (?:dans .{2,20} ans|personne|chaque|tous|toutes|plus aucun\\w*)|voir le jour où) |ci piacerebbe che (?:un giorno|tra .{2,20} anni|fra .{2,20} anni|nessun\\w*|ogni|tutti|tutte) |wir (?:würden|möchten) (?:uns wünschen|den tag erleben|es erleben),? (?:dass|an dem) |wir wünschen uns,? dass (?:eines tages|in .{2,20} jahren|niemand|jede\\w*|kein\\w*) |queremos que (?:cada|todos|todas|la|las|el|los|ningun\\w*|nadie) |soñamos con |nous voulons (?:que (?:chaque|tous|toutes|la|le|les|aucun\\w*|personne) |que l'|rester (?:le|la|les|une?) )|nous rêvons (?:d'une? |que )|d'ici (?:à )?20[2-9]\\d,? (?:nous voulons|chaque|tous|toutes) |wir wollen,? dass (?:jede|alle|kein|niemand|die|der|das|in)|wir träumen (?:von eine|davon)|bis 20[2-9]\\d (?:soll|sollen|wollen wir) |vogliamo che (?:ogni|tutti|tutte|la|il|i|le|gli|nessun\\w*) |sogniamo (?:una?|che) |entro il 20[2-9]\\d,? (?:vogliamo|ogni|tutti|tutte) )`,
  ),
}

/** "We believe in a medicine in which nobody …", "we imagine fields where every …": all or none are to have it. */
const forAll = foldedPattern(
  `^(?:we (?:believe in|imagine|picture|envision) (?:an? )?.{3,60} (?:where|in which) .*(?<![a-z])(?:every|everyone|everybody|nobody|no one|no|all|any)|wir (?:glauben an|stellen uns) .{3,60} (?:in (?:der|dem|denen)|wo|bei (?:der|dem)) .*(?<![a-z])(?:jede[rsn]?|alle|niemand|kein[ea]?)|nous (?:croyons (?:en|à)|imaginons) .{3,60} (?:où|dans (?:lequel|laquelle|lesquels|lesquelles)) .*(?<![a-z])(?:chaque|tous|toutes|personne|aucune?|chacune?)|nous imaginons .{3,40}(?:chaque|toutes? les|tous les) .{3,30}, où .*|(?:creemos en|imaginamos) .{3,60} (?:donde|en (?:el|la|los|las) que) .*(?<![a-z])(?:cada|todos|todas|nadie|ningun\\w*)|(?:crediamo in|immaginiamo) .{3,60} (?:dove|in cui|nel quale|nella quale) .*(?<![a-z])(?:ogni|tutti|tutte|nessun\\w*|chiunque))(?![a-z])`,
)

/** Under such a heading "we want …" says what the company is there for. */
const beliefHeading = foldedPattern(
  '^(?:what we (?:want|believe(?: in)?|stand for|care about)|what we set out to do|was wir wollen|woran wir glauben|wofür wir (?:stehen|arbeiten)|ce qui nous (?:guide|anime)|ce que nous voulons|en quoi nous croyons|nos convictions|lo que (?:nos mueve|queremos|creemos)|en (?:lo )?que creemos|(?:quello )?in cui crediamo|(?:in )?cosa crediamo|cosa vogliamo|cosa ci (?:muove|guida))$',
)
const wants = /^(?:we want |wir wollen |wir mochten |nous voulons |queremos |vogliamo )/
/** A year to come, or a time that is told in words: what is to be then is a vision. */
const future =
  /\b(?:20[2-9]\d|(?:in|within|over) (?:the next )?(?:\w+ ){1,2}(?:years|decades?)|(?:in|binnen) (?:\w+ ){1,2}(?:jahren|jahrzehnten?)|(?:dans|d'ici) (?:\w+ ){1,2}(?:ans|annees)|(?:dentro de|en) (?:\w+ ){1,2}anos|(?:tra|fra|entro) (?:\w+ ){1,2}anni|one day|some ?day|eines tages|un jour|algun dia|un giorno|(?:in|the) future|in zukunft|kunftig|a l'avenir|en el futuro|in futuro|next generations?|nachsten? generation(?:en)?|prochaines? generations?|proximas? generacion(?:es)?|prossim[ae] generazion[ei])\b/

const wantsUnder = (block: Block, folded: string): boolean =>
  wants.test(folded) &&
  !future.test(folded) &&
  !customerWords.test(folded) &&
  beliefHeading.test(fold(block.path.at(-1) ?? '').replace(/[\s.:?]+$/, ''))

/** "We want X to …": a wish for the world, told on the company's own page, is what it is there for. */
const wishes = foldedPattern(
  `^(?:(?:that is why|darum|deshalb|c'est pourquoi|por eso|per questo),? )?(?:we want (?!to |nothing|more|less|the best|our |you|your |it |this )(?:[a-z'-]+ ){1,9}to (?:be|have|feel|live|find|know|enjoy|get|go|stay|stop|start|come|grow|learn|see|sleep|open|last|leave|become|work|mean|cost)(?![a-z])|(?:wir (?:wollen|möchten)|wollen wir|möchten wir),? dass |(?:nous voulons|on veut|nous aimerions) que |nous voulons qu'|queremos que |vogliamo che )`,
)

/** What a company wishes for its customers is a promise of service, no vision. */
const customerWords =
  /\b(?:clients?|customers?|guests?|patients?|you|your|clientes?|huesped\w*|pacientes?|alumn\w+|usted\w*|clients?|hotes|eleves|vous|votre|vos|kund\w+|gaste\w*|mandant\w+|patient\w+|sie|ihnen|ihre?|client[ei]|ospiti|pazienti|allievi|voi)\b/

/** Whoever pays, drives off or comes back is a customer, too: "that everybody leaves the yard knowing what he paid for". */
const customerDeeds = foldedPattern(
  `(?<![a-z])(?:(?:has|have|is|are) (?:paid|bought|ordered|charged)|pays? for|(?:leaves?|drives? (?:off|away|home)|walks? (?:out|away)|goes? home|comes? back|returns?) (?:here|us|the (?:shop|yard|store|office|practice)|with|knowing|happy|satisfied|to us)|(?:zu|bei) uns (?:kommt|kauft|einkauft|bestellt|bucht|wohnt|einzieht)|bezahlt (?:hat|haben)|gekauft (?:hat|haben)|bestellt (?:hat|haben)|(?:vom hof|nach hause) (?:fährt|geht|kommt|fahren|gehen)|(?:gern|gerne|zufrieden|glücklich) (?:wiederkommt|wiederkommen|nach hause|geht|gehen)|(?:sorte?|reparte?|rentre)(?:nt)? (?:d'ici|de chez nous|chez (?:lui|elle|soi|eux)|contente?s?|satisfaite?s?|avec)|(?:a|ont) (?:payé|acheté|commandé)|(?:salga|vuelva|se vaya|se lleve)n? (?:de (?:aquí|nuestr\\w+)|a casa|content[oa]s?|satisfech[oa]s?|sabiendo|con)|(?:ha|han) (?:pagado|comprado|pedido)|(?:esca|torni|vada|riparta)(?:no)? (?:da (?:qui|noi)|a casa|content[oaie]|soddisfatt[oaie]|sapendo|con)|(?:ha|hanno) (?:pagato|comprato|ordinato))(?![a-z])`,
)

const readerWords = /\b(?:you|your|yours|vous|votre|vos|usted\w*|te|tu|tus|voi|vostr\w+|ihnen|ihr)\b/

/** German "sie" is the reader only with a capital; within a sentence it is a thing spoken of. */
const smallThey = /(?<=\S )(?:sie|ihre?[nmrs]?)(?!\p{L})/gu

const staffWords =
  /\b(?:staff|employees|colleagues|apprentices?|mitarbeit\w*|kolleg\w*|team\w*|belegschaft|azubis?|auszubild\w*|lehrling\w*|equipes?|salarie\w*|collaborat\w*|apprenti\w*|equipo|emplead\w*|trabajador\w*|dipendent\w*|squadra|dass du|dich|dir|dein\w*|euch|euer|eure[mnrs]?|toi|tes|ti)\b/

/** Whether a sentence speaks of those whom the company serves, or to them. */
const speaksOfCustomers = (sentence: string, brand: string | null): boolean =>
  customerWords.test(maskBrand(fold(sentence.replaceAll(smallThey, ' ')), brand))

/** Whether a sentence opens as a mission or a vision does. */
export const opensStatement = (
  statement: 'mission' | 'vision',
  sentence: string,
  block: Block,
  brand: string | null,
): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  if (isOwnPlan(folded)) return false
  if (statement === 'mission') return openings.mission.test(folded) || wantsUnder(block, folded)
  if (forAll.test(folded) && !readerWords.test(folded) && !staffWords.test(folded)) return true
  return (
    openings.vision.test(folded) &&
    !staffWords.test(folded) &&
    !speaksOfCustomers(sentence, brand) &&
    !customerDeeds.test(folded)
  )
}

/** Whether a sentence wishes something for the world, not for customers, staff or readers, and by no year. */
export const isWish = (sentence: string, brand: string | null): boolean => {
  const folded = maskBrand(fold(sentence), brand)
  if (!wishes.test(folded) || future.test(folded) || smallAims.test(folded) || isOwnPlan(folded)) return false
  // German "ihr" and "ihnen" are read with their capitals among the customers.
  return (
    !readerWords.test(folded.replaceAll(/\bih(?:r|nen)\b/g, ' ')) &&
    !staffWords.test(folded) &&
    !speaksOfCustomers(sentence, brand)
  )
}
