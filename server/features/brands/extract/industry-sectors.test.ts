import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

/** A title and a description that name whom a company serves or where it goes, and the industry it belongs to. */
const companies: [string, string, string, string | undefined][] = [
  ['en', 'Tarrant Springs', 'Compression springs and wire forms for automotive, aerospace and rail.', 'Manufacturing'],
  ['en', 'Hale Castings', 'Iron castings and machined parts for the agricultural industry.', 'Manufacturing'],
  ['en', 'Orrin Turned Parts', 'CNC turned parts for medical devices, aviation and defence.', 'Manufacturing'],
  ['en', 'Automotive springs | Dell & Sons', 'Automotive springs made in our factory in Redditch.', 'Manufacturing'],
  ['de', 'Moll Drehteile', 'Drehteile und Frästeile für Automobil, Medizintechnik und Luftfahrt.', 'Manufacturing'],
  ['de', 'Gießerei Ahlers', 'Grauguss und Gussteile für Landtechnik, Bahn und Maschinenbau.', 'Manufacturing'],
  ['de', 'Zerspanung Roth', 'CNC-Zerspanung für die Luft- und Raumfahrt, Energietechnik und Bahn.', 'Manufacturing'],
  ['de', 'Eisengießerei Lang', 'Handformguss seit 1921, mit eigenem Modellbau.', 'Manufacturing'],
  ['fr', 'Ressorts Vidal', 'Ressorts techniques pour l’automobile, l’aéronautique et le médical.', 'Manufacturing'],
  ['fr', 'Fonderie Garnier', 'Pièces moulées pour le secteur ferroviaire et l’agriculture.', 'Manufacturing'],
  ['fr', 'Décolletage Morel', 'Décolletage et usinage pour l’aéronautique, la santé et l’énergie.', 'Manufacturing'],
  ['es', 'Muelles Arrieta', 'Muelles técnicos para automoción, aeronáutica y energía.', 'Manufacturing'],
  ['es', 'Fundición Osuna', 'Piezas fundidas para el sector aeronáutico y la agricultura.', 'Manufacturing'],
  ['es', 'Mecanizados Lerma', 'Mecanizados CNC para automoción, medicina y ferrocarril.', 'Manufacturing'],
  ['it', 'Mollificio Berti', 'Molle tecniche per automotive, aerospazio e medicale.', 'Manufacturing'],
  ['it', 'Fonderia Sala', 'Getti in ghisa per il settore automotive e agricolo.', 'Manufacturing'],
  ['it', 'Torneria Riva', 'Pezzi torniti per il settore medicale, automotive e aeronautico.', 'Manufacturing'],
  ['en', 'Larkspur Rides', 'Airport shuttles and hotel transfers from Boise airport.', 'Travel and tourism'],
  [
    'en',
    'Airport transfers in Kent | Dorrit',
    'Airport transfers to Gatwick, Heathrow and Luton.',
    'Travel and tourism',
  ],
  ['en', 'Sound Ferries', 'Passenger ferries between the harbour and the islands.', 'Travel and tourism'],
  ['de', 'Flughafentransfer Weber', 'Flughafentransfer und Shuttleservice nach Frankfurt.', 'Travel and tourism'],
  ['fr', 'Navettes Belair', 'Navettes aéroport et transport de personnes en Savoie.', 'Travel and tourism'],
  ['es', 'Traslados Mora', 'Traslados al aeropuerto y transporte de viajeros en Málaga.', 'Travel and tourism'],
  ['it', 'Transfer Lago', 'Servizio navetta e trasporto persone per l’aeroporto di Verona.', 'Travel and tourism'],
  [
    'en',
    'Rota software for hospitals | Wardly',
    'Wardly is scheduling software for hospitals and care homes.',
    'HR tech',
  ],
  ['de', 'Plano: Software für Schulen', 'Stundenplan-Software für Schulen.', 'SaaS'],
  ['en', 'Figtree Catering', 'Caterers for offices, schools and airports, with buffets.', 'Food and beverage'],
  ['fr', 'Traiteur Lenoir', 'Traiteur et boulangerie pour entreprises, hôpitaux et écoles.', 'Food and beverage'],
  [
    'en',
    'Brightside Cleaning',
    'Office cleaning and window cleaning for hospitals, schools and restaurants.',
    'Professional services',
  ],
  ['de', 'Gebäudereinigung Pohl', 'Büroreinigung für Kliniken, Schulen und Autohäuser.', 'Professional services'],
  ['it', 'Pulizie Sereni', 'Impresa di pulizie per uffici, ospedali e ristoranti.', 'Professional services'],
  ['en', 'Exley Garage', 'Car repairs, MOTs and tyres for cars and vans.', 'Automotive'],
  ['en', 'Corvid Avionics', 'Avionics and aircraft maintenance at the airfield.', 'Aviation and aerospace'],
]

describe('the industry of those who supply or carry to others', () => {
  it.each(companies)('%s: %s', (lang, title, description, industry) => {
    const head = `<title>${title}</title><meta name="description" content="${description}">`
    const body = `<main><h1>${title}</h1><p>${description}</p></main>`
    expect(valuesOf(testPage({ head, body, lang })).industry).toBe(industry)
  })

  it.each([
    ['en', 'Industries we serve', ['Automotive', 'Aerospace', 'Aviation']],
    ['de', 'Branchen', ['Automobil', 'Luftfahrt', 'Flugzeugbau']],
    ['fr', 'Secteurs', ['Automobile', 'Aviation', 'Carrosserie']],
    ['es', 'Sectores', ['Automoción', 'Aeronáutica', 'Coches']],
    ['it', 'Settori', ['Automotive', 'Aeronautica', 'Autoveicoli']],
  ])('is none of a list of those who are served (%s: %s)', (lang, heading, sectors) => {
    const list = sectors.map((one) => `<h3>${one}</h3><p>${one}</p>`).join('')
    const body = `<main><h1>Acme</h1><h2>${heading}</h2>${list}</main>`
    expect(valuesOf(testPage({ head: '<title>Acme</title>', body, lang })).industry).toBeUndefined()
  })
})
