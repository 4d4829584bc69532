import { describe, expect, it } from 'vitest'
import { testPage, value, valuesOf } from '#test/helpers/extract-page.ts'

const quote = (words: string, heading = 'What our customers say'): string =>
  `<section><h2>${heading}</h2><blockquote>${words}</blockquote><p>— Ann Reed</p></section>`

describe('perception', () => {
  it.each([
    ['en', 'Rated 4.8 out of 5 from 312 reviews on Trustpilot.'],
    ['de', '4,7 von 5 Sternen bei 96 Google-Bewertungen'],
    ['fr', '4,6/5 sur 208 avis vérifiés'],
    ['es', '4,9 de 5 con 154 opiniones en Google'],
    ['it', '9,1 su Booking.com · 530 recensioni'],
    ['en', 'Regional Bakery Award, 2021'],
    ['fr', "Notre cidre a reçu une médaille d'or au concours de Rennes en 2020."],
    ['en', 'More than 2,400 firms trust us with their payroll every month.'],
  ])('takes evidence before a testimonial (%s: %s)', (lang, text) => {
    const body = `<main>${quote('They came on time and the kitchen looks like new.')}<section><h2>Acme</h2><p>${text}</p></section></main>`
    expect(value('perception', body, lang)).toBe(text)
  })

  it('joins a mark and its number of reviews in two boxes', () => {
    const body = '<main><div><p>4,9/5</p><p>aus 212 Bewertungen</p></div></main>'
    expect(value('perception', body, 'de')).toBe('4,9/5 aus 212 Bewertungen')
  })

  it('falls back to what a customer said', () => {
    const words = 'They came on time and the kitchen looks like new.'
    expect(value('perception', `<main>${quote(words)}</main>`)).toBe(words)
  })

  it.each([
    ['en', 'Win a prize: take part in our prize draw before 1 May 2024.'],
    ['de', 'Unsere Preise gelten seit 2024 und enthalten die Mehrwertsteuer.'],
    ['fr', 'Nos prix 2024 sont valables pour toutes les prestations.'],
    ['en', 'We have 2,400 square metres of floor and 12 machines.'],
    ['es', 'Desde 1998 fabricamos 4,5 toneladas de queso al mes.'],
    ['it', 'Il percorso dura 4,5 ore e costa 20 euro a persona.'],
  ])('is empty for a near miss (%s: %s)', (lang, text) => {
    expect(value('perception', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBeUndefined()
  })
})

describe("others' numbers", () => {
  const footer = '<footer><p>Acme<br>Tel. +39 081 555 0100</p></footer>'
  it.each([
    ['<p>Per la gita in mare si prenota anche direttamente da Vele del Golfo, tel. 081 555 0199.</p>', 'it'],
    ['<p>Parcheggio convenzionato Garage Santa Chiara, via Lunga 4, tel. 081 555 0199.</p>', 'it'],
    ['<h2>Numeri utili</h2><p>Tel. 081 555 0199</p>', 'it'],
    ['<h2>Things to do nearby</h2><ul><li>Kayak tours: phone +39 081 555 0199</li></ul>', 'en'],
    ['<h2>In der Umgebung</h2><p>Bootsfahrten: Tel. 081 555 0199</p>', 'de'],
    ['<h2>Nos partenaires</h2><p>Tél. 081 555 0199</p>', 'fr'],
    ['<p>Restaurante cercano: restaurant El Faro, tel. 081 555 0199</p>', 'es'],
    ['<p>Apotheke am Markt, Tel. 081 555 0199</p>', 'de'],
    ['<p>Convenzionati con<br>Polizze Sicure Bari<br>tel. 081 555 0199</p>', 'it'],
    ['<p>In partnership with<br>Blue Harbour Cover<br>Tel. 081 555 0199</p>', 'en'],
  ])('are left out: %s', (body, lang) => {
    expect(value('contacts', `<main><h1>Acme</h1>${body}</main>${footer}`, lang)).toBe('+39 081 555 0100')
  })

  it.each([
    '<p>Frau Katrin Sommer nimmt Ihre Anfrage gern an, Tel. +49 551 300 4400</p>',
    '<p>Büro Nord: Tel. +49 551 300 4400</p>',
    '<p>Notdienst am Wochenende: Tel. +49 551 300 4400</p>',
  ])('are told from the own: %s', (body) => {
    expect(value('contacts', `<main><h1>Acme</h1>${body}</main>`, 'de', '', 'kontakt')).toBe('+49 551 300 4400')
  })

  it('are told from the restaurant of the house', () => {
    const body =
      '<main><h1>Hotel Acme</h1><h2>Ristorante Agave</h2><p>Ristorante Agave: tel. +39 081 555 0177</p></main>'
    expect(value('contacts', body, 'it')).toBe('+39 081 555 0177')
  })
})

describe("an authority's number", () => {
  it("is left out beside the company's own address", () => {
    const text =
      'Puede escribir a hola@acme.test o reclamar ante la Autoridad de Protección de Datos, teléfono 912 555 000.'
    expect(value('contacts', `<main><h1>Aviso legal</h1><p>${text}</p></main>`, 'es', '', 'aviso-legal')).toBe(
      'hola@acme.test',
    )
  })
})

describe('keywords', () => {
  const services = (...names: string[]): string =>
    `<main><h1>Acme</h1><h2>Our services</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul></main>`
  const three = ['Payroll runs', 'Expense reports', 'Tax filing']

  it.each([
    ['Accounting software for plumbers and builders | Acme', 'accounting software'],
    ['Boutique hotel in Bath | Acme', 'boutique hotel'],
    ['Dental clinic near the station | Acme', 'dental clinic'],
  ])('take the trade from the title %s', (title, keyword) => {
    expect(value('keywords', services(...three), 'en', `<title>${title}</title>`)?.split(', ')).toContain(keyword)
  })

  it("leave the title's customers out", () => {
    const head = '<title>Accounting software for plumbers and builders | Acme</title>'
    expect(value('keywords', services(...three), 'en', head)).not.toMatch(/plumbers|builders/)
  })

  it.each([
    'Infos pratiques',
    'Privatpreise',
    'Tarife',
    'Pricing',
    'Acme',
    'Parking',
    'Orari e contatti',
    'Gift cards',
  ])('leave out the heading %s', (heading) => {
    const keywords = value('keywords', services(...three, heading))
    expect(keywords?.split(', ').map((one) => one.toLowerCase())).not.toContain(heading.toLowerCase())
    expect(keywords).toContain('tax filing')
  })

  it('leave out the town', () => {
    const address = '<footer><address>12 Mill Lane, Exeter EX1 2AB</address></footer>'
    const keywords = value('keywords', services(...three, 'Exeter') + address)
    expect(keywords).not.toMatch(/exeter/i)
  })

  it('are empty when only the interface has names', () => {
    const nav = '<nav><a href="/a">About us</a><a href="/b">Pricing</a><a href="/c">Parking</a></nav>'
    expect(value('keywords', `${nav}<main><h1>Hello</h1><p>We are here.</p></main>`)).toBeUndefined()
  })
})

describe('mission and size', () => {
  it.each([
    ['en', 'We want to give people in small towns the same care that cities have had for years.'],
    ['fr', 'Nous voulons offrir un toit à celles et ceux qui vivent dehors dans notre ville.'],
    ['es', 'Nuestro compromiso es sencillo: que ninguna máquina se quede parada una tarde.'],
    ['it', 'Vogliamo restituire al quartiere il forno che ha perso venti anni fa.'],
    ['de', 'Wir wollen Menschen auf dem Land wieder einen Arzt in der Nähe geben.'],
  ])('are read in %s: %s', (lang, text) => {
    expect(value('mission', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBe(text)
  })

  it.each([
    ['en', 'We want to give you a quote within a day, so please call us.'],
    ['fr', 'Nous voulons recruter une boulangère pour notre magasin de Nantes.'],
    ['es', 'Queremos invitarle a nuestra feria de otoño en la plaza mayor.'],
    ['it', 'Vogliamo offrire ai nostri clienti uno sconto del dieci per cento.'],
  ])('stay empty for a near miss (%s: %s)', (lang, text) => {
    expect(value('mission', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toBeUndefined()
  })

  it.each([
    ['it', 'In bottega lavoriamo in quattordici, quasi tutti del paese.', 'quattordici'],
    ['fr', 'Nous sommes six à y travailler toute la saison.', 'six'],
  ])('take number words (%s)', (lang, text, size) => {
    expect(value('industry_size', `<main><h1>Acme</h1><p>${text}</p></main>`, lang)).toContain(size)
  })

  it('stay empty for an hour or a year', () => {
    expect(
      value('industry_size', '<main><p>Lavoriamo in agosto e siamo aperti dal 1998.</p></main>', 'it'),
    ).toBeUndefined()
  })
})

describe('keywords', () => {
  const page = (heading: string, lang: string): string =>
    `<main><h1>Acme</h1><h2>${lang === 'fr' ? 'Nos services' : 'Our services'}</h2>${[
      'Garden design',
      'Garden aftercare',
      'Stone walling',
      heading,
    ]
      .map((text) => `<h3>${text}</h3><p>Twice a month.</p>`)
      .join('')}</main>`

  it.each([
    ['en', 'Things people ask'],
    ['en', 'Common questions'],
    ['en', 'Plan the work'],
    ['en', 'Skin type'],
    ['en', 'Price range'],
    ['fr', 'Type de peau'],
    ['fr', 'Planifier les travaux'],
  ])('leave out questions, calls and the facets of a shop (%s: %s)', (lang, heading) => {
    const found = value('keywords', page(heading, lang), lang)
    expect(found).toContain('garden design')
    expect(found?.toLowerCase()).not.toContain(heading.toLowerCase())
  })

  it('stay below a claim that names a contact person', () => {
    const offers = ['Schlauchbeutelmaschinen', 'Kartonierer', 'Endverpackung']
    const body = `<main><h1>Eine Linie. Ein Ansprechpartner.</h1>${offers.map((text) => `<h3>${text}</h3><p>Ab Werk.</p>`).join('')}</main>`
    const head = `<title>Acme – ${offers.join(', ')}</title>`
    expect(value('keywords', body, 'de', head)).toBe(offers.join(', '))
  })
})

describe('the size of the company', () => {
  it('is not that of an office that a product suits', () => {
    const text = 'Acme sits in between: light enough that a twelve-person office is live within a month.'
    expect(value('industry_size', `<title>Acme</title><main><h1>Acme</h1><p>${text}</p></main>`)).toBeUndefined()
  })

  it.each(['We are a small twelve-person studio.', 'Our twelve-person team answers.'])('is its own: %s', (text) => {
    expect(value('industry_size', `<main><h1>Acme</h1><p>${text}</p></main>`)).toMatch(/^twelve-person/)
  })
})

describe('a telephone and fax number in one', () => {
  it.each([
    ['it', 'Tel. e fax 080 555 3418', '080 555 3418'],
    ['de', 'Telefon und Fax 0711 555 3418', '0711 555 3418'],
  ])('is a number to call (%s)', (lang, text, phone) => {
    expect(value('contacts', `<main><h1>Acme</h1></main><footer><p>${text}</p></footer>`, lang)).toBe(phone)
  })

  it('but a fax number is not', () => {
    const footer = '<footer><p>Telefon 0711 555 3418 · Telefax 0711 555 3499</p></footer>'
    expect(value('contacts', `<main><h1>Acme</h1></main>${footer}`, 'de')).toBe('0711 555 3418')
  })
})

describe('the name of a hand-made site', () => {
  const address = 'Via Roma 12, 20121 Milano (MI) - Tel. 02 555 0100'
  const shell = (title: string, path: string, alt: string, footer: string) =>
    testPage({
      head: `<title>${title}</title>`,
      body: `<table><tr><td><img src="testata.jpg" alt="${alt}"></td></tr><tr><td><p>Da tre generazioni lavoriamo il vetro soffiato a mano nella nostra bottega.</p></td></tr><tr><td>${footer}</td></tr></table>`,
      path,
      lang: 'it',
    })

  it.each([
    ['.: VETRERIA LAGUNA :. Murano', '.: VETRERIA LAGUNA :. Contatti'],
    ['*** VETRERIA LAGUNA *** Murano', '*** VETRERIA LAGUNA *** Contatti'],
    ['Vetreria Laguna - lavorazione artistica del vetro - Murano', 'Contatti'],
    ['VETRERIA LAGUNA :: Murano', 'Contatti'],
    ['~ Vetreria Laguna ~ Murano', 'Contatti'],
  ])('adds up from title, banner and contacts: %s', (title, other) => {
    const footer = `Vetreria Laguna s.n.c. di Ivo Toso e Figli - ${address}`
    const pages = [
      shell(title, '', 'Vetreria Laguna - Murano', footer),
      shell(other, 'contatti.htm', 'Vetreria Laguna - Murano', footer),
    ]
    expect(valuesOf(...pages).name).toBe('Vetreria Laguna')
  })

  it('stays in capitals where the site writes it no other way', () => {
    const pages = ['', 'contatti.htm'].map((path) => shell('.: VETRERIA LAGUNA :. Murano', path, '', address))
    expect(valuesOf(...pages).name).toBe('VETRERIA LAGUNA')
  })

  it('is not the trade that a longer name begins with', () => {
    const page = shell('Vetreria - Murano', '', '', `Vetreria Toso - ${address}`)
    expect(valuesOf(page).name).not.toBe('Vetreria')
  })
})

describe('positioning', () => {
  it.each([
    ['.: VETRERIA LAGUNA :. Murano', 'it'],
    ['Acme - Bakery in Leith', 'en'],
    ['Acme | Zahnarzt in Köln', 'de'],
  ])('is not the title of the page: %s', (title, lang) => {
    const head = `<title>${title}</title><meta name="description" content="${title}">`
    expect(value('positioning', '<p>Tel. 02 555 0100</p>', lang, head)).toBeUndefined()
  })

  it('is the bold line over the text of a page without headings', () => {
    const body =
      '<table><tr><td><font size="5"><b>Il vetro ci ascolta da tre generazioni</b></font><p>Soffiamo bicchieri e lampade a mano nella bottega di famiglia.</p></td></tr></table>'
    expect(value('positioning', body, 'it', '<title>Vetreria Laguna</title>')).toBe(
      'Il vetro ci ascolta da tre generazioni. Soffiamo bicchieri e lampade a mano nella bottega di famiglia.',
    )
  })
})

describe('keywords of a list', () => {
  const list = (lang: string, heading: string, below: string): string | undefined => {
    const names = { es: 'Nuestros servicios', de: 'Unsere Leistungen', en: 'Our services', fr: 'Nos services' }[lang]
    const services = ['Alpha design', 'Beta repairs', 'Gamma surveys'].map((text) => `<h3>${text}</h3><p>Daily.</p>`)
    const body = `<main><h1>Acme</h1><h2>${names}</h2>${services.join('')}<h3>${heading}</h3><p>${below}</p></main>`
    return value('keywords', body, lang)?.toLowerCase()
  }

  it.each([
    ['es', 'Piso exterior en La Arena', 'Muy luminoso.'],
    ['fr', 'Maison rénovée à Vannes', 'Belle vue.'],
    ['es', 'Ático con terraza', '2 dormitorios · 1 baño · 71 m²'],
    ['en', 'Stone cottage', '£485,000'],
    ['de', 'Helle Dachwohnung', '3 Zimmer · 84 m²'],
    ['en', 'Garden flat', 'Ref. GF-1204'],
    ['de', 'Ausgezeichnet', 'Handwerkspreis 2021.'],
    ['en', 'Award-winning', 'Twice in a row.'],
    ['es', 'Premiados', 'Dos veces.'],
  ])('hold no single offer and no lone adjective (%s: %s)', (lang, heading, below) => {
    const found = list(lang, heading, below)
    expect(found).toContain('alpha design')
    expect(found).not.toContain(heading.toLowerCase())
  })

  it.each([
    ['es', 'Venta de viviendas', 'Desde 1990.'],
    ['de', 'Angebote für Vereine', 'Ab 20 Personen.'],
    ['en', 'Loft conversions', 'Most take ten weeks.'],
    ['en', 'Double rooms', '24 m² with a view.'],
  ])('hold kinds of offers (%s: %s)', (lang, heading, below) => {
    expect(list(lang, heading, below)).toContain(heading.toLowerCase())
  })
})

describe('a number in an answer that folds out', () => {
  it.each([
    'We work with Tallyshop. For billing questions, please ring their helpline on 0800 496 0777.',
    'For all Tallyshop billing questions, please ring 0800 496 0777.',
  ])('is theirs: %s', (text) => {
    const body = `<main><h1>Acme</h1></main><nav><p>${text}</p></nav><footer>Tel. 020 7946 0100</footer>`
    expect(value('contacts', body)).toBe('020 7946 0100')
  })

  it('is ours where it says so', () => {
    const body = '<main><h1>Acme</h1><p>For all questions about your order, call us on 020 7946 0100.</p></main>'
    expect(value('contacts', body)).toBe('020 7946 0100')
  })
})
