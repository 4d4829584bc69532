import { describe, expect, it } from 'vitest'
import { findPhones } from './contact-text.ts'
import { toKeyword } from './keyword-text.ts'
import { testPage, value, valuesOf } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const numbers = (text: string, language: BaseLanguage): string[] =>
  findPhones(text, language).map((phone) => phone.value)

describe('telephone numbers', () => {
  it.each<[string, BaseLanguage]>([
    ['Orari uffici 8.00 - 12.00 / 13.30 - 17.30', 'it'],
    ['Lunes a jueves 9:30-20:00 viernes 9:00-15:00', 'es'],
    ['Numéro de TVA intracommunautaire : FR 00 999412307', 'fr'],
    ['Dürener Straße 412 50931 Köln', 'de'],
    ['Contrat RC pro n° 412 507 881 904', 'fr'],
    ['Auftrag 733 412 5093 vom Mai', 'de'],
    ['Partita IVA 09998880987', 'it'],
  ])('are not read from %s', (text, language) => {
    expect(numbers(text, language)).toEqual([])
  })

  it.each<[string, BaseLanguage, string[]]>([
    ['Viernes 9:00-15:00 976 555 214 600 555 214', 'es', ['976 555 214', '600 555 214']],
    ['Urgencias 24 h 600 555 044', 'es', ['600 555 044']],
    ['Tél. 04 65 71 01 12 – 9 h à 17 h', 'fr', ['04 65 71 01 12']],
    ['Telefon 0551 / 30 90 48 70', 'de', ['0551 / 30 90 48 70']],
    ['Registered in England. Tel 0117 496 0142', 'en', ['0117 496 0142']],
    ['Tel. 0039 081 555 0100', 'it', ['0039 081 555 0100']],
  ])('are told apart in %s', (text, language, expected) => {
    expect(numbers(text, language)).toEqual(expected)
  })
})

describe("somebody else's number", () => {
  const footer = '<footer><p>Acme<br>Tel. +39 0742 555 147</p></footer>'
  it.each([
    ['Autorità di gestione: Regione Umbria, Corso Vannucci 96, Perugia, tel. 075 555 0100.', 'it'],
    ["Se siamo al completo provate l'agriturismo qui vicino, Le Querce, tel. 075 555 0100.", 'it'],
    ['Tracking problems are quickest solved with them directly at 1-800-555-0199.', 'en'],
    ['For parcels that are late please call Swiftparcel at 1-800-555-0199.', 'en'],
    ['In Steuerfragen hilft unser Steuerberater Meyer, Telefon 02233 5500-140.', 'de'],
    ['Wir arbeiten mit der Kanzlei Rademacher zusammen (www.rademacher.test, Telefon 02233 5500-140).', 'de'],
    ['Notre assureur, la Mutuelle des Halles, répond au 04 65 71 01 12.', 'fr'],
    ['Nuestra compañía de seguros atiende en el teléfono 976 555 300.', 'es'],
  ])('is left out: %s', (text, lang) => {
    for (const path of ['', 'contact', 'faq'])
      expect(value('contacts', `<main><h1>Acme</h1><p>${text}</p></main>${footer}`, lang, '', path)).toBe(
        '+39 0742 555 147',
      )
  })

  it.each([
    ['If something breaks just call us on 0113 496 0274 and we will come.', 'en', '0113 496 0274'],
    ['Rufen Sie uns einfach an, Telefon 0551 300 4400, und wir kommen vorbei.', 'de', '0551 300 4400'],
  ])("is told from the company's own: %s", (text, lang, expected) => {
    expect(value('contacts', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBe(expected)
  })
})

describe("somebody else's e-mail address", () => {
  it.each([
    ['For claims please write to our insurers, Northgate Mutual, at claims@northgate-mutual.test.', 'en'],
    ['Unser Steuerberater Meyer ist unter kanzlei@steuer-meyer.test zu erreichen.', 'de'],
    ["Autorité de contrôle : service des plaintes de l'autorité, plaintes@autorite.test.", 'fr'],
  ])('is left out: %s', (text, lang) => {
    expect(value('contacts', `<main><h1>Acme</h1><p>${text}</p></main>`, lang, '', 'contact')).toBeUndefined()
  })
})

describe('audience', () => {
  it.each([
    ['We work with nine community colleges to bring apprentices into welding.', 'en'],
    ['We work with local farmers who share our love of good grain.', 'en'],
    ['We help our customers to save time and money every month.', 'en'],
    ['Por eso enseñamos a cepillarse a los padres además de a los niños.', 'es'],
    ['In 1998 we served restaurants in three towns around the harbour.', 'en'],
    ['Wir unterstützen örtliche Vereine und Schulen mit einer Spende.', 'de'],
  ])('stays empty for %s', (text, lang) => {
    const body = `<main><h1>Acme</h1><p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p><p>${text}</p></main>`
    expect(value('audience', body, lang)).toBeUndefined()
  })

  it('is not read from the way there', () => {
    const body =
      '<main><h1>Acme</h1><h2>Per chi arriva in aereo</h2><p>Brescia Montichiari 35 km, aziende di noleggio in aeroporto.</p></main>'
    expect(value('audience', body, 'it')).toBeUndefined()
  })

  it.each([
    ['Wir beraten Handwerksbetriebe und Familien im ganzen Land.', 'de'],
    ['Trabajamos para comunidades de vecinos y ayuntamientos.', 'es'],
    ['We work with homeowners, landlords and property managers.', 'en'],
  ])('is read from %s', (text, lang) => {
    expect(value('audience', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBe(text)
  })
})

describe('perception', () => {
  it.each([
    ['Nel 1998 nostro padre ha costruito la cantina e stampato le prime etichette.', 'it'],
    ['Nous vous aidons à demander la prime énergie de 2024 pour votre chaudière.', 'fr'],
    ['Unser Haus ist ausgezeichnet mit dem Bus zu erreichen, seit 20 Jahren.', 'de'],
    ['We received the best advice from our neighbours when we opened.', 'en'],
  ])('stays empty for %s', (text, lang) => {
    expect(value('perception', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBeUndefined()
  })

  it('needs more than a class name for a testimonial', () => {
    const words = 'We collect what people tell us after every job that we finish.'
    const box = (rest: string): string => `<main><h1>Acme</h1><div class="testimonials">${rest}</div></main>`
    expect(value('perception', box(`<p>${words}</p>`))).toBeUndefined()
    expect(value('perception', box(`<p>“${words}”</p>`))).toBe(`“${words}”`)
    expect(value('perception', box(`<p>${words}</p><p>— Ann Reed</p>`))).toBe(words)
  })
})

describe('positioning', () => {
  it.each([
    ['de', 'Wieder mittendrin statt nur dabei', 'Ein Hörtest dauert zwanzig Minuten und kostet nichts.'],
    ['en', 'Floors that outlast the house', 'Book a visit now: measuring is free of charge for you.'],
    ['it', 'Torniamo a far parlare i muri', 'Il sopralluogo è senza impegno e senza impegno resta.'],
  ] as const)('in %s is the heading without the offer below it', (lang, heading, offer) => {
    expect(value('positioning', `<main><h1>${heading}</h1><p>${offer}</p></main>`, lang)).toBe(heading)
  })

  it('is no line of telephone and e-mail, and no habit since a year', () => {
    const contact = '<h1>Acme</h1><p>Tél. 04 65 71 22 08 accueil@acme.test pour réserver une chambre</p>'
    expect(value('positioning', `<main>${contact}</main>`, 'fr')).toBeUndefined()
    const habit = 'Dal 2011 usiamo soltanto vernici all’acqua e recuperiamo il calore dei forni.'
    expect(value('positioning', `<main><p>${habit}</p></main>`, 'it')).toBeUndefined()
  })

  it('prefers what the company is to its history', () => {
    const history = "Nel 1988 arriva il primo tornio a controllo numerico, nel 2011 l'ingresso dei figli."
    const claim = 'Siamo una piccola officina di famiglia ai piedi delle montagne.'
    const body = `<main><p>${history}</p><p>${claim}</p></main>`
    expect(value('positioning', body, 'it')).toBe(claim)
    expect(value('positioning', `<main><p>${history}</p></main>`, 'it')).toBeUndefined()
  })

  it('leaves a notice of the season alone', () => {
    const body = '<main><h2>Chiusura estiva dal 4 agosto</h2><p>Siamo una bottega di ceramiche nel centro.</p></main>'
    expect(value('positioning', body, 'it')).toBe('Siamo una bottega di ceramiche nel centro.')
  })
})

describe('keywords', () => {
  const services = (heading: string): string =>
    ['Payroll runs', 'Expense reports', 'Tax filing', heading]
      .map((name) => `<h3>${name}</h3><p>All about it, told in a line.</p>`)
      .join('')
  const keywords = (heading: string, rest: string): string[] =>
    value('keywords', `<main><h1>Acme</h1><h2>Our services</h2>${services(heading)}</main>${rest}`)
      ?.toLowerCase()
      .split(', ') ?? []

  it.each<[string, BaseLanguage]>([
    ['Recently placed', 'en'],
    ['Freshly roasted', 'en'],
    ['Built for builders', 'en'],
    ['Schonend geröstet', 'de'],
    ['Aufhebungsvertrag prüfen und verhandeln', 'de'],
    ['Maschinenführer (m/w/d)', 'de'],
    ['Fatto a mano', 'it'],
    ['Hecho a mano', 'es'],
    ['Fabriqué en Bretagne', 'fr'],
  ])('leave out %s', (heading, language) => {
    expect(toKeyword(heading, language, 'Acme')).toBeNull()
  })

  it.each<[string, BaseLanguage]>([
    ['Family law', 'en'],
    ['Supply chains', 'en'],
    ['Rechnungen schreiben', 'de'],
    ['Kündigungsschutz', 'de'],
    ['Financement participatif', 'fr'],
    ['Fatturazione elettronica', 'it'],
  ])('keep %s', (heading, language) => {
    expect(toKeyword(heading, language, 'Acme')).toBe(heading)
  })

  it('leave out towns where the company has an office', () => {
    const offices = '<footer><p>25 Ionia Court, Grand Rapids, MI 49503</p></footer>'
    expect(keywords('Grand Rapids', offices)).not.toContain('grand rapids')
    expect(keywords('Direct hire', offices)).toContain('direct hire')
  })

  it("leave out parts of the company's name", () => {
    const head =
      '<title>Officina Meccanica Bonsoni</title><meta property="og:site_name" content="Officina Meccanica Bonsoni"><meta name="keywords" content="meccanica bonsoni, tornitura cnc, fresatura cnc, rettifica in tondo">'
    const found = value('keywords', '<main><h1>Officina Meccanica Bonsoni</h1></main>', 'it', head)
    expect(found).toContain('tornitura')
    expect(found).not.toContain('bonsoni')
  })
})

describe('location', () => {
  const registered =
    '<footer><p>Registered office: c/o Tolland & Marsh, 4 Queen Charlotte Court, Bristol BS1 4ZZ.</p></footer>'

  it('prefers the house to whoever keeps the register', () => {
    const body = `<main><h1>Acme</h1><p>Acme Language School, 18 Chertsey Villas, Redland, Bristol BS6 6ZQ</p></main>${registered}`
    expect(value('location', body)).toBe('18 Chertsey Villas, Redland, Bristol BS6 6ZQ')
  })

  it('prefers the house to a venue', () => {
    const body =
      '<main><h1>Acme</h1><h2>Venue</h2><p>Town Hall, 3 Market Street, Leeds LS1 1AA</p></main><footer><p>12 Mill Lane, Leeds LS11 5QX</p></footer>'
    expect(value('location', body)).toBe('12 Mill Lane, Leeds LS11 5QX')
  })
})

describe('a footer of one line', () => {
  it('gives its number and its town, not the policy beside them', () => {
    const footer = (text: string): string => `<main><h1>Acme</h1></main><footer>${text}</footer>`
    const french = footer(
      '12 quai du Port, 29900 Concarneau - 02 61 91 00 00 - RCS Quimper 812 345 678 - RC pro police n° 4123 555 887 001',
    )
    expect(value('contacts', french, 'fr')).toBe('02 61 91 00 00')
    const spanish = footer('Calle Mayor 3, 01300 Laguardia. Tel. 945 555 900')
    expect(value('location', spanish, 'es')).toBe('Calle Mayor 3, 01300 Laguardia')
  })
})

describe('industry', () => {
  it.each([
    ['English courses in Bath | Acme', 'Learn English with us: IELTS preparation and English lessons.', 'en', 'Edtech'],
    [
      'Acme | Recruiters in Ohio',
      'A recruiting firm: direct hire and contract staffing.',
      'en',
      'Professional services',
    ],
    ['Sprachschule Acme', 'Sprachkurse und Deutsch als Fremdsprache.', 'de', 'Edtech'],
    ['Acme Personaldienstleister', 'Zeitarbeit und Arbeitnehmerüberlassung.', 'de', 'Professional services'],
  ])('of %s', (title, text, lang, industry) => {
    const head = `<title>${title}</title><meta name="description" content="${text}">`
    expect(value('industry', `<main><h1>${title}</h1><p>${text}</p></main>`, lang, head)).toBe(industry)
  })
})

describe('sizes as small firms say them', () => {
  it.each([
    ['en', 'There are seven of us these days: five engineers and an apprentice.', 'seven of us'],
    ['en', "We're a team of 140 in Denver and Chicago.", 'a team of 140'],
    ['en', '24 employees look after 480 clients.', '24 employees'],
    ['de', '24 Mitarbeiterinnen und Mitarbeiter betreuen rund 480 Mandanten.', '24 Mitarbeiterinnen und Mitarbeiter'],
    ['de', 'Wir sind zu neunt: zwei Meister und sieben Gesellen.', 'Wir sind zu neunt'],
    ['fr', '30 salariés fabriquent nos meubles.', '30 salariés'],
    ['es', '86 trabajadores fabrican nuestras piezas.', '86 trabajadores'],
    ['it', '12 dipendenti lavorano nel nostro laboratorio.', '12 dipendenti'],
  ])('%s: %s', (lang, sentence, size) => {
    const body = `<main><h1>Acme</h1><p>${sentence}</p></main>`
    expect(valuesOf(testPage({ path: 'about', body, lang })).industry_size).toBe(size)
  })
})

describe('a software menu and its promises', () => {
  it.each(['Product', 'Customers', 'Docs', 'Run payroll in nine minutes', 'Payroll in nine minutes'])(
    'offer nothing by %s',
    (text) => {
      expect(toKeyword(text, 'en', 'Acme')).toBeNull()
    },
  )

  it.each(['Payroll', 'Tip pooling', 'Time tracking'])('offer %s', (text) => {
    expect(toKeyword(text, 'en', 'Acme')).toBe(text)
  })
})
