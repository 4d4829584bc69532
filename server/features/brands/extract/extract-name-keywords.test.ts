import { describe, expect, it } from 'vitest'
import { testPage, valuesOf } from '#test/helpers/extract-page.ts'

const offers = (...names: string[]): string => names.map((name) => `<div><h3>${name}</h3><p>…</p></div>`).join('')

const keywords = (lang: string, name: string, body: string): string | undefined =>
  valuesOf(
    testPage({
      lang,
      head: `<title>${name}</title><meta property="og:site_name" content="${name}">`,
      body: `<header><a href="/"><img src="/logo.svg" alt="${name}"></a></header><main>${body}</main><footer><p>© 2024 ${name}</p></footer>`,
    }),
  ).keywords

describe('words of the firm’s name as keywords', () => {
  it('names no makers who stand only in the name', () => {
    const body = `<h2>Nuestros productos</h2>${offers('Jabones de oliva', 'Champú sólido', 'Cestas de regalo')}`
    const found = keywords('es', 'Jaboneros del Duero', body)
    expect(found).toContain('jabones de oliva')
    expect(found).not.toMatch(/jaboneros/i)
  })

  it('names the trade that the site speaks of beside the name', () => {
    const body = `<h1>Wieder beweglich</h1><p>Physiotherapeutische Behandlung, auch zu Hause.</p><h2>Unsere Leistungen</h2>${offers('Krankengymnastik', 'Lymphdrainage', 'Manuelle Therapie')}`
    expect(keywords('de', 'Physiotherapie am Steig', body)).toContain('Physiotherapie')
  })

  it('names no family of the firm', () => {
    const body = `<h2>Unser Angebot</h2>${offers('Zimmerpflanzen', 'Familie Ahlers', 'Obstbäume', 'Grabpflege')}`
    const found = keywords('de', 'Gärtnerei Ahlers', body)
    expect(found).toContain('Obstbäume')
    expect(found).not.toContain('Familie')
  })
})

describe('Italian written with an apostrophe for its accents', () => {
  it('has the same stop phrases', () => {
    const body = `<h2>I nostri prodotti</h2>${offers('Miscele per bar', "Novita'", 'Cialde compostabili', "Qualita'", 'Corsi per baristi')}`
    const found = keywords('it', 'Acme', body)
    expect(found).toContain('cialde compostabili')
    expect(found).not.toMatch(/novit|qualit/i)
  })

  it('is spelt with its accents in a keyword', () => {
    const body = `<h2>I nostri servizi</h2>${offers("Attivita' didattiche", 'Visite guidate', 'Laboratori')}`
    expect(keywords('it', 'Acme', body)).toContain('attività didattiche')
  })

  it('is read as what a company says that it is', () => {
    const body = "<main><h1>Acme</h1><p>Acme e' una piccola torrefazione di montagna, con un forno solo.</p></main>"
    expect(valuesOf(testPage({ lang: 'it', body, head: '<title>Acme</title>' })).positioning).toContain(
      "Acme e' una piccola",
    )
  })
})
