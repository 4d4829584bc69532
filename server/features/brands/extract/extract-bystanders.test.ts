import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

describe('audience', () => {
  it.each([
    ['it', 'Acme', 'Centro di formazione per adulti - Torino'],
    ['en', 'Acme', 'Training courses for adults and teenagers - Leeds'],
    ['de', 'Acme', 'Kurse für Erwachsene und Jugendliche - Bonn'],
    ['fr', 'Acme', 'Cours pour adultes et adolescents - Nantes'],
    ['es', 'Acme', 'Cursos para adultos y adolescentes - Burgos'],
  ])('%s: is not the sign of the house: %s %s', (lang, name, trade) => {
    const head = `<title>${name} - ${trade}</title><meta property="og:site_name" content="Acme">`
    const body = `<table><tr><td><b>${name}</b><br>${trade}</td></tr></table><p>Acme</p>`
    expect(valuesOf(testPage({ lang, head, body })).audience).toBeUndefined()
  })

  it('is a sentence that goes on after the name of the house', () => {
    const head = '<title>Acme</title><meta property="og:site_name" content="Acme">'
    const sentence = 'Acme helps families and pensioners who are moving house.'
    expect(valuesOf(testPage({ head, body: `<h1>Acme</h1><p>${sentence}</p>` })).audience).toBe(sentence)
  })
})

describe('industry', () => {
  it.each([
    [
      'de',
      'Carsharing in Bonn',
      'Carsharing mit 84 Autos an 39 Stationen, rund um die Uhr per App.',
      'Per App buchen.',
    ],
    ['en', 'Car rental in Leeds', 'Car rental with 84 cars, booked with our app.', 'Book your car with our app.'],
    [
      'fr',
      'Location de voitures à Nantes',
      'Location de voitures, à réserver avec notre application.',
      'Avec l’application.',
    ],
    ['es', 'Alquiler de coches en Burgos', 'Alquiler de coches con nuestra aplicación.', 'Reserva con nuestra app.'],
    ['it', 'Autonoleggio a Torino', 'Noleggio auto da prenotare con la nostra app.', 'Prenota con la nostra app.'],
  ])('%s: is not software for the app by which customers book: %s', (lang, title, description, lead) => {
    const head = `<title>${title} | Acme</title><meta name="description" content="${description}">`
    const body = `<header><a href="/">Acme</a></header><main><h1>${title}</h1><p>${lead}</p><p>${lead}</p></main>`
    expect(valuesOf(testPage({ lang, head, body })).industry).toBe('Automotive')
  })
})

describe('contacts', () => {
  it.each([
    ['de', 'Vertretung Österreich: Pumpentechnik Mayrhofer, Linz, +43 732 555 018'],
    ['en', 'Distributor for Austria: Mayrhofer Pumps, Linz, +43 732 555 018'],
    ['fr', 'Représentant Autriche : Pompes Mayrhofer, Linz, +43 732 555 018'],
    ['es', 'Distribuidor en Austria: Bombas Mayrhofer, Linz, +43 732 555 018'],
    ['it', 'Rappresentante Austria: Pompe Mayrhofer, Linz, +43 732 555 018'],
    ['de', 'Vertretung Österreich<br>Pumpentechnik Mayrhofer<br>+43 732 555 018'],
  ])('%s: are not those of an agent abroad: %s', (lang, line) => {
    const body = `<main><h1>Kontakt</h1><p>Acme<br>Tel. +49 541 999 5827</p><p>${line}</p></main>`
    expect(valuesOf(testPage({ lang, path: 'contact', body })).contacts).toBe('+49 541 999 5827')
  })

  it('are an agent’s where nothing else is given', () => {
    const body = '<main><h1>Contact</h1><p>Distributor for Austria: Mayrhofer Pumps, Linz, +43 732 555 018</p></main>'
    expect(valuesOf(testPage({ path: 'contact', body })).contacts).toBe('+43 732 555 018')
  })
})

describe('keywords', () => {
  const list = ['Alpha Kredit', 'Beta Kredit', 'Gamma Kredit']
  const cards = (heading: string, text: string): string =>
    [...list.map((one) => [one, 'Short text.']), [heading, text]]
      .map(([title, below]) => `<section><h2>${title}</h2><p>${below}</p></section>`)
      .join('')
  const keywordsOf = (lang: string, heading: string, text: string, second: string): string =>
    valuesOf(
      testPage({ lang, body: `<main><h1>Acme</h1>${cards(heading, text)}</main>` }),
      testPage({
        lang,
        path: 'second',
        body: `<main><h1>Acme</h1><p>Alpha, Beta, Gamma, Kredit, ${second}.</p></main>`,
      }),
    ).keywords?.toLowerCase() ?? ''

  it.each([
    ['es', 'Síguenos en Instagram', '@acme'],
    ['fr', 'Alpha sur Instagram', '@acme'],
    ['de', 'Bilder auf Instagram', '@acme'],
    ['en', 'Pictures on Instagram', '@acme'],
    ['it', 'Seguici su Instagram', '@acme'],
    ['en', 'Beyond the clinic', 'Every May we give a lecture.'],
    ['fr', 'La feuille de chou', 'Promos et arrivages, tous les quinze jours dans votre boîte mail.'],
    ['en', 'Skin Notes', 'Four emails a year. Mostly about sunscreen.'],
    ['de', 'Hausblatt', 'Vier E-Mails im Jahr, jederzeit abbestellbar.'],
  ])('%s: leave out %s', (lang, heading, text) => {
    const found = keywordsOf(lang, heading, text, heading)
    expect(found).toContain('alpha kredit')
    expect(found).not.toContain(heading.toLowerCase().split(' ').at(-1))
  })
})
