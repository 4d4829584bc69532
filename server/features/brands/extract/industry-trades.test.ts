import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { trades } from './lexicons/trades.ts'
import { testPage, testUrl, valuesOf } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'
import type { Industry } from '#domain/industries.ts'

/** A title and a description of a small or medium company, and the industry it belongs to; null where none of the 55 is plain. */
const companies: [BaseLanguage, string, string, Industry | null][] = [
  [
    'en',
    'Dunmore Lift | Forklift sales, hire and servicing',
    'New and used forklifts and pallet trucks.',
    'Logistics and supply chain',
  ],
  [
    'es',
    'Alquiler de carretillas elevadoras en Vigo',
    'Carretillas elevadoras, transpaletas y apiladores.',
    'Logistics and supply chain',
  ],
  [
    'fr',
    'Vente de chariots élévateurs à Lille',
    'Chariots élévateurs, transpalettes et rayonnages.',
    'Logistics and supply chain',
  ],
  [
    'de',
    'Gabelstapler Brandt – Verkauf und Miete',
    'Gabelstapler, Hubwagen und Lagertechnik für Betriebe.',
    'Logistics and supply chain',
  ],
  [
    'it',
    'Carrelli elevatori usati a Parma',
    'Carrelli elevatori, transpallet e scaffalature.',
    'Logistics and supply chain',
  ],
  ['de', 'Glaserei Moll', 'Glaserei und Fensterbau in Ulm, auch mit Schlüsseldienst.', 'Construction'],
  ['en', 'Hay Lane Stables', 'Riding school and livery yard with riding lessons for all ages.', null],
  ['it', 'Maneggio Belvedere', 'Lezioni di equitazione e passeggiate a cavallo.', null],
  ['de', 'Kletterwerk Sauer', 'Sauer plant, fertigt und montiert Spielplatzgeräte aus Lärche.', 'Manufacturing'],
  ['it', 'Cantiere nautico Bressan', 'Costruzione e restauro di barche in legno.', 'Manufacturing'],
  ['fr', 'Hôtel restaurant du Lac', 'Hôtel restaurant au bord du lac, cuisine de saison.', 'Hospitality'],
  ['de', 'Schlüsseldienst Moll', 'Schlüsseldienst in Ulm: Türöffnung Tag und Nacht.', null],
  ['en', 'Redmoor Tree Care', 'Qualified tree surgeons: crown reductions, felling, stump grinding and hedges.', null],
  ['en', 'Redmoor Landscapes', 'Landscape gardeners: paving, fencing, decking and garden design.', 'Construction'],
  ['es', 'Poda Alcores', 'Poda y tala de árboles, mantenimiento de jardines y desbroces.', null],
  ['fr', 'Élagage Brun', 'Élagage et abattage d’arbres, entretien de jardins en Creuse.', null],
  ['de', 'Baumpflege Roth', 'Baumpflege, Baumfällung und Gartenpflege im Taunus.', null],
  ['it', 'Verde Alto', 'Potature, abbattimento alberi e manutenzione del verde a Biella.', null],
  ['en', 'Anna Thorne Photography', 'Wedding photographer and portrait photography in Kent.', null],
  ['de', 'Fotografie Sander', 'Hochzeitsfotografie und Businessfotografie in Bonn.', null],
  ['fr', 'Serrurerie Vasseur, vitrier à Nantes', 'Serrurier et vitrier, dépannage et vitrerie.', 'Construction'],
  ['en', 'Harlan Pest Control', 'Pest control and window cleaning for offices.', 'Professional services'],
  ['es', 'Vigilancia Sanabria', 'Empresa de seguridad: vigilantes y vigilancia en obras.', 'Professional services'],
  ['de', 'Sicherheitsdienst Reuter', 'Sicherheitsdienst, Wachdienst und Objektschutz.', 'Professional services'],
  ['it', 'Onoranze funebri Bassi', 'Onoranze funebri e pompe funebri a Como.', 'Professional services'],
  ['de', 'Verpackungen aus Wellpappe', 'Wellpappe, Kartonagen und Verpackungen nach Maß.', 'Manufacturing'],
  ['es', 'Astilleros Beiramar', 'Astillero y estructuras metálicas en Vigo.', 'Manufacturing'],
  ['it', 'Scatolificio Riva', 'Scatolificio: imballaggi in cartone ondulato.', 'Manufacturing'],
  ['fr', 'Scierie Aubrac', 'Scierie et emballages en bois, fabrication sur mesure.', 'Manufacturing'],
  ['de', 'Seniorenheim am Park', 'Seniorenheim mit Tagespflege und Sozialstation.', 'Healthcare'],
  ['fr', 'Maison de retraite Les Tilleuls', 'Maison de retraite et aide à domicile.', 'Healthcare'],
  ['en', 'Brook Home Care', 'Domiciliary care and elderly care by trained home carers.', 'Healthcare'],
  [
    'fr',
    'Ferme du Val, maraîchage et vente à la ferme',
    'Légumes bio, paniers de légumes et produits fermiers.',
    'Food and beverage',
  ],
  ['de', 'Biohof Kranz', 'Biohof mit Hofladen, Biokiste und Ziegenkäse.', 'Food and beverage'],
  ['it', 'Fattoria Belmonte', 'Azienda agricola con latticini e vendita diretta.', 'Food and beverage'],
  ['de', 'Zweirad Kühn', 'Fahrräder, Zweiradwerkstatt und Spielzeugecke: Ihr Fahrradhändler.', 'Retail'],
  ['it', 'Cartolibreria Sole', 'Cartolibreria con giocattoli e articoli da regalo.', 'Retail'],
  ['es', 'Chatarrería Ferro', 'Chatarra y recogida de residuos, reciclaje de metales.', 'Cleantech'],
  ['en', 'Tindle Skip Hire', 'Skip hire, scrap metal and waste collection.', null],
  ['de', 'Heizöl Maier', 'Heizöl und Pellets, Erdgas von Ihrem Energieversorger.', 'Energy'],
  ['en', 'Hollin Museum', 'A museum of mining with an art gallery.', 'Entertainment'],
  ['de', 'Busreisen Alber', 'Busreisen, Rundreisen und Omnibusverkehr.', 'Travel and tourism'],
  ['fr', 'Imprimerie Carré', 'Imprimeur : impression offset et impression numérique.', 'Media and publishing'],
  ['it', 'Autonoleggio Blu', 'Autonoleggio e noleggio auto, camper e veicoli commerciali.', 'Automotive'],
  ['en', 'Kestrel Driving School', 'Driving lessons in Hull with patient driving instructors.', 'Other'],
  ['de', 'Fahrschule Lindner', 'Fahrschule in Gera: Führerschein Klasse B und Motorrad.', 'Other'],
  ['it', 'Autoscuola Mare', 'Autoscuola a Lecce: patente B, esami di guida e recupero punti.', 'Other'],
  ['es', 'Autoescuela Centro', 'Autoescuela en Soria: permiso de conducir y clases de conducir.', 'Other'],
  ['fr', 'Auto-école du Pont', 'Auto-école à Tours : permis B et conduite accompagnée.', 'Other'],
  ['en', 'Cedar Valley Credit Union', 'Credit union with auto loans, home loans and checking accounts.', 'Other'],
  ['de', 'Kirchengemeinde St. Anna', 'Kirchengemeinde mit Gottesdiensten und Chor.', 'Other'],
  [
    'fr',
    'Lanoue, courtier en assurances',
    'Courtier : assurances professionnelles et prévoyance.',
    'Professional services',
  ],
  ['de', 'Versicherungsmakler Holm', 'Versicherungsmakler für Betriebe und Familien.', 'Professional services'],
  ['en', 'Alder Mortgages', 'Mortgage brokers and mortgage advice in Derby.', 'Professional services'],
  ['en', 'Oak & Awl', 'Bespoke furniture by cabinet makers: solid wood furniture from our workshop.', 'Manufacturing'],
  ['de', 'Astwerk', 'Massivholzmöbel aus der Möbelmanufaktur, Möbel nach Maß.', 'Manufacturing'],
  ['en', 'Tarn', 'Project management software for surveyors. Book a demo of the platform.', 'SaaS'],
  ['it', 'Agriturismo Selvabella | Camere, cucina e olio', 'Un casale tra gli ulivi.', 'Hospitality'],
  ['es', 'Cerámicas Lorca', 'Fabricantes de azulejos y gres porcelánico.', 'Manufacturing'],
  ['en', 'Cloud backup for dentists | Silt', 'Immutable backups, restored in minutes.', 'Cloud computing'],
  ['de', 'Dachdeckerei Holt – Steildach und Solar', 'Meisterbetrieb in Fulda.', 'Construction'],
  ['es', 'Estudio Nieves', 'Arquitectura, urbanismo y rehabilitación.', 'Architecture'],
  ['fr', 'Gîte Les Martinets', 'Un gîte pour huit personnes.', 'Hospitality'],
  ['es', 'Turnador: software de turnos para bares', 'Crea los turnos en minutos.', 'SaaS'],
  ['de', 'Plano – Terminsoftware für Arztpraxen', 'Online-Termine ohne Telefon.', 'SaaS'],
  ['en', 'Sedge, payroll software for restaurants', 'Payroll and tip pooling.', 'HR tech'],
  ['fr', 'Transports Lemoine', 'Affrètement et transport routier.', 'Logistics and supply chain'],
  ['it', 'Toelettatura Fido', 'Bagni e tosature per cani.', 'Pet care'],
  ['de', 'Haarwerk Friseure', 'Schnitt und Farbe in der Neustadt.', 'Beauty and cosmetics'],
  ['en', 'Baker & Shaw', 'Wills and contracts, plainly written.', null],
  ['en', 'Tarn Works', 'Checking, planning and project management.', null],
  ['en', 'Nothing in particular', 'We are a team with a plan.', null],
  ['de', 'Familie Baum', 'Willkommen auf unserer Seite über das Leben.', null],
  ['fr', 'Chez nous', 'Un lieu, une équipe, des idées.', null],
  ['en', 'Acme Garden Design', 'Garden design and planting plans in Kent.', null],
  ['de', 'Gartengestaltung Ahr', 'Gartenplanung und Gartengestaltung in Bonn.', null],
  ['fr', 'Parapharmacie Lauze', 'Parapharmacie, compléments alimentaires et vitamines.', null],
  ['it', 'Erboristeria Melissa', 'Erboristeria con integratori e tisane.', null],
  ['it', 'Occhiali Rovo', 'Occhiali da sole e montature in acetato.', null],
  ['es', 'Gafas Encina', 'Gafas de sol y monturas hechas a mano.', null],
  ['de', 'Tanzschule Reigen', 'Tanzschule mit Tanzkursen für Paare.', null],
  ['fr', 'Vélos Garrigue', 'Vélos électriques et vélos cargo.', null],
  ['fr', 'Magasin de vélos à Nîmes – Garrigue', 'Magasin de vélos et réparation de vélos à Nîmes.', 'Retail'],
  ['en', 'Moss & Daughter', 'Oak furniture, lamps and rugs.', null],
  ['en', 'Moss & Daughter', 'Furniture shop with oak furniture, lamps and rugs.', 'Retail'],
  ['fr', 'L’assurance des indépendants | Vel', 'Assurances, prévoyance et mutuelle en un contrat.', null],
  ['de', 'Versicherung für Räder | Vel', 'Versicherung gegen Diebstahl, Versicherungen für Lastenräder.', null],
  ['en', 'Talley Finance', 'Invoice finance and factoring: invoice discounting for small firms.', 'Fintech'],
]

describe('the industry of common trades', () => {
  it.each(companies)('%s: %s', (lang, title, description, industry) => {
    const head = `<title>${title}</title><meta name="description" content="${description}">`
    const body = `<main><h1>${title}</h1><p>${description}</p></main>`
    expect(valuesOf(testPage({ head, body, lang })).industry).toBe(industry ?? undefined)
  })
})

describe('what decides the industry', () => {
  const industryOf = (...pages: Parameters<typeof valuesOf>) => valuesOf(...pages).industry

  it.each([
    ['en', 'Acme is a manufacturer of electric cargo bikes.', 'Manufacturing'],
    ['en', 'We are a family-run landscaping company in Leeds.', 'Construction'],
    ['de', 'Wir sind eine kleine Druckerei in Kassel.', 'Media and publishing'],
    ['fr', 'Nous sommes un cabinet de conseil en stratégie.', 'Consulting'],
    ['es', 'Fabricamos pavimentos cerámicos en nuestra planta.', 'Manufacturing'],
    ['it', 'Siamo un tour operator di Lucca.', 'Travel and tourism'],
  ])('is what a company says that it is (%s: %s)', (lang, sentence, industry) => {
    const home = testPage({ head: '<title>Acme</title>', body: '<main><h1>Acme</h1><p>2014</p></main>', lang })
    const about = testPage({ path: 'about', body: `<main><h1>Acme</h1><p>${sentence}</p></main>`, lang })
    expect(industryOf(home, about)).toBe(industry)
  })

  it('rests on the whole sentence', () => {
    const body = '<main><h1>Carry more</h1><p>Acme is a manufacturer of cargo bikes. They are blue.</p></main>'
    const facts = extractFacts([testPage({ head: '<title>Acme</title>', body })], { start_url: testUrl })
    expect(facts.find(({ field }) => field === 'industry')?.passage).toBe('Acme is a manufacturer of cargo bikes.')
  })

  it.each([
    'We are proud partners of the bakery next door.',
    'We are here for hotels, restaurants and bakeries.',
    'We are hiring a baker.',
    'We are not a bakery.',
  ])('is not what a company says of others (%s)', (sentence) => {
    const body = `<main><h1>Acme</h1><p>${sentence}</p></main>`
    expect(industryOf(testPage({ head: '<title>Acme</title>', body }))).toBeUndefined()
  })

  it('is the head, however often the text mentions something else', () => {
    const mentions = [
      'restaurant',
      'bakery',
      'brewery',
      'winery',
      'caterers',
      'cafe',
      'bistro',
      'butcher',
      'coffee roasters',
    ]
    const body = `<main><h1>Hotel by the lock</h1>${mentions.map((word) => `<p>Beside us is a ${word}.</p>`).join('')}</main>`
    expect(industryOf(testPage({ head: '<title>Hotel Acme</title>', body }))).toBe('Hospitality')
  })

  it('is a broad trade that the title names first, whatever special one comes after it', () => {
    const head =
      '<title>Acme Garden Centre – Plants, Café & Farm Shop</title><meta name="description" content="Garden centre with houseplants, an orchard and a café.">'
    const body = '<main><h1>A family-run garden centre</h1><p>The orchard and the café are open all year.</p></main>'
    expect(industryOf(testPage({ head, body }))).toBe('Retail')
  })

  it.each([
    [undefined, ['Oak, hand-oiled.', 'Delivered in ten weeks.']],
    [
      'Entertainment',
      ['looms', 'barges', 'clocks', 'maps', 'kilns', 'coins'].map(
        (what) => `The museum keeps ${what} from the valley.`,
      ),
    ],
  ])('is %s by one word in one place with more of it in the text', (industry, lines) => {
    const head = '<title>Acme – showcases like those of a museum</title>'
    const body = `<main><h1>Since 1964</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`
    expect(industryOf(testPage({ head, body }))).toBe(industry)
  })

  it.each([
    ['en', 'Acme – soil sensors and an app for vegetable growers', 'The app tells vegetable growers when to water.'],
    ['fr', 'Acme – sondes et application pour maraîchers', 'L’application dit aux maraîchers quand arroser.'],
    ['it', 'Acme – sensori e app per orticoltori', 'L’app dice agli orticoltori quando irrigare.'],
  ])('is Agtech of software for growers (%s)', (lang, title, text) => {
    const body = `<main><h1>${title}</h1><p>${text}</p><p>Software, irrigation, irrigazione, irrigation.</p></main>`
    expect(industryOf(testPage({ lang, head: `<title>${title}</title>`, body }))).not.toBe('Foodtech')
  })

  it('is nothing that the head names in passing and the text in few words', () => {
    const head =
      '<title>Acme – compare insurance</title><meta name="description" content="Compare insurance in minutes.">'
    const body =
      '<main><h1>No phone calls</h1><p>Forty insurers on one page.</p><p>An insurer pays us. We are no insurance agency.</p></main>'
    expect(industryOf(testPage({ head, body }))).toBeUndefined()
  })

  it.each([
    [
      'customers',
      '<section><h2>What our customers say</h2><p>“Best dentist, plumber and hotel in town.”</p></section>',
    ],
    ['posts', '<section><h2>From the blog</h2><p>A hotel, a dentist and a plumber walk into a bar.</p></section>'],
    ['partners', '<section><h2>Our partners</h2><p>Hotel Adler, Dentist Wolf, Plumber Jones</p></section>'],
  ])('is nothing that only %s mention', (_, section) => {
    const body = `<main><h1>Acme</h1><p>A good place.</p>${section}</main>`
    expect(industryOf(testPage({ head: '<title>Acme</title>', body }))).toBeUndefined()
  })
})

describe('the trades of each language', () => {
  it.each(Object.entries(trades))('%s: are folded words that make expressions', (_, lists) => {
    for (const words of Object.values(lists)) {
      expect(words).toMatch(/^[\x20-\x7e]+$/)
      expect(words).not.toMatch(/[A-Z]|\|\||^\||\|$/)
      expect(new RegExp(`^(?:${words.replaceAll('~', '[a-z-]*')})$`).test('')).toBe(false)
    }
  })
})
