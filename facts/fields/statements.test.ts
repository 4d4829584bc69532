import { describe, expect, it } from 'vitest'
import { extractFacts, type FoundFact } from '../index.ts'

const page = (body: string, language = 'en', description = '', path = '') => ({
  url: `https://example.com/${path}`,
  html: `<html lang="${language}"><title>Example</title><meta name="description" content="${description}"><body>${body}`,
})
const factOf = (field: FoundFact['field'], ...pages: ReturnType<typeof page>[]) =>
  extractFacts(pages).find((fact) => fact.field === field)

const statement = {
  en: {
    description: 'Miller & Sons is a family business of gardeners in Leeds, offering garden design and tree care.',
    mission: 'Our mission is to help families and companies to create gardens in which people and animals feel well.',
    vision: 'To become the gardeners to whom the whole north turns when a garden is to last for generations.',
  },
  de: {
    description: 'Die Gärtnerei Huber ist ein Familienbetrieb in Freising und bietet Gartenplanung und Baumpflege.',
    mission: 'Unser Ziel ist es, Familien und Firmen zu helfen, damit in ihren Gärten Mensch und Tier sich wohlfühlen.',
    vision: 'Wir sehen eine Welt, in der jeder Garten Heimat für Pflanzen, Tiere und kommende Generationen ist.',
  },
  fr: {
    description: 'Durand est une entreprise familiale de jardiniers à Nantes, spécialisée dans la création de jardins.',
    mission: 'Notre objectif est d’aider les familles et les entreprises afin que leurs jardins durent longtemps.',
    vision: 'Devenir la référence des jardins durables et construire demain un monde où la ville respire.',
  },
  es: {
    description: 'Jardines Ruiz es una empresa familiar de jardineros en Sevilla, especializada en diseño de jardines.',
    mission: 'Nuestro objetivo es ayudar a las familias y empresas para que sus jardines duren muchos años.',
    vision: 'Ser la empresa de referencia en jardines sostenibles y contribuir a un futuro mejor en las ciudades.',
  },
  it: {
    description: 'Giardini Rossi è un’azienda familiare di giardinieri a Padova, specializzata in progettazione.',
    mission: 'Il nostro obiettivo è aiutare le famiglie e le aziende affinché i loro giardini durino nel tempo.',
    vision: 'Diventare il punto di riferimento dei giardini sostenibili e costruire il futuro delle nostre città.',
  },
} as const
const headings = { en: 'Our vision', de: 'Unsere Vision', fr: 'Notre vision', es: 'Visión', it: 'La nostra visione' }
const filler = '<p>Tel. 0123 456789</p><h2>Blog</h2><p>12.03.2024</p>'

describe('statements', () => {
  it.each(Object.entries(statement))('finds summary, mission and vision in %s', (language, said) => {
    const home = page(`<h1>Example</h1><p>${said.mission}</p>${filler}`, language, said.description)
    const vision = `<h2>${headings[language as keyof typeof headings]}</h2><p>${said.vision}</p>`
    const about = page(vision, language, '', 'about')
    expect(factOf('summary', home, about)?.value).toContain(said.description)
    expect(factOf('mission', home, about)).toMatchObject({ value: said.mission, source_url: 'https://example.com/' })
    expect(factOf('vision', home, about)).toMatchObject({ value: said.vision, passage: said.vision })
  })

  it('finds no vision on a site that states none', () => {
    expect(factOf('vision', page(`<h1>Example</h1><p>${statement.en.mission}</p>${filler}`))).toBeUndefined()
  })

  it.each([
    ['en', '<p>We are reliable, friendly and experienced, and we take pride in honest work of high quality.</p>'],
    ['de', '<p>Wir arbeiten zuverlässig, freundlich und sorgfältig und sind stolz auf ehrliche Qualität.</p>'],
    ['fr', '<p>Nous sommes fiables, chaleureux et attentifs, et fiers d’un travail honnête et de qualité.</p>'],
  ])('finds how a company sees itself in %s, not what one customer says', (language, own) => {
    const review = '<blockquote>Very reliable, friendly, professional and honest team of high quality!</blockquote>'
    const fact = factOf('perception', page(`<h1>Example</h1>${own}${review}`, language))
    expect(own).toContain(fact?.value)
    expect(factOf('perception', page(`<h1>Example</h1>${review}${filler}`, language))).toBeUndefined()
  })

  it.each([
    ['en', '<p>We offer advice for families, companies and communities.</p>', 'families, companies and communities'],
    ['de', '<p>Wir bieten Beratung für Familien, Firmen und Gemeinden.</p>', 'Familien, Firmen und Gemeinden'],
    ['es', '<p>Ofrecemos asesoría para familias, empresas y comunidades.</p>', 'familias, empresas y comunidades'],
  ])('finds for whom the offer is in %s', (language, own, people) => {
    expect(factOf('audience', page(`<h1>Example</h1>${own}${filler}`, language))?.value).toContain(people)
  })

  it('prefers what sets a company apart to a discount', () => {
    const own = 'We are the only gardeners in Leeds who have combined design and tree care under one roof since 1924.'
    const fact = factOf('positioning', page(`<h1>Example</h1><p>${own}</p><p>Now 20 % off with our coupon!</p>`))
    expect(fact?.value).toBe(own)
  })

  it('leaves cookie notices, menus and orders to language models out', () => {
    const notice = `<div class="cookie-banner"><p>Our mission is to protect your privacy so that you feel safe.</p></div>`
    expect(factOf('mission', page(`${notice}<nav><p>We help families to become happy.</p></nav>`))).toBeUndefined()
  })
})

describe('industry size', () => {
  it.each([
    ['<p>Our company has more than 120 employees today.</p>', 'more than 120 employees'],
    ['<p>Wir beschäftigen rund 45 Mitarbeiter in unserem Betrieb.</p>', 'rund 45 Mitarbeiter'],
    ['<p>Notre équipe compte plus de 30 salariés à votre service.</p>', 'plus de 30 salariés'],
    ['<p>Nuestra empresa cuenta con 25 empleados en Sevilla.</p>', '25 empleados'],
    ['<p>La nostra azienda conta oltre 80 dipendenti a Padova.</p>', 'oltre 80 dipendenti'],
  ])('finds it in %s', (own, value) => {
    expect(factOf('industry_size', page(own))).toMatchObject({ value, passage: expect.stringContaining(value) })
  })

  it.each(['<p>We have 3 parking places.</p>', '<p>In 2019 the company moved.</p>', '<p>We open 24 hours.</p>'])(
    'finds none in %s',
    (own) => {
      expect(factOf('industry_size', page(own))).toBeUndefined()
    },
  )
})
