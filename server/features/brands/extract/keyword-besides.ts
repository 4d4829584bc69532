import { fold, wordPattern } from './text.ts'
import type { Block, PageModel } from './model.ts'

/** What any site says besides its offers: what it costs, where and when, how to pay, who may come in. */
const besides = wordPattern(
  [
    // A price may be qualified ("simple prices", "faire Preise"); "price comparison" is an offer.
    "^(?:[a-z'-]+ ){0,3}(?:prices?|pricing|fees|rates|price ?lists?|price guide|costs?|deposits?|refunds?)$",
    '^(?:[a-z-]+ ){0,2}(?:[a-z]*preise?n?|[a-z]*kosten|[a-z]*tarife?|konditionen|gebühren|zahlungsarten|zahlung)$',
    '^(?:les? |nos |des )?(?:prix|tarifs?|honoraires)(?: .+)?$|^[a-z]+ (?:prix|tarifs)$',
    '^(?:los |nuestros )?(?:precios?|tarifas?|honorarios)(?: .+)?$|^[a-z]+ (?:precios|tarifas)$',
    '^(?:i |le |nostri )?(?:prezz[oi]|tariff[ae]|costi|onorari)(?: .+)?$|^[a-z]+ (?:prezzi|tariffe)$',
    '(?:web ?site )?accessibility(?: .+)?|accesibilidad(?: .+)?|accessibilite(?: .+)?|accessibilita(?: .+)?|barrierefreiheit(?:serklarung)?|(?:personnes|public) en situation de handicap|(?:step-free|disabled|wheelchair) access|wheelchair users|handicap',
    '(?:our |the |service |coverage |delivery )?(?:areas?|zones?|regions?|territory|coverage|areas? (?:served|covered|of service)|service areas?|where we (?:work|go|deliver)|catchment(?: area)?)',
    "(?:nos |la |les )?(?:zones?|secteurs?|perimetre|rayon)(?: d'intervention| d'activite| de livraison| desservies?| couvertes?| geographiques?)?|(?:villes|communes) desservies",
    '(?:unser |das |unsere )?(?:gebiete?|einzugsgebiet|einsatzgebiete?|liefergebiete?|regionen|region|umkreis|servicegebiet|anfahrtsgebiet|orte)',
    '(?:nuestras? |las? )?(?:zonas?|area|areas|ambito|cobertura)(?: de (?:actuacion|trabajo|servicio|reparto|influencia|cobertura)| geografic[oa])?',
    '(?:le nostre |la |le )?(?:zone|zona|aree|area)(?: (?:servit[ae]|copert[ae]|di (?:intervento|lavoro|consegna|servizio|copertura)|operativ[ae]))?',
    'payment(?: (?:methods|options|terms|plans))?|ways to pay|paiement(?: .+)?|moyens? de paiement|pago(?: .+)?|formas? de pago|pagament[oi](?: .+)?|metodi di pagamento|zahlungs[a-z]+|ratenzahlung',
    'warrant(?:y|ies)|guarantees?|garanties?|garantias?|garanzi[ae]|garantie|gewahrleistung',
    'opening|open days?|timetables?|calendars?|dates|deadlines?|term dates|calendriers?|dates|plannings?|calendario|fechas|plazos|date|scadenze|termine|kalender|stundenplan|fristen|wartezeiten|wartezeit|parking|car park|aparcamiento|parcheggio|stationnement|parkplatze',
    'certificat(?:es|ions?)|certificaciones|certificazioni|zertifikate|zertifizierung(?:en)?|accreditations?|asociaciones|associazioni|licen[cs]es?',
    '(?:our )?(?:results?|figures|statistics|facts|key figures)|(?:nos )?resultats?|(?:nuestros )?resultados|(?:i nostri )?risultati|ergebnisse|zahlen und fakten|cifras|indicateurs?',
    'brands|(?:our )?brands we .+|marken|marques|marcas|marche|manufacturers|hersteller|fabricants|fabricantes|produttori',
    'admissions?|enrol(?:l?ment|ling)?|how to apply|inscriptions?|inscripcion(?:es)?|matricula|iscrizion[ei]|anmeldung|aufnahme|registration',
    'equipment|machinery|machine park|(?:our )?workshop|maschinenpark|ausstattung|parc machines?|equipements?|maquinaria|equipamiento|parco macchine|attrezzature|dotazioni',
    'complaints?|reclamaciones|reclamations|reclami|beschwerden|sizing|size charts?|care instructions|lost parcels?|order tracking|suivi de commande|seguimiento|sendungsverfolgung|tracking',
    'materials?|materiales|materiali|materialien|materiaux|technology|technologie|tecnologia|technik',
    // The house itself ("L'agence"), what its figures or its wares are measured by, and how these are looked after.
    "l'agence|agence|le cabinet|cabinet|atelier|association|societe|die kanzlei|kanzlei|praxis|unser haus|firma|betrieb|verein|azienda|lo studio|bottega|empresa|el despacho|despacho|la clinica|the (?:firm|practice|company|agency|studio|charity|school|shop|farm|house)|association|asociacion|associazione",
    '(?:length|width|height|weight|depth|dimensions?|measurements|diameter|capacity|volume|fit|finish|composition|ingredients|allergens|nutrition|contents|lunghezza|larghezza|altezza|peso|profondita|dimensioni|diametro|capacita|finitura|composizione|ingredienti|allergeni|contenuto|longueur|largeur|hauteur|poids|profondeur|diametre|contenance|composition|ingredients|lange|breite|hohe|gewicht|tiefe|masse|abmessungen|durchmesser|inhalt|passform|zusammensetzung|zutaten|inhaltsstoffe|longitud|largo|ancho|anchura|alto|altura|fondo|medidas|capacidad|acabado|composicion|ingredientes|alergenos|contenido|technical (?:data|specifications?|details)|specifications?|specs|technische daten|produktdetails|product details|details|fiche technique|caracteristiques(?: techniques)?|ficha tecnica|caracteristicas(?: tecnicas)?|scheda tecnica|caratteristiche(?: tecniche)?|dettagli|detalles|beschreibung|description|descripcion|descrizione)',
    '(?:materials?|fabric|care|stoff|material|pflege|matieres?|entretien|materiales?|cuidados?|materiali|cura)(?: (?:and|&|und|et|y|e) (?:care|fit|size|material|pflege|passform|grosse|entretien|composition|cuidados?|composicion|cura|composizione|misure|ma(?:ss|s|ß)e))',
    '(?:care|cura|pflege|entretien|cuidados?|conservazione|conservation|conservacion) (?:and|&|und|et|y|e) (?:maintenance|cleaning|washing|storage|use|advice|manutenzione|pulizia|lavaggio|uso|reinigung|wartung|hinweise|nettoyage|lavage|conseils|usage|limpieza|lavado|mantenimiento|uso)|(?:use|uso|usage|gebrauch|utilisation) (?:and|&|und|et|y|e) (?:care|maintenance|cura|manutenzione|entretien|pflege|cuidados?|mantenimiento)|(?:cleaning|washing) (?:and|&) care',
    '(?:darum|deshalb|weshalb|weil|reasons?|grunde|raisons?|razones|motivos|motivi|ragioni)(?: .+)?|(?:benefits?|avantages|beneficios|benefici)(?: (?:of|de|di) .+)?',
    '(?:important|urgent|please) (?:notice|note|information|update|announcement)|important|updates?|attention|reminders?|warnings?|alerts?|notes?|n\\.?b|achtung|wichtig|aktuell|aktuelles|meldung(?:en)?|mitteilung(?:en)?|bekanntmachung(?:en)?|wichtiger hinweis|zur beachtung|annonces?|rappels?|a noter|avis important|importantes?|atencion|anuncios?|notas?|recordatorios?|aviso importante|importanti?|attenzione|avviso(?: importante)?|annunc[io]+|comunicazion[ei]|comunicat[oi]|promemoria|nota bene',
    // Where the goods are sold, and how the work goes on: "process" alone is also software's matter.
    '(?:our |the )?(?:points? of sale|stockists|store (?:finder|locator)|retailers|where to (?:buy|find us))|(?:unsere )?(?:verkaufsstellen|verkaufspunkte|bezugsquellen|handlersuche|handlerverzeichnis|filialfinder)|(?:nos |les )?(?:points? de vente|revendeurs|detaillants|ou (?:acheter|nous trouver))|(?:nuestros |los )?(?:puntos? de venta|distribuidores|donde (?:comprar|encontrarnos))|(?:i nostri |i )?(?:punt[io] (?:di )?vendita|rivenditori|dove (?:acquistare|comprare|trovarci))',
    'ablauf|ablaufe|vorgehen|vorgehensweise|(?:le )?deroulement|(?:el )?desarrollo del servicio|(?:lo )?svolgimento|next steps|nachste schritte|prochaines etapes|proximos pasos|prossimi passi',
    'announcements?|aviso|avisos|avvisi|avis|hinweise?|notices?|downloads?|dokumente|documents?|documentos|documenti',
  ]
    .map((part) => (part.startsWith('^') ? part : `^(?:${part})$`))
    .join('|'),
)

export const isBesideOffers = (phrase: string): boolean => besides.test(fold(phrase))

/** Words of any menu: what stands below them may be offers, they themselves name none. */
const menuWords = wordPattern(
  '^(?:(?:the |our )?(?:platform|overview|industries|sectors|developers?|learn|academy|status|guides|catalog(?:ue)?s?|quotes|voices|highlights|bookings?|visits?|people|crew|work|general|misc(?:ellaneous)?|tips|advice)|(?:die |das |der |unser(?:e)? )?(?:plattform|uberblick|ubersicht|funktionen|branchen|wissen|menschen|leute|kopfe|ratgeber|katalog|sortiment|konto|stimmen)|(?:la |les? |notre |nos )?(?:plateforme|fonctionnalites|secteurs|gens|catalogue|gamme|compte|voix)|(?:la |las |el |los |nuestr[oa] )?(?:plataforma|funcionalidades|sectores|gente|personas|catalogo|gama|cuenta|voces)|(?:la |le |il |i |nostr[oa] )?(?:piattaforma|funzionalita|settori|gente|persone|catalogo|gamma|squadra|voci))$',
)

export const isMenuWord = (phrase: string): boolean => menuWords.test(fold(phrase))

const networks =
  '(?:instagram|facebook|linkedin|tik ?tok|youtube|pinterest|twitter|x|xing|whatsapp|telegram|mastodon|bluesky|threads)'

/** Calls to follow the company on a network, and what lies beyond its work. */
const calls = wordPattern(
  [
    `^(?:follow|like|find|tag|join) (?:us|me|our)|^(?:folg(?:en?|t)|besuch(?:en?|t)?|find(?:en?|et)) (?:sie )?(?:uns|mir)`,
    `^(?:suivez|suis|retrouvez|rejoignez|likez)[- ](?:nous|moi|notre)|^nous suivre`,
    `^(?:siguenos|sigueme|siganos|seguidnos|encuentranos|buscanos|unete)|^(?:seguici|seguiteci|seguimi|trovaci|unisciti)`,
    `^(?:[a-z-]+ ){0,3}(?:on|en|sur|auf|bei|su) ${networks}$|^${networks} (?:feed|live|stories)$`,
    `^(?:follow|tag) along|^(?:stay|keep|let's stay) (?:connected|posted|informed|up to date|in the loop)|^let's connect$|^(?:bleib(?:en|t)?|lass(?:en|t)?) (?:sie |uns )?(?:dran|auf dem laufenden|in (?:kontakt|verbindung)|informiert|verbunden)`,
    `^(?:reste[zr]|restons|gardons) (?:en contact|connectes?|informes?|au courant|le contact|le fil)|^(?:mantente|mantengase|sigamos|seguimos|sigue|siga) (?:al (?:dia|tanto|corriente)|en contacto|conectad[oa]s?|informad[oa]s?)|^(?:resta(?:te)?|rimani|rimanete|restiamo|rimaniamo) (?:aggiornat[oaie]|in contatto|conness[oaie]|informat[oaie])`,
    `^(?:far beyond|beyond|behind the|mas alla|au-dela|par-dela|jenseits|al di la|dietro le|oltre (?:il|la|lo|i|gli|le))|^oltre l'`,
  ].join('|'),
)

export const isCallToFollow = (phrase: string): boolean => calls.test(fold(phrase))

/** What a newsletter, magazine or blog says of itself, whatever it is called. */
const periodical = wordPattern(
  [
    'newsletters?|(?:your|the) inbox|(?:e-?mails?|letters?|issues?) (?:a|per|every|each) (?:week|month|quarter|year)|unsubscribe|subscribe|(?:our|on the) blog|(?:e-?mails?|rundbrief|rundbriefe) (?:im|pro) (?:monat|jahr|quartal|woche)',
    'rundbrief|postfach|abbestellbar|abmelden|unser blog',
    "boite (?:mail|e-?mail|aux lettres)|infolettre|lettre d'information|je m'abonne|abonnez-vous|desinscri[a-z]+|desabonn[a-z]+|(?:e-?mails?|lettres?|numeros?) par (?:an|mois|semaine|trimestre)",
    '(?:tu|su) (?:correo|bandeja de entrada)|boletin|suscribete|darte de baja|(?:correos?|cartas?|e-?mails?|numeros?) (?:al|por) (?:ano|mes|semana|trimestre)',
    "casella (?:di posta|e-?mail)|iscriviti|disiscri[a-z]+|(?:e-?mail|lettere?|numer[oi]) (?:all'anno|al mese|alla settimana)",
  ].join('|'),
)

/**
 * A short text about letters to subscribers right below a heading makes the heading their name, unless it says itself
 * that mails are the trade ("E-mail marketing").
 */
export const isOverPeriodical = (page: PageModel, heading: Block): boolean => {
  const below = page.blocks[heading.index + 1]
  if (below?.level !== 0 || below.region !== heading.region || below.text.length >= 250) return false
  return !/mail|marketing|software/.test(fold(heading.text)) && periodical.test(fold(below.text))
}

/** Addresses of single works and of single reports. */
const entryPath =
  /\/(?:arbeiten|projekte?|referenzen|works?|projects?|portfolio|case-stud(?:y|ies)|realisations?|projets?|references?|proyectos?|trabajos|obras|progetti|lavori|referenze|clients?|kunden|blog|news|journal|magazine?|aktuelles|neuigkeiten|beitr(?:ag|aege)|actualites?|noticias?|articulos?|articles?|artikel|notizie|articoli|insights|stories|posts?)\/[^/?#]{3,}/

/** Over the names of works and of those whom they were done for. */
const worksHeading = wordPattern(
  '^(?:(?:our|some|selected|recent|latest|featured|completed|past) )*(?:works?|projects|portfolio|case studies|clients)$|^(?:(?:unsere|einige|ausgewahlte|aktuelle|letzte|neueste) )*(?:arbeiten|projekte|referenzprojekte|kunden|kundinnen und kunden)$|^(?:(?:nos|quelques|dernieres?|derniers) )*(?:realisations|projets|travaux|references|clients)(?: (?:recente?s|recents|choisie?s|selectionnes))?$|^(?:(?:nuestros|algunos|ultimos) )*(?:trabajos|proyectos|obras|clientes)(?: (?:recientes|destacados|seleccionados|realizados))?$|^(?:(?:i nostri|alcuni|ultimi) )*(?:lavori|progetti|clienti|realizzazioni)(?: (?:recenti|selezionati|scelti|in evidenza))?$',
)

export const isOverWorks = (heading: string): boolean => worksHeading.test(fold(heading))

/** A day at the beginning of a line: what stands above it is the title of a report. */
const dated =
  /^(?:\w+,? )?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}(?:\.|st|nd|rd|th|er)? (?:de )?[a-z]{3,10}\.?,? (?:de )?20\d\d|[a-z]{3,9} \d{1,2},? 20\d\d)(?!\d)/

/** A matter that the words after it hand on to somebody else: "for new ones we send you to …". */
const handsOn = wordPattern(
  [
    "we(?:'ll| will)? (?:send|refer|point|direct) you (?:on |over )?to|we (?:don't|do not|no longer) (?:do|sell|offer|stock|carry|fit|handle) (?:it|them|this|these|those|any)(?=[ ,.;]|$)|(?:please )?(?:ask|go to|see|try) (?:our )?(?:friends|neighbou?rs) (?:at|next)",
    '(?:schicken|verweisen|vermitteln) (?:wir )?(?:sie|dich)(?: gern(?:e)?)? (?:zu|zum|zur|an)|wir (?:schicken|verweisen|vermitteln) (?:sie|dich)|(?:machen|verkaufen|fuhren|bieten) wir (?:selbst )?nicht(?: mehr)?(?: an)?(?=[ ,.;]|$)',
    "(?:nous|on) vous (?:envoyons|envoie|adressons|adresse|orientons|oriente|renvoyons|renvoie) (?:vers|chez|a)|(?:nous n'en|on n'en) (?:faisons|vendons|proposons|fait|vend) (?:plus|pas)",
    '(?:le|les|te|os) (?:enviamos|mandamos|remitimos|derivamos) a|(?:no|ya no) l[oa]s? (?:hacemos|vendemos|ofrecemos|trabajamos)(?=[ ,.;]|$)',
    '(?:vi|ti|la) (?:mandiamo|indirizziamo|inviamo|rimandiamo) (?:da|dal|dalla|dai|dagli|a|al|alla)|non l[oiae] (?:facciamo|vendiamo|offriamo)(?: piu)?(?=[ ,.;]|$)',
  ].join('|'),
)

/** Whether an entry of a list says that others do what it names. */
export const isLeftToOthers = (entry: string): boolean => handsOn.test(fold(entry))

/** Legal forms at the end of a name. */
const firmName =
  /(?<![\p{L}\d])(?:GmbH|mbH|AG|KG|OHG|UG|SE|e\.? ?G\.?|Ltd\.?|Limited|LLP|LLC|Inc\.?|Corp\.?|PLC|plc|SARL|SAS|SASU|EURL|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?n\.?c\.?|S\.?L\.?U?|S\.?A\.?|SCOP|S\. ?Coop\.?)$/u

/** Whether a phrase is the name of a firm with its legal form. */
export const isFirmName = (phrase: string): boolean => phrase.includes(' ') && firmName.test(phrase)

/** "Other services", "additional products": what follows such a heading is named below it. */
const remainder = wordPattern(
  [
    '(?:our )?(?:other|further|additional|more|extra|supplementary|complementary|special) (?:services?|products?|offers?|offerings|solutions?|activities|work|treatments?|courses?|options)',
    '(?:unsere )?(?:weitere|sonstige|andere|zusatzliche|erganzende|zusatz-?)[rns]? ?(?:dienst)?(?:leistungen|produkte|angebote|services?|losungen|arbeiten|dienste|kurse|behandlungen)',
    '(?:nos )?(?:autres|plus de) (?:services|prestations|produits|activites|offres|solutions|travaux|soins|formations)|(?:services|prestations|produits|activites) (?:complementaires|supplementaires|additionnel(?:le)?s|annexes)',
    '(?:nuestros )?(?:otros|otras|mas|demas) (?:servicios|productos|actividades|ofertas|soluciones|trabajos|tratamientos|cursos)|(?:servicios|productos|actividades) (?:adicionales|complementari[oa]s)',
    '(?:i nostri )?(?:altri|altre|ulteriori) (?:servizi|prodotti|attivita|offerte|soluzioni|lavori|prestazioni|trattamenti|corsi)|(?:servizi|prodotti|attivita) (?:aggiuntiv[ie]|complementari|accessori|supplementari)',
  ]
    .map((part) => `^(?:${part})$`)
    .join('|'),
)

export const isRemainder = (phrase: string): boolean => remainder.test(fold(phrase))

/** Whether a heading names one work, one customer or one report: by what is above it, by where it leads, or by a date. */
export const isOfOneEntry = (page: PageModel, heading: Block): boolean => {
  const below = page.blocks[heading.index + 1]
  return (
    isOverWorks(heading.path.at(-1) ?? '') ||
    heading.links.some((link) => entryPath.test(fold(link.href))) ||
    (below?.level === 0 && below.region === heading.region && dated.test(fold(below.text)))
  )
}

/** Words of headings over people, places and figures of the company. */
export const notOffered =
  /\b(?:team|people|staff|clients?|customers?|guests|patients|partners?|stor(?:y|ies)|history|values?|approach|process|principles?|philosophy|promises?|commitments?|awards?|offices|locations?|stores|shops|farms|suppliers|experts|advantages|strengths|numbers|goals|kunden|mandanten|gaste|partner|werte|geschichte|standorte|mitarbeiter(?:n|innen)?|mitarbeitende\w*|philosophie|grundsatze|starken|vorteile|referenzen|ziele|zahlen|ansprechpartner\w*|offnungszeiten|equipes?|valeurs|engagements?|partenaires|clients|histoire|atouts|agences|boutiques|chiffres|realisations|references|points forts|producteurs|fournisseurs|equipo|valores|clientes|socios|historia|compromisos?|sedes|tiendas|ventajas|premios|instalaciones|valori|clienti|partner|storia|sedi|negozi|vantaggi|numeri|impegni|premi|punti (?:di forza|vendita)|fornitori|realizzazioni)\b/

/** Words in which any company praises itself. */
export const virtues =
  /\b(?:quality|tradition\w*|sustainab\w*|transparen\w*|hones\w+|trust|passion\w*|experience|respect\w*|integri\w*|innovat\w*|innovaz\w*|innovac\w*|communit\w*|fast|free|easy|simple|safe|secure|shipping|delivery|fair|local|expertise|reliab\w+|flexib\w+|availab\w+|support|guarantee|calidad|sostenib\w+|honestidad|confianza|pasion|experiencia|cercania|rapid\w*|garanti\w*|garanzia|envio|entrega|qualite|durab\w+|confiance|proximite|ecoute|savoir-faire|livraison|qualitat|nachhaltig\w*|ehrlich\w*|vertrauen|leidenschaft|erfahrung|verlasslich\w*|zuverlassig\w*|lieferung|versand|schnell\w*|qualita|sostenibil\w*|onesta|fiducia|passione|esperienza|serieta|spedizion\w*)\b/

/** "Our team" stands over people; a claim of two sentences ("Eine Linie. Ein Ansprechpartner.") is no such heading. */
const teamHeading =
  /^(?!.*[.!?] |.*, |(?:\S+ ){6}).*(?<!\p{L})(?:teams?|equipo|équipe|people|ansprechpartner\p{L}*|staff|squadra|\p{L}+team)(?!\p{L})/iu

export const isTeamHeading = (heading: string): boolean => teamHeading.test(heading)
