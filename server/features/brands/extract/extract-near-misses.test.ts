import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from './test-page.ts'
import type { FactField } from '#domain/facts.ts'

const value = (field: FactField, body: string, lang = 'en', head = '', path = ''): string | undefined =>
  valuesOf(testPage({ body, lang, head, path }))[field]

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
