import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { testPage, testUrl, valuesOf } from '#test/helpers/extract-page.ts'
import type { Page } from '#server/providers/web-page/page.ts'

type Parts = { lang?: string; title?: string; description?: string; body: string }

const home = ({ lang = 'en', title = 'Acme', description = '', body }: Parts): Page =>
  testPage({
    lang,
    head: `<title>${title}</title><meta property="og:site_name" content="Acme"><meta name="description" content="${description}">`,
    body: `<header><a href="/"><img src="/logo.svg" alt="Acme"></a></header><main>${body}</main>`,
  })

const about = (lang: string, body: string): Page =>
  testPage({ lang, path: 'about', head: '<title>Acme</title>', body: `<main><h1>Acme</h1>${body}</main>` })

const cards = (...names: string[]): string => names.map((name) => `<div><h3>${name}</h3><p>…</p></div>`).join('')

const services = (lang: string, extra = ''): Page => {
  const names: Record<string, [string, string]> = {
    en: ['Our services', cards('Drain repairs', 'Boiler servicing', 'Leak detection')],
    de: ['Unsere Leistungen', cards('Rohrreinigung', 'Heizungswartung', 'Badsanierung')],
    fr: ['Nos services', cards('Les fuites', "L'entretien de chaudières", 'La pose de sanitaires')],
    es: ['Nuestros servicios', cards('Reparación de fugas', 'Calderas de gas', 'Cuartos de baño')],
    it: ['I nostri servizi', cards('Riparazione perdite', 'Caldaie a gas', 'Bagni su misura')],
  }
  const [heading = '', list = ''] = names[lang] ?? []
  return home({ lang, body: `<h2>${heading}</h2>${list}${extra}` })
}

describe('keywords', () => {
  it('lose the article by which a list names them', () => {
    const { keywords } = valuesOf(services('fr'))
    expect(keywords).toContain('fuites')
    expect(keywords).toContain('entretien de chaudières')
    expect(keywords).not.toMatch(/les fuites|l['’]entretien/i)
  })

  it.each([
    ['en', '<h3>Why Acme</h3><p>…</p>', /why/i],
    ['de', '<h3>Darum Acme</h3><p>…</p>', /darum/i],
    ['de', '<h3>Material und Pflege</h3><p>…</p>', /pflege/i],
    ['it', '<h3>Lunghezza</h3><p>…</p>', /lunghezza/i],
    ['es', '<div><p>96</p><h3>Países conectados</h3></div>', /países/i],
    ['es', '<h3>Catorce talleres</h3><p>…</p>', /catorce/i],
    ['fr', "<h3>L'agence</h3><p>…</p>", /agence/i],
    ['en', '<h3>Quality</h3><p>…</p>', /quality/i],
  ])('name no reason, attribute, figure or house (%s: %s)', (lang, extra, wrong) => {
    const { keywords } = valuesOf(services(lang, extra))
    expect(keywords?.split(', ').length).toBeGreaterThanOrEqual(3)
    expect(keywords).not.toMatch(wrong)
  })

  it('keep what begins with a word that only looks like a number', () => {
    const body = `<h2>Our services</h2>${cards('Due diligence', 'Six Sigma training', 'Process audits')}`
    const { keywords } = valuesOf(home({ body }))
    expect(keywords).toMatch(/due diligence/i)
    expect(keywords).toMatch(/six sigma training/i)
  })

  it('keep a service that stands below its number in a list', () => {
    const body = `<h2>Our services</h2><p>01</p><h3>Drain repairs</h3><p>…</p><p>02</p><h3>Boiler servicing</h3><p>…</p><p>03</p><h3>Leak detection</h3><p>…</p>`
    expect(valuesOf(home({ body })).keywords).toContain('boiler servicing')
  })

  it('name one half of a pair that the site names apart elsewhere', () => {
    const body = `<h2>Our services</h2>${cards('Flow cytometry', 'Potency testing', 'Toxicology and biodistribution')}<h2>Toxicology</h2><p>…</p>`
    const { keywords } = valuesOf(home({ body }))
    expect(keywords).toContain('toxicology')
    expect(keywords).not.toContain('biodistribution')
  })

  it('hold no name of the firm that is no common word', () => {
    const extra = '<h2>Brennhold method for pipes</h2><p>…</p>'
    const page = services('en', extra)
    const html = page.html.replaceAll('Acme', 'Brennhold')
    expect(valuesOf({ url: 'https://www.brennhold.test/', html }).keywords).not.toMatch(/brennhold/i)
  })
})

describe('the size of the company', () => {
  it.each([
    [
      'en',
      '<p>Twelve years later we fill two floors in Leeds and employ 118 people, 41 of them part time.</p>',
      '118 people',
    ],
    ['en', '<p>Today 164 people work here, most of them at night.</p>', '164 people'],
    ['en', '<h2>Where we are now</h2><ul><li>61 people, about half of them in Leeds</li></ul>', '61 people'],
    [
      'de',
      '<p>46 Mitarbeiterinnen und Mitarbeiter, davon sieben Auszubildende, arbeiten in Ulm.</p>',
      '46 Mitarbeiterinnen',
    ],
    ['de', '<p>Wir sind heute neunzehn, vom Lehrling bis zur Meisterin.</p>', 'Wir sind heute neunzehn'],
    ['fr', '<p>Nous sommes aujourd’hui dix-neuf, peintres et menuisiers.</p>', 'Nous sommes aujourd’hui dix-neuf'],
    ['es', '<p>La plantilla fija la forman 86, de las que la mitad son mujeres.</p>', 'forman 86'],
    ['fr', '<p>Nous sommes quatorze à l’atelier, de la coupe à l’expédition.</p>', 'Nous sommes quatorze'],
    ['es', '<p>Hoy somos nueve, entre obrador y tienda.</p>', 'Hoy somos nueve'],
    ['en', '<p>There are fourteen of us now across two practices.</p>', 'fourteen of us'],
    ['it', '<p>Diamo lavoro a 30 persone della valle.</p>', '30 persone'],
  ])('%s: %s', (lang, body, size) => {
    expect(valuesOf(services(lang), about(lang, body)).industry_size).toContain(size)
  })

  it.each([
    ['es', '<p>Nuestros cinco técnicos visitan las parcelas.</p>'],
    ['en', '<p>Our three engineers answer your call.</p>'],
    ['de', '<p>Unsere drei Techniker kommen zu Ihnen.</p>'],
  ])('is not a part of its people (%s: %s)', (lang, body) => {
    expect(valuesOf(services(lang), about(lang, body)).industry_size).toBeUndefined()
  })

  it('may stand in the description that the company gives a page', () => {
    const page = testPage({
      lang: 'fr',
      path: 'about',
      head: '<title>Acme</title><meta name="description" content="Une équipe de neuf personnes et un atelier.">',
      body: '<main><h1>Acme</h1><p>Bienvenue dans la maison.</p></main>',
    })
    expect(valuesOf(services('fr'), page).industry_size).toContain('neuf personnes')
  })
})

describe('the industry', () => {
  it.each([
    ['de', 'Acme – Radbekleidung', 'Trikots und Jacken für lange Touren.', '', 'Fashion'],
    [
      'it',
      'Acme',
      'Ambulatorio veterinario per cani e gatti.',
      '<h2>Fisioterapia</h2><h2>Odontoiatria</h2>',
      'Pet care',
    ],
    [
      'de',
      'Photovoltaik und Wärmepumpen – Acme',
      'Ihr Solarteur: Photovoltaik, Stromspeicher, Heizung.',
      '<p>Elektriker und Dachdecker.</p>',
      'Energy',
    ],
    [
      'fr',
      'Acme',
      'Association de secours aux familles.',
      '<p>Elle est reconnue d’intérêt général depuis 2010.</p>',
      'Nonprofit',
    ],
  ])('%s: %s | %s', (lang, title, description, body, industry) => {
    expect(valuesOf(home({ lang, title, description, body: `<h1>Acme</h1>${body}` })).industry).toBe(industry)
  })

  const asking = '<nav><ul><li><a href="/d">Donate</a></li><li><a href="/v">Volunteer</a></li></ul></nav>'

  it('is charity where the menu asks for gifts and helpers and the head says so', () => {
    const page = home({ title: 'Acme', description: 'Shelter and meals in Hull', body: `${asking}<h1>Acme</h1>` })
    expect(valuesOf(page).industry).toBe('Nonprofit')
  })

  it('is not charity for a museum that asks for gifts and helpers', () => {
    const page = home({ title: 'Acme', description: 'A museum and its foundation', body: `${asking}<h1>Acme</h1>` })
    expect(valuesOf(page).industry).not.toBe('Nonprofit')
  })
})

describe('pages that only their query tells apart', () => {
  const contact = (query: string): Page => ({
    url: `${testUrl}spip.php?${query}`,
    html: `<html lang="fr"><head><title>Contact</title></head><body><main><h1>Contact</h1><p>Courriel : contact@acme.test</p></main></body></html>`,
  })
  const other: Page = {
    url: `${testUrl}spip.php?rubrique1`,
    html: '<html lang="fr"><head><title>L’association</title></head><body><main><h1>L’association</h1><p>Directrice : Awa (direction@acme.test)</p></main></body></html>',
  }

  it('are all read', () => {
    expect(valuesOf(services('fr'), other, contact('rubrique6')).contacts).toContain('contact@acme.test')
  })

  it('are one page where only advertising or language differ', () => {
    const mails = extractFacts([services('fr'), contact('a=1'), contact('a=1&utm_source=x')], { start_url: testUrl })
    expect(mails.find((fact) => fact.field === 'contacts')?.value).toBe('contact@acme.test')
  })
})

describe('statements', () => {
  it.each([
    ['en', 'mission', '<p>We want everyone in Dorset to be able to read, whatever their age.</p>'],
    ['it', 'mission', '<h2>In cui crediamo</h2><p>Vogliamo costruire tavoli che durino più di chi li compra oggi.</p>'],
    ['de', 'mission', '<p>Bis dahin ist unser Ziel, das langlebigste Zelt zu bauen und alles offenzulegen.</p>'],
    ['de', 'vision', '<p>Wir wünschen uns Städte, in denen jedes Kind zu Fuß zur Schule kommt.</p>'],
    ['de', 'vision', '<p>Unser Ziel ist, dass die Region bis 2040 ihren Strom selbst erzeugt.</p>'],
    ['en', 'vision', '<p>We picture a day when no idea stalls for want of a workshop.</p>'],
    ['de', 'audience', '<p>Unsere Kunden sind Anlagenbauer und Betreiber in der Chemie.</p>'],
    ['en', 'perception', '<p>We are proud of it. Broker of the Year, Midlands Institute, 2019 and 2022.</p>'],
  ] as const)('%s: %s of %s', (lang, field, body) => {
    const sentence = /<p>(?:We are proud of it\. )?(.+)<\/p>/.exec(body)?.[1] ?? ''
    expect(valuesOf(services(lang), about(lang, body))[field]).toContain(sentence)
  })

  it.each([
    ['de', 'audience', '<p>Unsere Kunden sind zufrieden und kommen gern wieder zu uns.</p>'],
    ['es', 'audience', '<p>Vendemos a cuarenta tiendas de España y Portugal.</p>'],
    ['en', 'mission', '<h2>What we want</h2><p>We want you to feel at home from the very first day.</p>'],
  ] as const)('%s: no %s of %s', (lang, field, body) => {
    expect(valuesOf(services(lang), about(lang, body))[field]).toBeUndefined()
  })
})
