import { describe, expect, test } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const lists = (...names: string[]): string =>
  names.map((name) => `<h3>${name}</h3><p>A short text below the name.</p>`).join('')

const keywordsOf = (body: string, path = '', lang = 'en'): string | undefined =>
  valuesOf(testPage({ body, path, lang })).keywords

describe('keywords', () => {
  const cards = lists('Lease register', 'Journal entries', 'Audit reports')

  test('cards side by side on the home page are offers', () => {
    expect(keywordsOf(`<main><h1>Calm quarter ends</h1>${cards}</main>`)).toBe(
      'lease register, journal entries, audit reports',
    )
  })

  test.each([
    ['two cards', lists('Lease register', 'Journal entries')],
    ['virtues', lists('Family tradition', 'Fair prices', 'Honest advice')],
    ['sections of a page', lists('Lease register', 'About us', 'Contact')],
    ['steps', `<h2>How a project runs</h2>${lists('Site visit', 'Written quote', 'Final inspection')}`],
    ['people', `<h2>Our team</h2>${lists('Anna Miller', 'Ben Carter', 'Carla Stone')}`],
  ])('%s are none', (_, body) => {
    expect(keywordsOf(`<main>${body}</main>`)).toBeUndefined()
    expect(keywordsOf(`<main><h1>Calm quarter ends</h1>${body}</main>`)).toBeUndefined()
  })

  test('neither column heads nor a sidebar name services', () => {
    const table = '<table><tr><th>Course</th><th>Level</th></tr><tr><td>Intensive</td><td>B2</td></tr></table>'
    const sidebar = '<div class="container-sidebar-right"><h3>Accredited centre</h3><p>Since long ago.</p></div>'
    const found = keywordsOf(`<main><h1>Courses</h1>${cards}${table}</main>${sidebar}`, 'services')
    expect(found).toBe('lease register, journal entries, audit reports')
  })

  test.each(['Prossimi eventi', 'Upcoming events', 'Nächste Termine', 'Prochains événements', 'Próximos eventos'])(
    'not %s',
    (heading) => {
      const body = `<main><h1>Services</h1>${cards}<h2>${heading}</h2>${lists('Harvest walk')}</main>`
      expect(keywordsOf(body, 'services')).toBe('lease register, journal entries, audit reports')
    },
  )

  test('the bold words that begin a list item name the service', () => {
    const items =
      '<li><b>Beach cleans</b> every second Sunday<li><b>School visits</b> with tanks<li><b>Gear recovery</b> by boat'
    expect(keywordsOf(`<h2>What we do</h2><ul>${items}</ul>`)).toBe('beach cleans, school visits, gear recovery')
  })

  test('the last service stands over an unmarked footer', () => {
    const body = `<h1>Services</h1>${cards}<div><p>Acme Ltd, Tel. 020 7946 0123, info@acme.test</p></div>`
    expect(keywordsOf(body, 'services')).toContain('audit reports')
  })

  test('a word that begins like a weekday is none', () => {
    const body = `<h1>Leistungen</h1>${lists('Montageanlagen', 'Prüfstände', 'Zuführtechnik', 'Montag')}`
    expect(keywordsOf(body, 'leistungen', 'de')).toBe('Montageanlagen, Prüfstände, Zuführtechnik')
  })
})

test('a menu of links and line breaks makes no claim, however its attributes are written', () => {
  const menu = '<TD><A HREF="/">Home</A><BR><A HREF="/about">About the Trust</A><BR><A HREF="/work">What we do</A></TD>'
  const body = `<TABLE><TR>${menu}<TD><H1>Welcome</H1><P>Looking after the beaches of Northumberland</TD></TR></TABLE>`
  expect(valuesOf(testPage({ body })).positioning).toBe('Looking after the beaches of Northumberland')
})

test('software for a trade is software', () => {
  const head =
    '<title>Acme | Lease accounting without the spreadsheet</title><meta name="description" content="Lease accounting compliance software for controllers.">'
  const body = '<h1>Lease accounting for finance teams</h1><p>Every audit and all bookkeeping in one place.</p>'
  expect(['Fintech', 'SaaS']).toContain(valuesOf(testPage({ head, body })).industry)
})

describe('mission and vision', () => {
  const text = 'No close depends on a spreadsheet only one person understands.'

  test.each([
    ['vision', 'Where we’re headed'],
    ['vision', 'The world we’re building toward'],
    ['vision', 'What we are aiming for'],
    ['vision', 'Il nostro sogno'],
    ['vision', 'Wo wir hinwollen'],
    ['vision', 'Et dans dix ans ?'],
    ['vision', 'Lo que soñamos'],
    ['mission', 'What gets us out of bed'],
    ['mission', 'Perché lo facciamo'],
    ['mission', 'Was uns am Herzen liegt'],
    ['mission', 'Por qué hacemos lo que hacemos'],
    ['mission', 'Ce qui nous tient à cœur'],
  ] as const)('%s under "%s"', (field, heading) => {
    expect(valuesOf(testPage({ body: `<h2>${heading}</h2><p>${text}</p>`, path: 'about' }))[field]).toBe(text)
  })

  test.each([
    ['vision', 'en', 'We want a shoreline where a child can turn over any stone.'],
    ['vision', 'en', 'By 2030 we want every shipment to be visible to the hour.'],
    ['vision', 'es', 'Queremos que cada barrio tenga su propio huerto algún día.'],
    ['vision', 'fr', 'Nous rêvons d’une ville où chaque rue a son arbre.'],
    ['vision', 'de', 'Bis 2032 soll jede Anlage mit halb so viel Strom auskommen.'],
    ['vision', 'it', 'Vogliamo che ogni quartiere abbia una stanza silenziosa.'],
    ['mission', 'en', 'Our job is to get the container off the water and through customs.'],
    ['mission', 'en', 'The Trust exists to clear plastic from the beaches.'],
    ['mission', 'es', 'Estamos aquí para que nadie tenga que cerrar su tienda.'],
    ['mission', 'fr', 'Nous sommes là pour que chaque artisan garde son atelier.'],
    ['mission', 'de', 'Wir sind dafür da, dass niemand im Winter friert.'],
    ['mission', 'it', 'Siamo qui per difendere il mare e le sue spiagge.'],
  ] as const)('%s in a sentence of its own (%s)', (field, lang, sentence) => {
    const body = `<h1>Acme</h1><p>${sentence}</p>`
    expect(valuesOf(testPage({ body, path: 'about', lang }))[field]).toBe(sentence)
  })

  test.each([
    'We’re here to help you with any question that you may have.',
    'Queremos que todos nuestros clientes se sientan como en casa.',
    'Wir wollen, dass alle Kunden schnell eine Antwort bekommen.',
    'Siamo qui per aiutarti a scegliere il prodotto migliore.',
  ])('not in a promise of service: %s', (sentence) => {
    const values = valuesOf(testPage({ body: `<h1>Acme</h1><p>${sentence}</p>`, path: 'about' }))
    expect([values.mission, values.vision]).toEqual([undefined, undefined])
  })
})

test.each([
  ['en', '<h2>Who we’re right for</h2><p>Importers bringing in 20 containers a year.</p>', 'Importers'],
  ['de', '<p>Wir bauen Montage- und Prüfanlagen für Zulieferer, deren Teile selten sind.</p>', 'Zulieferer'],
  ['fr', '<p>Nous assurons les artisans et les familles du Finistère.</p>', 'artisans'],
  ['it', '<p>Progettiamo mobili su misura per ristoranti e alberghi di montagna.</p>', 'ristoranti'],
])('audience in %s', (lang, body, word) => {
  expect(valuesOf(testPage({ body, lang })).audience).toContain(word)
})

test('a shop that has an app is no software', () => {
  const head = '<title>Acme Bakery</title><meta name="description" content="Sourdough bakery. Order in our app.">'
  expect(valuesOf(testPage({ head, body: '<h1>Bread from our bakery</h1><p>A bakery.</p>' })).industry).toBe(
    'Food and beverage',
  )
})

test('the measures of a product are no keywords, and "Our mission" goes before "Mission and values"', () => {
  const bike = (name: string) =>
    `<section><h2>${name}</h2><p>A cargo bike for town.</p><dl><dt>Weighs</dt><dd>39 kg</dd><dt>Price</dt><dd>From £4,950</dd></dl></section>`
  const facts = extractFacts([
    {
      url: 'https://bikes.example/products',
      html: `<html lang="en"><head><title>Bikes</title></head><body><main><h1>Our bikes</h1>${bike('Family cargo bike')}${bike('Long-tail bike')}${bike('Delivery bike')}</main></body></html>`,
    },
    {
      url: 'https://bikes.example/mission',
      html: `<html lang="en"><head><title>Mission</title></head><body><main><h1>Mission and values</h1><p>We started because the school run was the worst part of the day.</p><h2>Our mission</h2><p>To make leaving the car at home the simpler choice for everyone.</p></main></body></html>`,
    },
  ])
  const valueOf = (field: string) => facts.find((fact) => fact.field === field)?.value
  expect(valueOf('keywords') ?? '').not.toMatch(/weighs|price/i)
  expect(valueOf('mission')).toBe('To make leaving the car at home the simpler choice for everyone.')
})
