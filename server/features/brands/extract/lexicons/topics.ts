import type { BaseLanguage } from '#domain/languages.ts'
import type { Industry } from '#domain/industries.ts'
import type { TradeName } from './trade-names.ts'

/**
 * What companies do, by the words that say it. `label` is the industry of one that does it, `software` of one that
 * makes software for it; null where none of the 55 fits. Words are sources of expressions on folded text in which `~`
 * stands for any letters. A broad topic gives way to any other that is as well attested.
 */
export type Topic = {
  label: Industry | null
  software: Industry | null
  isBroad?: true
  /** A trade between two industries: it speaks for none, and its words for nothing else. */
  isContested?: true
  /** Its head needs one of these words, or a schema.org type: its others are also said by those who make, let or serve. */
  onlyWith?: RegExp
  /** Its entry among the trades where that is not its label. */
  trades?: TradeName
  /** schema.org types. */
  types?: string
  words: Record<BaseLanguage, string>
}

const tech = (label: Industry, words: Topic['words']): Topic => ({ label, software: label, words })

/** Who sells to all. */
const shops =
  /shop|store|boutique|florist|fleurist|fiorist|fiora|bookse|statione|monger|newsagent|supermarket|supermercat|supermarche|retail|showroom|outlet|antiq|antic|garden ?cent|tienda|floristeri|librer|libra[iy]|juguet(?:eri)|papeter|ferreter|bazar|mercer|minorista|estanco|distribu|magasin|jardiner|quincaill|detaillant|brocant|marchand|droguer|cycles|laden|geschaft|handlung|mobelhaus|gartencenter|gartenmarkt|gartnerei|floristik|markt|handel|handler|kaufhaus|warenhaus|negoz|bottega|cartol|emporio|ferrament|rivendit|dettaglio|tabac|mercatino/
const insuranceBrokers = /brok|agen|advis|courti|courtage|corred|mediador|makler|vertret|kontor|buro|intermediar/

export const topics: Topic[] = [
  {
    label: 'Food and beverage',
    software: 'Foodtech',
    types:
      'Bakery|Restaurant|CafeOrCoffeeShop|FoodEstablishment|Brewery|Winery|Distillery|BarOrPub|IceCreamShop|FastFoodRestaurant|LiquorStore|GroceryStore|Butcher',
    words: {
      en: 'bakery|bakeries|bakers?|sourdough|restaurants?|cafe|bistro|brasserie|pizzeria|tea ?rooms?|coffee (?:roasters?|roastery|shop|house)|roastery|speciality coffee|brewery|breweries|craft beers?|distillery|gin|whisky|winery|wines?|vineyard|butchers?|delicatessen|deli|cheesemakers?|cheese|chocolatiers?|chocolates?|patisserie|catering|caterers?|gastropub|pub|food truck|ice cream|gelato|olive oil|honey|juices?|tasting menu|head chef|chefs?|dining|taproom|cider|kombucha|fishmongers?|farm shop|dairy|creamery|pasta makers?',
      es: 'panaderia|obrador|pasteleria|restaurantes?|bar de tapas|tapas|taberna|meson|cafeteria|cafe de especialidad|tostador(?:es)?|cerveceria|cervezas? artesan~|bodegas?|vinos?|vinedos?|viticultur~|carniceria|queseria|quesos?|aceite de oliva|aove|almazara|chocolateria|catering|heladeria|cocina de (?:mercado|temporada|autor)|jamon(?:es)?|conservas|miel|gastronom~|pizzeria|arroceria|pescaderia|mermeladas|chef|lacteos|frutas y verduras|turron~',
      fr: "boulangeries?|boulanger|patisseries?|patissier|restaurants?|bistrot?|brasserie|traiteur|cafe|torrefact~|brasserie artisanale|bieres? artisanales?|vins?|vignobles?|vigneron~|domaine viticole|caves?|boucherie|charcuterie|fromagerie|fromager|fromages?|chocolat~|glacier|epicerie fine|epicerie|cuisine (?:de saison|bistronomique|du marche)|gastronom~|miel|confitures?|distillerie|cidrerie|pizzeria|creperie|biscuiterie|huile d'olive|levain|laiterie|minoterie|conserverie",
      de: '~backerei|~backereien|backstube|konditorei|restaurant|gasthaus|gasthof|wirtshaus|gaststatte|cafe|bistro|kaffeerosterei|rosterei|brauerei|~brauerei|~brau|braumeister|craft ?bier|bier|biere|~-bier~|weingut|winzer~|weine?|weinbau|metzgerei|fleischerei|kaserei|chocolatier|schokoladen~|manufaktur fur (?:schokolade|senf|saft)|catering|partyservice|eisdiele|eismanufaktur|feinkost|imkerei|honig|kelterei|safte|destillerie|brennerei|pizzeria|lebensmittel|sauerteig~|speisekarte|kuchenchef|nudelmanufaktur|molkerei|ziegenkase|molkereiprodukte|teigwaren',
      it: 'panificio|forno|pasticceria|ristorante|ristoranti|trattoria|osteria|pizzeria|enoteca|caffetteria|torrefazione|birrificio|birra artigianale|cantina|cantine|vini|vino|vigneti|vitivinicola|viticolt~|macelleria|caseificio|formaggi~|salumificio|salumi|olio extravergine|olio evo|frantoio|cioccolat~|gelateria|catering|pastificio|pasta fresca|gastronomia|miele|agriturismo con cucina|liquorificio|distilleria|lievito madre|chef|alimentari|ortofrutta|latticini|mulino|vendita diretta',
    },
  },
  {
    // Who grows food sells food, but software for growers is no software for kitchens.
    label: 'Food and beverage',
    software: 'Agtech',
    words: {
      en: 'organic farm|vegetable boxes|veg box~|fruit farm|orchards?|farmhouse produce|market garden(?:s|ers?|ing)?|(?:vegetable|fruit|soft fruit|herb|salad|apple) (?:growers?|farm(?:s|ers)?)',
      es: 'productos de la huerta|cestas de verduras|verduras ecologicas|granja ecologica|hortelan[oa]s?|horticult~|fruticult~',
      fr: 'maraich~|paniers? de legumes|legumes bio|magasin a la ferme|produits fermiers|vente a la ferme|horticult~',
      de: 'hofladen|biohof|gemusekiste~|biokiste~|bauernhof|direktvermarkt~|obsthof|bauernladen|gemusebau~|obstbau~|gemuse-?bauern?|landwirtschaftsbetrieb',
      it: 'azienda agricola|prodotti agricoli|cassette di verdura|fattoria|orticolt~|frutticolt~',
    },
  },
  {
    label: 'Hospitality',
    software: 'SaaS',
    types: 'Hotel|LodgingBusiness|BedAndBreakfast|Hostel|Motel|Resort|Campground',
    words: {
      en: 'hotels?|boutique hotel|guest ?house|bed and breakfast|b&b|hostel|inn|country house hotel|lodge|self-catering|holiday cottages?|glamping|campsite|resort|en-suite rooms|guest rooms|serviced apartments|suites',
      es: 'hotel|hoteles|hostal|casa rural|alojamiento(?: rural)?|albergue|posada|parador|camping|apartamentos turisticos|pension|habitaciones',
      fr: "hotel(?! (?:social|de ville|d'entreprises|particulier|dieu))|hotels|hotellerie|chambres? d'hotes?|maison d'hotes|gites?|auberge|camping|hebergements?(?! web)|residence hoteliere|lodges?",
      de: 'hotel|hotels|pension|gastehaus|ferienwohnung~|fremdenzimmer|berghutte|landhotel|wellnesshotel|campingplatz|ferienhof|hotelzimmer|ubernachtung~|hostel|zimmer und suiten',
      it: 'hotel|albergo|alberghi|b&b|bed and breakfast|agriturismo|locanda|pensione|campeggio|affittacamere|casa vacanze|residence|rifugio|relais|dimora|masseria|camere',
    },
  },
  {
    label: 'Travel and tourism',
    software: 'Travel and tourism',
    types: 'TravelAgency|TouristInformationCenter|TouristAttraction|TouristTrip|BoatTrip',
    words: {
      en: 'travel agency|tour operators?|guided tours?|walking tours?|walking holidays|holidays|safaris?|city tours?|travel planning|tailor-made (?:trips|travel|journeys|holidays)|trips|tourism|cruises?|expeditions?|excursions?|itineraries|boat trips|cycling holidays|travel|coach hire|minibus hire|ski school|surf school|kayak hire|boat hire|(?:airport|ski|station|hotel|wedding|shared|cruise|city|event) (?:and [a-z]+ )?(?:shuttles?|transfers?)|shuttle (?:service|company|bus(?:es)?)|shuttles|airport (?:transport|transportation|coach(?:es)?|bus(?:es)?)|charter (?:coaches|buses)|(?:coach|bus) (?:company|charters?|operators?)|motorcoach(?:es)?|passenger (?:ferry|ferries)|ferry (?:company|operator|crossings?|services?)|ferries',
      es: 'agencia de viajes|viajes|turismo|rutas guiadas|visitas guiadas|excursiones|tours?|senderismo|turoperador|touroperador|viajes a medida|itinerarios|cruceros|rutas en (?:bici|kayak)|alquiler de (?:bicicletas|kayaks|barcos|autocares|autobuses)|autocares|(?:traslados?|transfers?)(?: privados?)? (?:al|desde el|del|hasta el) aeropuerto|traslados? de (?:pasajeros|viajeros)|transporte de viajeros|escuela de (?:surf|esqui)',
      fr: 'agence de voyages?|voyages?|voyagiste|tourisme|circuits?|sejours?|randonnees?|visites guidees|excursions?|croisieres?|voyages sur mesure|itineraires|treks?|autocars?|autocaristes?|navettes? (?:aeroports?|gares?|fluviales?|maritimes?|vers)|navettes?|transferts? (?:aeroports?|gares?|prives?)|transport de (?:personnes|voyageurs)|ecole de (?:ski|surf)|location de (?:velos|bateaux|canoes)',
      de: 'reiseburo|reiseveranstalter|~reisen|rundreisen|wanderreisen|radreisen|stadtfuhrung~|tourismus|ausfluge|gefuhrte (?:touren|wanderungen)|kreuzfahrten|trekking|urlaubsreisen|bergfuhrer|stadtrundgang~|busreisen|omnibus~|reisebus~|flughafentransfers?|flughafenzubringer|flughafen-?shuttles?|airport-?shuttles?|shuttle-?(?:service|dienst|bus~)|bustransfers?|personenbeforderung|linienschifffahrt|skischule|surfschule|bootsverleih|kanuverleih|fahrradverleih',
      it: 'agenzia (?:di )?viaggi|viaggi|tour operator|turismo|escursioni|visite guidate|itinerari|crociere|trekking|tour guidati|cammini|vacanze|noleggio (?:bici|barche|pullman)|autobus gran turismo|transfer|servizio navetta|navette|noleggio con conducente|ncc|trasporto (?:di )?(?:persone|passeggeri)|scuola di (?:sci|surf)|gite in barca',
    },
  },
  {
    label: 'Healthcare',
    software: 'Healthtech',
    types:
      'Dentist|Physician|MedicalClinic|Hospital|MedicalBusiness|MedicalOrganization|Optician|Physiotherapy|DiagnosticLab|Optometric|Dermatology|Pediatric',
    words: {
      en: 'clinics?|medical (?:practice|centre|center|clinic)|dental|dentists?|dentistry|orthodont~|dental implants?|physiotherap~|osteopath~|chiropract~|gp surgery|surgery hours|doctors?|patients?|hospital|care homes?|home care|nursing|podiatr~|audiolog~|optician~|optometr~|psycholog~|psychotherap~|counselling|speech therapy|paediatric~|pediatric~|dermatolog~|fertility|midwi~|healthcare|health care|physicians?|rehabilitation|hearing aids|hearing care|home carers?|domiciliary care|elderly care|assisted living|occupational therap~|dieti[ct]ians?|spectacles|eye tests?',
      es: 'clinicas?|clinica dental|dentistas?|odontolog~|ortodoncia|implantes? dentales|fisioterap~|osteopat~|medicos?|medicina|pacientes|hospital|centro medico|centro de salud|consulta medica|psicolog~|psicoterap~|logoped~|pediatr~|dermatolog~|ginecolog~|podolog~|optica|audifonos|residencia de mayores|enfermeria|nutricionista|oftalmolog~|ayuda a domicilio|centro de dia|terapia ocupacional|gafas graduadas|optometr~',
      fr: 'cabinet (?:medical|dentaire|de kinesitherapie)|cliniques?|dentistes?|dentaires?|orthodont~|implants? dentaires?|implantologie|kinesitherap~|osteopath~|medecins?|medecine|patients?|hopital|centre de sante|psycholog~|psychotherap~|orthophon~|pediatr~|dermatolog~|podolog~|opticien~|audioprothes~|infirmi~|sages?-femmes?|ehpad|soins (?:a domicile|infirmiers)|maison de sante|aide a domicile|maison de retraite|ergotherap~|dieteticien~|lunettes|orthopediste',
      de: 'zahnarzt~|~arztpraxis|zahnmedizin~|kieferorthopad~|implantolog~|physiotherap~|osteopath~|arzte?|arztin|klinik~|patient~|krankenhaus|hausarzt~|gemeinschaftspraxis|psychotherap~|logopad~|ergotherap~|kinderarzt~|dermatolog~|hautarzt~|augenarzt~|optiker|horgerate|hebamme~|pflegedienst|pflegeheim|ambulante pflege|heilpraktik~|orthopad~|sprechstunde~|naturheil~|medizin~|krankengymnastik|lymphdrainage|manuelle therapie|seniorenheim|altenheim|seniorenzentrum|tagespflege|sozialstation|horakustik~|brillen|augenoptik~|sanitatshaus|ernahrungsberatung',
      it: 'clinica|cliniche|studio (?:dentistico|medico)|dentist[ai]|odontoiatr~|ortodonzia|implantologia|impianti dentali|fisioterap~|osteopat~|medic[io]|medicina|pazienti|ospedale|poliambulatorio|ambulatorio|psicolog~|psicoterap~|logoped~|pediatr~|dermatolog~|ginecolog~|podolog~|ottica|apparecchi acustici|casa di riposo|assistenza domiciliare|infermier~|riabilitazione|rsa|centro diurno|assistenza anziani|occhiali da vista|audioprotes~|dietist[ai]|terapia occupazionale',
    },
  },
  {
    label: 'Pharmaceuticals',
    software: 'Healthtech',
    types: 'Pharmacy',
    words: {
      en: 'pharmaceuticals?|pharma|generic medicines|drug development|pharmacy|pharmacies|contract manufacturing of medicines',
      es: 'farmaceutic~|medicamentos|laboratorios? farmaceutic~|farmacia',
      fr: 'pharmaceutiques?|medicaments|laboratoires? pharmaceutiques?|pharmacie',
      de: 'pharma~|arzneimittel~|apotheke~|medikamente',
      it: 'farmaceutic~|farmaci|medicinali|farmacia',
    },
  },
  {
    label: 'Biotech',
    software: 'Biotech',
    words: {
      en: 'biotech~|gene therapy|cell therapy|monoclonal antibod~|bioreactors?|genomics?|synthetic biology|protein engineering|crispr|enzymes',
      es: 'biotecnolog~|terapia (?:genica|celular)|genomica|biorreactor~|biologia sintetica|enzimas',
      fr: 'biotech~|therapie (?:genique|cellulaire)|genomique|bioreacteurs?|biologie de synthese|enzymes',
      de: 'biotech~|gentherap~|zelltherap~|genom~|bioreaktor~|synthetische biologie|enzyme',
      it: 'biotecnolog~|biotech|terapia (?:genica|cellulare)|genomica|bioreattor~|biologia sintetica|enzimi',
    },
  },
  {
    label: 'Construction',
    software: 'SaaS',
    types:
      'GeneralContractor|RoofingContractor|Plumber|Electrician|HVACBusiness|HousePainter|HomeAndConstructionBusiness|Locksmith',
    words: {
      en: 'builders?|building contractors?|general contractors?|construction|house building|loft conversions?|house extensions?|extensions|renovations?|roofers?|roofing|plumb(?:er|ers|ing)|boilers?|boiler (?:repairs?|installation)|heating engineers?|electricians?|rewiring|plaster(?:er|ers|ing)|bricklay~|carpent(?:er|ers|ry)|joiner(?:s|y)?|fitted kitchens|decorators?|painting and decorating|stonemason~|landscap(?:er|ers|ing)|groundworks|scaffold~|tiling|tilers?|remodel~|drywall|kitchen fitters?|bathrooms?|double glazing|civil engineering|home builders?|garden design|swimming pools?|flooring|dry stone walling|damp proofing|glaziers?|fencing contractors?|paving|plant hire|tool hire|equipment hire|builders merchants?|stoves?|conservatories',
      es: 'constructora|construccion(?:es)?|reformas(?: integrales)?|obras?|albanil~|rehabilitacion de (?:edificios|fachadas|viviendas)|fontaner~|electricist~|instalaciones electricas|calefaccion|climatizacion|carpinter~|pintores|tejados|cubiertas|fachadas|pladur|obra nueva|impermeabiliza~|ingenieria civil|aire acondicionado|alquiler de maquinaria|cristaleria|materiales de construccion|toldos|persianas|piscinas|paisajistas?|parquet',
      fr: 'construction(?: de maisons)?|renovation~|macon~|gros (?:oe|o)uvre|charpent~|couvreurs?|couverture|toitures?|plomb(?:ier|iers|erie)|chauffag~|electricien~|electricite generale|menuis~|peintres? en batiment|isolation|platrerie|carrelage|carreleurs?|artisan du batiment|batiment|btp|terrassement|ravalement|salles? de bains?|extensions? (?:de maison|bois)|ossature bois|paysagistes?|amenagement paysager|creation de jardins|espaces verts|piscines?|pompes a chaleur|location de (?:materiel|engins|nacelles)|serrur~|vitr(?:ier|erie)|materiaux de construction|parquet',
      de: 'bauunternehm~|baugeschaft|~bau gmbh|hochbau|tiefbau|holzbau|zimmerei|zimmerer~|dachdecker~|dachsanierung|bedachung~|sanierung~|altbausanierung|badsanierung|installateur~|sanitar~|heizung~|heizungsbau|elektroinstallation~|elektriker~|elektrobetrieb|elektrotechnik|malerbetrieb|maler~|schreinerei|tischlerei|innenausbau|trockenbau|fliesenleger~|rohbau|maurer~|fassaden~|gartenbau|landschaftsbau~|gartengestaltung|poolbau|natursteinarbeiten|fensterbau|warmepumpen?|klempner~|hausbau|umbau(?:ten)?|geruste?bau|neubau|estrich|glaserei|baustoff~|baumaschinen~|arbeitsbuhnen~|ofenbau~|parkett~|zaunbau|raumausstatt~|rollladen|metallbauer|pflasterarbeiten|spenglerei',
      it: 'impresa edile|edilizia|edile|costruzioni|ristrutturazion~|idraulic[ioa]|impianti (?:elettrici|idraulici|termici)|elettricist~|falegnam~|muratur~|tetti|coperture|cartongesso|imbianchin~|tinteggiatur~|rifacimento (?:tetti|bagno|facciate)|opere murarie|caldai[ae]|climatizzazione|serramenti|infissi|cantieri?|isolamento termico|pavimenti|restauro conservativo|piscine|noleggio (?:macchine edili|piattaforme|attrezzature)|fabbro|vetraio|materiali edili|parquet|tende da sole|lattoneria|ponteggi',
    },
  },
  {
    // Work on trees, gardens, locks and chimneys is building to one and a service to another; so it is with pictures
    // (media, design, events), children's day care (teaching, care), horses (sport, leisure), drivers and repairs.
    label: null,
    software: 'SaaS',
    isContested: true,
    trades: 'Between industries',
    words: {
      en: 'tree (?:surge(?:ons?|ry)|care|services?|removal|felling|specialists?|company)|arborists?|arboricultur~|stump (?:grinding|removal)|crown (?:reductions?|thinning)|hedge (?:cutting|trimming)|gardeners?|(?:garden|grounds|lawn) (?:maintenance|care)|lawn mowing|chimney sweep~|locksmith~|handyman|odd jobs|(?:[a-z]+ )?photograph(?:ers?|y)|child-?care|child ?minders?|day ?care(?: cent(?:re|er)s?)?|day nurser(?:y|ies)|(?:plant|tool) hire|(?:knife|mobile) sharpen(?:er|ers)|re-?upholster~|riding (?:school|stables|lessons)|horse riding|livery (?:yard|stables)|chauffeur~|wedding cars?|drone (?:surveys?|inspections?)|(?:watch|clock) repairs?|piano tun~',
      es: 'poda(?: y tala)?|tala de arboles|arboricultur~|jardiner[oa]s?|jardineria|mantenimiento de (?:jardines|zonas verdes)|deshollinador~|cerrajer~|fotograf[oai]~(?: de [a-z]+)?|guarderias?|escuela infantil|alquiler de (?:maquinaria|herramientas?)|hipica|equitacion|afilador(?:es)?|afilado de cuchillos|chofer(?:es)?|vuelos con dron(?:es)?|reparacion de relojes|afinador(?:es)? de pianos',
      fr: "elag~|abattage d'arbres|arboristes?|arboriculture ornementale|jardiniers?|entretien d(?:e|es|'un) (?:jardins?|parcs?|espaces verts)|ramon(?:eurs?|age)|photograph(?:es?|ie)(?: de [a-z]+)?|creches?|micro-creches?|garde d'enfants|location (?:de materiel|d'outillage)|centres? equestres?|equitation|ecuries?|remouleur|affutage de couteaux|chauffeurs? prives?|reparation de montres|accordeurs? de pianos?",
      de: 'baumpfleg~|baumfall~|baumkletter~|baumchirurg~|gartenpflege|heckenschnitt|schornsteinfeger~|kaminkehrer~|schlusseldienst|hausmeister(?:service|dienst)|~fotograf~|kita|kindertagesstatte|kinderkrippe|kindertagespflege|reit(?:schule|unterricht|stall|anlage)|pensionspferde|scherenschleifer~|chauffeur~|drohnen(?:vermessung|inspektion~)|uhrenreparatur~|klavierstimm~',
      it: "potatur[ae]|abbattimento alberi|tree ?climbing|arboricoltura|giardinier[ei]|giardinaggio|manutenzione (?:del |di )?(?:verde|giardini)|spazzacamin[oi]|fotograf(?:[oi]|ia)(?: di [a-z]+)?|asilo nido|asili nido|nido d'infanzia|noleggio (?:attrezzature|macchine edili)|maneggio|equitazione|arrotin[oi]|affilatura coltelli|noleggio con conducente|ncc|riprese con drone|riparazione orologi|accordator[ei]",
    },
  },
  {
    label: 'Architecture',
    software: 'SaaS',
    words: {
      en: 'architects?|architecture (?:practice|studio|firm)|architectural (?:practice|design)|landscape architect~|riba|chartered architects',
      es: 'arquitect[oa]s?|estudio de arquitectura|arquitectura|paisajismo',
      fr: "architectes?|cabinet d'architect~|agence d'architecture|architecture d'interieur",
      de: 'architekt~|~architekten|architekturburo|landschaftsarchitekt~|entwurfsplanung',
      it: 'architett[oi]|studio di architettura|architettura|progettazione architettonica',
    },
  },
  {
    label: 'Real estate',
    software: 'Proptech',
    types: 'RealEstateAgent|RealEstateListing',
    words: {
      en: 'estate agents?|real estate|realtors?|letting agents?|lettings|property (?:management|sales|developers?|for sale)|homes for sale|houses for sale|valuations?|landlords|property',
      es: 'inmobiliaria|agencia inmobiliaria|venta de (?:pisos|viviendas|casas)|alquiler de (?:pisos|viviendas|casas)|pisos|viviendas|administracion de fincas|promotora|bienes raices|api',
      fr: "agence immobiliere|immobilier|immobiliere|biens immobiliers|vente de (?:maisons|appartements)|gestion locative|location d'appartements|syndic|estimation(?: immobiliere)?|promoteur immobilier",
      de: 'immobilien~|makler(?:in|buro|~)?|hausverwaltung~|mietverwaltung|wohnungen?|eigentumswohnungen|bautrager|immobilienbewertung|wohnungsverkauf',
      it: 'agenzia immobiliare|immobiliare|immobili|vendita (?:case|appartamenti|immobili)|affitt[io]|amministrazione condomini~|case in vendita|valutazioni? immobiliar~|compravendita',
    },
  },
  {
    label: 'Professional services',
    trades: 'Law',
    software: 'Legal tech',
    types: 'Attorney|LegalService|Notary',
    words: {
      en: 'solicitors?|law firm|lawyers?|attorneys?|legal (?:advice|services|counsel)|barristers?|conveyancing|wills and probate|probate|family law|employment law|litigation|notary|personal injury|estate planning|immigration law|contracts?|legal|law',
      es: 'abogad[oa]s?|despacho de abogados|bufete|derecho (?:laboral|penal|civil|mercantil|de familia|fiscal)|asesoria juridica|notari~|procurador~|herencias|divorcios|asesoramiento (?:legal|juridico)|juridic[oa]s?|contratos|legal',
      fr: "avocat~|cabinet d'avocats?|droit (?:du travail|de la famille|des affaires|penal|immobilier|des societes|social)|notaires?|conseil juridique|huissier|contentieux|divorces?|successions?|juridiques?|barreau|contrats",
      de: 'rechtsanwalt~|rechtsanwalte|anwaltskanzlei|kanzlei|fachanwalt~|arbeitsrecht|familienrecht|mietrecht|erbrecht|strafrecht|verkehrsrecht|notar~|rechtsberatung|mandanten|gesellschaftsrecht|vertrage|rechtsabteilung~|anwalte',
      it: 'avvocat[oi]|studio legale|diritto (?:del lavoro|di famiglia|civile|penale|commerciale|societario)|consulenza legale|notai[oi]?|notaio|assistenza legale|contenzioso|successioni|separazioni|contratti|legali',
    },
  },
  {
    label: 'Professional services',
    trades: 'Accounting',
    software: 'Fintech',
    types: 'AccountingService|FinancialService',
    words: {
      en: 'accountants?|accountancy|accounting|bookkeep~|tax (?:returns?|advice|advisers?|planning|preparation)|payroll|audit|vat returns|cpa|financial advisers?|financial planning|mortgage (?:brok~|advi~)|year-end accounts|self assessment',
      es: 'asesoria (?:fiscal|contable|laboral)|gestoria|contabilidad|impuestos|nominas|auditor~|asesoria|asesores fiscales|declaracion de la renta|asesoria de empresas',
      fr: 'expert-comptable|experts-comptables|expertise comptable|cabinet comptable|comptabilite|fiscalite|commissaire aux comptes|paie|bilan|declarations fiscales',
      de: 'steuerberat~|steuerkanzlei|buchhaltung~|buchfuhrung|lohnbuchhaltung|lohnabrechnung~|wirtschaftspruf~|steuererklarung~|jahresabschluss~|finanzbuchhaltung',
      it: 'commercialist[ai]|studio commerciale|consulenza (?:fiscale|tributaria|del lavoro)|contabilita|buste paga|dichiarazion[ei] dei redditi|revisione (?:legale|contabile)|consulent[ei] del lavoro|bilanci',
    },
  },
  {
    label: 'Professional services',
    trades: 'Business services',
    software: 'SaaS',
    types: 'EmploymentAgency',
    words: {
      en: 'translation (?:agency|services)|translators?|recruitment (?:agency|consultan~|firm|company)|recruit(?:ing|ment) (?:firm|agency|agencies|company|partner)|recruiters|headhunt~|(?:contract|temporary|industrial) staffing|staffing (?:agency|agencies|firm|company)|direct hire|temp agency|executive search|mystery shopping|bailiffs?|document storage|surveyors?|notary public|private investigator|virtual assistants?|certified translations?|commercial cleaning|office cleaning|cleaning (?:company|services)|security guards|security (?:company|services|guarding)|facilities management|window cleaning|pest control|debt collection|patent attorneys?|funeral directors?|undertakers?|dry cleaners?|laundry service|alarm monitoring|laundrette|process servers?|court reporters?|interpreters?|ghostwrit~|proofread~|patent agents?|architectural surveyors?|fire safety (?:training|inspections?)|shredding|office services|business centre|call centre|auctioneers?|mediators?|career coach~|removals (?:surveys?)',
      es: 'traducciones|traductor~|agencia de traduccion|seleccion de personal|consultoria de seleccion|empresa de trabajo temporal|ett|headhunt~|cazatalentos|agencia de colocacion|peritos?|topograf~|empresa de limpieza|limpieza de oficinas|empresa de seguridad|vigilancia|vigilantes|control de plagas|limpieza (?:industrial|profesional|de cristales)|funeraria|tintoreria|lavanderia|patentes y marcas|interpretes?|detectives? privad[oa]s?|administracion de fincas|administrador~ de fincas|casa de subastas|centro de negocios|destruccion de documentos|mediacion',
      fr: "traductions?|traducteurs?|traductrice|agence de traduction|cabinet de recrutement|interim|travail temporaire|chasseurs? de tetes|recruteurs|geometres?(?:-experts?)?|bureau d'etudes|nettoyage de bureaux|entreprise de nettoyage|proprete|societe de securite|gardiennage|agents de securite|nettoyage (?:industriel|professionnel|de vitres)|deratisation|pompes funebres|pressing|blanchisserie|facility management|recouvrement|interpretes?|detectives? prives?|syndic de copropriete|commissaires?-priseurs?|hotel des ventes|centre d'affaires|ecrivain public|domiciliation",
      de: 'ubersetzung~|ubersetzer~|dolmetsch~|personalvermittlung|personalberatung|personaldienstleist~|zeitarbeit~|arbeitnehmeruberlassung|headhunter|vermessung~|sachverstandig~|ingenieurburo|gebaudereinigung|reinigungsservice|buroreinigung|unterhaltsreinigung|sicherheitsdienst~|wachdienst|objektschutz|glasreinigung|schadlingsbekampfung|bestattung~|bestatter~|textilreinigung|wascherei|facility management|hausmeisterservice|hausmeisterdienst|patentanwalt~|inkasso|detektei|auktionshaus|lektorat~|hausverwaltung|burodienst~|callcenter|aktenvernichtung|mediator~|treuhand~',
      it: 'traduzioni|traduttor~|agenzia di traduzione|ricerca e selezione|agenzia per il lavoro|agenzia interinale|somministrazione di (?:lavoro|personale)|head ?hunt~|periti|geometr[ai]|studio tecnico|impresa di pulizie|pulizie uffici|interpretariato|vigilanza|istituto di vigilanza|pulizie (?:industriali|civili|professionali)|disinfestazion[ei]|derattizzazione|onoranze funebri|pompe funebri|lavanderia|tintoria|portierato|recupero crediti|brevetti e marchi|interpreti|investigazioni|agenzia investigativa|amministrazion[ei] condomin~|amministrator[ei] di condominio|casa d.aste|pratiche auto|visure|domiciliazione',
    },
  },
  {
    label: 'Consulting',
    software: 'SaaS',
    isBroad: true,
    words: {
      en: 'consultancy|consulting|management consult~|business consult~|strategy consult~|advisory|consultants?|organisational development|change management',
      es: 'consultoria|consultora|consultor~|asesoramiento estrategico|consultoria estrategica|gestion del cambio',
      fr: 'cabinet de conseil|conseil en (?:strategie|management|organisation)|consultants?|consulting|conduite du changement',
      de: 'unternehmensberat~|beratungsunternehmen|managementberat~|strategieberat~|consulting|organisationsentwicklung|prozessberatung|berater~',
      it: 'consulenza (?:aziendale|strategica|direzionale|organizzativa)|societa di consulenza|consulting|temporary management',
    },
  },
  {
    label: 'Edtech',
    software: 'Edtech',
    types: 'School|EducationalOrganization|CollegeOrUniversity|Preschool|ElementarySchool|HighSchool|Course',
    words: {
      en: 'schools?|primary school|nursery school|university|college|tuition|tutoring|tutors?|lessons|e-learning|online courses?|learning platform|classrooms?|teachers?|students?|pupils?|curriculum|homework|learners?|teaching|training (?:cent(?:er|re)s?|college|academy|provider)|vocational (?:training|courses?|college)|further education|adult education|apprenticeship training|preschools?|montessori|(?:music|dance|drama|art|cookery|sewing|sailing) (?:school|lessons|classes)|independent school|sixth form|accredited courses|nvqs?|boarding school|tutorial college',
      es: 'colegio|escuela|academia|universidad|clases (?:particulares|de)|e-learning|formacion online|plataforma educativa|alumn[oa]s|profesores|aprendizaje|docentes|centro de (?:formacion|estudios)|formacion (?:profesional|ocupacional)|ciclos formativos|oposiciones|certificados? de profesionalidad|escuela (?:de (?:musica|danza|hosteleria|negocios|cocina|arte|vela)|infantil)|conservatorio|refuerzo escolar|bachillerato|guarderia',
      fr: 'ecole|college|lycee|universite|organisme de formation|e-learning|formations? en ligne|eleves|enseignants?|pedagog~|soutien scolaire|apprentissage|centre de formation|institut de formation|formations? (?:diplomantes?|certifiantes?|qualifiantes?|professionnelles?|professionnalisantes?)|cfa|titres? professionnels?|bilans? de competences|ecole (?:de (?:commerce|musique|danse|cuisine|voile|theatre)|privee|maternelle|primaire|montessori)|conservatoire|cours (?:de (?:musique|danse|piano|couture)|particuliers)|creche',
      de: 'schule|(?!fahrschul)~schule|kindergarten|kita|universitat|hochschule|nachhilfe|e-learning|onlinekurse|lernplattform|schuler~|lehrkrafte~|unterricht|lernende|bildungszentrum|bildungstrager|bildungswerk|weiterbildungs(?:zentrum|institut|anbieter|akademie|kurse)|fortbildungs(?:zentrum|institut|kurse)|ausbildungszentrum|umschulung(?:en)?|berufsschule|berufskolleg|fachschule|volkshochschule|privatschule|musikschule|tanzschule|ballettschule|kochschule|segelschule|nachhilfeschule|seminarzentrum|musikunterricht|klavierunterricht',
      it: "scuola|scuole|liceo|universita|ripetizioni|e-learning|corsi online|piattaforma (?:educativa|didattica)|studenti|insegnanti|didattica|asilo|centro (?:di formazione|studi)|ente di formazione|formazione professionale|corsi (?:professionali|di (?:formazione|qualifica|cucina|musica|danza)|oss)|istituto (?:professionale|paritario|tecnico)|scuola (?:di (?:musica|danza|cucina|vela|teatro|formazione)|paritaria|materna|dell'infanzia|primaria)|conservatorio|doposcuola|recupero anni",
    },
  },
  // A school of languages sells courses to adults and firms.
  tech('Edtech', {
    en: 'language (?:schools?|courses?|classes|training)|english (?:courses?|school|lessons|classes)|school of english|learn english|ielts|cambridge exams?|toefl|celta|tefl',
    es: 'escuela de idiomas|academia de (?:idiomas|ingles)|cursos? de (?:idiomas|ingles|aleman|frances|espanol)|clases de (?:ingles|aleman|frances|idiomas)|espanol para extranjeros|ielts|dele',
    fr: "ecole de langues?|cours (?:de langues?|d'anglais|d'allemand|d'espagnol|de francais)|francais langue etrangere|fle|ielts|toeic|delf",
    de: 'sprachschule~|sprachkurs~|sprachunterricht|(?:englisch|deutsch|spanisch|franzosisch|italienisch)kurse?|deutsch als fremdsprache|telc|goethe-zertifikat|sprachtraining',
    it: 'scuola di (?:lingue?|inglese|italiano)|corsi? di (?:lingue?|inglese|tedesco|francese|spagnolo|italiano)|italiano per stranieri|ielts|certificazioni linguistiche',
  }),
  tech('Edtech', {
    en: 'edtech|e-learning|learning management system|lms|online learning platform|educational technology|learning app|online courses?',
    es: 'edtech|e-learning|plataforma (?:educativa|de aprendizaje|de formacion)|lms|cursos online|aprendizaje online',
    fr: "edtech|e-learning|plateforme (?:pedagogique|d'apprentissage|de formation)|lms|formation en ligne|cours en ligne",
    de: 'edtech|e-learning|lernplattform|lernmanagement~|lernsoftware|lern-app|onlinekurse|online-kurse',
    it: 'edtech|e-learning|piattaforma (?:didattica|e-learning|di apprendimento)|lms|corsi online|formazione online',
  }),
  {
    label: 'Other',
    trades: 'Banking',
    software: 'Fintech',
    types: 'BankOrCreditUnion',
    words: {
      en: 'credit unions?|savings banks?|building societ(?:y|ies)|checking accounts?|(?:auto|home|farm|car|personal) loans?|savings accounts?|community bank|banking|pawnbrokers?|currency exchange|tax-free shopping',
      es: 'caja rural|caja de ahorros|cooperativa de credito|banca (?:personal|privada|online)|hipotecas?|cuenta(?:s)? de ahorro|prestamos personales|casa de cambio|casa de empenos',
      fr: "caisse d'epargne|credit (?:mutuel|agricole|cooperatif|municipal)|banque (?:privee|cooperative|de detail|regionale)|prets? immobiliers?|livrets? d'epargne|bureau de change",
      de: 'sparkasse~|volksbank~|raiffeisenbank~|genossenschaftsbank|privatbank|girokont~|baufinanzierung~|sparkonto|bausparkasse|pfandhaus|leihhaus|wechselstube',
      it: 'banca (?:di credito cooperativo|popolare|privata|locale)|credito cooperativo|cassa (?:di risparmio|rurale)|mutui|conti correnti|prestiti personali|banco dei pegni|cambio valute',
    },
  },
  {
    label: 'Other',
    trades: 'Driving schools',
    software: 'Edtech',
    words: {
      en: 'driving (?:school|lessons|instructors?|tests?)|learner drivers?|motorcycle training|hgv training|cbt training',
      es: 'autoescuelas?|permiso de conducir|carnet de conducir|clases de conducir|permiso b|recuperacion de puntos',
      fr: 'auto-ecoles?|moto-ecole|ecole de conduite|permis (?:de conduire|b|moto|bateau|accelere)|code de la route|conduite accompagnee|lecons de conduite|stages? de recuperation de points',
      de: 'fahrschule~|fuhrerschein~|fahrstunden?|fahrlehrer~|fahrschuler~|motorradfuhrerschein|berufskraftfahrer~',
      it: 'autoscuol[ae]|scuola guida|patent[ei](?: di guida| nautica| [ab])?|cqc|esam[ei] di (?:guida|teoria)|guide pratiche|recupero punti|rinnovo patente',
    },
  },
  {
    label: 'Other',
    trades: 'Faith and tattoos',
    software: 'SaaS',
    types: 'Church|Mosque|Synagogue|PlaceOfWorship|CatholicChurch',
    words: {
      en: 'parish church|church services?|sunday (?:service|worship|school)|congregation|synagogue|mosque|clairvoyan~|tattoo (?:studio|artists?)|tattoos?|astrolog~|dating agency',
      es: 'parroquia|iglesia (?:evangelica|bautista)|misas|catequesis|congregacion|mezquita|estudio de tatuajes?|tatuajes?|tatuador~|tarot|astrolog~',
      fr: 'paroisse|messes|eglise (?:protestante|evangelique|reformee)|temple protestant|mosquee|synagogue|tatou(?:eurs?|euse|ages?)|voyance|astrolog~|agence matrimoniale',
      de: 'kirchengemeinde|pfarrgemeinde|pfarrei|gottesdienst~|freikirche|moschee|synagoge|tattoo~|tatowier~|wahrsag~|astrolog~|partnervermittlung',
      it: 'parrocchia|sante messe|chiesa (?:evangelica|valdese)|catechismo|moschea|sinagoga|tatuagg[io]|tatuator~|cartomanzia|astrolog~|agenzia matrimoniale',
    },
  },
  {
    label: null,
    trades: 'HR tech',
    software: 'HR tech',
    words: {
      en: 'hr|human resources|payroll|rota|rotas|shift (?:planning|scheduling)|employee (?:engagement|onboarding|scheduling|experience)|absence management|applicant tracking|recruiting|hiring|time tracking|onboarding|people teams|leave management|performance reviews',
      es: 'rrhh|recursos humanos|nominas|turnos|control horario|fichajes?|seleccion|gestion del talento|onboarding|gestion de personal|vacaciones y ausencias|reclutamiento',
      fr: 'rh|ressources humaines|sirh|paie|plannings?|gestion des conges|recrutement|onboarding|gestion des temps|entretiens annuels|talents',
      de: 'hr|personalwesen|personalmanagement|personalplanung|schichtplan~|dienstplan~|zeiterfassung~|urlaubsverwaltung|bewerbermanagement|recruiting|onboarding|personalsoftware|lohnabrechnung|personalabteilung~',
      it: 'hr|risorse umane|buste paga|turni|presenze|gestione (?:ferie|del personale|presenze)|selezione del personale|onboarding|talenti',
    },
  },
  {
    label: 'Professional services',
    trades: 'Insurance',
    software: 'Insurtech',
    onlyWith: insuranceBrokers,
    types: 'InsuranceAgency',
    words: {
      en: 'insurance (?:brok~|agen~|adviser?s?|advisors?)|insurance|insurers?|insurtech|policyholders|claims handling|underwriting',
      es: 'correduria de seguros|corredor(?:es)? de seguros|agencia de seguros|mediador(?:es)? de seguros|seguros|aseguradoras?|insurtech|polizas|siniestros|correduria',
      fr: 'cabinet de courtage|courtier~|mutuelle d.entreprise|prevoyance|assurances?|assureurs?|insurtech|assurtech|courtage|courtiers? en assurances?|sinistres',
      de: 'versicherungs?(?:makler|buro|agentur|vertreter|kontor)~|versicherung~|insurtech|versicherer|schadenregulierung',
      it: 'broker assicurativ~|agenzia (?:di assicurazioni|assicurativa)|intermediari? assicurativ~|assicurazion~|insurtech|assicurativ~|polizze|sinistri',
    },
  },
  tech('Legal tech', {
    en: 'legal ?tech|legal (?:technology|software|ai)|contract (?:management|automation|review) (?:software|platform)|e-?signatures?|case management software',
    es: 'legal ?tech|tecnologia (?:legal|juridica)|software (?:juridico|para abogados)|gestion de contratos|firma (?:electronica|digital)',
    fr: 'legal ?tech|logiciel juridique|gestion (?:des )?contrats|contrat management|signature electronique',
    de: 'legal ?tech|kanzleisoftware|anwaltssoftware|vertragsmanagement~|digitale signatur~|elektronische signatur~',
    it: 'legal ?tech|software (?:legale|per avvocati)|gestione (?:dei )?contratti|firma (?:digitale|elettronica)',
  }),
  tech('Insurtech', {
    en: 'insur ?tech|insurance (?:technology|software|platform|app|api)|digital insurance|embedded insurance',
    es: 'insur ?tech|seguros? digital(?:es)?|software (?:de|para) seguros|plataforma de seguros',
    fr: "(?:insur|assur) ?tech|assurance (?:digitale|en ligne|embarquee)|logiciel d'assurance",
    de: 'insur ?tech|digitale versicherung~|versicherungssoftware|versicherungs-app|versicherungsplattform',
    it: 'insur ?tech|assicurazion[ei] (?:digital[ei]|online)|software assicurativo|piattaforma assicurativa',
  }),
  tech('Proptech', {
    en: 'prop ?tech|property (?:management software|technology|platform)|real estate (?:software|platform|technology|crm)|lettings? software|tenant app|smart building platform',
    es: 'prop ?tech|software inmobiliario|plataforma inmobiliaria|crm inmobiliario|gestion de alquileres online',
    fr: 'prop ?tech|logiciel (?:immobilier|de syndic|de gestion locative)|plateforme immobiliere|crm immobilier',
    de: 'prop ?tech|immobiliensoftware|hausverwaltungssoftware|maklersoftware|immobilienplattform|vermietersoftware',
    it: 'prop ?tech|software (?:immobiliare|condominiale|gestionale immobiliare)|gestionale immobiliare|piattaforma immobiliare',
  }),
  tech('Healthtech', {
    en: 'health ?tech|digital health|telemedicine|telehealth|e-?health|medical software|health (?:app|platform)|remote patient monitoring|patient (?:portal|engagement platform)|electronic (?:health|medical) records|medtech',
    es: 'health ?tech|salud digital|telemedicina|e-?salud|software medico|historia clinica (?:digital|electronica)|app de salud',
    fr: 'health ?tech|sante (?:numerique|connectee)|telemedecine|teleconsultation|e-?sante|logiciel medical|dossier patient|medtech',
    de: 'health ?tech|digitale gesundheit|telemedizin~|e-?health|praxissoftware|arztsoftware|gesundheits-app~|digitale gesundheitsanwendung~|diga|medtech',
    it: 'health ?tech|salute digitale|sanita digitale|telemedicina|e-?health|software medico|cartella clinica (?:digitale|elettronica)|app per la salute',
  }),
  tech('Foodtech', {
    en: 'food ?tech|alternative proteins?|plant-based (?:protein|meat|foods?)|cultivated meat|cultured meat|insect protein|food technology|meal kits?|food delivery (?:app|platform)',
    es: 'food ?tech|proteinas? (?:alternativas?|vegetales?)|carne (?:cultivada|vegetal)|plant-based|tecnologia alimentaria',
    fr: 'food ?tech|proteines? (?:alternatives?|vegetales?)|viande (?:cultivee|vegetale)|plant-based|technologies? alimentaires?',
    de: 'food ?tech|alternative proteine?|pflanzliche proteine?|fleischersatz~|fleischalternativen?|kultiviertes fleisch|lebensmitteltechnologie|kochbox~',
    it: 'food ?tech|proteine (?:alternative|vegetali)|carne (?:coltivata|vegetale)|plant-based|tecnologie? alimentari?',
  }),
  tech('Fintech', {
    en: 'fintech|payments? (?:platform|api|processing|gateway)|open banking|digital banking|online payments|invoicing|invoices|expense management|lending platform|mobile bank|money transfers?|cash ?flow|accounts payable|business account|card payments|treasury|robo-?advis~|bookkeeping software|accounting software',
    es: 'fintech|pagos (?:online|digitales|con tarjeta)|pasarela de pagos?|banca (?:digital|abierta)|facturacion|facturas|gastos de empresa|tesoreria|prestamos online|transferencias|cobros|neobanco|contabilidad',
    fr: 'fintech|paiements? (?:en ligne|mobile|par carte)|neobanque|banque en ligne|facturation|factures|notes de frais|tresorerie|prets? en ligne|open banking|virements|encaissements?|comptabilite',
    de: 'fintech|zahlungs(?:abwicklung|verkehr|losung~|plattform|dienst~)|online-?banking|open banking|rechnungen|rechnungsstellung|rechnungssoftware|spesen~|liquiditat~|kredite|digitalbank|kartenzahlung~|buchhaltungssoftware|mahnwesen',
    it: 'fintech|pagamenti (?:digitali|online|elettronici)|open banking|banca digitale|fatturazione|fatture|note spese|tesoreria|prestiti online|gestionale contabile|incassi',
  }),
  tech('Blockchain and crypto', {
    en: 'blockchain|crypto(?:currenc~)?|bitcoin|ethereum|web3|smart contracts|defi|tokeni[sz]ation|nfts?|stablecoins?|crypto wallet',
    es: 'blockchain|cripto~|bitcoin|ethereum|web3|contratos inteligentes|tokenizacion|cadena de bloques',
    fr: 'blockchain|crypto~|bitcoin|ethereum|web3|contrats intelligents|tokenisation|chaine de blocs',
    de: 'blockchain|krypto~|bitcoin|ethereum|web3|smart contracts|tokenisierung',
    it: 'blockchain|cripto~|bitcoin|ethereum|web3|smart contract|tokenizzazione',
  }),
  {
    label: 'Beauty and cosmetics',
    software: 'SaaS',
    types: 'BeautySalon|HairSalon|NailSalon|DaySpa|TattooParlor|HealthAndBeautyBusiness',
    words: {
      en: 'beauty|cosmetics?|skincare|skin care|make-?up|hair ?salon|hairdress~|barbers?|barbershop|nail (?:salon|bar)|nails|facials?|haircuts?|balayage|hair (?:colour|color|stylists?)|brow~|lashes|serums?|moisturi[sz]ers?|perfumes?|fragrances?|soaps?|waxing|salon',
      es: 'belleza|cosmetic~|peluqueria|peluquer[oa]s|barberia|centro de estetica|estetica|maquillaje|manicura|unas|tratamientos? faciales?|depilacion|cremas?|jabon~|perfum~|cuidado de la piel|serum',
      fr: 'beaute|cosmetiques?|coiff~|salon de coiffure|barbier|institut de beaute|maquillage|manucure|onglerie|soins? (?:du visage|de la peau|visage)|epilation|cremes?|savon~|parfum~|esthetic~|serums?|balayage',
      de: 'kosmetik~|naturkosmetik|friseur~|frisor~|barbershop|nagelstudio|nageldesign|hautpflege|make-?up|gesichtsbehandlung~|wimpern|seifen~|parfum~|beauty|haarschnitt~|colorationen|hautcreme~|schonheit~|kosmetikstudio|balayage',
      it: 'bellezza|cosmetic~|parrucchier~|barbiere|centro estetico|estetica|estetist~|trucco|manicure|unghie|trattament[io] viso|epilazione|creme|saponi?|profum~|skincare|hair stylist|salone|balayage',
    },
  },
  {
    label: 'Fitness and wellness',
    software: 'SaaS',
    types: 'ExerciseGym|HealthClub|SportsActivityLocation|YogaStudio|SportsClub',
    words: {
      en: 'gym|gyms|fitness|yoga|pilates|personal train~|crossfit|strength training|spa|massages?|meditation|wellness|bootcamp|spin classes|workouts?|climbing|sauna|breathwork|retreats?|martial arts|swimming lessons',
      es: 'gimnasio|fitness|yoga|pilates|entrenador~ personal~|entrenamiento personal|crossfit|spa|masajes?|meditacion|bienestar|balneario|rocodromo|entrenamientos?|artes marciales',
      fr: 'salle de sport|fitness|yoga|pilates|coach sportif|coaching sportif|crossfit|spa|massages?|meditation|bien-etre|musculation|escalade|sophrologie|thalasso~',
      de: 'fitness~|fitnessstudio|yoga~|yogastudio|pilates|personal train~|crossfit|wellness|massagen?|meditation~|krafttraining|kletterhalle|sauna|gesundheitssport|kampfsport|rucken(?:kurs|training|schule)~',
      it: 'palestra|fitness|yoga|pilates|personal train~|crossfit|spa|massagg[io]|meditazione|benessere|centro benessere|allenament~|arrampicata|arti marziali|terme',
    },
  },
  {
    label: 'Fashion',
    software: 'SaaS',
    types: 'ClothingStore|ShoeStore|JewelryStore',
    words: {
      en: 'fashion|clothing|clothes|dresses|menswear|womenswear|shoes|shoemakers?|boots|jeans|denim|knitwear|jumpers|tailors?|tailoring|bridal|wedding dresses|jewell?ery|jewell?ers?|handbags?|leather goods|leather bags?|swimwear|lingerie|sneakers|t-shirts|coats|scarves|suits|outerwear|organic cotton',
      es: 'moda|ropa|vestidos|calzado|zapat~|alpargatas|joyer~|joyas|bolsos|marroquineria|camisas|sastre~|vaqueros|novias|lenceria|banadores|prendas|punto|bisuteria|jerseys|camisetas',
      fr: 'mode|vetements?|pret-a-porter|robes?|chaussures?|bijou~|joaill~|maroquinerie|sacs? (?:a main|en cuir)|chemises?|tailleur|couture|couturi~|lingerie|maillots?|jeans|tricots?|robes? de mariee|marinieres?|pulls?|espadrilles|creatrice de mode',
      de: 'mode|modelabel|bekleidung|kleidung|kleider|schuhe|schuhmacher~|schmuck~|goldschmied~|taschen|lederwaren|massanzug~|masschneid~|strickwaren|brautmode|dessous|bademode|jeans|trachten|hemden|textilien|pullover|biobaumwolle',
      it: 'moda|abbigliamento|abiti|vestiti|scarpe|calzature|calzaturificio|gioiell~|borse|pelletteria|camicie|sartoria|sarti?|maglieria|sposa|intimo|costumi da bagno|jeans|cappotti|atelier|oreficeria',
    },
  },
  {
    label: 'Automotive',
    software: 'SaaS',
    types:
      'AutoRepair|AutoDealer|AutomotiveBusiness|AutoBodyShop|AutoPartsStore|MotorcycleDealer|MotorcycleRepair|AutoRental|AutoWash|TireShop',
    words: {
      en: 'car (?:repairs?|servicing|dealers?|dealership|garage|sales|hire|wash|body ?shop)|garage services|car (?:restoration|detailing)|mot (?:test~|station|centre)|mots?|mechanics?|auto repair|automotive|tyres?|tires|used cars|vehicles? (?:repairs?|servicing)|motorcycles?|brakes|body ?shop|electric vehicles|car parts|oil change|classic cars|cars|van hire|truck repairs?|commercial vehicles|caravans?|motorhomes?|windscreens?|panel beat~|vehicle hire',
      es: 'taller (?:mecanico|de coches|de automoviles)|mecanica|mecanicos?|automocion|coches|vehiculos|concesionario|neumaticos|motos|chapa y pintura|itv|recambios|automoviles|alquiler de (?:coches|furgonetas)|autocaravanas|vehiculos industriales',
      fr: "garage (?:automobile|auto)?|automobiles?|mecanicien~|mecanique auto~|carrosserie|vehicules? d'occasion|concessionnaire|pneus?|motos?|controle technique|entretien (?:auto|automobile|de vehicules)|voitures?|vidange|location de (?:voitures|vehicules|utilitaires)|camping-cars?|pare-brise|poids lourds|garagiste",
      de: 'autohaus|autowerkstatt|kfz~|kfz-werkstatt|karosserie~|fahrzeug~|reifen~|gebrauchtwagen|neuwagen|inspektion~|motorrad~|lackierung~|autoteile|automobil~|oldtimer|werkstatt fur autos|hauptuntersuchung|autos|autovermietung|nutzfahrzeuge|wohnmobile?|autoglas|autolackiererei|autoservice',
      it: 'officina(?: meccanica)?|autofficina|carrozzeria|concessionari~|auto usate|pneumatici|gommista|automotive|autoveicoli|moto|tagliando|revisioni? auto|ricambi auto|automobili|meccanico|autonoleggio|noleggio auto|veicoli commerciali|camper|autolavaggio|elettrauto',
    },
  },
  {
    label: 'Aviation and aerospace',
    software: 'Aviation and aerospace',
    words: {
      en: 'aerospace|aviation|aircraft|satellites?|drones?|airlines?|helicopters?|flight school|air charter|air ambulance|airport (?:operator|authority|ground handling|operations)|spacecraft|launch vehicle|avionics|uav|private jets?',
      es: 'aeroespacial|aviacion|aeronaves?|aeronautic~|satelites?|drones?|aerolineas?|helicopteros?|avionica',
      fr: 'aerospatial~|aviation|aeronefs?|aeronautiques?|satellites?|drones?|compagnie aerienne|helicopteres?|avionique|spatial',
      de: 'luftfahrt~|raumfahrt~|flugzeug~|satelliten?~|drohnen?~|fluggesellschaft|hubschrauber~|avionik|flugschule',
      it: 'aerospazi~|aviazione|aeronautic~|velivol~|satellit~|droni?|compagnia aerea|elicotter~|avionica',
    },
  },
  {
    label: 'Agtech',
    software: 'Agtech',
    words: {
      en: 'agtech|agritech|precision (?:farming|agriculture)|vertical farm~|crop (?:monitoring|yields?|sensors?)|smart irrigation|irrigation|soil sensors?|livestock monitoring|farm management|farms|farmers|growers|hydroponic~|greenhouse (?:automation|technology)|agronom~',
      es: 'agtech|agrotech|agricultura de precision|riego (?:inteligente|de precision)|cultivos?|agricultores|sensores de (?:suelo|humedad)|hidropon~|agronom~|explotaciones agricolas|ganader~ de precision|invernaderos?',
      fr: 'agtech|agritech|agriculture de precision|irrigation|cultures|agriculteurs|capteurs? (?:de sol|agricoles?)|hydropon~|agronom~|exploitations? agricoles?|elevages? connectes?|serres?|parcelles',
      de: 'agtech|agritech|prazisionslandwirtschaft|smart farming|bewasserung~|landwirt~|bodensensor~|hydropon~|agrar~|ackerbau|stallmanagement|vertical farming|gewachshaus~|pflanzenbau',
      it: 'agtech|agritech|agricoltura (?:di precisione|4\\.0)|irrigazione|colture|agricoltori|sensori (?:di suolo|agricoli)|idropon~|agronom~|aziende agricole|serre|campi',
    },
  },
  {
    label: 'Energy',
    software: 'Energy',
    words: {
      en: 'energy (?:company|supplier|storage|provider|efficiency)|solar (?:panels?|power|installers?|pv)|photovoltaic~|wind (?:farms?|power|turbines?)|electricity supplier|oil and gas|heat networks?|battery storage|renewables?|renewable energy|power plants?|hydropower|utilities|biogas|ev charg~|charging (?:points?|stations?)|grid|heating oil|gas supplier|municipal utility',
      es: 'energia (?:solar|eolica|renovable)|energias renovables|placas solares|paneles solares|fotovoltaic~|autoconsumo|comercializadora (?:electrica|de energia)|electricidad|parques? eolicos?|eficiencia energetica|biogas|puntos de recarga|baterias|gasoleo|suministro de gas',
      fr: "energies? (?:solaire|renouvelables?|eolienne|verte)|panneaux (?:solaires|photovoltaiques)|photovoltaiques?|autoconsommation|fournisseur d'(?:energie|electricite)|eoliennes?|efficacite energetique|biogaz|bornes de recharge|methanisation|hydroelectri~|stockage d'energie|fioul|fournisseur de gaz|granules de bois",
      de: 'photovoltaik~|solar~|solaranlage~|windkraft~|windenergie|energieversorg~|stromanbieter|erneuerbare energien|stromspeicher|energieeffizienz|okostrom|biogas~|wallbox~|stadtwerke|ladesaulen?|energieberat~|batteriespeicher|energietechnik|heizol|gasversorg~|wasserversorg~|pellets|fernwarme',
      it: 'energi[ae] (?:solare|rinnovabil[ei]|eolica|verde)|fotovoltaic~|pannelli solari|impianti fotovoltaici|fornitore di energia|eolico|efficienza energetica|biogas|colonnine di ricarica|autoconsumo|accumulo|comunita energetic~|idroelettric~|gasolio|fornitura (?:di )?(?:luce|gas)|teleriscaldamento|pellet',
    },
  },
  {
    label: 'Cleantech',
    software: 'Cleantech',
    words: {
      en: 'cleantech|clean technology|carbon (?:capture|footprint|accounting|removal|emissions)|water treatment|waste (?:management|reduction)|recycling|circular economy|net[- ]zero|emissions reporting|wastewater|decarboni[sz]~|air purification|composting|scrap metal|skip hire|waste collection|scrapyard',
      es: 'cleantech|captura de carbono|huella de carbono|tratamiento de aguas?|reciclaje|economia circular|gestion de residuos|descarboniza~|depuracion|depuradoras|compostaje|chatarra~|contenedores de (?:obra|residuos)|recogida de residuos',
      fr: "cleantech|captage (?:du|de) (?:co2|carbone)|bilan carbone|empreinte carbone|traitement (?:de l'eau|des eaux)|recyclage|economie circulaire|gestion des dechets|decarbon~|depollution|compostage|ferraille~|collecte des dechets|dechetterie",
      de: 'cleantech|co2-(?:bilanz~|abscheidung|fussabdruck)|wasseraufbereitung|abwasser~|recycling~|kreislaufwirtschaft|abfallwirtschaft|umwelttechnik|dekarbonisierung|luftreinigung|kompostier~|schrotthandel|entsorgung~|entsorger|wertstoff~',
      it: 'cleantech|cattura (?:della|di) (?:co2|carbonio)|impronta (?:di carbonio|carbonica)|trattamento (?:delle )?acque|riciclo|riciclaggio|economia circolare|gestione (?:dei )?rifiuti|decarbonizza~|depurazione|compostaggio|rottami|smaltimento|autospurg~|raccolta rifiuti',
    },
  },
  {
    label: 'Logistics and supply chain',
    software: 'Logistics and supply chain',
    types: 'MovingCompany',
    words: {
      en: 'logistics|freight(?: forwarding)?|haulage|supply chain|warehous~|couriers?|parcel~|removals|movers|moving company|shipping containers|customs clearance|fulfil(?:l)?ment|fleet management|last-mile|distribution centre|trucking|pallets?|route planning|hauliers?|forklifts?|fork-?lift trucks?|pallet trucks?|materials? handling|warehouse equipment|(?:storage|pallet) racking|self-storage|port agents?|ship brokers?|freight brokers?|cold storage',
      es: 'logistica|transporte (?:de mercancias|por carretera|internacional|frigorifico)|transportes|cadena de suministro|almacenaje|almacenes|mensajeria|paqueteria|mudanzas|aduanas|transitari~|flotas?|ultima milla|guardamuebles|carretillas(?: elevadoras)?|transpaletas|apiladores|manutencion|estanterias industriales|operador logistico|trasteros|almacen frigorifico|consignatari~',
      fr: 'logistique|transports? (?:routiers?|de marchandises|internationaux?|frigorifiques?)|supply chain|chaine logistique|entreposage|entrepots?|messagerie|demenage~|transitaire|douanes?|affretement|flottes?|dernier kilometre|livraisons? (?:express|urbaines?)|coursiers?|garde-meubles?|chariots? elevateurs?|transpalettes?|manutention|rayonnages?|plateforme logistique|self-stockage|stockage frigorifique|commissionnaire de transport',
      de: 'logistik~|spedition~|lieferkette~|lagerhaltung|lagerlogistik|kurierdienst|umzug~|umzuge|frachten?|transportunternehmen|gutertransport|zollabwicklung|fulfillment|fuhrpark~|versandlogistik|transporte|stuckgut~|kontraktlogistik|gabelstapler~|stapler~|hubwagen|flurforderzeuge?|lagertechnik|fordertechnik|regalsysteme|palettenregale|intralogistik|paketdienst|kuhllager',
      it: 'logistica|trasporti|autotrasport~|spedizion(?:i|iere) (?:internazional~)?|catena di fornitura|supply chain|magazzin~|corriere|traslochi|dogan~|flotte|ultimo miglio|stoccaggio|carrelli elevatori|muletti|transpallet|movimentazione (?:merci|interna)|scaffalature(?: industriali)?|intralogistica|self storage|celle frigorifere|casa di spedizioni|facchinaggio',
    },
  },
  {
    label: 'Manufacturing',
    software: 'SaaS',
    isBroad: true,
    words: {
      en: 'manufactur(?:er|ers|ing|e|ed)|precision engineering|cnc|machining|machine tools?|factory|injection moulding|metalwork~|sheet metal|fabrication|foundry|industrial (?:machinery|components|equipment)|castings|(?:compression|extension|torsion|coil|disc|leaf|technical|automotive|industrial|wire) springs|spring (?:makers?|manufactur~)|wire forms|machined parts|iron castings|tooling|welding|packaging machines|turned parts|milled parts|pumps?|valves?|production lines?|packaging (?:manufactur~|producer|supplier)|corrugated|cardboard boxes|textile mill|weaving mill|chemicals?|coatings|adhesives|(?:bespoke|handmade|solid[- ]wood|contract|oak|custom|garden|office) furniture|furniture (?:manufactur~|makers?|workshop)|cabinet ?makers?|upholster~|basket ?makers?|instrument makers?|luthiers?|blacksmith~|knife ?makers?|glass ?blow~|sign ?makers?|potter(?:y workshop|s)|glassworks|steelwork|powder coating|galvani[sz]ing|toolmak~|agricultural machinery|conveyors?|shipyards?|boat ?builders?|boat ?yards?|paper mill|sawmill',
      es: 'fabricantes?|fabricacion|mecanizad~|cnc|maquinaria|fabrica|inyeccion de plasticos?|metalurg~|calderer~|fundicion(?:es)?|componentes industriales|muelles (?:tecnicos|industriales|de (?:compresion|traccion|torsion))|piezas (?:mecanizadas|fundidas|torneadas)|resortes|decoletaje|forja|soldadura|troqueles|moldes|piezas|bombas|valvulas|envasado~|embalajes?|carton ondulado|textil(?:es)?|hilaturas|tejeduria|productos quimicos|quimica industrial|pinturas industriales|adhesivos|fabrica de muebles|muebles (?:a medida|de madera maciza|artesan~)|ebanist~|tapiceri~|luthier|herreria|cuchilleria|rotulos|estructuras metalicas|galvanizado|maquinaria agricola|astilleros?|papelera|aserradero|tornilleria',
      fr: 'fabricants?|fabrication|usinage|cnc|machines?-outils?|usine|injection plastique|metallurg~|chaudronnerie|fonderies?|industriel~|ressorts? (?:techniques?|industriels?|de (?:compression|traction|torsion))|pieces (?:moulees|usinees|tournees|forgees|de fonderie)|estampage|decolletage|tolerie|soudure|moules?|pieces mecaniques|pompes|vannes|mecanique de precision|emballages?|carton ondule|cartonnage|textiles?|filature|tissage|produits chimiques|chimie|adhesifs|fabricant de meubles|meubles (?:sur mesure|en bois massif)|mobilier (?:sur mesure|en bois)|ebenist~|tapissi~|luthi~|ferronn~|coutell~|enseignes lumineuses|verrerie|constructions? metalliques?|galvanisation|machines? agricoles?|chantier naval|scierie|plasturgie',
      de: 'maschinenbau~|hersteller|fertigung~|cnc~|zerspanung~|werkzeugbau|fabrik|spritzguss~|metallbau|metallverarbeitung|blechbearbeitung|giesserei(?:en)?|~giesserei|(?:grau|spharo|handform|eisen|stahl|alu|aluminium|metall|fein|temper|bronze|zink)guss~|gussteile~|technische federn|druckfedern|zugfedern|schenkelfedern|tellerfedern|blattfedern|federnfabrik|biegeteile|stanzbiegeteile|formguss~|industrie~|anlagenbau|schweiss~|drehteile|frasteile|sondermaschinen~|pumpen|ventile|baugruppen|stahlbau|prazisionsteile|verpackungen?|verpackungs~|wellpappe|kartonagen|textilfabrik|weberei|spinnerei|chemie~|lacke|klebstoffe|mobelfabrik|mobelmanufaktur|massivholzmobel|mobel nach mass|mobelbau~|mobeltischlerei|polster(?:ei|manufaktur)|geigenbau~|instrumentenbau~|schmiede~|messermanufaktur|lichtwerbung|~maschinen(?:fabrik|hersteller)|verpackungsmaschinen|glashutte|stahlbau~|pulverbeschichtung|verzinkerei|landmaschinen~|werft|bootsbau~|bootswerft|papierfabrik|sagewerk|kunststoffverarbeitung|oberflachentechnik',
      it: 'produttori|produzione (?:industriale|di)|lavorazioni meccaniche|meccanica di precisione|cnc|macchinari|macchine utensili|fabbrica|stampaggio|metalmeccanic~|carpenteria metallica|fonderia|componenti (?:industriali|meccanici)|torneria|tornitura|molle (?:tecniche|industriali|a (?:compressione|trazione|torsione)|di (?:compressione|trazione|torsione))|mollificio|getti (?:in|di) (?:ghisa|alluminio|bronzo)|pezzi (?:torniti|meccanici|stampati)|minuteria metallica|fresatura|saldatura|stampi|valvole|pompe|macchine (?:per|confezionatrici|automatiche)|imballagg[io]|scatolificio|cartone ondulato|tessile|filatura|tessitura|prodotti chimici|chimica|vernici|adesivi|mobilificio|(?:mobili|tavoli|arredi|arredamenti) (?:su misura|in legno massello|artigianal~)|legno massello|madi[ae]|credenz[ae]|ebanist~|tappezzer~|liutai[oi]?|liuteria|coltelleria|insegne luminose|vetreria|strutture metalliche|zincatura|macchine agricole|cantiere navale|cantieri navali|cartiera|segheria|materie plastiche|minuterie',
    },
  },
  tech('3D printing', {
    en: '3d print~|additive manufacturing|stereolithography|selective laser sintering|rapid prototyping',
    es: 'impresion 3d|impresoras? 3d|fabricacion aditiva|prototipado rapido',
    fr: 'impression 3d|imprimantes? 3d|fabrication additive|prototypage rapide',
    de: '3d-?druck~|3d druck|additive fertigung|rapid prototyping',
    it: 'stampa 3d|stampanti 3d|manifattura additiva|produzione additiva|prototipazione rapida',
  }),
  tech('Robotics', {
    en: 'robotics?|robots?|cobots?|robotic arms?|autonomous mobile robots|amrs?|exoskeletons?|grippers?',
    es: 'robotica|robots?|cobots?|brazos roboticos|robots moviles',
    fr: 'robotiques?|robots?|cobots?|bras robotis~|robots mobiles',
    de: 'robotik|roboter~|cobots?|greifer~|mobile roboter',
    it: 'robotica|robot|cobot|bracci robotici|robot mobili',
  }),
  tech('Internet of things', {
    en: 'internet of things|iot|connected sensors|smart sensors|smart home devices|telemetry|sensor networks?|lorawan|industrial iot',
    es: 'internet de las cosas|iot|sensores conectados|telemetria|lorawan|sensorizacion',
    fr: 'internet des objets|iot|objets connectes|capteurs connectes|telemetrie|lorawan',
    de: 'internet der dinge|iot|vernetzte sensoren|sensornetz~|telemetrie|lorawan|industrial iot',
    it: 'internet delle cose|iot|sensori connessi|telemetria|lorawan|dispositivi connessi',
  }),
  tech('Artificial intelligence', {
    en: 'artificial intelligence|machine learning|deep learning|generative ai|ai (?:platform|models?|agents?|assistant|company|lab|research|software|solutions)|computer vision|natural language processing|large language models?|neural networks?|llms?|conversational ai',
    es: 'inteligencia artificial|aprendizaje automatico|machine learning|ia (?:generativa|conversacional)|vision (?:artificial|por computador)|modelos de lenguaje|redes neuronales|procesamiento del lenguaje natural',
    fr: 'intelligence artificielle|apprentissage automatique|machine learning|ia (?:generative|conversationnelle)|vision par ordinateur|modeles de langage|reseaux de neurones|deep learning|traitement (?:automatique )?du langage',
    de: 'kunstliche intelligenz|kunstlicher intelligenz|kunstlichen intelligenz|maschinelles lernen|machine learning|generative ki|ki-(?:plattform|modelle~|losung~|software|agenten|assistent~|gestutzt~)|ki|bildverarbeitung|sprachmodelle|neuronale netze|deep learning',
    it: 'intelligenza artificiale|apprendimento automatico|machine learning|ia (?:generativa|conversazionale)|visione artificiale|modelli linguistici|reti neurali|deep learning|elaborazione del linguaggio',
  }),
  tech('Cybersecurity', {
    en: 'cyber ?security|penetration test~|pen-?test~|threat (?:detection|intelligence)|security operations|ransomware|phishing|firewalls?|vulnerability (?:scanning|management)|endpoint (?:protection|security)|information security|zero trust|siem|password manager|identity (?:and access )?management',
    es: 'ciberseguridad|pruebas de penetracion|pentesting|ciberataques|ransomware|phishing|deteccion de amenazas|seguridad (?:informatica|de la informacion)|vulnerabilidades|hacking etico',
    fr: "cybersecurite|tests? d'intrusion|pentests?|cyberattaques?|rancongiciels?|phishing|hameconnage|detection des menaces|securite (?:informatique|des systemes d'information)|vulnerabilites|soc",
    de: 'cybersicherheit|cyber ?security|it-sicherheit~|penetrationstest~|pentest~|cyberangriffe~|ransomware|phishing|bedrohung~|informationssicherheit|schwachstellen~|firewall~|zero trust',
    it: 'cybersicurezza|cyber ?security|sicurezza informatica|penetration test~|attacchi informatici|ransomware|phishing|rilevamento (?:delle )?minacce|vulnerabilita|ethical hacking',
  }),
  tech('Cloud computing', {
    en: 'cloud (?:computing|hosting|infrastructure|migration|storage|services|platform|provider|servers?)|managed (?:hosting|kubernetes)|kubernetes|virtual servers|data cent(?:re|er)s?|serverless|colocation|web hosting',
    es: 'computacion en la nube|servicios cloud|infraestructura (?:cloud|en la nube)|servidores|alojamiento en la nube|migracion (?:a la nube|cloud)|kubernetes|centros? de datos|hosting gestionado',
    fr: 'cloud (?:computing|souverain|prive)|infogerance|hebergement (?:cloud|infogere|web)|infrastructure cloud|serveurs?|migration (?:vers le )?cloud|kubernetes|datacenters?|centres? de donnees',
    de: 'cloud(?:-| )?(?:computing|hosting|infrastruktur|migration|dienste|losung~|plattform|speicher|server~)|managed (?:hosting|kubernetes|services)|kubernetes|rechenzentr~|serverless|webhosting',
    it: 'cloud (?:computing|hosting|privato|ibrido)|infrastruttur[ae] cloud|servizi cloud|server|migrazione (?:al|in) cloud|kubernetes|data ?center|hosting gestito',
  }),
  tech('Data and analytics', {
    en: 'data analytics|business intelligence|data (?:science|warehouse|engineering|platform|visuali[sz]ation|pipelines?|insights)|analytics|dashboards?|market research|big data|predictive analytics|data-driven',
    es: 'analitica(?: de datos)?|business intelligence|inteligencia de negocio|ciencia de datos|cuadros? de mando|big data|analisis de datos|visualizacion de datos|data science',
    fr: 'analyse de donnees|business intelligence|science des donnees|data science|tableaux? de bord|big data|entrepot de donnees|visualisation de donnees|data analytics|data engineering|donnees',
    de: 'datenanalyse~|business intelligence|data science|data analytics|data warehouse|dashboards?|big data|datenvisualisierung|predictive analytics|marktforschung|datenplattform|analytics',
    it: 'analisi (?:dei|di) dati|business intelligence|data science|data analytics|data warehouse|dashboard|big data|cruscotti|visualizzazione (?:dei )?dati|analytics',
  }),
  {
    label: 'Marketing and advertising',
    software: 'Martech',
    words: {
      en: 'marketing agency|digital marketing|advertising(?: agency)?|seo|ppc|content marketing|social media (?:marketing|management|campaigns?)|branding agency|brand strategy|public relations|pr agency|email marketing|campaigns?|copywrit~|media buying|creative agency|marketing|influencer~|lead generation|web design agency|newsletters',
      es: 'agencia de (?:marketing|publicidad|comunicacion)|marketing(?: digital| online)?|publicidad|seo|posicionamiento (?:web|seo)|redes sociales|campanas|branding|relaciones publicas|email marketing|community manager|copywriting|estrategia digital|sem',
      fr: 'agence (?:de communication|marketing|de publicite|digitale|web|seo)|marketing(?: digital)?|publicite|referencement(?: naturel)?|seo|reseaux sociaux|campagnes?|relations presse|strategie de (?:marque|communication)|community management|emailing|e-mailing|communication digitale',
      de: 'werbeagentur|marketingagentur|marketing~|online-?marketing|seo~|suchmaschinen(?:optimierung|werbung)|social[- ]media~|werbung|kampagnen?|branding|offentlichkeitsarbeit|pr-agentur|content[- ]marketing|performance[- ]marketing|kommunikationsagentur|mediaplanung|e-?mail-marketing',
      it: 'agenzia (?:di comunicazione|di marketing|pubblicitaria|web|digitale)|marketing(?: digitale)?|pubblicita|seo|social media~|campagne|branding|relazioni pubbliche|ufficio stampa|email marketing|posizionamento sui motori|copywriting|advertising|web agency',
    },
  },
  tech('Adtech', {
    en: 'adtech|programmatic (?:advertising|platform)|ad (?:server|exchange|network|platform|tech)|demand-side platform|supply-side platform|real-time bidding|retargeting|ad inventory',
    es: 'adtech|publicidad programatica|adserver|dsp|ssp|puja en tiempo real|retargeting|inventario publicitario',
    fr: 'adtech|publicite programmatique|adserver|dsp|ssp|encheres en temps reel|reciblage|inventaires? publicitaires?|regie publicitaire',
    de: 'adtech|programmatische werbung|programmatic advertising|adserver|dsp|ssp|real-time bidding|retargeting|werbeinventar',
    it: 'adtech|pubblicita programmatica|programmatic advertising|adserver|dsp|ssp|retargeting',
  }),
  tech('Martech', {
    en: 'martech|marketing automation|marketing (?:platform|software)|email marketing (?:platform|software|tool)|customer data platform|marketing technology',
    es: 'martech|automatizacion de marketing|marketing automation|plataforma de (?:marketing|email marketing)|software de marketing',
    fr: "martech|marketing automation|automatisation du marketing|plateforme (?:marketing|d'emailing)|logiciel (?:marketing|d'emailing)",
    de: 'martech|marketing[- ]automation|marketing-?automatisierung|marketing-?(?:plattform|software)|newsletter-software|e-mail-marketing-software|customer data platform',
    it: 'martech|marketing automation|automazione del marketing|piattaforma (?:di )?(?:email )?marketing|software (?:di|per il) marketing',
  }),
  {
    label: 'Design',
    software: 'SaaS',
    words: {
      en: 'design (?:studio|agency|consultancy)|graphic design~|interior design~|product design~|brand identity|visual identity|ux|ui design|illustrators?|illustration|logo design|packaging design|typograph~|web design',
      es: 'estudio de diseno|diseno (?:grafico|de interiores|de producto|industrial|editorial|web)|disenador~|interiorism~|identidad (?:visual|corporativa)|ilustra(?:cion|dor~)|packaging|tipograf~|ux',
      fr: "studio (?:de design|graphique|de creation)|graphis~|design (?:graphique|d'interieur|produit|de service)|designers?|decoration d'interieur|identite visuelle|illustrat~|ux|typograph~|direction artistique|logos?|webdesign",
      de: 'designstudio|designburo|designagentur|grafikdesign~|grafiker~|innenarchitekt~|produktdesign~|corporate design|erscheinungsbild~|illustrat~|ux|typograf~|interior design|gestaltung|industriedesign|webdesign',
      it: "studio (?:di design|grafico|di grafica)|grafica|graphic design~|interior design~|design (?:di prodotto|industriale|d'interni)|identita visiva|illustra(?:zione|tor~)|tipograf~|ux|packaging|web ?design",
    },
  },
  {
    label: 'Media and publishing',
    software: 'SaaS',
    types: 'NewsMediaOrganization|Newspaper|Magazine|Periodical|RadioStation|TelevisionStation',
    words: {
      en: 'publishers?|publishing(?: house)?|magazines?|newspapers?|book publish~|podcasts?|radio station|news site|journalism|film production|video production|broadcast~|printing house|audiobooks?|authors|titles in print|documentar~|printers|print shop|printworks|(?:offset|digital) printing',
      es: 'editorial|editoriales|revistas?|periodicos?|podcasts?|emisora|periodismo|productora(?: audiovisual)?|libros|autores|produccion audiovisual|documental~|imprenta|artes graficas|impresion (?:offset|digital)',
      fr: "editions|maison d'edition|editeur~|magazines?|journaux|podcasts?|radio|journalisme|production (?:audiovisuelle|video)|livres|auteurs|documentaires?|imprimerie|presse|imprimeurs?|impression (?:offset|numerique)",
      de: 'verlag~|buchverlag|zeitschriften?|zeitung~|podcasts?|radiosender|journalismus|filmproduktion|videoproduktion|bucher|autorinnen|autoren|dokumentarfilm~|druckerei|medienhaus|horbucher|offsetdruck|digitaldruck|druckhaus|tonstudio',
      it: 'casa editrice|editore|editoria|riviste?|giornali?|podcast|radio|giornalismo|produzione (?:video|audiovisiva)|libri|autori|documentari|tipografia|case editrici|stampa (?:offset|digitale)|litografia|arti grafiche',
    },
  },
  {
    label: 'Entertainment',
    software: 'Entertainment',
    types:
      'AmusementPark|Casino|MovieTheater|NightClub|PerformingGroup|MusicGroup|TheaterGroup|MusicVenue|PerformingArtsTheater|BowlingAlley',
    words: {
      en: 'cinema|theatre company|live music|concert venue|escape rooms?|theme park|nightclub|comedy club|record label|music festival|circus|streaming|amusement park|bowling|theatre|puppet~|magicians?|dj|bands?|museums?|art gallery|playhouse|orchestra|zoo|aquarium',
      es: 'cine|teatro|musica en directo|sala de conciertos|escape rooms?|parque (?:tematico|de atracciones)|discoteca|sello discografico|circo|espectaculos?|bolera|humor|compania de teatro|museos?|galeria de arte|orquesta|zoologico|acuario',
      fr: "cinema|theatre|musique live|salle de (?:concert|spectacle)s?|escape games?|parc (?:a theme|d'attractions?)|discotheque|label (?:de musique|discographique)|cirque|spectacles?|bowling|compagnie de theatre|musees?|orchestre|zoo|aquarium|parc animalier",
      de: 'kino~|theater~|livemusik|konzert(?:halle|saal|e)|escape[- ]room~|freizeitpark|diskothek|plattenlabel|zirkus|kabarett|bowling~|musiktheater|unterhaltung~|museum~|museen|kunstgalerie|orchester|tierpark|zoo|schauspielhaus',
      it: 'cinema|teatro|musica dal vivo|sala concerti|escape room|parco (?:a tema|divertimenti)|discoteca|etichetta discografica|circo|spettacol[io]|bowling|compagnia teatrale|musei|museo|orchestra|zoo|acquario',
    },
  },
  {
    label: 'Events',
    software: 'Events',
    types: 'EventVenue|EventPlanner',
    words: {
      en: 'event (?:planning|planners?|management|agency|organisers?|organizers?|production|venue|styling)|wedding (?:planners?|planning|venue|coordination)|conferences?|exhibition (?:stands?|organis~)|party hire|marquees?|corporate events|weddings?|trade shows?|ticketing|events',
      es: 'organizacion de (?:eventos|bodas|congresos)|agencia de eventos|bodas|wedding planner~|congresos|ferias|eventos (?:corporativos|de empresa)|carpas|entradas|eventos',
      fr: "evenementiel~|agence evenementielle|organisation (?:d'evenements|de mariages?)|wedding planner~|mariages?|congres|seminaires?|salons professionnels|location de (?:chapiteaux|salles?)|billetterie|receptions?|evenements",
      de: 'eventagentur|event~|veranstaltung(?:stechnik|sagentur|splanung|sorganisation)|hochzeits(?:planung|planer~|location)|hochzeiten|kongresse|messebau~|tagungen|firmenfeiern|zeltverleih|ticketing|konferenzen',
      it: 'organizzazione (?:di )?(?:eventi|matrimoni|congressi)|agenzia (?:di )?eventi|wedding plan~|matrimoni|congressi|fiere|eventi aziendali|allestiment~|biglietteria|eventi',
    },
  },
  tech('Gaming', {
    en: 'video ?games?|game (?:studio|developers?|development|design)|indie games?|esports|mobile games|board games?|tabletop|gamers?|gaming',
    es: 'videojuegos?|estudio de (?:videojuegos|juegos)|esports|juegos (?:moviles|de mesa|indie)|gaming|jugadores',
    fr: 'jeux? video|studio de (?:jeux|developpement de jeux)|esport|jeux (?:mobiles|de societe|independants)|gaming|joueurs',
    de: 'videospiel~|computerspiel~|spieleentwickl~|spielestudio|indie-?spiele|esports?|brettspiel~|mobile games|gaming|games|gesellschaftsspiel~',
    it: 'videogioch~|videogame~|studio di (?:sviluppo )?videogiochi|esports?|giochi (?:da tavolo|mobile|indie)|gaming|giocatori',
  }),
  {
    label: 'Nonprofit',
    software: 'Nonprofit',
    types: 'NGO|AnimalShelter',
    words: {
      en: 'registered charity|charity|charities|charitable|non-?profit|not-for-profit|501\\(c\\)\\(3\\)|ngo|foundation|fundrais~|volunteers?|volunteering|donate|donations?|donors?|beneficiaries|community interest company|food ?bank|humanitarian|refugees',
      es: 'ong|ongd|organizacion sin animo de lucro|sin animo de lucro|sin fines de lucro|fundacion|asociacion|voluntari~|donaciones|dona|donativos?|solidari~|beneficiari~|ayuda humanitaria|socios y socias|hazte socio|utilidad publica',
      fr: "associations?|association loi 1901|loi 1901|ong|fondation|but non lucratif|benevol~|dons?|faire un don|donateurs?|solidari~|humanitaires?|beneficiaires|reconnue d'utilite publique|adherents|interet general",
      de: 'verein|gemeinnutzig~|e\\.v\\.|e\\. v\\.|eingetragener verein|stiftung~|ehrenamt~|spenden?|spender~|spendenkonto|hilfsorganisation|mitglied werden|gemeinnutzige gmbh|ggmbh|freiwillige|mitgliedschaft|fordermitglied~',
      it: 'onlus|associazione|no[- ]?profit|senza (?:scopo|fini) di lucro|fondazione|volontari~|donazion[ei]|dona|5 ?x ?1000|5 per mille|cinque per mille|ong|terzo settore|ets|odv|aps|beneficiar~|sostenitori|raccolta fondi',
    },
  },
  {
    label: 'Pet care',
    software: 'SaaS',
    types: 'VeterinaryCare|PetStore|AnimalHospital',
    words: {
      en: 'vets?|veterinar~|vet clinic|animal clinic|pet hospital|pet dentistry|pet parents|pets?|pet (?:shop|store|care|food|sitting|grooming)|dog (?:groom~|walk~|training|food|treats)|grooming|kennels?|cattery|puppy|puppies|dogs|cats|animal hospital|doggy day ?care|dog owners',
      es: 'veterinari~|clinica veterinaria|mascotas?|peluqueria canina|adiestramiento canino|tienda de (?:animales|mascotas)|residencia canina|perros|gatos|pienso|animales de compania',
      fr: 'veterinair~|clinique veterinaire|animaux de compagnie|animalerie|toilettage|pension (?:canine|pour chiens)|education canine|chiens|chats|croquettes|animaux|chiots?',
      de: 'tierarzt~|tierklinik|tierarztpraxis|haustier~|hundeschule|hundesalon|hundefutter|tierbedarf|tierpension|hunde|katzen|tierfutter|hundetraining|tierheim|tiere|welpen~',
      it: 'veterinari~|clinica veterinaria|animali (?:domestici|da compagnia)|toelettatura|pensione per cani|addestramento cani|cani|gatti|negozio di animali|educazione cinofila|crocchette|cuccioli',
    },
  },
  {
    label: 'Retail',
    software: 'SaaS',
    isBroad: true,
    onlyWith: shops,
    types:
      'Store|Florist|BookStore|FurnitureStore|HardwareStore|HomeGoodsStore|GardenStore|ToyStore|BikeStore|SportingGoodsStore|ElectronicsStore|DepartmentStore|HobbyShop|OfficeEquipmentStore|ConvenienceStore|OutletStore',
    words: {
      en: 'shop|store|boutique|florists?|flowers|bouquets|bookshop|bookstore|gift shop|furniture (?:shop|store)|garden centre|toy shop|bike shop|bicycles?|hardware store|supermarket|department store|homeware|ceramics|pottery|stationery|gifts|independent shop|books|toys|plants|antiques|rugs|candles|plant nursery|bike (?:workshop|repairs?)|cycle shop|toy store|musical instruments|art supplies|mattresses|kitchenware|sporting goods|newsagents?|wholesalers?',
      es: 'tienda de (?:regalos|bicicletas|muebles)|tienda|floristeria|flores|ramos|libreria|muebleria|jugueteria|ferreteria|supermercado|bazar|papeleria|bicicletas|vivero|ceramica|decoracion|regalos|juguetes|libros|plantas|velas|alfombras|muebles|centro de jardineria|bicis|instrumentos musicales|colchones|mayorista|estanco',
      fr: 'magasin de (?:velos|meubles|jouets|sport)|boutique|magasin|fleuriste|fleurs|bouquets|librairie|jouets|jardinerie|quincaillerie|supermarche|papeterie|concept store|velos|ceramiques?|decoration|cadeaux|plantes|bougies|antiquaire|tapis|meubles|livres|pepiniere|literie|instruments de musique|grossiste|tabac presse',
      de: 'laden|geschaft|fachgeschaft|blumenladen|floristik|florist~|blumen|buchhandlung|mobelhaus|spielwaren|gartencenter|supermarkt|schreibwaren|fahrradladen|fahrrader|geschenke|keramik~|dekoration|einzelhandel|baumarkt|pflanzen|kerzen~|antiquitaten|sortiment|wohnaccessoires|gartnerei|baumschule|zweirad~|fahrradhandler~|spielzeug~|buchladen|mobelgeschaft|matratzen|musikhaus|sportgeschaft|grosshandel|haushaltswaren|bettenhaus',
      it: 'negozio di (?:bici|mobili|giocattoli|scarpe|fiori)|negozio|bottega|fioraio|fiori|libreria|giocattoli|ferramenta|supermercato|cartoleria|articoli da regalo|biciclette|ceramic~|arredamento|casalinghi|piante|candele|antiquariato|tappeti|vivaio|mobili|libri|bouquet|garden center|materassi|strumenti musicali|articoli sportivi|ingrosso|edicola|cartolibreria',
    },
  },
  {
    label: 'E-commerce',
    software: 'E-commerce',
    isBroad: true,
    types: 'OnlineStore|OnlineBusiness',
    words: {
      en: 'e-?commerce|online (?:shop|store|retailer|marketplace|shops|stores|sellers)|marketplace|webshop|web shop|dropshipping|shop online',
      es: 'e-?commerce|comercio electronico|tienda online|tiendas online|marketplace|venta online',
      fr: 'e-?commerce|boutique en ligne|boutiques en ligne|vente en ligne|marketplace|place de marche|site marchand',
      de: 'e-?commerce|online-?shops?|onlinehandel|onlinehandler~|marktplatz|webshop|versandhandel|online-?handel',
      it: 'e-?commerce|commercio elettronico|negozio online|negozi online|marketplace|vendita online|shop online',
    },
  },
  tech('Consumer electronics', {
    en: 'consumer electronics|headphones?|loudspeakers?|hi-?fi|smartphones?|wearables?|smart ?watch~|earbuds|cameras|turntables?|amplifiers?|speakers|television sets',
    es: 'electronica de consumo|auriculares|altavoces|hi-?fi|smartphones?|moviles|relojes inteligentes|tocadiscos|amplificadores|camaras',
    fr: 'electronique grand public|casques? audio|enceintes?|hi-?fi|smartphones?|montres connectees|ecouteurs|platines|amplificateurs',
    de: 'unterhaltungselektronik|kopfhorer~|lautsprecher~|hi-?fi~|smartphones?|wearables?|plattenspieler|verstarker|kameras',
    it: 'elettronica di consumo|cuffie|altoparlanti|diffusori|hi-?fi|smartphone|smartwatch|giradischi|amplificatori|fotocamere',
  }),
  tech('Hardware', {
    en: 'computer hardware|circuit boards?|pcb|semiconductors?|embedded (?:systems|hardware)|microcontrollers?|workstations?|laptops?|printed circuit|electronics design|fpga|chip design',
    es: 'hardware|placas de circuito|semiconductor~|sistemas embebidos|microcontrolador~|ordenadores|portatiles|electronica a medida',
    fr: 'hardware|cartes electroniques|semi-?conducteurs?|systemes embarques|microcontroleurs?|ordinateurs|circuits imprimes',
    de: 'hardware|leiterplatten?~|halbleiter~|embedded~|mikrocontroller|computer|elektronikentwicklung|laptops?|baugruppenfertigung|platinen~',
    it: 'hardware|schede elettroniche|semiconduttor~|sistemi embedded|microcontrollor~|computer|circuiti stampati|progettazione elettronica',
  }),
  {
    label: 'Telecommunications',
    software: 'Telecommunications',
    words: {
      en: 'telecoms?|telecommunications?|broadband|fibre (?:broadband|internet|optic)|fiber (?:internet|optic)|mobile (?:network|operator)|voip|5g|internet service provider|business phone systems?|sim cards?|cloud telephony|phone systems',
      es: 'telecomunicaciones|telecos?|fibra (?:optica)?|operador(?:a)? (?:de telefonia|movil)|telefonia|voip|5g|proveedor de internet|centralitas?|banda ancha|internet rural',
      fr: "telecoms?|telecommunications?|fibre(?: optique)?|operateur (?:telecom|mobile|de telephonie)|telephonie|voip|5g|fournisseur d'acces|haut debit|standards? telephoniques?",
      de: 'telekommunikation~|glasfaser~|breitband~|mobilfunk~|voip|5g|internetanbieter|telefonanlagen?|netzbetreiber|cloud-telefonie|telefonie',
      it: 'telecomunicazioni|fibra(?: ottica)?|operatore (?:telefonico|mobile)|telefonia|voip|5g|internet provider|banda larga|connettivita|centralini|wireless',
    },
  },
  {
    label: 'Government',
    software: 'Government',
    types: 'GovernmentOrganization|GovernmentOffice|CityHall|GovernmentService',
    words: {
      en: 'city council|county council|borough council|town council|parish council|municipality|government department|local authority|ministry of|govtech|city hall',
      es: 'ayuntamiento|diputacion|ministerio de|administracion publica|gobierno de|consejeria|concejal~|sede electronica|empadronamiento',
      fr: 'mairie|prefecture|ministere|conseil (?:municipal|departemental|regional)|communaute de communes|collectivite territoriale|ville de|etat civil',
      de: 'stadtverwaltung|gemeindeverwaltung|landratsamt|ministerium|rathaus|burgeramt|landkreis|burgerservice|gemeinderat',
      it: 'comune di|ministero|provincia di|regione|pubblica amministrazione|municipio|prefettura|sindaco|anagrafe',
    },
  },
  {
    label: 'SaaS',
    software: 'SaaS',
    isBroad: true,
    types: 'SoftwareApplication|WebApplication',
    words: {
      en: 'saas|software(?:-as-a-service)?|cloud software|crm|(?:project|portfolio|resource|practice) (?:management|scheduling|planning) (?:software|tool|platform)|(?:inventory|time tracking|invoicing|practice management|field service|document management|ticketing|help ?desk|fleet|job management|quoting) software|booking software|workflow automation|api|web app|web-based|apps?|platform|scheduling software|collaboration (?:tool|software)|dashboard|integrations|workspace',
      es: 'saas|software(?: en la nube)?|crm|erp|programa de gestion|software de gestion|plataforma|aplicacion(?: web)?|app|api|integraciones|automatiza~',
      fr: 'saas|logiciels?(?: en ligne| de gestion)?|crm|erp|plateforme|application(?: web)?|api|integrations|automatis~|progiciels?',
      de: 'saas|software~|cloud-software|crm|erp|plattform|web-?app~|app|api|integrationen|automatisier~|warenwirtschaft~|projektmanagement-software|branchensoftware|schnittstellen',
      it: 'saas|software(?: gestionale| in cloud)?|crm|erp|gestionale|piattaforma|applicazione(?: web)?|app|api|integrazioni|automatizza~',
    },
  },
]

/** Words that say that a company makes software rather than does the thing itself. */
export const softwareWords: Record<BaseLanguage, string> = {
  en: 'saas|software|platforms?|apps?|web app|api|cloud-based|dashboards?|app store|integrates? with|free trial|sign up free|book a demo|startup|tech',
  es: 'saas|software|plataforma|app|aplicacion|api|en la nube|prueba gratis|solicita una demo|programa de gestion|startup',
  fr: 'saas|logiciels?|plateforme|application|appli|api|essai gratuit|demander une demo|demandez une demo|editeur de logiciels|start-?up',
  de: 'saas|~software~|plattform|app|api|cloud-losung~|kostenlos testen|demo buchen|demo vereinbaren|startup',
  it: 'saas|software|gestionale|piattaforma|app|applicazione|api|in cloud|prova gratuita|prova gratis|richiedi una demo|startup',
}

/** Words that many trades use: they add to a topic and never make one. */
export const weakWords: Record<BaseLanguage, string> = {
  en: 'baker|law|legal|contracts?|extensions|bathrooms?|property|valuations?|utilities|grid|pumps?|valves?|events|bands?|dj|streaming|theatre|books|gifts|plants|flowers|toys|apps?|platform|dashboards?|campaigns?|marketing|newsletters|students?|lessons|teachers?|pupils?|learners?|teaching|schools?|college|trips|travel|holidays|cars|boots|suits|suites|coats|shoes|jeans|brow~|nails|salon|soaps?|spa|wellness|vets?|dogs|cats|pets?|chefs?|dining|cheese|honey|juices?|wines?|chocolates?|doctors?|patients?|nursing|hospital|stores?|shop|factory|welding|tooling|warehous~|pallets?|parcel~|donate|donations?|volunteers?|foundation|donors?|beneficiaries|refugees|weddings?|conferences?|meditation|massages?|retreats?|workouts?|hr|hiring|onboarding|insurance|invoices?|invoicing|robots?|hardware|computer|cameras|speakers|analytics|ux|illustration|authors|magazines?|podcasts?|farms|farmers|growers|recycling|enzymes|clinics?|restaurants|hotels|api|integrations|workspace|servers?|satellites?|drones?|university|homework|curriculum|extracts|audit|payroll|landlords|renovations?|construction|catering|design|consultants?|advisory|manufactur~|music|software|kitchens?|marble|concrete|gates|tiles|blinds|shutters|damp|painters|fences?|asphalt|elevators|drains?|equipment hire',
  es: 'legal|juridic~|contratos|obras?|pisos|viviendas|libros|plantas|flores|regalos|juguetes|muebles|decoracion|tienda|app|plataforma|campanas|marketing|alumn[oa]s|profesores|docentes|aprendizaje|colegio|escuela|universidad|viajes|coches|motos|vehiculos|perros|gatos|mascotas?|chef|quesos?|miel|vinos?|medicos?|pacientes|hospital|clinicas?|fabrica|piezas|bombas|almacenes|voluntari~|donaciones|dona|solidari~|beneficiari~|asociacion|fundacion|bodas|eventos|meditacion|bienestar|masajes?|spa|seguros|facturas|facturacion|hardware|servidores|ordenadores|moviles|camaras|restaurantes?|hoteles|habitaciones|agricultores|cultivos?|reciclaje|autores|revistas?|api|integraciones|nominas|turnos|seleccion|diseno|construccion(?:es)?|punto|prendas|cremas?|unas|teatro|cine|catering|medicina|fabricacion|fabricantes?|contabilidad|impuestos|software|suelos|yeso|marmol|gruas|ventanas|electricidad|poda|hormigon',
  fr: 'juridiques?|contrats|livres|plantes|fleurs|cadeaux|jouets|meubles|decoration|boutique|magasin|application|plateforme|campagnes?|marketing|eleves|enseignants?|ecole|college|lycee|universite|apprentissage|pedagog~|voyages?|sejours?|voitures?|motos?|chiens|chats|animaux|fromages?|miel|vins?|caves?|medecins?|patients?|hopital|cliniques?|usine|moules?|pompes|entrepots?|benevol~|dons?|associations?|fondation|solidari~|donateurs?|adherents|beneficiaires|mariages?|evenements|meditation|bien-etre|massages?|spa|assurances?|factures|facturation|serveurs?|ordinateurs|restaurants|hotels|agriculteurs|cultures|recyclage|auteurs|magazines?|api|integrations|paie|recrutement|rh|plannings?|radio|presse|theatre|cinema|mode|renovation~|construction(?: de maisons)?|isolation|circuits?|randonnees?|donnees|communication digitale|medecine|formations? en ligne|batiment|bilan|spectacles?|industriel~|traiteur|logiciels?|stores|fenetres|peintres|peinture|facades?|volets|cloture|climatisation|domotique|creche',
  de: 'vertrage|bucher|pflanzen|blumen|geschenke|dekoration|laden|geschaft|sortiment|app|plattform|kampagnen?|werbung|marketing~|schuler~|unterricht|schule|(?!fahrschul)~schule|lernende|universitat|hochschule|autos|fahrzeug~|inspektion~|hunde|katzen|tiere|haustier~|honig|weine?|arzte?|patient~|krankenhaus|klinik~|fabrik|industrie~|ventile|pumpen|spenden?|verein|stiftung~|ehrenamt~|freiwillige|mitgliedschaft|hochzeiten|meditation~|massagen?|wellness|versicherung(?:en)?|rechnungen|computer|hardware|kameras|restaurants|hotels|landwirt~|recycling~|autorinnen|autoren|zeitschriften?|api|integrationen|hr|recruiting|onboarding|theater~|kino~|mode|kleider|taschen|schuhe|sanierung~|neubau|wohnungen?|cafe|transporte|medizin~|gestaltung|games|hersteller|bedrohung~|onlinekurse|schnittstellen|zimmer und suiten|software~|consulting|berater~|bau|elektro|treppen|turen|zaune|kamine|pools?|handwerker|aufzuge|smart ?home',
  it: 'legali|contratti|libri|piante|fiori|candele|giocattoli|mobili|arredamento|negozio|bottega|app|piattaforma|campagne|marketing|studenti|insegnanti|scuola|scuole|universita|didattica|viaggi|vacanze|cammini|automobili|moto|officina(?: meccanica)?|cani|gatti|cuccioli|formaggi~|miele|vino|medic[io]|pazienti|ospedale|fabbrica|pompe|valvole|stampi|magazzin~|volontari~|donazion[ei]|dona|associazione|fondazione|sostenitori|beneficiar~|ets|aps|matrimoni|eventi|meditazione|benessere|massagg[io]|spa|terme|assicurazion~|fatture|server|computer|ristoranti|camere|agricoltori|campi|colture|riciclo|autori|riviste?|api|integrazioni|hr|presenze|turni|teatro|cinema|moda|abiti|borse|scarpe|edile|pavimenti|giardinaggio|chef|forno|cantina|cantine|medicina|spettacol[io]|grafica|unghie|saponi?|creme|atelier|regione|affitt[io]|successioni|produttori|software|porte|finestre|cancelli|marmi|stufe|riscaldamento|scavi|domotica',
}

/** Sentences that say of the speaker that it is a charity. */
export const charityStatements: Record<BaseLanguage, string> = {
  en: "(?:is|are|we're) an? (?:\\w+ ){0,3}(?:charity|non-?profit|not-for-profit|community interest company|charitable \\w+)|registered charity(?: in \\w+(?: and \\w+)?)?,? ?(?:no|number|\\(|\\d)|charity (?:registered|number|no)|501 ?\\(?c\\)? ?\\(?3",
  es: '(?:somos|es) una (?:\\w+ )?(?:ong|ongd|fundacion|asociacion|entidad|organizacion) (?:\\w+ ){0,3}(?:sin animo de lucro|sin fines de lucro)|(?:entidad|asociacion|organizacion|fundacion) (?:\\w+ )?(?:sin animo de lucro|declarada de utilidad publica)|somos una (?:ong|ongd)',
  fr: "association (?:\\w+ )?(?:loi (?:de )?1901|a but non lucratif|reconnue d'(?:interet general|utilite publique))|(?:est|sommes) une (?:association|fondation|ong) (?:\\w+ ){0,3}(?:a but non lucratif|humanitaire|reconnue|d'interet general)|(?:elle|l'association|@) est (?:une association )?reconnue d'(?:interet general|utilite publique)|fondation reconnue d'utilite publique",
  de: '(?:ist|sind|als) (?:ein |eine |einem |der |die )?(?:\\w+ ){0,2}(?:gemeinnutzige[rns]?) (?:\\w+ )?(?:verein|organisation|stiftung|gmbh|hilfsorganisation)|gemeinnutziger verein|als gemeinnutzig anerkannt|gemeinnutzige gmbh|ggmbh|wir sind ein (?:\\w+ )?verein',
  it: "(?:e|siamo) un(?:'|a )(?:\\w+ )?(?:associazione|organizzazione|fondazione|onlus|cooperativa sociale) (?:\\w+ ){0,3}(?:senza (?:scopo|fini) di lucro|non ?profit|no ?profit|di volontariato)|(?:associazione|organizzazione|fondazione) (?:\\w+ ){0,3}(?:senza (?:scopo|fini) di lucro|no ?profit|non ?profit)|onlus|ente del terzo settore",
}
