import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'
import type { Page } from '#server/providers/web-page/page.ts'

const page = (lang: string, body: string, path = ''): Page =>
  testPage({
    lang,
    path,
    head: '<title>Acme</title>',
    body: `<header><a href="/">Acme</a></header><main><h1>Acme</h1>${body}</main>`,
  })

const home = (lang: string): Page => page(lang, '<p>Acme.</p>')

describe('audience', () => {
  it.each([
    ['de', 'Vertreten sind wir über 130 Fachhändler in Deutschland und Österreich.'],
    ['de', 'Wir beliefern über 200 Fachhändler und Baumärkte in ganz Europa.'],
    ['en', 'We supply more than 80 dealers and retailers across the country.'],
    ['es', 'Suministramos a más de 60 distribuidores y tiendas en toda Europa.'],
    ['it', 'Riforniamo oltre 90 rivenditori e negozi in tutta Italia.'],
    ['de', 'Daneben beraten wir Vereine, Stiftungen und Familien.'],
    ['en', 'We support schools and charities with bread from yesterday.'],
    ['de', 'Wir unterstützen Vereine und Schulen mit Sachspenden.'],
    ['fr', 'Nous soutenons les associations et les écoles du canton.'],
    ['fr', 'En outre, nous accompagnons les associations et les communes.'],
  ])('%s: is not those through whom a company sells, nor those served besides: %s', (lang, text) => {
    expect(valuesOf(home(lang), page(lang, `<p>${text}</p>`, 'about')).audience).toBeUndefined()
  })

  it.each([
    ['de', 'Wir beraten Betriebe wie auch Beschäftigte und richten in Unternehmen ein Erfinderwesen ein.'],
    ['en', 'We advise families and landlords and draw up the agreement within a week.'],
    ['fr', 'Nous accompagnons les familles et les propriétaires et rédigeons le bail.'],
    ['es', 'Asesoramos a familias y propietarios y redactamos el contrato.'],
    ['it', 'Assistiamo famiglie e proprietari e scriviamo il contratto.'],
  ])('%s: is not what the page of one service says in passing: %s', (lang, text) => {
    const service = page(lang, `<h2>Acme 2</h2><p>${text}</p>`, 'services/one')
    expect(valuesOf(home(lang), service).audience).toBeUndefined()
  })

  it('is not whom one offer is for', () => {
    const offer = page('de', '<h2>Für wen?</h2><p>Menschen mit leichtem Hörverlust und Familien.</p>', 'geraete/acme-2')
    expect(valuesOf(home('de'), offer).audience).toBeUndefined()
  })

  it.each([
    ['en', 'We work for homeowners, landlords and schools in Leeds.'],
    ['en', 'Most of our customers are homeowners and small landlords.'],
    ['de', 'Zu unseren Kunden gehören Privatleute, Wirte und Architekten.'],
    ['fr', 'Nous travaillons pour des communes, des bailleurs sociaux et quelques particuliers.'],
    ['es', 'Trabajamos sobre todo para ayuntamientos y familias.'],
    ['it', 'Lavoriamo per privati, architetti e piccoli alberghi.'],
  ])('%s: is said of all customers on any page: %s', (lang, text) => {
    expect(valuesOf(home(lang), page(lang, `<p>${text}</p>`, 'acme-2')).audience).toBe(text)
  })
})

describe('the size of a company', () => {
  it.each([
    ['de', 'Im letzten Jahr haben wir 1.140 Beschäftigte in 26 Firmen ausgestattet.'],
    ['de', 'Heute haben wir 300 Mitarbeiter geschult.'],
    ['en', 'Today we have 1,200 employees of our clients on the books.'],
    ['en', 'In 26 firms we are 300 people in hard hats.'],
    ['it', 'Abbiamo 400 dipendenti in 12 aziende da seguire.'],
    ['es', 'Tenemos 400 empleados de 12 empresas a nuestro cargo.'],
  ])('%s: is not the staff of those served: %s', (lang, text) => {
    expect(valuesOf(page(lang, `<p>${text}</p>`)).industry_size).toBeUndefined()
  })

  it.each([
    ['de', 'Inzwischen kümmern sich 22 Kolleginnen und Kollegen um Ihre Ohren.', '22 Kolleginnen und Kollegen'],
    ['fr', 'La maison fait vivre vingt-six salariés permanents.', 'vingt-six salariés permanents'],
    ['en', 'Fourteen people are on the payroll, most of them part-time.', 'Fourteen people'],
    ['de', 'Wir haben 40 Mitarbeiter in zwei Werken.', '40 Mitarbeiter'],
  ])('%s: is read: %s', (lang, text, size) => {
    expect(valuesOf(page(lang, `<p>${text}</p>`)).industry_size).toBe(size)
  })

  it('is read where a company calls itself by the first word of its name', () => {
    const body =
      '<header>Acme Networks</header><main><h1>Help desk</h1><p>Years on, Acme has 52 employees in Leeds.</p></main>'
    const named = testPage({
      head: '<title>Acme Networks</title><meta property="og:site_name" content="Acme Networks">',
      body,
    })
    expect(valuesOf(named).industry_size).toBe('52 employees')
  })
})

describe('perception', () => {
  it.each([
    ['en', 'We are prouder of our apprentices than of any medal.'],
    ['de', 'Darauf sind wir stolzer als auf jede Medaille.'],
    ['fr', 'Nous en sommes plus fiers que de toutes les médailles.'],
    ['es', 'Estamos más orgullosos de ello que de cualquier premio.'],
    ['it', 'Ne andiamo più fieri che di qualunque medaglia.'],
    ['en', 'We have never won an award for our bread, and our customers come back.'],
    ['it', 'Non abbiamo mai vinto un premio, ma i nostri clienti tornano.'],
  ])('%s: is no award that nobody gave: %s', (lang, text) => {
    expect(valuesOf(page(lang, `<p>${text}</p>`, 'about'), home(lang)).perception).toBeUndefined()
  })

  it('is an award with its verb', () => {
    const text = 'We were shortlisted for Library of the Year at the National Book Awards.'
    expect(valuesOf(home('en'), page('en', `<p>${text}</p>`, 'about')).perception).toBe(text)
  })
})

describe('vision', () => {
  it.each([
    ['en', 'We see a day when no van in this county burns diesel any more.'],
    ['de', 'Bis 2035 wollen wir jede Maschine so bauen, dass sie ganz zerlegt werden kann.'],
    ['fr', 'Nous voulons qu’en 2035 plus une tonne de coton ne soit brûlée en Europe.'],
    ['it', 'La nostra speranza è una valle in cui i giovani restano volentieri.'],
    ['es', 'Nuestra esperanza es un valle en el que la gente joven se quede.'],
  ])('%s: is a hope or an aim with its year: %s', (lang, text) => {
    expect(valuesOf(home(lang), page(lang, `<p>${text}</p>`, 'about')).vision).toBe(text)
  })

  it('is no promise to the reader', () => {
    const text = 'Bis 2035 wollen wir alles so bauen, dass Sie es selbst zerlegen können.'
    expect(valuesOf(home('de'), page('de', `<p>${text}</p>`, 'about')).vision).toBeUndefined()
  })
})

const offers =
  '<h2>What we do</h2><h3>Roof repair</h3><p>Slate.</p><h3>Gutter cleaning</h3><p>Twice a year.</p><h3>Chimney lining</h3><p>Steel.</p>'

describe('keywords', () => {
  it('leave out a heading above quotations, whatever it says', () => {
    const quotes = '<h3>Heard around the valley</h3><blockquote>“They came the same day and left it tidy.”</blockquote>'
    expect(valuesOf(page('en', offers + quotes)).keywords).toBe('roof repair, gutter cleaning, chimney lining')
  })

  it.each([
    ['en', 'Important'],
    ['en', 'Platform'],
    ['de', 'Achtung'],
    ['de', 'Plattform'],
    ['fr', 'Annonce'],
    ['fr', 'Plateforme'],
    ['es', 'Aviso importante'],
    ['es', 'Plataforma'],
    ['it', 'Avviso'],
    ['it', 'Piattaforma'],
  ])('%s: leave out the word of a menu or a notice: %s', (lang, word) => {
    const listed = `<h2>Services</h2><ul><li>Alpha Kredit</li><li>Beta Kredit</li><li>Gamma Kredit</li><li>${word}</li></ul>`
    expect(valuesOf(page(lang, listed)).keywords ?? '').not.toMatch(new RegExp(word, 'i'))
  })
})

describe('industry', () => {
  it.each([
    ['fr', 'Recyclage du linge professionnel'],
    ['de', 'Textilrecycling für Wäschereien'],
    ['en', 'Textile recycling for laundries'],
    ['es', 'Reciclaje textil para lavanderías'],
    ['it', 'Riciclo tessile per lavanderie'],
  ])('%s: is not the goods that are recycled: %s', (lang, title) => {
    const body = `<header><a href="/">Acme</a></header><main><h1>${title}</h1><p>${title}.</p></main>`
    expect(valuesOf(testPage({ lang, head: `<title>${title} | Acme</title>`, body })).industry).toBe('Cleantech')
  })
})
