import { describe, expect, it } from 'vitest'
import { goods, shop, testPage, valuesOf } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const offers = (...names: string[]): string => names.map((name) => `<h3>${name}</h3><p>…</p>`).join('')

const keywords = (lang: BaseLanguage, body: string): string[] =>
  (
    valuesOf(
      testPage({
        lang,
        head: '<title>Acme</title><meta property="og:site_name" content="Acme">',
        body: `<header><a href="/">Acme</a></header><main><h1>Acme</h1>${body}</main>`,
      }),
    ).keywords ?? ''
  )
    .toLowerCase()
    .split(', ')
    .toSorted()

const ownGoods = (lang: BaseLanguage): string[] => goods[lang].map((one) => one.toLowerCase()).toSorted()

describe('a heading among the offers that names none', () => {
  it.each([
    ['en', 'Follow along'],
    ['en', 'Stay connected'],
    ['de', 'Bleiben Sie informiert'],
    ['fr', 'Restons en contact'],
    ['es', 'Mantente al día'],
    ['it', 'Rimanete aggiornati'],
    ['en', 'Other products'],
    ['de', 'Weitere Produkte'],
    ['fr', 'Prestations annexes'],
    ['es', 'Servicios adicionales'],
    ['it', 'Prodotti aggiuntivi'],
    ['en', 'People'],
    ['de', 'Menschen'],
    ['fr', 'Gens'],
    ['es', 'Personas'],
    ['it', 'Persone'],
    ['en', 'Fell & Byre Tools Ltd'],
    ['de', 'Nordwall Armaturen AG'],
    ['fr', 'Menuiseries Vallon SARL'],
    ['es', 'Muebles Monte Azul S.L.'],
    ['it', 'Mobili Valle Chiara S.r.l.'],
  ] as const)('%s: %s', (lang, heading) => {
    const body = `<h2>${shop[lang]}</h2>${offers(...goods[lang], heading)}`
    expect(keywords(lang, body)).toEqual(ownGoods(lang))
  })

  it.each([
    ['en', 'Lamps', 'for new ones we send you to our friends at Fell Lamps.'],
    ['de', 'Lampen', 'wir verweisen Sie gern an Lampen Brandt.'],
    ['fr', 'Lampes', 'pour les neuves, nous vous adressons à la maison Vallon.'],
    ['es', 'Lámparas', 'para las nuevas le enviamos a Luces del Monte.'],
    ['it', 'Lampade', 'per quelle nuove vi mandiamo da Luci Valle.'],
  ] as const)('whose matter is left to others, %s: %s: %s', (lang, name, text) => {
    const body = `<h2>${shop[lang]}</h2>${offers(...goods[lang])}<p><b>${name}:</b> ${text}</p>`
    expect(keywords(lang, body)).toEqual(ownGoods(lang))
  })
})

describe('an entry that only says what is not done', () => {
  it.each([
    ['en', 'Lamps', 'in brass and oak; we do not sell plastic.'],
    ['de', 'Lampen', 'aus Messing; Plastik verkaufen wir auf keinen Fall.'],
    ['fr', 'Lampes', 'en laiton ; nous ne vendons pas de plastique.'],
    ['es', 'Lámparas', 'de latón; no vendemos plástico.'],
    ['it', 'Lampade', 'in ottone; non vendiamo plastica.'],
  ] as const)('still names an offer, %s: %s: %s', (lang, name, text) => {
    const body = `<h2>${shop[lang]}</h2>${offers(...goods[lang])}<p><b>${name}:</b> ${text}</p>`
    expect(keywords(lang, body)).toContain(name.toLowerCase())
  })
})

describe('names below a heading within the offers', () => {
  it.each([
    ['en', 'People', 'Morag Leith'],
    ['de', 'Unser Team', 'Antje Brandt'],
    ['fr', 'Équipe', 'Odile Vallon'],
    ['es', 'Equipo', 'Pilar Monte'],
    ['it', 'Squadra', 'Chiara Valle'],
  ] as const)('are people, %s: %s', (lang, heading, name) => {
    const people = `<h3>${heading}</h3><p><b>${name}</b> … <br>…</p>`
    expect(keywords(lang, `<h2>${shop[lang]}</h2>${offers(...goods[lang])}${people}`)).toEqual(ownGoods(lang))
  })

  it.each([
    ['en', 'Selected projects', ['Fell Bakery', 'Byre & Moss', 'Leith Tools Ltd']],
    ['de', 'Ausgewählte Projekte', ['Backhaus Brandt', 'Spedition Moor & Geest', 'Nordwall Armaturen AG']],
    ['fr', 'Projets choisis', ['Boulangerie Vallon', 'Transports Lande', 'Menuiseries Vallon SARL']],
    ['es', 'Proyectos destacados', ['Panadería Monte', 'Transportes Vega', 'Muebles Monte Azul S.L.']],
    ['it', 'Progetti scelti', ['Panificio Valle', 'Trasporti Colle', 'Mobili Valle Chiara S.r.l.']],
  ] as const)('are customers beside a legal form, %s: %s', (lang, heading, names) => {
    const body = `<h2>${shop[lang]}</h2>${offers(...goods[lang])}<h2>${heading}</h2>${offers(...names)}`
    expect(keywords(lang, body)).toEqual(ownGoods(lang))
  })

  it('are single goods where half of them stand in quotation marks', () => {
    const single = ['Rosa « Alba »', 'Stipa tenuis', 'Aster « Ciel »', 'Salvia « Nuit »']
    const entries = single.map((name) => `<h4>${name}</h4><p>…</p>`).join('')
    const body = `<h2>${shop.fr}</h2>${offers(...goods.fr)}<h3>À planter</h3><p>…</p>${entries}`
    expect(keywords('fr', body)).not.toContain('stipa tenuis')
  })
})

describe('a phrase that a site repeats', () => {
  const told = (name: string): string =>
    `<h2>${name} again</h2><p>We gave our ${name} a prize.</p><p>Ask about ${name} today.</p><p>The ${name} story.</p>`

  it('is no offer when it is a name', () => {
    expect(keywords('en', `<h2>${shop.en}</h2>${offers(...goods.en)}${told('Loon Fell')}`)).toEqual(ownGoods('en'))
  })

  it('is one in small letters', () => {
    const body = `<h2>${shop.en}</h2>${offers(...goods.en)}${told('garden benches')}`
    expect(keywords('en', body)).toContain('garden benches')
  })
})
