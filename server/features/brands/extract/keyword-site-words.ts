import { fold, wordPattern } from './text.ts'

/** Names of pages and sections that sites of any trade have, by what they are about; none is an offer. */
const siteWords = wordPattern(
  `^(?:${[
    // Who leads and owns the house, and by what rules.
    'trustees|governors|board of directors|code of conduct|modern slavery statement|whistleblowing|annual reports?|complaints procedure|cancellations?|cancellation policy|stornierung(?:en)?|cancelaciones|cancellazioni|annulations?|house rules|dress code|safeguarding|equality|ethos|manifesto|memberships|affiliations',
    'vorstand|beirat|kuratorium|satzung|geschäftsführung|jahresbericht|richtlinien|hausordnung|stornobedingungen|mietbedingungen|kleiderordnung|mitgliedschaften|verbände|manifest|chronik|meilensteine',
    "conseil d'administration|statuts|rapport annuel|règlement(?: intérieur)?|charte|manifeste|adhésions|repères",
    'gobierno|patronato|junta directiva|estatutos|memoria anual|normas|reglamento|manifiesto|hitos',
    'consiglio direttivo|statuto|bilancio sociale|regolamento|manifesto|tappe',
    'heritage|family tree|fun facts',
    // Doors for those who are customers already, and for others than customers.
    '(?:trade|client|customer|members?|parent|student|patient|supplier|partner) (?:accounts?|area|login|portal|zone)|pay online|upload (?:documents|cv)|wholesale enquiries|press room|(?:media|press) kit|brand assets|referral form|patient forms|key dates',
    '(?:kunden|mitglieder|eltern|händler|partner|schüler|patienten|presse)(?:portal|login|bereich|zugang)|pressemappe|mediadaten|störung melden|schaden melden|anamnesebogen|zuweiser|initiativbewerbung|ferienzeiten|freunde werben',
    'espace (?:pro|client|adhérents?|presse|parents|membres?|partenaires)|kit (?:média|presse)|payer en ligne|formulaires|offres en cours|vacances scolaires',
    '(?:zona|área) (?:privada|de clientes|de socios|de prensa)|sala de prensa|pagar en línea|formularios|ofertas vigentes|nuevos pacientes|calendario escolar',
    'area (?:riservata|clienti|soci|stampa|genitori)|sala stampa|paga online|modulistica|nuovi pazienti|calendario scolastico',
    // Those whom a page addresses, named alone.
    'casa|case|homes?|households|families|famiglie|familles|familias|landlords|tenants|buyers|sellers|candidates|employers|job ?seekers|vermieter|mieter|käufer|verkäufer|bewerber|arbeitgeber|propriétaires|locataires|acheteurs|vendeurs|candidats|employeurs|entreprises|particuliers|professionnels|propietarios|inquilinos|compradores|vendedores|candidatos|empresas|particulares|profesionales|proprietari|inquilini|acquirenti|venditori|candidati|aziende|privati|professionisti',
    // What is told to those who like the house: rewards, letters, pictures, books of guests.
    'loyalty (?:scheme|club)|giving back|sample sale|student discount|look ?books?|archives?|guest ?books?|gift vouchers|field notes|fact sheets?|data sheets|manuals|release notes|brand story',
    'treueprogramm|geschenkgutscheine|gästebuch|archiv|datenblätter|handbücher|kundenliste|ausgewählte projekte|kundenmagazin',
    'programme de fidélité|galerie photos|fiches techniques|téléchargements|projets choisis',
    'programa de fidelidad|cheques? regalo|galería de (?:fotos|imágenes)|libro de visitas|archivo|fichas técnicas|descargas|proyectos elegidos',
    'programma fedeltà|carta regalo|galleria (?:fotografica|immagini)|libro degli ospiti|archivio|schede tecniche|progetti scelti|elenco clienti',
    // What those who come need to know.
    'arrivals?|departures?|smoking|bike storage|site plan|dietary requirements|happy hour|abreise|kaution|lageplan|wochenkarte|mittagskarte|arrivée|départ|caution|annulation|menu du jour|llegada|salida|fianza|cancelación|mascotas|menú del día|arrivo|partenza|cauzione|cancellazione|menù? del giorno|carta (?:dei vini|de vinos)|carte des vins|weinkarte|wine list|sample menu|snow report|(?:la )?météo|(?:das )?wetter|primera visita|prima visita|kennenlernen',
    // What helps one to pay: insurers of patients, grants.
    'krankenkassen|kassen und privat|kassen und privatpatienten|prise en charge|remboursements?|aides financières|ayudas|convenzioni|insurance accepted',
    // Those who give to a house or give it their time.
    'donativos|donar|dons|donazioni|voluntarios|bénévoles|volontari|devenir (?:bénévole|membre|adhérent)|adhérer|diventa socio|hazte soci[oa]|become a member',
    // Praise that any firm has for itself.
    'family[- ]run|family[- ]owned|locally owned|quick turnaround|plain english|straight answers|peace of mind|attention to detail|small batches|ranges?|zero waste|carbon neutral|living wage|plastic free|familienbetrieb|meisterbetrieb|klare worte|liebe zum detail|kleine serien|regionale zutaten|klimaneutral|fairer handel|entreprise familiale|sens du détail|petites séries|produits locaux|circuits? courts?|zéro déchet|commerce équitable|conseils honnêtes|déplacement offert|empresa familiar|gusto por el detalle|series cortas|productos locales|kilómetro cero|km ?0|0 km|comercio justo|devolución gratis|azienda di famiglia|azienda familiare|cura del dettaglio|piccole serie|prodotti locali|chilometro zero|commercio equo|reso gratuito|made in (?:germany|italy|france|spain|britain|england|the uk|usa)',
    // By what a bottle or a book is told from the next.
    'annata|vitigno|abbinamenti|temperatura di servizio|note di degustazione|gradazione|grape variety|tasting notes|serving temperature|food pairings?|millésime|cépages?|accords|degré|température de service|notes de dégustation|añada|maridaje|graduación|notas de cata|jahrgang|rebsorte|alkoholgehalt|trinktemperatur|verkostungsnotiz|passt zu',
  ].join('|')})$`,
)

/** "Kurze Wege", "trato cercano": how a firm deals with its customers, not what it does for them. */
const manners = wordPattern(
  `^(?:${[
    '(?:personal|individual|friendly|dedicated|tailored|prompt|honest|attentive|warm|clear|open) (?:service|approach|attention|touch|staff|people|response|advice|handling|communication|welcome)',
    '(?:real|small|good|nice) (?:people|team)|short (?:ways|waits|waiting times)',
    '(?:persönlich|individuell|kurz|fest|fair|offen|klar|ehrlich|schnell|kompetent|freundlich|zuverlässig|termingerecht|sauber)e[rnsm]? (?:betreuung|beratung|wege|ansprechpartner|termine|absprachen|ohren|zusagen|bedienung|abwicklung|umsetzung|ausführung|arbeit|reaktion(?:szeiten)?|lieferzeiten|wartezeiten|kommunikation|atmosphäre)',
    '(?:accueil|suivi|service|conseils?|équipe|délais|relation|écoute|approche) (?:chaleureu(?:x|se)|personnalisée?s?|attenti(?:f|ve)|rapides?|soignée?|respectés|tenus|humaine?|clairs?|honnêtes?|réacti(?:f|ve)|bienveillante?)',
    '(?:trato|atención|servicio|plazos|equipo|asesoramiento|ambiente|respuesta) (?:cercan[oa]|personalizad[oa]|personal|cortos|cumplidos|human[oa]|familiar|amable|claros?|honest[oa])',
    '(?:servizio|assistenza|attenzione|accoglienza|tempi|rapporto|ambiente) (?:personalizzat[oa]|dedicat[oa]|certi|rapid[io]|brevi|caloros[oa]|uman[oa]|familiare|attent[oa]|chiari)',
  ].join('|')})$`,
)

/** Whether a phrase is the name of a page or a section that a site of any trade may have, or praises its manners. */
export const isSiteWord = (phrase: string): boolean => {
  const folded = fold(phrase).replace(/^(?:our|unsere?|nos|notre|nuestr[oa]s?|i nostri|le nostre) /, '')
  return siteWords.test(folded) || manners.test(folded)
}

/** What a shop has in its menu beside its goods; of other firms each may be the trade. */
const besideGoods = wordPattern(
  '^(?:trade|wholesale|recipes|podcasts?|webinars?|white papers|glossary|calculators?|environment|timeline|milestones|policies|insurance|internships|apprenticeships|rewards|loyalty|map|emergency|großhandel|händler|rezepte|webinare|glossar|rechner|umwelt|praktikum|ausbildung|versicherung|finanzierung|fördermittel|hofladen|hoffest|werkstatt|atelier|recettes|glossaire|simulateur|webinaires|environnement|parrainage|financement|assurance|stages|alternance|certificats|recetas|glosario|calculadora|medio ambiente|seminarios|guías|seguro|financiación|diario|revista|ricette|glossario|calcolatore|ambiente|guide|assicurazione|finanziamenti|rivista|impegno|patrimoine|patrimonio)$',
)

export const isBesideGoods = (phrase: string): boolean => besideGoods.test(fold(phrase))
