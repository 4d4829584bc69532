import { describe, expect, it } from 'vitest'
import { goods, shop, testPage, valuesOf } from '#test/helpers/extract-page.ts'
import type { BaseLanguage } from '#domain/languages.ts'

const offers = (...names: string[]): string => names.map((name) => `<div><h3>${name}</h3><p>…</p></div>`).join('')

type Front = { lang: string; body: string; title?: string; description?: string }

const keywords = ({ lang, body, title = 'Acme', description = '' }: Front): string | undefined =>
  valuesOf(
    testPage({
      lang,
      head: `<title>${title}</title><meta name="description" content="${description}"><meta property="og:site_name" content="Acme">`,
      body: `<header><a href="/">Acme</a></header><main>${body}</main>`,
    }),
  ).keywords

describe('headings that name no offer', () => {
  it.each([
    ['en', 'Care and cleaning'],
    ['de', 'Pflege und Reinigung'],
    ['fr', 'Usage et entretien'],
    ['es', 'Cuidado y limpieza'],
    ['it', 'Cura e manutenzione'],
    ['es', 'Nosotras'],
    ['it', 'Noi'],
    ['de', 'Wer ich bin'],
    ['fr', 'Qui suis-je'],
    ['en', 'About me'],
  ] as const)('%s: %s', (lang, heading) => {
    const found = keywords({ lang, body: `<h1>Acme</h1><h2>${shop[lang]}</h2>${offers(...goods[lang], heading)}` })
    expect(found?.toLowerCase()).toContain((goods[lang][0] ?? '').toLowerCase())
    expect(found?.toLowerCase()).not.toContain(heading.toLowerCase())
  })
})

describe('what a heading names', () => {
  it('is two things when each has a name of its own', () => {
    const body = `<h1>Acme</h1><h2>Our services</h2>${offers('Running injuries and stride analysis', 'Sports massage', 'Home visits')}`
    expect(keywords({ lang: 'en', body })?.split(', ')).toEqual(
      expect.arrayContaining(['running injuries', 'stride analysis']),
    )
  })

  it('is one thing when the words share a noun', () => {
    const body = `<h1>Acme</h1><h2>Our services</h2>${offers('Commercial and domestic glazing', 'Window repairs', 'Glass doors')}`
    expect(keywords({ lang: 'en', body })).toContain('commercial and domestic glazing')
  })

  it('is offered under a claim that speaks of a team', () => {
    const list = offers('Managed Hosting', 'Incident Response', 'Data Recovery', 'Backup Audits')
    const body = `<h1>Acme</h1><h2>Our services</h2>${list}<h2>One team, four things that we do really well for you</h2>${list}`
    expect(keywords({ lang: 'en', body })?.toLowerCase()).toContain('incident response')
  })

  it('is offered beside others that the head names', () => {
    const body = `<h1>Acme</h1><h2>Was wir auf die Bühne bringen</h2>${offers('Galas', 'Tagungen', 'Mitarbeiterfeste', 'Messen')}<h2>Wo wir sind</h2><p>…</p>`
    const found = keywords({ lang: 'de', body, description: 'Galas, Tagungen und Messen aus Bonn.' })
    expect(found).toContain('Mitarbeiterfeste')
  })

  it('is a German compound of a word that the head names', () => {
    const body = `<h1>Acme</h1>${['Raumklimasensoren', 'Belegungssensoren', 'Energiezähler'].map((name) => `<h2>${name}</h2><p>…</p>`).join('')}<h2>Für alle, die nicht neu bauen wollen</h2><p>…</p><h2>Was noch zu sagen bleibt</h2><p>…</p>`
    const found = keywords({ lang: 'de', body, description: 'Acme misst Raumklima, Belegung und Energie.' })
    expect(found).toContain('Raumklimasensoren')
    expect(found).toContain('Belegungssensoren')
  })

  it('is named beside the one word that three others begin with', () => {
    const body = `<h1>Acme</h1><h2>Nos solutions</h2>${offers('Fibre', 'Fibre dédiée FTTO', 'Standard hébergé', 'Liens radio')}`
    const found = keywords({ lang: 'fr', body })?.split(', ') ?? []
    expect(found.some((one) => /^fibre dédiée ftto$/i.test(one))).toBe(true)
  })
})

describe('what the head names', () => {
  const list = (lang: BaseLanguage): string => `<h2>${shop[lang]}</h2>${offers(...goods[lang])}`

  it.each([
    ['it', 'Acme - Arredi da giardino su misura', 'Arredi da giardino', 'Acme produce arredi da giardino a Sacile.'],
    ['de', 'Acme – Funkfühler für Gebäude', 'Funkfühler', 'Acme entwickelt Funkfühler, die lange halten.'],
    ['fr', 'Acme | Sondes pour maraîchers', 'sondes', 'Nos sondes mesurent la pluie et le vent.'],
  ] as const)('%s: is an offer that description and text speak of: %s', (lang, title, phrase, text) => {
    const body = `<h1>Acme</h1><p>${text}</p>${list(lang)}`
    const found = keywords({ lang, body, title, description: `Acme, ${phrase.toLowerCase()} e altro.` })
    expect(found?.toLowerCase()).toContain(phrase.toLowerCase())
  })

  it('is no town', () => {
    const body = `<h1>Acme</h1><p>Shuttles from Durango to the mine.</p>${list('en')}`
    const found = keywords({ lang: 'en', body, title: 'Acme | Durango', description: 'Shuttles in Durango.' })
    expect(found).not.toContain('Durango')
  })

  it.each([
    ['fr', 'Savons solides, soins du visage et baumes certifiés bio.', 'certifiés'],
    ['en', 'Flyers, business cards and booklets printed in-house.', 'in-house'],
    ['it', 'Pepe, zafferano e miscele macinate su ordine.', 'macinate'],
    ['es', 'Quesos, yogures y mermeladas elaboradas a mano.', 'elaboradas'],
  ] as const)('%s: is named without how it is made: %s', (lang, description, word) => {
    expect(keywords({ lang, body: `<h1>Acme</h1>${list(lang)}`, description }) ?? '').not.toContain(word)
  })
})
