import { describe, expect, it } from 'vitest'
import { toKeyword } from './keyword-text.ts'
import { goods, shop, testPage, valuesOf } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'

type Front = { lang: string; more?: string; menu?: string; description?: string }

/** The keywords of a home page with three goods, and what a test adds to it. */
const keywords = ({ lang, more = '', menu = '', description = '' }: Front): string | undefined => {
  const cards = goods[lang]?.map((name) => `<div><h3>${name}</h3><p>…</p></div>`).join('')
  return valuesOf(
    testPage({
      lang,
      head: `<title>Acme</title><meta name="description" content="${description}"><meta property="og:site_name" content="Acme">`,
      body: `<header><a href="/">Acme</a><nav>${menu}</nav></header><main><h1>Acme</h1><h2>${shop[lang]}</h2>${cards}${more}</main>`,
    }),
  ).keywords
}

describe('a word that any firm has for what it does', () => {
  it.each([
    ['en', 'Oak tables, linen curtains and blanket work.', 'blanket work'],
    ['en', 'Oak agency, linen curtains and wool blankets.', 'oak agency'],
    ['fr', 'Tables en chêne, rideaux en lin et service laine.', 'service laine'],
    ['es', 'Mesas de roble, cortinas de lino y lana servicio.', 'lana servicio'],
    ['it', 'Tavoli in rovere, tende di lino e coperte servizi.', 'coperte servizi'],
  ])('makes no offer of half a name in the description (%s): %s', (lang, description, phrase) => {
    expect(keywords({ lang, description })).not.toContain(phrase)
  })

  it('is part of an offer that the page names so too', () => {
    const description = 'Oak tables, linen curtains and blanket work.'
    expect(keywords({ lang: 'en', description, more: '<h2>Acme</h2><p>We take on blanket work.</p>' })).toContain(
      'blanket work',
    )
  })
})

describe('a measure', () => {
  it.each<[BaseLanguage, string]>([
    ['en', '11 min'],
    ['en', '24 hours'],
    ['de', '15 Minuten'],
    ['de', '30 Jahre'],
    ['fr', '3 semaines'],
    ['es', '48 horas'],
    ['it', '10 anni'],
  ])('is no offer (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBeNull()
  })

  it('is told from the number of an entry', () => {
    expect(toKeyword('1. Massage', 'en', 'Acme')).toBe('Massage')
    expect(toKeyword('02 Minigolf', 'de', 'Acme')).toBe('Minigolf')
  })
})

describe('practical matters', () => {
  it.each<[BaseLanguage, string]>([
    ['de', 'Ablauf und Honorar'],
    ['en', 'Prices and opening hours'],
    ['fr', 'Tarifs et horaires'],
    ['es', 'Precios y horarios'],
    ['it', 'Prezzi e orari'],
    ['en', 'Points of sale'],
    ['de', 'Verkaufsstellen'],
    ['fr', 'Points de vente'],
    ['es', 'Puntos de venta'],
    ['it', 'Punti vendita'],
  ])('are no offers (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBeNull()
  })

  it('are told from an offer that one is named with', () => {
    expect(toKeyword('Montage und Ablauf', 'de', 'Acme')).toBe('Montage und Ablauf')
  })
})

describe('what any site has or says of its manners', () => {
  it.each<[BaseLanguage, string]>([
    ['en', 'Wholesale enquiries'],
    ['en', 'Board of directors'],
    ['en', 'Peace of mind'],
    ['en', 'Personal service'],
    ['de', 'Kundenportal'],
    ['de', 'Satzung'],
    ['de', 'Liebe zum Detail'],
    ['de', 'Kurze Wege'],
    ['fr', 'Espace adhérents'],
    ['fr', 'Règlement intérieur'],
    ['fr', 'Circuits courts'],
    ['fr', 'Accueil chaleureux'],
    ['es', 'Sala de prensa'],
    ['es', 'Junta directiva'],
    ['es', 'Kilómetro cero'],
    ['es', 'Trato cercano'],
    ['it', 'Area riservata'],
    ['it', 'Consiglio direttivo'],
    ['it', 'Cura del dettaglio'],
    ['it', 'Tempi certi'],
  ])('is no offer (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBeNull()
  })

  it.each<[BaseLanguage, string]>([
    ['en', 'Personal care'],
    ['en', 'Wholesale bread'],
    ['de', 'Kurze Kleider'],
    ['fr', 'Service traiteur'],
    ['es', 'Atención domiciliaria'],
    ['it', 'Assistenza caldaie'],
  ])('is told from an offer (%s): %s', (language, text) => {
    expect(toKeyword(text, language, 'Acme')).toBe(text)
  })

  it.each([
    ['en', 'Wholesale'],
    ['de', 'Rezepte'],
    ['fr', 'Recettes'],
    ['es', 'Recetas'],
    ['it', 'Ricette'],
  ])('stands in the menu of a shop beside its goods (%s): %s', (lang, text) => {
    const menu = `<ul><li><a href="/a">${text}</a></li><li><a href="/b">Acme Bistro</a></li></ul>`
    const prices = '<div><span>12,00 €</span></div><div><span>14,00 €</span></div>'
    expect(keywords({ lang, menu, more: prices })?.toLowerCase()).not.toContain(text.toLowerCase())
  })
})

describe('a heading of one work, one customer or one report', () => {
  const card = (name: string, href: string): string => `<a href="${href}"><h3>${name}</h3><p>Oak and linen.</p></a>`

  it.each([
    ['en', 'Selected work', 'Oak Valley Museum', '/work/oak-valley'],
    ['de', 'Ausgewählte Arbeiten', 'Stadtwerke Eichentische', '/arbeiten/stadtwerke'],
    ['fr', 'Réalisations récentes', 'Musée du Chêne', '/realisations/musee'],
    ['es', 'Trabajos recientes', 'Museo del Roble', '/trabajos/museo'],
    ['it', 'Lavori recenti', 'Museo del Rovere', '/lavori/museo'],
  ])('%s: under "%s"', (lang, heading, name, href) => {
    const description = `${goods[lang]?.[0]}.`
    expect(keywords({ lang, description, more: `<h2>${heading}</h2>${card(name, href)}` })).not.toMatch(/muse|stadtw/i)
    expect(keywords({ lang, description, more: `<h2>Acme</h2>${card(name, href)}` })).not.toMatch(/muse|stadtw/i)
  })

  it.each([
    ['en', 'Wool app', '14 June 2026 – Now on the telephone too.'],
    ['de', 'Wolle mit App', '14.06.2026 – Nun auch auf dem Telefon.'],
    ['fr', 'Laine connectée', '14 juin 2026 – Désormais sur le téléphone.'],
    ['es', 'Lana digital', '14 de junio de 2026 – Ya en el teléfono.'],
    ['it', 'Lana digitale', '14 giugno 2026 – Ora sul telefono.'],
  ])('%s: "%s" over a date', (lang, heading, text) => {
    const description = `${heading.split(' ')[0]}.`
    expect(keywords({ lang, description, more: `<h2>${heading}</h2><p>Acme.</p>` })).toMatch(/app|connect|digital/i)
    expect(keywords({ lang, description, more: `<h2>${heading}</h2><p>${text}</p>` })).not.toMatch(
      /app|connect|digital/i,
    )
  })
})

describe('the foot of a site that a page builder marks', () => {
  it('names no offers', () => {
    const foot =
      '<div data-elementor-type="footer" class="elementor-40"><h4>Linen letters</h4><ul><li>Winter</li><li>Spring</li></ul></div>'
    expect(keywords({ lang: 'en', more: foot })).not.toContain('letters')
  })
})
